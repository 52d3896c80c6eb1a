import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { isWhole } from '../../model/answer-ending'
import type { RunEventOf } from '../../model/events'
import { localizedModelLabel } from '../../model/model-labels'
import { AnswerTokens } from '../../nodes/kit/AnswerTokens'
import { allNodes } from '../../store/document/draft'
import type { InferenceRound } from '../../store/run/run-state'
import { useApp } from '../page/app-context'
import { useHighlight } from '../page/runs/highlight'
import { answerInWords, resultInWords } from '../page/runs/result-in-words'
import { useContextSource } from './context-sources'
import { MessageParts } from './MessageParts'
import { Part, SentText } from './Part'
import { roundSteps } from './round-steps'
import { Section } from './WhatItGot'
import styles from './XRay.module.css'

interface WhatItAnsweredProps {
  /** The inference. */
  nodeId: string
  rounds: readonly InferenceRound[]
  live: boolean
}

/** What a model used and said, in order, in words. */
export function WhatItAnswered({ nodeId, rounds, live }: WhatItAnsweredProps) {
  const error = useStore(useApp().runner, state => state.run.nodes[nodeId]?.error)
  const steps = roundSteps(rounds, live)
  const last = steps.at(-1)
  return (
    <Section title={t('What it answered')}>
      {steps.map(({ round, newParts }) => (
        <Round key={round.round} nodeId={nodeId} round={round}>
          {newParts.length > 0 && <MessageParts parts={newParts} inWords />}
        </Round>
      ))}
      {last && !isAnswered(last.round) && <p className={layout.soft}>{last.title}</p>}
      {error && (
        <p className={layout.notice} data-status="error">
          {localize(error.message)}
        </p>
      )}
    </Section>
  )
}

/** Whether a round came to its end, with something in it. */
function isAnswered({ ending, text, toolCalls }: InferenceRound): boolean {
  return ending !== undefined && isWhole(ending) && (text !== '' || toolCalls.length > 0)
}

interface RoundProps {
  nodeId: string
  round: InferenceRound
  /** What was sent anew. */
  children: ReactNode
}

function Round({ nodeId, round, children }: RoundProps) {
  const highlight = useHighlight(nodeId)
  const results = new Map(round.results.map(result => [result.callId, result]))
  return (
    <>
      {children}
      {round.text && (
        <blockquote className={classNames(layout.inset, layout.rounded, styles.reply)} {...highlight}>
          <RoundAnswer nodeId={nodeId} round={round} />
        </blockquote>
      )}
      {round.toolCalls.map(({ call, toolNodeId }) => {
        const result = results.get(call.id)
        const called = round.request.tools.findIndex(({ name }) => name === call.name)
        const { pipelineId } = round.origins.tools[called] ?? {}
        return (
          <Part
            key={call.id}
            nodeId={toolNodeId}
            pipelineId={pipelineId}
            kind={toolNodeId === null && <code>{call.name}</code>}
            inLine
            // The same name leads to the card from what the model may use.
            isNameText
          >
            {result ? <Result result={result} /> : <p className={layout.soft}>{t('No result yet.')}</p>}
          </Part>
        )
      })}
    </>
  )
}

/** A result in the words of its card. Those that the model got are in the details. */
function Result({ result }: { result: RunEventOf<'tool-result'> }) {
  const { nodeTypes } = useApp()
  const source = useContextSource(result.toolNodeId)
  const words = source ? resultInWords(result, nodeTypes.get(source.type), source.config) : answerInWords(result)
  return <SentText text={words} />
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
          <p className={layout.soft}>{t('{model} did not say how sure it was.', { model: answeredBy })}</p>
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
