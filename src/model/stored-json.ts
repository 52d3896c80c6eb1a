import * as v from 'valibot'
import { type LocalizedText, msg } from '../language/message'
import { isJsonObject, type JsonSchema, type JsonValue } from './json'
import { parseJson } from './json-text'

/** A JSON field of a config: the typed text, or the value itself. */
export const StoredJson = v.custom<JsonValue>(() => true)

/** The value of a JSON field, undefined for none, or the error with its position, as a sentence. */
export function readStoredJson(
  stored: JsonValue | undefined,
): { value: JsonValue | undefined; problem?: undefined } | { problem: LocalizedText } {
  if (typeof stored !== 'string') return { value: stored }
  if (stored.trim() === '') return { value: undefined }
  const read = parseJson(stored)
  if ('value' in read) return read
  const { line, column, message } = read.problem
  return { problem: msg('Line {line}, column {column}: {message}.', { line, column, message }) }
}

/** The object in a JSON field; undefined when empty, null for anything else. */
export function storedObject(stored: JsonValue | undefined): JsonSchema | null | undefined {
  const read = readStoredJson(stored)
  if (read.problem !== undefined) return null
  return read.value === undefined || isJsonObject(read.value) ? read.value : null
}

/** The object schema in a JSON field, if any. */
export function readStoredSchema(stored: JsonValue | undefined): { schema?: JsonSchema; problem?: LocalizedText } {
  const read = readStoredJson(stored)
  if (read.problem !== undefined) return { problem: read.problem }
  if (read.value === undefined) return {}
  return isJsonObject(read.value) && read.value.type === 'object' && isJsonObject(read.value.properties ?? {})
    ? { schema: read.value }
    : {
        problem: msg('A schema of arguments begins like this: {example}.', {
          example: '{ "type": "object", "properties": { … } }',
        }),
      }
}

/** A JSON field as editable text. */
export function printStoredJson(stored: JsonValue | undefined): string {
  if (stored === undefined) return ''
  return typeof stored === 'string' ? stored : JSON.stringify(stored, null, 2)
}
