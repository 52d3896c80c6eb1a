import { type MessageDescriptor, msg, type Words } from '../language/message'

const words: readonly (readonly [page: string, terminal: string])[] = [
  ['Reload the page to get the newest, then open it again.', 'Update aili5, and try again.'],
  ['this page knows up to', 'this one knows up to'],
  ['This page does not know cards of the type', 'This aili5 does not know cards of the type'],
]

const type = ''

/** Messages for people in front of the page, each with the same for a terminal. */
const messages: readonly (readonly [page: MessageDescriptor, terminal: MessageDescriptor])[] = [
  [
    msg('This page does not know cards of the type “{type}”. The card keeps its data and is left out of the run.', {
      type,
    }),
    msg('This aili5 does not know cards of the type “{type}”. The card keeps its data and is left out of the run.', {
      type,
    }),
  ],
]

/** A sentence on a document, which was written for people in front of the page, in the words of a terminal. */
export function withoutPage(sentence: Words): Words {
  if (typeof sentence === 'string')
    return words.reduce((text, [page, terminal]) => text.replace(page, terminal), sentence)
  const asked = JSON.stringify(sentence.message)
  const [, terminal] = messages.find(([page]) => JSON.stringify(page.message) === asked) ?? []
  return terminal ? { ...sentence, message: terminal.message } : sentence
}
