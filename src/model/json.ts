/** Values that survive `JSON.parse(JSON.stringify(value))`. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

/** A plain JSON object. */
export interface JsonObject {
  [key: string]: JsonValue
}

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = JsonObject

/** Whether a value is a JSON object, not an array or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object without its undefined fields, as it is after it was JSON. */
export function withoutUndefined<T extends object>(object: T): { [Field in keyof T]: Exclude<T[Field], undefined> } {
  const fields = Object.entries(object).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as { [Field in keyof T]: Exclude<T[Field], undefined> }
}

/** A value as text: a string as it is, anything else as JSON. */
export function jsonAsText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
