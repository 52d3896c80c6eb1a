import { createElement, lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import { classNames } from './class-names'
import layout from './layout.module.css'
import styles from './prose.module.css'
import { type SimpleParagraph, simpleParagraphs } from './simple-text'
import { structuredIn } from './structured-in'

const Markdown = lazy(() => import('./Markdown'))

/** Whether a text needs no Markdown parser: see `simpleParagraphs`. */
const readSimple = (text: string) => (structuredIn(text) ? null : simpleParagraphs(text))

/**
 * Text as Markdown; plain until the parser is loaded.
 * @param isGrowing more of the text comes: what it opens, such as **, is closed.
 */
export function Prose({ text, isGrowing = false }: { text: string; isGrowing?: boolean }) {
  // Letters that come while the text is drawn wait for the next drawing.
  const shown = useDeferredValue(text)
  const simple = readSimple(shown)
  if (simple) return <SimpleText paragraphs={simple} />
  // JSON is drawn when it is whole.
  if (isGrowing && /^\s*(?:[[{]|```json)/.test(shown)) return <Plain text={shown} />
  return (
    <Suspense fallback={<Plain text={shown} />}>
      <Markdown text={shown} isGrowing={isGrowing} />
    </Suspense>
  )
}

/** Paragraphs with emphasis, as Markdown renders them. The text is rendered as a whole, so indexes are stable keys. */
export function SimpleText({ paragraphs }: { paragraphs: readonly SimpleParagraph[] }) {
  const drawn = paragraphs.map(lines => createElement('p', { dir: 'auto' }, ...lines.flatMap(drawLine)))
  return createElement('div', { className: styles.markdown }, ...drawn)
}

/** Spread as children, which need no keys. */
function drawLine(parts: readonly string[], at: number): ReactNode[] {
  const drawn: ReactNode[] = at === 0 ? [] : [createElement('br', { key: 'break' })]
  return drawn.concat(parts.map((part, at) => (at % 2 === 1 ? createElement('em', null, part) : part)))
}

/** Plain text. */
export function Plain({ text }: { text: string }) {
  return (
    <div className={classNames(layout.preWrap, styles.plain)} dir="auto">
      {text}
    </div>
  )
}
