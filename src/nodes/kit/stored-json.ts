import * as v from 'valibot'
import { isJsonObject, type JsonSchema, type JsonValue } from '../../model/json'

/** A JSON field of a config: the typed text, or the value itself. */
export const StoredJson = v.custom<JsonValue>(() => true)

/** The object in a JSON field; undefined when empty, null for anything else. */
export function storedObject(stored: JsonValue | undefined): JsonSchema | null | undefined {
  if (stored === undefined || (typeof stored === 'string' && stored.trim() === '')) return undefined
  try {
    const value = typeof stored === 'string' ? (JSON.parse(stored) as JsonValue) : stored
    return isJsonObject(value) ? value : null
  } catch {
    return null
  }
}
