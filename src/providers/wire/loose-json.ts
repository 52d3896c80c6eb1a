import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'

// What a vendor sends is taken for what it is, not for what its format says: a text may be a list of parts, a list may be
// null, a number may be a text. None of it may throw.

/** A field of a value; undefined where the value is no object, or has no such field. */
export function field(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** A list, or none. */
export function looseList(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : []
}

/** A list of objects, or none. */
export function looseObjects(value: JsonValue | undefined): JsonObject[] {
  return looseList(value).filter(isJsonObject)
}

/** A text: as it is, a number in digits, or the texts of a list of parts. */
export function looseText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(part => looseText(part)).join('')
  return isJsonObject(value) ? looseText(value.text ?? value.content) : ''
}

/** A count of something: more than nothing, else undefined. Zero is what servers say that do not count. */
export function looseCount(value: JsonValue | undefined): number | undefined {
  const count = typeof value === 'string' ? Number(value) : value
  return typeof count === 'number' && Number.isFinite(count) && count > 0 ? count : undefined
}
