import { wholeCharacters } from '../../model/characters'
import { isJsonObject, type JsonObject } from '../../model/json'
import type { ContentPart, Message, ModelRequest, ToolCall } from '../../model/language-model'
import type { FittedTools } from './fitted-tools'

/** Whether a piece of a message says anything. Providers refuse text that is empty or only space. */
export function saysSomething(part: ContentPart): boolean {
  return part.type === 'image' || part.text.trim() !== ''
}

/** Which provider and model a request is for. */
export interface Target {
  provider: string
  model: string
}

/**
 * Opaque data of the provider for an assistant's turn, such as signed reasoning. It is bound to its model, so it is sent back
 * only to the same one. `inSameTurn`: only while the tool calls of that turn are answered, after the last user message.
 */
export function echoedProviderData(
  messages: readonly Message[],
  index: number,
  wanted: Target,
  { inSameTurn }: { inSameTurn: boolean },
): JsonObject | undefined {
  const message = messages[index]
  if (message?.role !== 'assistant' || message.providerData?.provider !== wanted.provider) return undefined
  if (inSameTurn && messages.slice(index).some(later => later.role === 'user')) return undefined
  const { data } = message.providerData
  return isJsonObject(data) && data.model === wanted.model ? data : undefined
}

/** Whether a call is the one that its model gave this id: the engine numbers ids that repeat in a run, `call_1_2`. */
export function isCallOf(call: Pick<ToolCall, 'id'>, modelId: string): boolean {
  return call.id === modelId || call.id.replace(/_\d+$/, '') === modelId
}

/**
 * The id of each call in a conversation as a target takes it. One that does not fit is made anew in nine letters and digits,
 * which is what Mistral insists on and everybody takes.
 */
export function fittedIds(messages: readonly Message[], fits: RegExp): (id: string) => string {
  const given = new Set(
    messages.flatMap(message => (message.role === 'assistant' ? (message.toolCalls ?? []).map(({ id }) => id) : [])),
  )
  const made = new Map<string, string>()
  let number = 0
  for (const id of given) {
    if (fits.test(id)) continue
    do number++
    while (given.has(idOf(number)))
    made.set(id, idOf(number))
  }
  return id => made.get(id) ?? id
}

const idOf = (number: number) => `call${String(number).padStart(5, '0')}`

/** The form that names of tools have everywhere. */
const TOOL_NAME = /^[a-zA-Z0-9_-]{1,64}$/

/** A call of the history as the target takes it: a name that no tool has may have any form, and is refused with it. */
export function fittedCall(call: ToolCall, tools: FittedTools): ToolCall {
  const fitted = tools.fitted(call)
  if (TOOL_NAME.test(fitted.name)) return fitted
  const name = fitted.name.replace(/[^a-zA-Z0-9_-]+/g, '_').slice(0, 64)
  return { ...fitted, name: name || 'unnamed' }
}

/** A body without halves of characters, and without fields that are undefined. */
export function sendableBody(body: object): JsonObject {
  const text = JSON.stringify(body, (_name, value) => (typeof value === 'string' ? wholeCharacters(value) : value))
  return JSON.parse(text)
}

/** Whether a model is one of Claude's, wherever it is asked. */
export function isClaude({ model }: Pick<ModelRequest, 'model'>): boolean {
  return /claude/i.test(model)
}
