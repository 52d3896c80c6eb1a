import { lazy, Suspense } from 'react'
import styles from './reply.module.css'

export const loadMarkdown = () => import('./Markdown')
const Markdown = lazy(loadMarkdown)

/** Text as Markdown; plain until what reads Markdown is there. */
export function Prose({ text }: { text: string }) {
  return (
    <Suspense fallback={<Plain text={text} />}>
      <Markdown text={text} />
    </Suspense>
  )
}

/** Text as it was written. */
export function Plain({ text }: { text: string }) {
  return <div className={styles.plain}>{text}</div>
}
