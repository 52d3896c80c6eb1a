const words: readonly (readonly [page: string, terminal: string])[] = [
  ['Reload the page to get the newest, then open it again.', 'Update aili5, and try again.'],
  ['this page knows up to', 'this one knows up to'],
  ['This page does not know cards of the type', 'This aili5 does not know cards of the type'],
]

/** A sentence on a document, which was written for people in front of the page, in the words of a terminal. */
export function withoutPage(sentence: string): string {
  return words.reduce((text, [page, terminal]) => text.replace(page, terminal), sentence)
}
