import type { PageText } from './html-text'

/** Characters of HTML that are read at once: that takes a few milliseconds. */
const AT_ONCE = 50_000

let readLarge: ((html: string) => Promise<PageText>) | undefined

/** Sets how large pages are read. Where nothing is set, as in a terminal, they are read in place. */
export function readLargeHtmlWith(read: typeof readLarge): void {
  readLarge = read
}

/** The text of an HTML page. @throws Error with a sentence where it takes too long. */
export async function readHtml(html: string): Promise<PageText> {
  if (html.length > AT_ONCE && readLarge) return readLarge(html)
  return (await import('./html-text')).textOfHtml(html)
}
