import type { MessageDescriptor } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import { caps, tooDeep, tooFull } from './caps'

class TooMuch extends Error {
  constructor(readonly problem: MessageDescriptor) {
    super()
  }
}

/**
 * Checks parsed JSON: a message when it is too deep or has too many values, else the value without fields called
 * `__proto__`, which a later copy could turn into a prototype. Copies only where necessary.
 */
export function sanitizeJson(value: unknown): { value: JsonValue } | { problem: MessageDescriptor } {
  let left = caps.values
  try {
    return { value: sanitize(value, 0) }
  } catch (error) {
    if (error instanceof TooMuch) return { problem: error.problem }
    throw error
  }

  function sanitize(value: unknown, depth: number): JsonValue {
    if (--left < 0) throw new TooMuch(tooFull)
    if (value === null || typeof value !== 'object') return value as JsonValue
    if (depth >= caps.depth) throw new TooMuch(tooDeep)
    return Array.isArray(value) ? sanitizeList(value, depth) : sanitizeFields(value as JsonObject, depth)
  }

  function sanitizeList(items: JsonValue[], depth: number): JsonValue[] {
    const tidied = items.map(item => sanitize(item, depth + 1))
    return tidied.every((item, index) => item === items[index]) ? items : tidied
  }

  function sanitizeFields(fields: JsonObject, depth: number): JsonObject {
    const entries = Object.entries(fields)
    const kept = entries
      .filter(([name]) => name !== '__proto__')
      .map(([name, field]): [string, JsonValue] => [name, sanitize(field, depth + 1)])
    const isSame = kept.length === entries.length && kept.every(([name, field]) => field === fields[name])
    return isSame ? fields : Object.fromEntries(kept)
  }
}
