import { useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { formatCost, formatDuration } from '../../components/text'
import { localize, t } from '../../language/active'
import { englishMessages } from '../../language/messages'
import type { RunEventOf } from '../../model/events'
import type { InferenceRound } from '../../store/run/run-state'
import { Fold } from './Fold'
import { CallText, MessageParts } from './MessageParts'
import { Part, SentText } from './Part'
import styles from './RoundSteps.module.css'
import { type RoundStep, roundSteps } from './round-steps'

interface RoundStepsProps {
  /** The inference. */
  nodeId: string
  rounds: readonly InferenceRound[]
  live: boolean
}

/** The requests of an inference one by one, each collapsed to one line: what was sent anew, what was called and came back. */
export function RoundSteps({ nodeId, rounds, live }: RoundStepsProps) {
  const steps = roundSteps(rounds, live)
  return (
    <ol className={layout.stack2}>
      {steps.map(step => (
        <li key={step.round.round}>
          <Step nodeId={nodeId} step={step} opens={steps.length === 1} />
        </li>
      ))}
    </ol>
  )
}

function Step({ nodeId, step, opens }: { nodeId: string; step: RoundStep; opens: boolean }) {
  const [open, setOpen] = useState(opens)
  const { round, title } = step
  return (
    <Fold
      className={classNames(layout.box, styles.step)}
      open={open}
      onToggle={setOpen}
      title={
        <>
          <b>{t('Round {round, number}', { round: round.round })}</b> <span className={layout.soft}>{title}</span>
        </>
      }
    >
      <StepBody nodeId={nodeId} step={step} />
    </Fold>
  )
}

function StepBody({ nodeId, step: { round, resultsSent, newParts } }: { nodeId: string; step: RoundStep }) {
  const results = new Map(round.results.map(result => [result.callId, result]))
  return (
    <div className={classNames(layout.stack2, styles.body)}>
      {round.round > 1 && <p className={layout.hint}>{sentAgain(resultsSent)}</p>}
      {newParts.length > 0 && <MessageParts parts={newParts} />}
      {round.reasoning && (
        <Part nodeId={nodeId} kind={t('Its notes to itself')}>
          <SentText text={round.reasoning} />
        </Part>
      )}
      {round.toolCalls.map(({ call, toolNodeId }) => (
        <Part key={call.id} nodeId={toolNodeId} kind={t('Tool call')}>
          <CallText call={call} />
          <ResultText result={results.get(call.id)} />
        </Part>
      ))}
      <RoundFacts round={round} />
    </div>
  )
}

function sentAgain(results: number): string {
  return t(
    '{results, plural, =0 {Everything above was sent again.} one {Everything above was sent again, and the result of its calls.} other {Everything above was sent again, and the # results of its calls.}}',
    { results },
  )
}

function ResultText({ result }: { result: RunEventOf<'tool-result'> | undefined }) {
  if (!result) return <p className={layout.hint}>{t('No result yet.')}</p>
  return (
    <div className={styles.result}>
      <p className={classNames(layout.small, result.isError ? layout.danger : layout.soft)}>{wentBack(result)}</p>
      <SentText text={englishMessages.localize(result.content)} />
      {result.readAs?.map(localize).map(note => (
        <p key={note} className={layout.hint}>
          {note}
        </p>
      ))}
    </div>
  )
}

function wentBack({ isError, durationMs }: RunEventOf<'tool-result'>): string {
  if (durationMs < 1) return isError ? t('An error went back to the model') : t('Went back to the model')
  const duration = formatDuration(durationMs)
  return isError
    ? t('An error went back to the model, after {duration}', { duration })
    : t('Went back to the model, after {duration}', { duration })
}

function RoundFacts({ round: { usage, cost, carried } }: { round: InferenceRound }) {
  const facts = [
    carried && t('from the run before'),
    usage && t('read {input, number}, wrote {output, number}', { input: usage.input, output: usage.output }),
    usage?.reasoning !== undefined &&
      t('{reasoning, number} of these for notes to itself', { reasoning: usage.reasoning }),
    cost !== undefined && (cost === null ? t('cost unknown') : formatCost(cost.total)),
  ].filter(fact => typeof fact === 'string')
  if (facts.length === 0) return null
  return <p className={layout.hint}>{facts.join(' · ')}</p>
}
