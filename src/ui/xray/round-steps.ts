import { formatList } from '../../components/text'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { type AnswerEnding, isWhole } from '../../model/answer-ending'
import type { TokenUsage } from '../../model/language-model'
import { localizedModelLabel } from '../../model/model-labels'
import type { InferenceRound } from '../../store/run/run-state'
import { type MessagePart, repeatedMessages, sentContext } from '../page/runs/sent-context'

/** One model call as a step: what was sent in addition to the step before, and the answer. */
export interface RoundStep {
  round: InferenceRound
  /** What the model did: "called display_color", "answered". */
  title: string
  /** Tool results of the step before that this request contains. */
  resultsSent: number
  /** Messages of this request that earlier steps do not show. */
  newParts: MessagePart[]
}

/** The rounds of an inference as steps. `live`: the last one may be in progress. */
export function roundSteps(rounds: readonly InferenceRound[], live: boolean): RoundStep[] {
  return rounds.map((round, index) => {
    const before = rounds[index - 1]
    const isLast = index === rounds.length - 1
    const step = { round, title: titleOf(round, live && isLast), resultsSent: 0, newParts: [] as MessagePart[] }
    if (!before) return step
    const known = repeatedMessages(before.request.messages, round.request.messages)
    for (const part of sentContext(round.request, round.origins).messages.slice(known)) {
      if (!isShownBy(before, part)) step.newParts.push(part)
      else if (part.message.role === 'tool') step.resultsSent++
    }
    return step
  })
}

/** Whether a message repeats what a step shows: its reply, and the results of its calls. */
function isShownBy(step: InferenceRound, { message }: MessagePart): boolean {
  if (message.role === 'tool') {
    return step.results.some(
      result => result.callId === message.callId && englishMessages.localize(result.content) === message.content,
    )
  }
  return message.role === 'assistant' && message.content === step.text
}

/** All of these are what a model did: “Round 2, ran out of tokens”. */
const answered = msg({ message: 'answered', note: 'A model, in a round.' })
const ENDINGS: Record<AnswerEnding, MessageDescriptor> = {
  complete: answered,
  'tool-calls': answered,
  'token-limit': msg('ran out of tokens'),
  refused: msg('refused to answer'),
  stopped: msg('was stopped'),
  'connection-cut': msg('was cut off'),
  'rounds-used-up': msg('had no rounds left'),
  unknown: msg('ended in an unknown way'),
}

function titleOf({ toolCalls, text, ending }: InferenceRound, live: boolean): string {
  if (ending === undefined && live) return t('is answering…')
  const names = [...new Set(toolCalls.map(({ call }) => call.name))]
  const called = names.length > 0 ? t('called {tools}', { tools: formatList(names) }) : ''
  if (ending === undefined) return called || t('gave no answer')
  if (ending === 'complete' && !called && text === '') return t('gave no answer')
  const words = localize(ENDINGS[ending])
  if (!called) return words
  return isWhole(ending) ? called : t('{called} and {ended}', { called, ended: words })
}

/** Total usage of an inference. Unknown fields are absent. */
interface InferenceUse {
  /** "Demo, instead of claude-sonnet-4" */
  answeredBy: string
  usage?: TokenUsage
  /** Dollars; null when a price is unknown. */
  cost?: number | null
}

/** Sums up the rounds of an inference. Null for none. */
export function inferenceUse(rounds: readonly InferenceRound[]): InferenceUse | null {
  const [first] = rounds
  if (!first) return null
  const use: InferenceUse = { answeredBy: answeredBy(first) }
  for (const { usage, cost } of rounds) {
    if (usage) {
      const { input, output, estimated } = use.usage ?? { input: 0, output: 0 }
      use.usage = { input: input + usage.input, output: output + usage.output }
      if (estimated || usage.estimated) use.usage.estimated = true
    }
    if (cost !== undefined) use.cost = cost === null || use.cost === null ? null : (use.cost ?? 0) + cost.total
  }
  return use
}

/** Who answered a round, and for which model. */
function answeredBy({ provider, modelLabel, insteadOf }: InferenceRound): string {
  const model = localizedModelLabel(provider, modelLabel)
  return insteadOf ? t('{model}, instead of {wanted}', { model, wanted: insteadOf }) : localize(model)
}
