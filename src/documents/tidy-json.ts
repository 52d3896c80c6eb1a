import type { JsonObject, JsonValue } from '../engine/json'
import { caps, tooDeep, tooFull } from './caps'

class TooMuch extends Error {}

/**
 * Goes over parsed JSON before anything else does: a sentence when it is too deep or too full, else the value without
 * fields called `__proto__`, which no later copying may turn into a prototype. Copies only where it must.
 */
export function tidyJson(value: unknown): { value: JsonValue } | { problem: string } {
  let left = caps.values
  try {
    return { value: tidy(value, 0) }
  } catch (error) {
    if (error instanceof TooMuch) return { problem: error.message }
    throw error
  }

  function tidy(value: unknown, depth: number): JsonValue {
    if (--left < 0) throw new TooMuch(tooFull)
    if (value === null || typeof value !== 'object') return value as JsonValue
    if (depth >= caps.depth) throw new TooMuch(tooDeep)
    if (Array.isArray(value))
      return sameOr(
        value,
        value.map(item => tidy(item, depth + 1)),
      )
    const fields = value as JsonObject
    let result = fields
    for (const key of Object.keys(fields)) {
      if (key === '__proto__') {
        result = Object.fromEntries(Object.entries(result).filter(([name]) => name !== key))
        continue
      }
      const field = fields[key] as JsonValue
      const tidied = tidy(field, depth + 1)
      if (tidied !== field) result = { ...result, [key]: tidied }
    }
    return result
  }
}

function sameOr(before: JsonValue[], after: JsonValue[]): JsonValue[] {
  return after.every((item, index) => item === before[index]) ? before : after
}
