import { CircleStop } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { AnsweredBy, isDemo } from '../kit/AnsweredBy'
import { EmptyResult } from '../kit/EmptyResult'
import { Notes } from '../kit/Notes'
import { Reply, sayNoReply } from '../kit/Reply'
import { Result } from '../kit/Result'
import type { NodeRun, OutputProps, NodeReply as ReplyRun } from '../view'
import type { InferenceConfig } from './node'
import styles from './view.module.css'

// Part of the run chunk: there are calls only after a run.
const OwnToolResults = lazy(async () => ({ default: (await import('./OwnToolResults')).OwnToolResults }))
const UnknownToolCalls = lazy(async () => ({ default: (await import('./OwnToolResults')).UnknownToolCalls }))

/** The model's reply while it streams, the answering model, and the ending. Errors are shown by the card. */
export function Output({ run, answerer }: OutputProps<InferenceConfig>) {
  const { strayCalls = [], results } = run
  const { reply, error } = run
  const expected = reply ?? answerer
  return (
    <div className={styles.output}>
      {reply?.text ? (
        <Result>
          <AnsweredBy answerer={reply} />
          <Reply reply={run.status === 'stopped' ? withoutEnding(reply) : reply} />
        </Result>
      ) : (
        !error && (
          <>
            {expected && isDemo(expected) && <AnsweredBy answerer={expected} />}
            <Silence run={run} />
          </>
        )
      )}
      <Suspense fallback={null}>{strayCalls.length > 0 && <UnknownToolCalls results={strayCalls} />}</Suspense>
      <Notes notes={run.notes} />
      <Suspense fallback={null}>{results.length > 0 && <OwnToolResults results={results} />}</Suspense>
      {run.status === 'stopped-early' && reply?.ending === 'tool-calls' && (
        <Mark>It was still calling tools when the run came to its limit.</Mark>
      )}
      {run.status === 'stopped' && <Mark>You stopped it here.</Mark>}
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
      art={!isOver && <q className={styles.example}>Happy, like a sunny day!</q>}
      status={isOver ? 'idle' : status}
      busy={reply ? `${reply.answeredBy} is thinking…` : 'The model is thinking…'}
    >
      {isOver && reply ? sayNoReply(reply) : 'What the model says will show here, like this.'}
    </EmptyResult>
  )
}

function Mark({ children }: { children: string }) {
  return (
    <p className={styles.mark}>
      <CircleStop size={18} aria-hidden />
      {children}
    </p>
  )
}
