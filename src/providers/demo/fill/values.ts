import type { JsonObject, JsonValue } from '../../../engine/model/json'

/** Assigning would run a setter for "__proto__". */
export const setOwn = (object: JsonObject, key: string, value: JsonValue) =>
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })

/** The name of a value's type, as JSON Schema has it; whole numbers are numbers. */
export const typeName = (value: JsonValue): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
