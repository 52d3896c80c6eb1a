import { useEffect } from 'react'
import type { NodeRun } from '../view'
import { loadMarkdown, Plain, Prose } from './Prose'
import styles from './reply.module.css'

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

  return (
    <div className={styles.reply} data-streaming={streaming || undefined}>
      {streaming ? <Plain text={text} /> : <Prose text={text} />}
      {cut && <p className={styles.cut}>The reply was cut off here.</p>}
    </div>
  )
}
