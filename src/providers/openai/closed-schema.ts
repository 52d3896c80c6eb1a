import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../engine/model/json'

/** Words that structured output refuses; they go into the description, where a model can read them. */
const UNSUPPORTED = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
]

/**
 * A schema for structured output: every object closed, and limits described in words. Limits of lists to one item may
 * be kept.
 */
export function closedSchema(schema: JsonSchema): JsonSchema {
  const result: JsonObject = {}
  const limits: string[] = []
  for (const [word, value] of Object.entries(schema)) {
    if (word === '$schema') continue
    if (UNSUPPORTED.includes(word) && !(word === 'minItems' && (value === 0 || value === 1))) {
      limits.push(`${word}: ${JSON.stringify(value)}`)
    } else {
      result[word] = closeInside(word, value)
    }
  }
  if (result.type === 'object') result.additionalProperties = false
  if (limits.length > 0) result.description = [result.description, `(${limits.join(', ')})`].filter(Boolean).join(' ')
  return result
}

/** Whether OpenAI's strict mode takes a schema: every object closed, every property required. */
export function isStrictSchema(schema: JsonValue | undefined): boolean {
  if (Array.isArray(schema)) return schema.every(isStrictSchema)
  if (!isJsonObject(schema)) return true
  if (schema.type === 'object') {
    const names = isJsonObject(schema.properties) ? Object.keys(schema.properties) : []
    const required = Array.isArray(schema.required) ? schema.required : []
    if (schema.additionalProperties !== false || !names.every(name => required.includes(name))) return false
  }
  return Object.values(schema).every(isStrictSchema)
}

function closeInside(word: string, value: JsonValue): JsonValue {
  if (word === 'properties' || word === '$defs') {
    return isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, closeOne(inner)]))
      : value
  }
  if (word === 'items') return closeOne(value)
  if (['anyOf', 'allOf', 'oneOf'].includes(word)) return Array.isArray(value) ? value.map(closeOne) : value
  return value
}

function closeOne(value: JsonValue): JsonValue {
  return isJsonObject(value) ? closedSchema(value) : value
}
