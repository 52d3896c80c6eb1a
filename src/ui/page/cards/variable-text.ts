import type { JsonValue } from '../../../model/json'

/** A variable as editable text: a text is unchanged unless it would parse as another type. */
export function printVariable(value: JsonValue): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2)
  return readVariable(value) === value ? value : JSON.stringify(value)
}

/** Parses typed text: as JSON if possible, else as text. */
export function readVariable(typed: string): JsonValue {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}
