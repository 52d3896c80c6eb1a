import type { JsonValue } from '../../engine/json'

/** Begins like an object or a list, perhaps in a fence for code. */
const fence = /^```(?:json)?\s*\n([\s\S]*?)\n```$/i

/** The value of an answer that is JSON with fields or items and nothing else; null for words. */
export function structuredIn(text: string): Extract<JsonValue, object> | null {
  const trimmed = text.trim()
  const source = fence.exec(trimmed)?.[1] ?? trimmed
  if (!/^[[{]/.test(source)) return null
  try {
    const value: unknown = JSON.parse(source)
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? (value as object as []) : null
  } catch {
    return null
  }
}
