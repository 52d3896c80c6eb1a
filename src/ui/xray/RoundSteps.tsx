import { useState } from 'react'
import { useStore } from 'zustand'
import { formatCost, formatDuration, formatTokens } from '../../components/text'
import { localize, t } from '../../language/active'
import { englishMessages } from '../../language/messages'
import type { RunEventOf } from '../../model/events'
import { localizedModelLabel } from '../../model/model-labels'
import { AnswerTokens } from '../../nodes/kit/AnswerTokens'
import { allNodes } from '../../store/document/draft'
import type { InferenceRound } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { highlightProps, useIsHighlighted } from './highlight'
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

/** The rounds of an inference, each collapsed to one line. The last one is expanded. */
export function RoundSteps({ nodeId, rounds, live }: RoundStepsProps) {
  const steps = roundSteps(rounds, live)
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.round.round}>
          <Step nodeId={nodeId} step={step} opens={steps.length === 1 || index === steps.length - 1} />
        </li>
      ))}
    </ol>
  )
}

function Step({ nodeId, step, opens }: { nodeId: string; step: RoundStep; opens: boolean }) {
  // Undefined until a person toggles it: by default the newest round is expanded.
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? opens
  const { round, title } = step
  return (
    <details className={styles.step} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary
        onClick={event => {
          event.preventDefault()
          setChosen(!open)
        }}
      >
        <span className={styles.number}>{t('Round {round, number}', { round: round.round })}</span>{' '}
        <span className={styles.title}>{title}</span>
      </summary>
      {open && <StepBody nodeId={nodeId} step={step} />}
    </details>
  )
}

function StepBody({ nodeId, step: { round, resultsSent, newParts } }: { nodeId: string; step: RoundStep }) {
  const pointed = useIsHighlighted(nodeId)
  const results = new Map(round.results.map(result => [result.callId, result]))
  return (
    <div className={styles.body}>
      {round.round > 1 && <p className={styles.sent}>{sentAgain(resultsSent)}</p>}
      {newParts.length > 0 && <MessageParts parts={newParts} />}
      {round.reasoning && (
        <Part nodeId={nodeId} kind={t('Its notes to itself')}>
          <SentText text={round.reasoning} />
        </Part>
      )}
      {round.text && (
        <blockquote className={styles.reply} data-pointed={pointed || undefined} {...highlightProps(nodeId)}>
          <RoundAnswer nodeId={nodeId} round={round} />
        </blockquote>
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

/** The answer of a round, in its tokens where their chances are known. */
function RoundAnswer({ nodeId, round }: { nodeId: string; round: InferenceRound }) {
  const { editor, runner } = useApp()
  const isThere = useStore(editor, ({ draft }) => allNodes(draft.document).some(({ id }) => id === nodeId))
  const live = useStore(runner, state => state.live)
  const { tokens, text, ending, continues, provider, modelLabel, request } = round
  const answeredBy = localizedModelLabel(provider, modelLabel)
  const isOver = ending !== undefined
  if (!tokens || !isOver) {
    return (
      <>
        <SentText text={text} />
        {isOver && request.logprobs !== undefined && (
          <p className={styles.fact}>{t('{model} did not say how sure it was.', { model: answeredBy })}</p>
        )}
      </>
    )
  }
  const answer = { tokens, answeredBy, continues, toolsRun: round.round - 1 }
  return (
    <AnswerTokens
      answer={answer}
      onContinue={isThere && !live ? answerStart => runner.start({ fromNodeId: nodeId, answerStart }) : undefined}
    />
  )
}

function sentAgain(results: number): string {
  return t(
    '{results, plural, =0 {Everything above was sent again.} one {Everything above was sent again, and the result of its calls.} other {Everything above was sent again, and the # results of its calls.}}',
    { results },
  )
}

function ResultText({ result }: { result: RunEventOf<'tool-result'> | undefined }) {
  if (!result) return <p className={styles.fact}>{t('No result yet.')}</p>
  return (
    <div className={styles.result} data-error={result.isError || undefined}>
      <p className={styles.fact}>{wentBack(result)}</p>
      <SentText text={englishMessages.localize(result.content)} />
      {result.readAs?.map(localize).map(note => (
        <p key={note} className={styles.fact}>
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

function RoundFacts({ round: { usage, cost, durationMs, firstTokenMs, carried } }: { round: InferenceRound }) {
  const facts = [
    carried && t('from the run before'),
    usage &&
      t(
        {
          message: '{amounts} {output, plural, one {token} other {tokens}}',
          note: '1,204 in, 85 out tokens. The plural is that of the last number.',
        },
        { amounts: formatTokens(usage), output: usage.output },
      ),
    usage?.reasoning !== undefined &&
      t('{reasoning, number} of these for notes to itself', { reasoning: usage.reasoning }),
    cost !== undefined && (cost === null ? t('cost unknown') : formatCost(cost.total)),
    durationMs !== undefined && formatDuration(durationMs),
    firstTokenMs != null && t('first word after {duration}', { duration: formatDuration(firstTokenMs) }),
  ].filter(fact => typeof fact === 'string')
  if (facts.length === 0) return null
  return <p className={styles.fact}>{facts.join(' · ')}</p>
}
