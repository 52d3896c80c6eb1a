import type { NodeConfig } from './document'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from './json'

const NOTHING: JsonObject = {}

/** Arguments of a node's tool that the person has filled in; the model neither sees nor gives them. */
export function prefilledOf(config: NodeConfig): JsonObject {
  return isJsonObject(config.prefilled) ? config.prefilled : NOTHING
}

/** An object's schema without the fields that are filled in already. */
export function withoutFields(schema: JsonSchema, fields: readonly string[]): JsonSchema {
  if (fields.length === 0 || !isJsonObject(schema.properties)) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !fields.includes(name)))
  const required = Array.isArray(schema.required) ? schema.required.filter(name => !fields.includes(String(name))) : []
  return { ...schema, properties, required }
}

/** The arguments of a call with what is filled in. What was typed as text becomes what the tool's schema asks for. */
export function withPrefilled(args: JsonValue, prefilled: JsonObject, schema: JsonSchema): JsonValue {
  if (!isJsonObject(args)) return args
  const properties = isJsonObject(schema.properties) ? schema.properties : NOTHING
  const fitted = Object.entries(prefilled).map(([name, value]) => [name, spelled(value, properties[name])])
  return { ...args, ...Object.fromEntries(fitted) }
}

/** Text as the value that it spells, where a schema wants something else than text. */
function spelled(value: JsonValue, schema: JsonValue | undefined): JsonValue {
  if (typeof value !== 'string' || !isJsonObject(schema) || schema.type === undefined) return value
  if ([schema.type].flat().includes('string')) return value
  try {
    return JSON.parse(value) as JsonValue
  } catch {
    return value
  }
}
