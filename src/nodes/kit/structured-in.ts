import { withoutFence } from '../../engine/code-fence'
import type { JsonValue } from '../../engine/json'

/** The value of an answer that is JSON with fields or items and nothing else; null for words. */
export function structuredIn(text: string): Extract<JsonValue, object> | null {
  const source = withoutFence(text).trim()
  if (!/^[[{]/.test(source)) return null
  try {
    const value: unknown = JSON.parse(source)
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? (value as object as []) : null
  } catch {
    return null
  }
}
