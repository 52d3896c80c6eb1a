import { type LocalizedText, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'
import { parseUntrustedJson } from '../../model/untrusted-json'

/** Arguments with what was written as another type read as the one that the schema wants, and notes on what was. */
interface CoercedArguments {
  value: JsonValue
  /** “value” was read as a number. */
  notes: LocalizedText[]
}

/**
 * Small models write numbers, lists and objects as text, and null for what they leave out. Such arguments are read as what the
 * schema wants, only where it leaves no doubt: where it takes one type, and not the one that came.
 */
export function coerceArguments(schema: JsonSchema, value: JsonValue): CoercedArguments {
  const notes: LocalizedText[] = []
  const coerced = coerce({ root: schema, notes }, schema, value, '')
  return notes.length > 0 ? { value: coerced, notes } : { value, notes }
}

interface Coercion {
  /** For references. */
  root: JsonSchema
  notes: LocalizedText[]
}

function coerce(coercion: Coercion, given: JsonValue | undefined, value: JsonValue, name: string): JsonValue {
  const schema = resolved(coercion.root, given)
  if (!schema) return value
  const read = typeof value === 'string' ? readAs(coercion, schema, value, name) : value
  if (Array.isArray(read)) return read.map((item, index) => coerce(coercion, schema.items, item, `${name}[${index}]`))
  return isJsonObject(read) ? coerceFields(coercion, schema, read, name) : read
}

function coerceFields(coercion: Coercion, schema: JsonSchema, value: JsonObject, name: string): JsonObject {
  const { properties } = schema
  if (!isJsonObject(properties)) return value
  const required = Array.isArray(schema.required) ? schema.required : []
  const fields = Object.entries(value).flatMap(([key, each]): [string, JsonValue][] => {
    const inner = Object.hasOwn(properties, key) ? properties[key] : undefined
    const path = name === '' ? key : `${name}.${key}`
    if (each === null && !required.includes(key) && isOneType(coercion.root, inner)) {
      coercion.notes.push(msg('“{name}” was null, and read as left out.', { name: path }))
      return []
    }
    return [[key, coerce(coercion, inner, each, path)]]
  })
  return Object.fromEntries(fields)
}

/** A text as a value of the only type that the schema takes; the text itself where it is none. */
function readAs({ notes }: Coercion, schema: JsonSchema, text: string, name: string): JsonValue {
  const parsed = parseUntrustedJson(text.trim())
  const read = (value: JsonValue, note: LocalizedText) => {
    notes.push(note)
    return value
  }
  switch (schema.type) {
    case 'number':
    case 'integer':
      return typeof parsed === 'number' && Number.isFinite(parsed)
        ? read(parsed, msg('“{name}” was text, and read as a number.', { name: name || 'value' }))
        : text
    case 'boolean':
      return /^(?:true|false)$/i.test(text.trim())
        ? read(
            text.trim().toLowerCase() === 'true',
            msg('“{name}” was text, and read as yes or no.', { name: name || 'value' }),
          )
        : text
    case 'array':
      return Array.isArray(parsed)
        ? read(parsed, msg('“{name}” was text, and read as a list.', { name: name || 'value' }))
        : text
    case 'object':
      return isJsonObject(parsed)
        ? read(
            parsed,
            name === ''
              ? msg('The arguments were text, and read as an object.')
              : msg('“{name}” was text, and read as an object.', { name }),
          )
        : text
    default:
      return text
  }
}

/** A schema that is no reference; undefined where it says nothing. */
function resolved(root: JsonSchema, schema: JsonValue | undefined): JsonSchema | undefined {
  if (!isJsonObject(schema)) return undefined
  const name = typeof schema.$ref === 'string' ? /^#\/(\$defs|definitions)\/([^/]+)$/.exec(schema.$ref) : null
  if (!name) return schema
  const definitions = root[name[1] ?? '']
  const found = isJsonObject(definitions) ? definitions[name[2] ?? ''] : undefined
  return isJsonObject(found) && typeof found.$ref !== 'string' ? found : undefined
}

/** Whether a schema takes values of one type, which is not that of null. */
function isOneType(root: JsonSchema, schema: JsonValue | undefined): boolean {
  const { type, enum: choices } = resolved(root, schema) ?? {}
  return typeof type === 'string' && type !== 'null' && !(Array.isArray(choices) && choices.includes(null))
}
