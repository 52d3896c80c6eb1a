import { useEffect } from 'react'
import { sayEnding } from '../../engine/answer-ending'
import type { NodeReply as ReplyRun } from '../view'
import { Plain, Prose, prepareProse } from './Prose'
import styles from './reply.module.css'

/**
 * A model's reply: plain while it streams, so that nothing is laid out twice a second, and Markdown when it is whole.
 * A reply that is not whole says so.
 */
export function Reply({ reply }: { reply: ReplyRun }) {
  const { text, streaming } = reply
  useEffect(() => {
    // Fetched while the words still come, so that it is there at the end of them.
    if (streaming) prepareProse(text)
  }, [streaming, text])

  const end = streaming ? null : sayEndOf(reply)
  return (
    <div className={styles.reply} data-streaming={streaming || undefined}>
      {streaming ? <Plain text={text} /> : <Prose text={text} />}
      {end && <p className={styles.cut}>{end}</p>}
    </div>
  )
}

/** What there is to say of the end of a reply; null for one that is whole. */
export function sayEndOf({ ending, text, tokenLimit, callsCut }: ReplyRun): string | null {
  return ending ? sayEnding({ ending, text, tokenLimit, called: callsCut ?? [] }) : null
}

/** What is said of a reply without words, when it is over. */
export function saySilence(reply: ReplyRun): string {
  const called = 'The model answered with its tools, and without words.'
  const nothing = 'The model gave an empty answer: no words came, and no tool was called.'
  return sayEndOf(reply) ?? (reply.toolsRun ? called : nothing)
}
