import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { costInWords, durationInWords, tokensInWords } from '../../components/text'
import type { RunEventOf } from '../../engine/model/events'
import { allNodes } from '../../store/document/draft'
import type { InferenceRound } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { highlightProps, useIsHighlighted } from './highlight'
import { CallText, MessageParts } from './MessageParts'
import { Part, SentText } from './Part'
import styles from './RoundSteps.module.css'
import { type RoundStep, roundSteps } from './round-steps'

const AnswerTokens = lazy(() => import('../../nodes/kit/AnswerTokens'))

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
        <span className={styles.number}>Round {round.round}</span> <span className={styles.title}>{title}</span>
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
      {round.text && (
        <blockquote className={styles.reply} data-pointed={pointed || undefined} {...highlightProps(nodeId)}>
          <RoundAnswer nodeId={nodeId} round={round} />
        </blockquote>
      )}
      {round.toolCalls.map(({ call, toolNodeId }) => (
        <Part key={call.id} nodeId={toolNodeId} kind="Tool call">
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
  const { tokens, text, ending, continues, modelLabel, request } = round
  const isOver = ending !== undefined
  if (!tokens || !isOver) {
    return (
      <>
        <SentText text={text} />
        {isOver && request.logprobs !== undefined && (
          <p className={styles.fact}>{modelLabel} did not say how sure it was.</p>
        )}
      </>
    )
  }
  const answer = { tokens, answeredBy: modelLabel, continues, toolsRun: round.round - 1 }
  return (
    <Suspense fallback={<SentText text={text} />}>
      <AnswerTokens
        answer={answer}
        onContinue={isThere && !live ? answerStart => runner.start({ fromNodeId: nodeId, answerStart }) : undefined}
      />
    </Suspense>
  )
}

function sentAgain(results: number): string {
  const more = results === 0 ? '' : `, and the ${results === 1 ? 'result' : `${results} results`} of its calls`
  return `Everything above was sent again${more}.`
}

function ResultText({ result }: { result: RunEventOf<'tool-result'> | undefined }) {
  if (!result) return <p className={styles.fact}>No result yet.</p>
  return (
    <div className={styles.result} data-error={result.isError || undefined}>
      <p className={styles.fact}>
        {result.isError ? 'An error went back to the model' : 'Went back to the model'}
        {result.durationMs >= 1 && `, after ${durationInWords(result.durationMs)}`}
      </p>
      <SentText text={result.content} />
    </div>
  )
}

function RoundFacts({ round: { usage, cost, durationMs, firstTokenMs, carried } }: { round: InferenceRound }) {
  const facts = [
    carried && 'from the run before',
    usage && `${tokensInWords(usage)} ${usage.output === 1 ? 'token' : 'tokens'}`,
    cost !== undefined && (cost === null ? 'cost unknown' : costInWords(cost.total)),
    durationMs !== undefined && durationInWords(durationMs),
    firstTokenMs != null && `first word after ${durationInWords(firstTokenMs)}`,
  ].filter(fact => typeof fact === 'string')
  if (facts.length === 0) return null
  return <p className={styles.fact}>{facts.join(' · ')}</p>
}
