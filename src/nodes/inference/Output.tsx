import { lazy, Suspense } from 'react'
import { t } from '../../language/active'
import { AnsweredBy, isDemo } from '../kit/AnsweredBy'
import { EmptyResult } from '../kit/EmptyResult'
import { Reply, sayNoReply } from '../kit/Reply'
import { Result } from '../kit/Result'
import type { NodeRun, OutputProps, NodeReply as ReplyRun } from '../view'
import type { InferenceConfig } from './node'
import styles from './view.module.css'

// Part of the run chunk.
const AfterReply = lazy(() => import('./OwnToolResults'))

/** The model's reply while it streams, the answering model, and the ending. Errors are shown by the card. */
export function Output({ run, answerer, onContinue }: OutputProps<InferenceConfig>) {
  const { reply, error } = run
  const expected = reply ?? answerer
  return (
    <div className={styles.output}>
      {reply?.text ? (
        <Result>
          <AnsweredBy answerer={reply} />
          <Reply reply={run.status === 'stopped' ? withoutEnding(reply) : reply} onContinue={onContinue} />
        </Result>
      ) : (
        !error && (
          <>
            {expected && isDemo(expected) && <AnsweredBy answerer={expected} />}
            <Silence run={run} />
          </>
        )
      )}
      <Suspense>
        {(run.strayCalls || run.notes || run.results.length > 0 || run.status.startsWith('stopped')) && (
          <AfterReply run={run} />
        )}
      </Suspense>
    </div>
  )
}

/** The person who stopped it needs no notice. */
function withoutEnding({ ending: _, ...reply }: ReplyRun): ReplyRun {
  return reply
}

/** The placeholder of a missing reply. */
function Silence({ run: { status, reply } }: { run: NodeRun }) {
  const isOver = status === 'done' || status === 'stopped-early'
  return (
    <EmptyResult
      art={!isOver && <q className={styles.example}>{t('Happy, like a sunny day!')}</q>}
      status={isOver ? 'idle' : status}
      busy={reply ? t('{model} is thinking…', { model: reply.answeredBy }) : t('The model is thinking…')}
    >
      {isOver && reply ? sayNoReply(reply) : t('What the model says will show here, like this.')}
    </EmptyResult>
  )
}
