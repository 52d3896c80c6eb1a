import { isJsonObject, type JsonSchema, type JsonValue } from '../../engine/json'
import { readStoredJson } from '../kit/json'

/** The JSON Schema that an answer must fit, as it is kept: typed text or the schema itself. */
export function readAnswerSchema(stored: JsonValue | undefined): { schema?: JsonSchema; problem?: string } {
  const read = readStoredJson(stored)
  if (read.problem !== undefined) return { problem: read.problem }
  if (read.value === undefined) return {}
  return isJsonObject(read.value)
    ? { schema: read.value }
    : { problem: 'A schema begins like this: { "type": "object", "properties": { … } }.' }
}
