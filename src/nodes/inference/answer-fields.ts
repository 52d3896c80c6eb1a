import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../engine/json'

export { hiddenFields } from '../../engine/structured-output'

/** One field of an answer, as people who never saw a JSON Schema write it. */
export interface AnswerField {
  name: string
  type: AnswerFieldType
  /** What it means; the model reads it. */
  meaning: string
}

export type AnswerFieldType = 'text' | 'number' | 'yes-no' | 'list'

const schemas: Record<AnswerFieldType, JsonSchema> = {
  text: { type: 'string' },
  number: { type: 'number' },
  'yes-no': { type: 'boolean' },
  list: { type: 'array', items: { type: 'string' } },
}

/** The schema of an answer that has these fields, all of them and no others. Fields without a name are left out. */
export function schemaOfFields(fields: readonly AnswerField[]): JsonSchema {
  const properties: JsonObject = {}
  for (const { name, type, meaning } of fields) {
    if (name.trim() === '') continue
    properties[name] = { ...schemas[type], ...(meaning && { description: meaning }) }
  }
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/** The fields that a schema describes, or null when it says more than such a list can. */
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
