import { createElement, lazy, Suspense } from 'react'
import styles from './prose.module.css'
import { type SimpleParagraph, simpleParagraphs } from './simple-text'
import { structuredIn } from './structured-in'

const loadMarkdown = () => import('./Markdown')
const Markdown = lazy(loadMarkdown)

/** Whether a text needs no Markdown parser: see `simpleParagraphs`. */
const readSimple = (text: string) => (structuredIn(text) ? null : simpleParagraphs(text))

/** Preloads the Markdown parser if a text needs it. */
export function prepareProse(text: string): void {
  if (!readSimple(text)) loadMarkdown().catch(() => {})
}

/** Text as Markdown; plain until the parser is loaded. */
export function Prose({ text }: { text: string }) {
  const simple = readSimple(text)
  if (simple) return <SimpleText paragraphs={simple} />
  return (
    <Suspense fallback={<Plain text={text} />}>
      <Markdown text={text} />
    </Suspense>
  )
}

/** Paragraphs with emphasis, as Markdown renders them. The text is rendered as a whole, so indexes are stable keys. */
export function SimpleText({ paragraphs }: { paragraphs: readonly SimpleParagraph[] }) {
  const drawn = paragraphs.map(parts => createElement('p', null, ...parts.map(drawPart)))
  return createElement('div', { className: styles.markdown, dir: 'auto' }, ...drawn)
}

const drawPart = (part: string, at: number) => (at % 2 === 1 ? createElement('em', null, part) : part)

/** Plain text. */
export function Plain({ text }: { text: string }) {
  return (
    <div className={styles.plain} dir="auto">
      {text}
    </div>
  )
}
