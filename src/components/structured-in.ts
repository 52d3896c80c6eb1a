import type { JsonValue } from '../model/json'
import { stripFence } from '../model/json-in-text'
import { parseUntrustedJson } from '../model/untrusted-json'

/** The value of an answer that is a JSON object or array; null for text. */
export function structuredIn(text: string): Extract<JsonValue, object> | null {
  const source = stripFence(text).trim()
  if (!/^[[{]/.test(source)) return null
  const value = parseUntrustedJson(source)
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : null
}
