import { isJsonObject, type JsonValue } from '../../../engine/model/json'

/** Number of fields or items that are listed of a value. */
const MOST = 6

/** Formats a text in a line. */
type Say = (text: string) => string

/** A value in one line: a text by `say`, an object by the names of its fields. */
export function summarizeValue(value: JsonValue, most: number, say: Say): string {
  const words = wordsOf(value, 0, say)
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words
}

function wordsOf(value: JsonValue, depth: number, say: Say): string {
  if (value === null) return 'nothing'
  if (typeof value === 'string') return say(value)
  if (typeof value !== 'object') return String(value)
  if (depth > 1) return Array.isArray(value) ? `${value.length} items` : `${Object.keys(value).length} fields`
  if (isJsonObject(value)) {
    const fields = Object.entries(value)
    const shown = fields.slice(0, MOST).map(([name, field]) => `${name}: ${wordsOf(field, depth + 1, say)}`)
    return [...shown, ...(fields.length > MOST ? [`${fields.length - MOST} more`] : [])].join(', ') || 'nothing'
  }
  const shown = value.slice(0, MOST).map(item => wordsOf(item, depth + 1, say))
  return [...shown, ...(value.length > MOST ? [`${value.length - MOST} more`] : [])].join(', ') || 'nothing'
}
