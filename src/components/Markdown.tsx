import { createElement, Fragment, type ReactNode } from 'react'
import remend from 'remend'
import { t } from '../language/active'
import layout from './layout.module.css'
import { type MarkdownNode, parseMarkdown } from './parse-markdown'
import styles from './prose.module.css'
import { Structured } from './Structured'
import { structuredIn } from './structured-in'

/**
 * Markdown without HTML, as it was written where it is too much to be drawn; a JSON answer is rendered as fields and tables.
 * Lazily loaded.
 * @param isGrowing more of the text comes: what it opens is closed.
 */
export default function Markdown({ text, isGrowing = false }: { text: string; isGrowing?: boolean }) {
  const value = isGrowing ? undefined : structuredIn(text)
  if (value) return <Structured value={value} />
  const nodes = parseMarkdown(isGrowing ? closed(text) : text)
  if (nodes) return <div className={styles.markdown}>{drawAll(nodes)}</div>
  return (
    <div className={styles.markdown}>
      <pre dir="auto">{text}</pre>
    </div>
  )
}

/** Without half of a link or a mark at its end. */
function closed(text: string): string {
  return remend(text, { linkMode: 'text-only', katex: false, setextHeadings: true })
}

/** Headings start below those of the card. */
const headings: Readonly<Record<string, string>> = { h1: 'h4', h2: 'h5', h3: 'h6', h4: 'h6', h5: 'h6', h6: 'h6' }

function drawAll(nodes: readonly MarkdownNode[], isInBlock = false): ReactNode[] {
  return nodes.map((node, at) => <Fragment key={at}>{draw(node, isInBlock)}</Fragment>)
}

/**
 * One node as an element.
 * @param isInBlock whether a list or table around it has a reading direction for all in it.
 */
function draw(node: MarkdownNode, isInBlock: boolean): ReactNode {
  const { type, tag, content, attributes, children } = node
  const direction = isInBlock ? undefined : 'auto'
  switch (type) {
    case 'text':
    case 'text_special':
    case 'html_inline':
    case 'html_block':
      return content
    case 'formula':
      return content.split('\n').flatMap((line, at) => (at === 0 ? [line] : [createElement('br', { key: at }), line]))
    case 'softbreak':
    case 'hardbreak':
      return <br />
    case 'code_inline':
      return <code dir="auto">{content}</code>
    case 'code_block':
    case 'fence':
      return (
        <pre dir="auto">
          <code>{content}</code>
        </pre>
      )
    case 'hr':
      return <hr />
    case 'paragraph':
      return node.isHidden ? drawAll(children, isInBlock) : <p dir={direction}>{drawAll(children, isInBlock)}</p>
    case 'heading':
      return createElement(headings[tag] ?? 'h6', { dir: direction }, ...drawAll(children, isInBlock))
    case 'bullet_list':
    case 'ordered_list':
      return createElement(tag, { dir: direction, start: attributes.start }, ...drawAll(children, true))
    case 'list_item':
      return <li>{drawAll(withTask(children), true)}</li>
    case 'table':
      return (
        <div className={styles.table} dir={direction}>
          <table>{drawAll(children, true)}</table>
        </div>
      )
    case 'th':
    case 'td': {
      const align = /text-align:(left|center|right)/.exec(String(attributes.style))?.[1]
      return createElement(tag, { 'data-align': align }, ...drawAll(children, true))
    }
    case 'link':
      return <Link address={String(attributes.href)}>{drawAll(children, isInBlock)}</Link>
    case 'image':
      return <Picture alt={textOf(children)} />
    case 'footnote_ref':
      return <sup>[{content}]</sup>
    case 'footnote_block':
      return <ol className={layout.hint}>{drawAll(children, false)}</ol>
    case 'footnote':
      return <li>{drawAll(children, false)}</li>
    case 'footnote_anchor':
      return null
    default:
      return plainElements.has(tag)
        ? createElement(tag, null, ...drawAll(children, isInBlock))
        : drawAll(children, isInBlock)
  }
}

const plainElements = new Set(['strong', 'em', 's', 'blockquote', 'thead', 'tbody', 'tr'])

/** A link opens in a new tab; one to a place in this page, or of a strange scheme, is its text. */
function Link({ address, children }: { address: string; children: ReactNode }) {
  if (!/^(?:https?:|mailto:)/i.test(address)) return children
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}

/** Pictures are never loaded: an address from a model may leak secrets. */
function Picture({ alt }: { alt: string }) {
  return <em>[{alt ? t('picture: {alt}', { alt }) : t('picture')}]</em>
}

const textOf = (nodes: readonly MarkdownNode[]): string =>
  nodes.map(({ content, children }) => content + textOf(children)).join('')

/** The items of a list of tasks, with a box in place of `[x]`. */
function withTask(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  const [first, ...rest] = nodes
  const [text, ...others] = first?.type === 'paragraph' ? first.children : []
  const mark = text?.type === 'text' ? /^\[([ xX])\](?=\s)/.exec(text.content) : null
  if (!first || !text || !mark) return nodes
  const box = mark[1] === ' ' ? '☐' : '☑'
  const boxed = { ...text, content: `${box}${text.content.slice(mark[0].length)}` }
  return [{ ...first, children: [boxed, ...others] }, ...rest]
}
