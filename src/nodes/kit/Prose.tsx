import { createElement, lazy, Suspense } from 'react'
import styles from './reply.module.css'
import { type SimpleParagraph, simpleParagraphs } from './simple-text'
import { structuredIn } from './structured-in'

export const loadMarkdown = () => import('./Markdown')
const Markdown = lazy(loadMarkdown)

/** Whether a text can be shown without the reader of Markdown: see `simpleParagraphs`. */
const readSimple = (text: string) => (structuredIn(text) ? null : simpleParagraphs(text))

/** Fetches what a text will be read with, where that is more than its own words. */
export function prepareProse(text: string): void {
  if (!readSimple(text)) loadMarkdown().catch(() => {})
}

/** Text as Markdown; plain until what reads Markdown is there. */
export function Prose({ text }: { text: string }) {
  const simple = readSimple(text)
  if (simple) return <SimpleText paragraphs={simple} />
  return (
    <Suspense fallback={<Plain text={text} />}>
      <Markdown text={text} />
    </Suspense>
  )
}

/** Paragraphs with stressed words, as Markdown shows them. A text is drawn whole, so its parts need no names. */
export function SimpleText({ paragraphs }: { paragraphs: readonly SimpleParagraph[] }) {
  const drawn = paragraphs.map(parts => createElement('p', null, ...parts.map(drawPart)))
  return createElement('div', { className: styles.markdown }, ...drawn)
}

const drawPart = (part: string, at: number) => (at % 2 === 1 ? createElement('em', null, part) : part)

/** Text as it was written. */
export function Plain({ text }: { text: string }) {
  return <div className={styles.plain}>{text}</div>
}
