import { isJsonObject, type JsonObject } from '../../engine/model/json'
import type { ToolCall } from '../../engine/model/language-model'
import { parseUntrustedJson } from '../../engine/model/untrusted-json'

/** Makes a call from the text of its arguments. No text at all means no arguments; text that is no JSON is kept. */
export function readToolCall(id: string, name: string, text: string): ToolCall {
  if (text.trim() === '') return { id, name, arguments: {} }
  const given = parseUntrustedJson(text)
  return given === undefined ? { id, name, arguments: null, malformed: text } : { id, name, arguments: given }
}

/** The arguments in a later request. Both wire formats require an object, even for a model's mistake. */
export function argumentsForHistory(call: ToolCall): JsonObject {
  if (isJsonObject(call.arguments)) return call.arguments
  return { unreadable: call.malformed ?? call.arguments }
}
