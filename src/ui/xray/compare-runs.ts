import type { JsonValue } from '../../engine/model/json'
import type { Message, ModelRequest } from '../../engine/model/language-model'
import type { InferenceRound } from '../../store/run/run-state'
import { type SentContext, sentContext } from './sent-context'
import { type DiffPiece, wordDiff } from './word-diff'

/** A part of a request or an answer in two runs. */
export interface PartChange {
  nodeId: string | null
  pipelineId?: string
  /** "System", "User", "Tool display_color", "Temperature" … */
  what: string
  change: 'same' | 'changed' | 'before' | 'now'
  /** A word diff where it changed; else the text. */
  pieces: DiffPiece[]
}

/** Differences of an inference between two runs. */
export interface RunComparison {
  request: PartChange[]
  answer: PartChange[]
}

/** Compares the first request of an inference and all of its answers. */
export function compareRuns(before: readonly InferenceRound[], now: readonly InferenceRound[]): RunComparison {
  return {
    request: [...compareParts(toldParts(before), toldParts(now)), ...compareParts(settings(before), settings(now))],
    answer: compareParts(answerParts(before), answerParts(now)),
  }
}

interface ComparedPart {
  nodeId: string | null
  pipelineId?: string
  what: string
  text: string
}

/** Parts of one source and kind are matched in order; unmatched parts were added or removed. */
function compareParts(before: readonly ComparedPart[], now: readonly ComparedPart[]): PartChange[] {
  const left = grouped(before)
  const changes: PartChange[] = []
  for (const part of now) {
    const fellow = left.get(keyOf(part))?.shift()
    changes.push(changeOf(fellow, part))
  }
  // A removed part follows the part that it came after.
  for (const part of [...left.values()].flat()) {
    const place = before.indexOf(part)
    const neighbour = changes.findLastIndex(change =>
      before.slice(0, place).some(each => keyOf(each) === keyOf(change)),
    )
    changes.splice(neighbour + 1, 0, changeOf(part, undefined))
  }
  return changes
}

function changeOf(before: ComparedPart | undefined, now: ComparedPart | undefined): PartChange {
  const { text: _, ...part } = (now ?? before) as ComparedPart
  if (!before || !now) {
    const kind = now ? 'now' : 'before'
    return { ...part, change: kind, pieces: [{ kind, text: (now ?? before)?.text ?? '' }] }
  }
  const isSame = before.text === now.text
  return { ...part, change: isSame ? 'same' : 'changed', pieces: wordDiff(before.text, now.text) }
}

const keyOf = ({ nodeId, pipelineId, what }: Pick<ComparedPart, 'nodeId' | 'pipelineId' | 'what'>) =>
  JSON.stringify([nodeId, pipelineId, what])

function grouped(parts: readonly ComparedPart[]): Map<string, ComparedPart[]> {
  const groups = new Map<string, ComparedPart[]>()
  for (const part of parts) groups.set(keyOf(part), [...(groups.get(keyOf(part)) ?? []), part])
  return groups
}

function toldParts([first]: readonly InferenceRound[]): ComparedPart[] {
  if (!first) return []
  const { system, messages, tools }: SentContext = sentContext(first.request, first.origins)
  return [
    ...system.map(({ nodeId, text }) => ({ nodeId, what: 'System', text })),
    ...messages.map(({ nodeId, message }) => ({ nodeId, what: roles[message.role], text: textOf(message) })),
    ...tools.map(({ nodeId, pipelineId, tool }) => ({
      ...{ nodeId, what: `Tool ${tool.name}`, text: `${tool.description}\n${pretty(tool.inputSchema as JsonValue)}` },
      ...(pipelineId !== undefined && { pipelineId }),
    })),
  ]
}

const roles = { user: 'User', assistant: 'Assistant', tool: 'Tool result' } as const

function textOf(message: Message): string {
  if (message.role === 'tool') return message.content
  if (message.role === 'user') {
    return message.content
      .map(piece => (piece.type === 'text' ? piece.text : `(a picture, ${shortHash(piece.data)})`))
      .join('\n')
  }
  const calls = message.toolCalls?.map(call => `${call.name} ${pretty(call.arguments)}`) ?? []
  return [message.content, ...calls].filter(Boolean).join('\n')
}

function settings([first]: readonly InferenceRound[]): ComparedPart[] {
  if (!first) return []
  const { model, temperature, maxTokens, responseFormat }: ModelRequest = first.request
  const named: [string, string | undefined][] = [
    ['Model', `${first.provider}/${model}`],
    ['Temperature', temperature?.toString()],
    ['Max tokens', String(maxTokens)],
    ['Form of the answer', responseFormat && pretty(responseFormat.schema as JsonValue)],
  ]
  return named.flatMap(([what, text]) => (text === undefined ? [] : [{ nodeId: null, what, text }]))
}

function answerParts(rounds: readonly InferenceRound[]): ComparedPart[] {
  return rounds.flatMap(({ text, toolCalls }): ComparedPart[] => [
    ...(text.trim() ? [{ nodeId: null, what: 'Said', text: text.trim() }] : []),
    ...toolCalls.map(({ call, toolNodeId }) => ({
      nodeId: toolNodeId,
      what: `Called ${call.name}`,
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
