import remend from 'remend'
import { type MarkdownNode, parseMarkdown } from '../../../components/parse-markdown'
import { shorten } from '../../../components/text'

/** Characters beyond which a text is not parsed: a one-line excerpt is far shorter. */
const mostRead = 2_000

/**
 * Markdown as plain text in one line: without emphasis, headings, lists or code marks, and a link as its text. For
 * excerpts of replies and prompts.
 *
 * @param isCut the text may end inside of markup.
 */
export function markdownToText(text: string, { isCut = false } = {}): string {
  const isShortened = text.length > mostRead
  const source = isShortened ? text.slice(0, mostRead) : text
  const closed = isCut || isShortened ? remend(source.trimEnd(), { linkMode: 'text-only', katex: false }) : source
  const nodes = parseMarkdown(closed)
  return oneLine(nodes ? nodes.map(wordsOf).join(' ') : closed)
}

/** The same, truncated to a number of characters. */
export function markdownToLine(text: string, most: number, { isCut = false } = {}): string {
  return shorten(markdownToText(text, { isCut }), most)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Blocks, which separate words. */
const blocks = new Set(['blockquote', 'bullet_list', 'ordered_list', 'list_item', 'table', 'thead', 'tbody', 'tr'])

function wordsOf({ type, content, children }: MarkdownNode): string {
  if (type === 'softbreak' || type === 'hardbreak' || type === 'hr') return ' '
  if (type === 'footnote_ref' || type === 'footnote_block') return ''
  return content + children.map(wordsOf).join(blocks.has(type) ? ' ' : '')
}
