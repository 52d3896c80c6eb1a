import { activeMessages } from '../../language/active'
import { msg } from '../../language/message'
import type { Messages } from '../../language/messages'
import type { JsonValue } from '../../model/json'
import type { Message, ModelRequest } from '../../model/language-model'
import type { InferenceRound } from '../../store/run/run-state'
import { type SentContext, sentContext } from './sent-context'
import { type DiffBudget, type DiffPiece, wordDiff } from './word-diff'

/** The work of comparing all texts of two runs. Texts beyond that are shown as replaced. */
const MOST_STEPS = 20_000_000

/** A part of a request or an answer in two runs. */
export interface PartChange {
  nodeId: string | null
  pipelineId?: string
  /** Distinguishes the parts of one source. */
  kind: string
  /** "System", "User", "Tool display_color", "Temperature" … */
  what: string
  change: 'same' | 'changed' | 'before' | 'now'
  /** A word diff where it changed; else the text. */
  pieces: DiffPiece[]
}

/** Differences of an inference between two runs. */
interface RunComparison {
  request: PartChange[]
  answer: PartChange[]
}

/** Compares the first request of an inference and all of its answers. */
export function compareRuns(
  before: readonly InferenceRound[],
  now: readonly InferenceRound[],
  messages: Messages = activeMessages(),
): RunComparison {
  const budget = { steps: MOST_STEPS }
  return {
    request: [
      ...compareParts(sentParts(before, messages), sentParts(now, messages), budget),
      ...compareParts(settings(before, messages), settings(now, messages), budget),
    ],
    answer: compareParts(answerParts(before, messages), answerParts(now, messages), budget),
  }
}

interface ComparedPart {
  nodeId: string | null
  pipelineId?: string
  kind: string
  what: string
  text: string
}

/** Parts of one source and kind are matched in order; unmatched parts were added or removed. */
function compareParts(before: readonly ComparedPart[], now: readonly ComparedPart[], budget: DiffBudget): PartChange[] {
  const left = grouped(before)
  const keys = now.map(keyOf)
  const changes = now.map((part, index) => changeOf(left.get(keys[index] as string)?.pop(), part, budget))
  const removed = new Set([...left.values()].flat())
  if (removed.size === 0) return changes

  // A removed part follows the part that it came after: the last one of which `before` had one of its kind further up.
  const lastOf = new Map(keys.map((key, index) => [key, index]))
  const behind = new Map<number, ComparedPart[]>()
  let place = -1
  for (const part of before) {
    if (removed.has(part)) {
      const there = behind.get(place)
      if (there) there.push(part)
      else behind.set(place, [part])
    }
    place = Math.max(place, lastOf.get(keyOf(part)) ?? -1)
  }
  const behindOf = (index: number) => (behind.get(index) ?? []).map(part => changeOf(part, undefined, budget))
  return [...behindOf(-1), ...changes.flatMap((change, index) => [change, ...behindOf(index)])]
}

function changeOf(before: ComparedPart | undefined, now: ComparedPart | undefined, budget: DiffBudget): PartChange {
  const { text: _, ...part } = (now ?? before) as ComparedPart
  if (!before || !now) {
    const kind = now ? 'now' : 'before'
    return { ...part, change: kind, pieces: [{ kind, text: (now ?? before)?.text ?? '' }] }
  }
  const isSame = before.text === now.text
  return { ...part, change: isSame ? 'same' : 'changed', pieces: wordDiff(before.text, now.text, budget) }
}

const keyOf = ({ nodeId, pipelineId, kind }: Pick<ComparedPart, 'nodeId' | 'pipelineId' | 'kind'>) =>
  JSON.stringify([nodeId, pipelineId, kind])

/** The parts of each source and kind, the last one first. */
function grouped(parts: readonly ComparedPart[]): Map<string, ComparedPart[]> {
  const groups = new Map<string, ComparedPart[]>()
  for (const part of parts.toReversed()) {
    const group = groups.get(keyOf(part))
    if (group) group.push(part)
    else groups.set(keyOf(part), [part])
  }
  return groups
}

function sentParts([first]: readonly InferenceRound[], { t, localize }: Messages): ComparedPart[] {
  if (!first) return []
  const { system, messages, tools }: SentContext = sentContext(first.request, first.origins)
  return [
    ...system.map(({ nodeId, text }) => ({ nodeId, kind: 'system', what: t('System'), text })),
    ...messages.map(({ nodeId, message }) => ({
      ...{ nodeId, kind: message.role, what: localize(roles[message.role]), text: textOf(message, t) },
    })),
    ...tools.map(({ nodeId, pipelineId, tool }) => ({
      ...{ nodeId, kind: `tool ${tool.name}`, what: t('Tool {name}', { name: tool.name }) },
      text: `${tool.description}\n${pretty(tool.inputSchema as JsonValue)}`,
      ...(pipelineId !== undefined && { pipelineId }),
    })),
  ]
}

const roles = { user: msg('User'), assistant: msg('Assistant'), tool: msg('Tool result') } as const

function textOf(message: Message, t: Messages['t']): string {
  if (message.role === 'tool') return message.content
  if (message.role === 'user') {
    return message.content
      .map(piece => (piece.type === 'text' ? piece.text : t('(a picture, {hash})', { hash: shortHash(piece.data) })))
      .join('\n')
  }
  const calls = message.toolCalls?.map(call => `${call.name} ${pretty(call.arguments)}`) ?? []
  return [message.content, ...calls].filter(Boolean).join('\n')
}

function settings([first]: readonly InferenceRound[], { t }: Messages): ComparedPart[] {
  if (!first) return []
  const { model, temperature, maxTokens, responseFormat }: ModelRequest = first.request
  const named: [kind: string, what: string, text: string | undefined][] = [
    ['model', t('Model'), `${first.provider}/${model}`],
    ['temperature', t('Temperature'), temperature?.toString()],
    ['max tokens', t('Max tokens'), String(maxTokens)],
    ['form', t('Form of the answer'), responseFormat && pretty(responseFormat.schema as JsonValue)],
  ]
  return named.flatMap(([kind, what, text]) => (text === undefined ? [] : [{ nodeId: null, kind, what, text }]))
}

function answerParts(rounds: readonly InferenceRound[], { t }: Messages): ComparedPart[] {
  return rounds.flatMap(({ text, toolCalls }): ComparedPart[] => [
    ...(text.trim() ? [{ nodeId: null, kind: 'said', what: t('Said'), text: text.trim() }] : []),
    ...toolCalls.map(({ call, toolNodeId }) => ({
      nodeId: toolNodeId,
      kind: `called ${call.name}`,
      what: t('Called {tool}', { tool: call.name }),
      text: call.malformed ?? pretty(call.arguments),
    })),
  ])
}

function pretty(value: JsonValue): string {
  return JSON.stringify(value, null, 1)
}

/** Two images are distinguished by a short hash. */
function shortHash(data: string): string {
  let hash = 0
  for (let index = 0; index < data.length; index++) hash = (hash * 31 + data.charCodeAt(index)) | 0
  return (hash >>> 0).toString(36)
}
