import type { NodeConfig } from '../../model/document'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'

const NOTHING: JsonObject = {}

/** Arguments of a node's tool that the person has set; hidden from the model. */
export function prefilledOf(config: NodeConfig): JsonObject {
  return isJsonObject(config.prefilled) ? config.prefilled : NOTHING
}

/** An object schema without the fields that are set already. */
export function withoutFields(schema: JsonSchema, fields: readonly string[]): JsonSchema {
  if (fields.length === 0 || !isJsonObject(schema.properties)) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !fields.includes(name)))
  const required = Array.isArray(schema.required) ? schema.required.filter(name => !fields.includes(String(name))) : []
  return { ...schema, properties, required }
}

/** The arguments of a call with the prefilled ones. Typed text is converted to the type of the tool's schema. */
export function withPrefilled(args: JsonValue, prefilled: JsonObject, schema: JsonSchema): JsonValue {
  if (!isJsonObject(args)) return args
  const properties = isJsonObject(schema.properties) ? schema.properties : NOTHING
  const fitted = Object.entries(prefilled).map(([name, value]) => [name, spelled(value, properties[name])])
  return { ...args, ...Object.fromEntries(fitted) }
}

/** Converts text to the type of a schema other than text. */
function spelled(value: JsonValue, schema: JsonValue | undefined): JsonValue {
  if (typeof value !== 'string' || !isJsonObject(schema) || schema.type === undefined) return value
  if ([schema.type].flat().includes('string')) return value
  try {
    return JSON.parse(value) as JsonValue
  } catch {
    return value
  }
}
