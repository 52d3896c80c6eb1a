import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'

export { hiddenFields } from '../../engine/tools/structured-output'

/** One field of an answer, edited without a JSON Schema. */
type AnswerField = {
  name?: string
  type: AnswerFieldType
  /** Its description for the model. */
  meaning?: string
}

type AnswerFieldType = 'text' | 'number' | 'yes-no' | 'list'

const schemas: Record<AnswerFieldType, JsonSchema> = {
  text: { type: 'string' },
  number: { type: 'number' },
  'yes-no': { type: 'boolean' },
  list: { type: 'array', items: { type: 'string' } },
}

/** The schema of an answer with exactly these fields. Fields without a name are ignored. */
export function schemaOfFields(fields: readonly AnswerField[]): JsonSchema {
  const properties: JsonObject = {}
  for (const { name, type, meaning } of fields) {
    if (!name?.trim()) continue
    properties[name] = meaning ? { ...schemas[type], description: meaning } : schemas[type]
  }
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/** The fields of a schema, or null when a list cannot represent it. */
export function fieldsOfSchema(stored: JsonValue | undefined): AnswerField[] | null {
  if (!isJsonObject(stored) || !isJsonObject(stored.properties)) return null
  const fields: AnswerField[] = []
  for (const [name, property] of Object.entries(stored.properties)) {
    if (!isJsonObject(property)) return null
    const { description = '', ...rest } = property
    const type = (Object.keys(schemas) as AnswerFieldType[]).find(each => isSame(schemas[each], rest))
    if (!type || typeof description !== 'string') return null
    fields.push({ name, type, meaning: description })
  }
  return isSame(schemaOfFields(fields), stored) ? fields : null
}

function isSame(a: JsonObject, b: JsonObject): boolean {
  const sorted = (value: JsonObject) => JSON.stringify(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
  return sorted(a) === sorted(b)
}
