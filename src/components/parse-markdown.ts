import createMarkdownIt, { type MarkdownIt, type StateInline, type Token } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import footnotes from 'markdown-it-footnote'

/** A mark, a text, or an element with what is in it. */
export interface MarkdownNode {
  /** As the parser calls it, without "_open": "paragraph", "strong", "text". */
  type: string
  /** The name of an HTML element, where it is one. */
  tag: string
  /** The text of a leaf. */
  content: string
  attributes: Readonly<Record<string, string | number>>
  children: MarkdownNode[]
  /** A paragraph of a list without empty lines, which is drawn without an element. */
  isHidden: boolean
}

/** Characters of a text: some ten pages. An answer of a model has a few hundred to a few thousand. */
const LONGEST = 20_000
/** Elements inside of each other. */
const DEEPEST = 40
/** Elements and texts: the browser lays out each. */
const MOST_NODES = 8_000
/** Characters of an address that begins with "www.". */
const LONGEST_ADDRESS = 500
const BARE_ADDRESS = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[^\s<>"'()*_~|]*[^\s<>"'()*_~|.,:;!?])?/i
/** Characters of a formula. */
const LONGEST_FORMULA = 1_000

const parser = createParser()

/**
 * Markdown of CommonMark and GitHub (tables, strikethrough, footnotes, bare addresses) as a tree, with line breaks where
 * the text has them. HTML is text, and formulas between `\(…\)`, `\[…\]` and `$$…$$` are left as they are written. Null
 * for a text that is too long, or has too much in it, to be drawn without a wait, and for one of which nothing would show.
 */
export function parseMarkdown(text: string): MarkdownNode[] | null {
  if (text.length > LONGEST) return null
  const tokens = parser.parse(text, {})
  if (isTooMuch(tokens)) return null
  const tree = treeOf(tokens)
  return tree.every(isEmpty) ? null : tree
}

const isEmpty = ({ tag, content, children }: MarkdownNode) => tag !== 'hr' && content === '' && children.length === 0

function createParser(): MarkdownIt {
  const markdown = createMarkdownIt({ breaks: true, linkify: true, maxNesting: 2 * DEEPEST })
    .use(cjkFriendly)
    .use(footnotes)
  // Which addresses are links is decided where they are drawn: the words of any link are shown.
  markdown.validateLink = () => true
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  for (const scheme of ['ftp:', '//', 'mailto:']) markdown.linkify.add(scheme, null)
  markdown.linkify.add('www.', {
    validate: (text, at) => BARE_ADDRESS.exec(text.slice(at, at + LONGEST_ADDRESS))?.[0].length ?? 0,
    normalize: match => {
      match.url = `https://${match.url}`
    },
  })
  markdown.inline.ruler.before('escape', 'formula', formula)
  return markdown
}

/** How formulas end, by how they begin. */
const formulas: ReadonlyMap<string, string> = new Map([
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$$', '$$'],
])

/** A formula is text with its backslashes, and nothing in it is markup. A lone `\(` is one too. */
function formula(state: StateInline, silent: boolean): boolean {
  const start = state.src.slice(state.pos, state.pos + 2)
  const end = formulas.get(start)
  if (!end) return false
  const found = state.src.slice(state.pos + 2, state.pos + LONGEST_FORMULA).indexOf(end)
  const length = found < 0 ? start.length : found + start.length + end.length
  if (!silent) state.push('formula', '', 0).content = state.src.slice(state.pos, state.pos + length)
  state.pos += length
  return true
}

/** Counts tokens, and looks how deep they are. */
function isTooMuch(tokens: readonly Token[]): boolean {
  let count = 0
  return tokens.some(({ level, children }) => {
    count += 1 + (children?.length ?? 0)
    return count > MOST_NODES || level >= DEEPEST || children?.some(child => child.level >= DEEPEST)
  })
}

/** The parser's list of openings and closings as a tree. */
function treeOf(tokens: readonly Token[]): MarkdownNode[] {
  const root: MarkdownNode[] = []
  const open: MarkdownNode[][] = [root]
  for (const token of tokens) {
    const siblings = open.at(-1) ?? root
    if (token.nesting < 0) open.pop()
    else if (token.type === 'inline') siblings.push(...treeOf(token.children ?? []))
    else {
      const node = nodeOf(token)
      siblings.push(node)
      if (token.nesting > 0) open.push(node.children)
    }
  }
  return root
}

function nodeOf({ type, tag, content, attrs, meta, hidden, children }: Token): MarkdownNode {
  return {
    type: type.replace(/_open$/, ''),
    tag,
    content: type === 'footnote_ref' ? String(Number(meta?.id) + 1) : type === 'image' ? '' : content,
    attributes: Object.fromEntries(attrs ?? []),
    children: type === 'image' ? treeOf(children ?? []) : [],
    isHidden: hidden,
  }
}
