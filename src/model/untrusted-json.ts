import type { JsonValue } from './json'

/**
 * Lists and objects inside of each other that a value from elsewhere may have. Data is not nested as deep; code that works
 * through it calls itself once a level, and a recording of the run has some levels around it and at most 64.
 */
const MOST_LEVELS = 40

/** A text from elsewhere as JSON; undefined where it is none, or nested too deeply. */
export function parseUntrustedJson(text: string): JsonValue | undefined {
  try {
    const value = JSON.parse(text) as JsonValue
    return isTooDeep(value) ? undefined : value
  } catch {
    return undefined
  }
}

/** Whether a value is nested too deeply. */
export function isTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some(part => isTooDeep(part, levels - 1))
}
