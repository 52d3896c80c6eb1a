import { lazy, Suspense, useEffect } from 'react'
import type { NodeRun } from '../view'
import styles from './reply.module.css'

const loadMarkdown = () => import('./Markdown')
const Markdown = lazy(loadMarkdown)

/**
 * A model's reply: plain while it streams, so that nothing is laid out twice a second, and Markdown when it is whole.
 * A reply that was cut says so.
 */
export function Reply({ reply }: { reply: NonNullable<NodeRun['reply']> }) {
  const { text, streaming, cut } = reply
  useEffect(() => {
    // Fetched while the words still come, so that it is there at the end of them.
    if (streaming) loadMarkdown().catch(() => {})
  }, [streaming])

  const plain = <div className={styles.plain}>{text}</div>
  return (
    <div className={styles.reply} data-streaming={streaming || undefined}>
      {streaming ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <Markdown text={text} />
        </Suspense>
      )}
      {cut && <p className={styles.cut}>The reply was cut off here.</p>}
    </div>
  )
}
