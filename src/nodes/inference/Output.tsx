import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { InferenceConfig } from '../../model/inference'
import { AnsweredBy, isDemo } from '../kit/AnsweredBy'
import { EmptyResult } from '../kit/EmptyResult'
import { describeNoReply, Reply } from '../kit/Reply'
import { Result } from '../kit/Result'
import type { NodeReply, NodeRun, OutputProps } from '../view'
import { AfterReply } from './BuiltInToolResults'
import { Thought } from './Thought'

/** The model's reply while it streams, the answering model, and the ending. Errors are shown by the card. */
export function Output({ run, answerer, onContinue }: OutputProps<InferenceConfig>) {
  const { reply, error, status } = run
  const thought = reply && (reply.reasoning || reply.reasoningTokens) ? <Thought reply={reply} /> : null
  const expected = reply ?? answerer
  // The demo says that it is one before it answers, too.
  const isNamed = expected && (reply?.text || (isDemo(expected) && !error))
  return (
    <div className={layout.stack3}>
      {isNamed ? <AnsweredBy answerer={expected}>{thought}</AnsweredBy> : thought}
      {reply?.text ? (
        <Result>
          <Reply reply={status === 'stopped' ? withoutEnding(reply) : reply} onContinue={onContinue} />
        </Result>
      ) : (
        !error && <Silence run={run} />
      )}
      {(run.strayCalls || run.notes || run.results.length > 0 || status.startsWith('stopped')) && (
        <AfterReply run={run} />
      )}
    </div>
  )
}

/** The placeholder of a missing reply. */
function Silence({ run: { status, reply } }: { run: NodeRun }) {
  const isOver = status === 'done' || status === 'stopped-early'
  if (isOver && reply && !reply.text)
    return <EmptyResult art={null} status="idle" busy="" soon={describeNoReply(reply)} />
  return (
    <EmptyResult
      art={!isOver && <q>{t('Happy, like a sunny day!')}</q>}
      status={isOver ? 'idle' : status}
      soon={msg('What the model says will show here, like this.')}
      busy={reply ? msg('{model} is answering…', { model: reply.answeredBy }) : msg('The model is answering…')}
    />
  )
}

/** The person who stopped it needs no notice. */
function withoutEnding({ ending: _, ...reply }: NodeReply): NodeReply {
  return reply
}
