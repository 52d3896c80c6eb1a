import { localize } from '../../../language/active'
import type { NodeConfig } from '../../../model/document'
import type { RunEventOf } from '../../../model/events'
import { isJsonObject, type JsonValue } from '../../../model/json'
import type { NodeType } from '../../../model/node-type'
import { showableConfig } from '../../../nodes/kit/config'
import { summarizeValue } from './summarize-value'

/** A result as words for the person, in their language; where its type of card has none, those that the model got. */
export function resultInWords(
  { data, content, isError }: Pick<RunEventOf<'tool-result'>, 'data' | 'content' | 'isError'>,
  type: NodeType | undefined,
  config: NodeConfig,
): string {
  if (isError) return localize(content)
  const tool = type?.tool?.(showableConfig(type.configSchema, config))
  try {
    return localize(tool?.inWords?.(data) ?? content)
  } catch {
    // The data of an imported run may have any form.
    return localize(content)
  }
}

/** Letters of an answer that is no text. */
const MOST_LETTERS = 240

/** A result that is of no card, in words: what a called pipeline answered, and others as the model got them. */
export function answerInWords({ data, content }: Pick<RunEventOf<'tool-result'>, 'data' | 'content'>): string {
  const answer = answerInResponse(data)
  if (answer === data) return localize(content)
  return typeof answer === 'string' ? answer : summarizeValue(answer, MOST_LETTERS, text => text)
}

/** What a pipeline or a service answered, without the form of its response; other values as they are. */
export function answerInResponse(value: JsonValue): JsonValue {
  if (!isJsonObject(value) || typeof value.success !== 'boolean' || value.data === undefined) return value
  const { success, data, error } = value
  if (!success) return error ?? value
  return isJsonObject(data) && typeof data.text === 'string' ? data.text : data
}
