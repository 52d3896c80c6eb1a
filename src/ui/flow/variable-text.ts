import type { JsonValue } from '../../engine/json'

/** A variable as text to edit: text stands as it is, unless it would be read back as something else. */
export function printVariable(value: JsonValue): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2)
  return readVariable(value) === value ? value : JSON.stringify(value)
}

/** What was typed: JSON where it is JSON, else text. */
export function readVariable(typed: string): JsonValue {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}
