import * as v from 'valibot'
import { isJsonObject, type JsonSchema, type JsonValue } from '../../engine/json'

/** A field of a config that holds JSON: the text that somebody typed, or the value itself. */
export const StoredJson = v.custom<JsonValue>(() => true)

/** The object in a field that holds JSON; undefined where the field is empty, null where it holds something else. */
export function storedObject(stored: JsonValue | undefined): JsonSchema | null | undefined {
  if (stored === undefined || (typeof stored === 'string' && stored.trim() === '')) return undefined
  try {
    const value = typeof stored === 'string' ? (JSON.parse(stored) as JsonValue) : stored
    return isJsonObject(value) ? value : null
  } catch {
    return null
  }
}
