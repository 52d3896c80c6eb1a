import { fromMarkdown } from 'mdast-util-from-markdown'

/** Characters beyond which a text is not parsed: a one-line excerpt is far shorter. */
const mostRead = 2_000

/** May close markup that a cut has left open. */
const closers = ['', '*', '**', '***', '_', '__', '`', ')', '](.)', '*)', '**)']

/** An invisible letter, so that an opening mark with nothing after it can be closed too. */
const joiner = '\u2060'

/**
 * Markdown as plain text in one line: without emphasis, headings, lists or code marks, and a link as its text. For
 * excerpts of replies and prompts.
 *
 * @param isCut the text may end inside of markup.
 */
export function markdownToText(text: string, { isCut = false } = {}): string {
  const isShortened = text.length > mostRead
  const source = isShortened ? text.slice(0, mostRead) : text
  // Closed markup is not shown, so the right closing mark leaves the fewest characters.
  const sources = isCut || isShortened ? closers.map(end => source.trimEnd() + (end && joiner + end)) : [source]
  const readings = sources.map(each => oneLine(wordsOf(fromMarkdown(each))))
  return readings.reduce((best, reading) => (reading.length < best.length ? reading : best))
}

/** The same, truncated to a number of characters. */
export function markdownToLine(text: string, most: number, { isCut = false } = {}): string {
  const words = markdownToText(text, { isCut })
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words
}

const oneLine = (text: string) => text.replaceAll(joiner, '').replace(/\s+/g, ' ').trim()

/** Block elements, which separate lines. */
const holdsLines = new Set<string>(['root', 'blockquote', 'list', 'listItem'])

type Root = ReturnType<typeof fromMarkdown>

function wordsOf(node: Root | Root['children'][number]): string {
  if (node.type === 'break' || node.type === 'thematicBreak') return ' '
  if ('value' in node) return node.value
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if (!('children' in node)) return ''
  return node.children.map(wordsOf).join(holdsLines.has(node.type) ? ' ' : '')
}
