import { isJsonObject, type JsonValue } from '../../model/json'

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
