import type { JsonValue } from '../../engine/model/json'
import type { ContentPart, Message, ToolCall } from '../../engine/model/language-model'

/** Whether a piece of a message says anything. Providers refuse text that is empty or only space. */
export function saysSomething(part: ContentPart): boolean {
  return part.type === 'image' || part.text.trim() !== ''
}

/**
 * Opaque data of the provider for an assistant's turn, such as signed reasoning. It is bound to its model and to the
 * conversation, so it is sent back only to the same model, and only while the tool calls of that turn are answered:
 * after the last user message.
 */
export function echoedProviderData(
  messages: readonly Message[],
  index: number,
  wanted: { provider: string; model: string },
): JsonValue | undefined {
  const message = messages[index]
  if (message?.role !== 'assistant' || message.providerData?.provider !== wanted.provider) return undefined
  if (messages.slice(index).some(later => later.role === 'user')) return undefined
  const data = message.providerData.data
  return isFromModel(data, wanted.model) ? data : undefined
}

function isFromModel(data: JsonValue, model: string): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && data.model === model
}

/** Whether a call is the one that its model gave this id: the engine numbers ids that repeat in a run, `call_1_2`. */
export function isCallOf(call: Pick<ToolCall, 'id'>, modelId: string): boolean {
  return call.id === modelId || call.id.replace(/_\d+$/, '') === modelId
}
