import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue, withoutUndefined } from '../model/json'

export const INPUT_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const
type InputType = (typeof INPUT_TYPES)[number]

/** One argument of a tool, as a person edits it. */
export interface InputField {
  name: string
  type: InputType
  required: boolean
  description: string
  /** What it is when the caller leaves it out. */
  default?: JsonValue
  /** What it may be; anything of its type when absent. */
  choices?: JsonValue[]
  /** What else its schema says, kept as it is: limits, formats, what is inside. */
  rest: JsonObject
}

/** The arguments in a schema; null where it says more than fields can show, and only its text will do. */
export function inputFields(schema: JsonSchema): InputField[] | null {
  const { properties = {}, required = [] } = schema
  if (schema.type !== 'object' || !isJsonObject(properties) || !Array.isArray(required)) return null
  const fields = Object.entries(properties).map(([name, property]) => {
    if (!isJsonObject(property)) return null
    const { type, description = '', default: usual, enum: choices, ...rest } = property
    if (typeof description !== 'string' || !isInputType(type)) return null
    if (choices !== undefined && !Array.isArray(choices)) return null
    return {
      name,
      type,
      required: required.includes(name),
      description,
      default: usual,
      choices,
      rest,
    }
  })
  return fields.every(field => field !== null) ? fields : null
}

/** The schema with other arguments; what it says beside them stays. Those without a name are left out. */
export function withInputFields(schema: JsonSchema, fields: readonly InputField[]): JsonSchema {
  const named = fields.filter(({ name }) => name.trim() !== '')
  const { properties: _, required: __, ...rest } = schema
  const required = named.filter(field => field.required).map(({ name }) => name)
  return withoutUndefined({
    ...rest,
    type: 'object',
    properties: Object.fromEntries(named.map(field => [field.name, propertyOf(field)])),
    required: required.length > 0 ? required : undefined,
  })
}

function propertyOf({ type, description, default: usual, choices, rest }: InputField): JsonObject {
  return withoutUndefined({
    type,
    description: description || undefined,
    enum: choices && choices.length > 0 ? choices : undefined,
    default: usual,
    ...rest,
  })
}

function isInputType(type: JsonValue | undefined): type is InputType {
  return INPUT_TYPES.some(each => each === type)
}
