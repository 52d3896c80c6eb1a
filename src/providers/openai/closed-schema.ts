import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'

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

/** Words that strict mode does not know. */
const NOT_STRICT = [
  'oneOf',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'patternProperties',
  'dependentSchemas',
  'prefixItems',
]

/** Whether OpenAI's strict mode takes a schema: an object at the top, every object closed, every property required. */
export function isStrictSchema(schema: JsonValue | undefined): boolean {
  return isJsonObject(schema) && schema.type === 'object' && schema.anyOf === undefined && isStrictInside(schema)
}

function isStrictInside(schema: JsonValue): boolean {
  if (!isJsonObject(schema) || NOT_STRICT.some(word => word in schema)) return false
  const properties = isJsonObject(schema.properties) ? schema.properties : {}
  if (schema.type === 'object') {
    const required = Array.isArray(schema.required) ? schema.required : []
    if (schema.additionalProperties !== false) return false
    if (!Object.keys(properties).every(name => required.includes(name))) return false
  }
  const { items, anyOf, $defs } = schema
  const inside = [
    ...Object.values(properties),
    ...(isJsonObject($defs) ? Object.values($defs) : []),
    ...(Array.isArray(anyOf) ? anyOf : []),
    ...(items === undefined ? [] : [items]),
  ]
  return inside.every(isStrictInside)
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
