import { fromMarkdown } from 'mdast-util-from-markdown'

/** Characters beyond which a text is not read: what is shown of it in one line lies far before. */
const mostRead = 2_000

/** What may close markup that a cut has left open. */
const closers = ['', '*', '**', '***', '_', '__', '`', ')', '](.)', '*)', '**)']

/** Counts as a letter and shows nothing, so that marks with nothing behind them can be closed too. */
const joiner = '\u2060'

/**
 * Markdown as the words that a person reads, in one line: no marks of emphasis, headings, lists or code, and a link as its
 * text. For places where a reply or a prompt is shown in short.
 *
 * @param isCut the text ends anywhere, and may leave markup open.
 */
export function plainWords(text: string, { isCut = false } = {}): string {
  const isShortened = text.length > mostRead
  const source = isShortened ? text.slice(0, mostRead) : text
  // Markup that is closed is not shown, so the end that fits leaves the fewest characters.
  const sources = isCut || isShortened ? closers.map(end => source.trimEnd() + (end && joiner + end)) : [source]
  const readings = sources.map(each => oneLine(wordsOf(fromMarkdown(each))))
  return readings.reduce((best, reading) => (reading.length < best.length ? reading : best))
}

/** The same, at most so many characters of it. */
export function plainLine(text: string, most: number, { isCut = false } = {}): string {
  const words = plainWords(text, { isCut })
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words
}

const oneLine = (text: string) => text.replaceAll(joiner, '').replace(/\s+/g, ' ').trim()

/** What lies in these is a line of its own. */
const holdsLines = new Set<string>(['root', 'blockquote', 'list', 'listItem'])

type Root = ReturnType<typeof fromMarkdown>

function wordsOf(node: Root | Root['children'][number]): string {
  if (node.type === 'break' || node.type === 'thematicBreak') return ' '
  if ('value' in node) return node.value
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if (!('children' in node)) return ''
  return node.children.map(wordsOf).join(holdsLines.has(node.type) ? ' ' : '')
}
