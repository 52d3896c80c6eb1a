import { formatList } from '../../../components/text'
import { localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../../model/json'
import { listOfFacts } from '../../../nodes/kit/facts'

/** One argument of a tool, as text: "value — a number from 0 to 10, needed". */
export interface SchemaField {
  name: string
  /** "a number from 0 to 10", "one of sun, rain" */
  kind: string
  needed: boolean
  /** The author's description. */
  about?: string
  /** The fields of an object, or of each item of a list of objects. */
  inside: SchemaField[]
}

/** Deeper levels of a schema are described as "a group". */
const DEEPEST = 6
const MOST_CHOICES = 24

/** Describes the arguments of a JSON Schema in the schema's order. Accepts any schema. */
export function schemaFields(schema: JsonSchema): SchemaField[] {
  return fieldsOf(schema, schema, 0)
}

function fieldsOf(schema: JsonObject, root: JsonObject, depth: number): SchemaField[] {
  const plain = resolve(schema, root)
  if (!isJsonObject(plain.properties) || depth >= DEEPEST) return []
  const required = Array.isArray(plain.required) ? plain.required : []
  return Object.entries(plain.properties).map(([name, value]) => {
    const field = isJsonObject(value) ? resolve(value, root) : {}
    const about = typeof field.description === 'string' ? field.description.trim() : ''
    return {
      name,
      kind: withDefault(kindOf(field, root, depth) ?? t('anything'), field),
      needed: required.includes(name),
      ...(about !== '' && { about }),
      inside: fieldsOf(groupWithin(field, root), root, depth + 1),
    }
  })
}

/** The schema whose fields are listed under a field: its own, or that of its list's items. */
function groupWithin(field: JsonObject, root: JsonObject): JsonObject {
  return isJsonObject(field.items) ? groupWithin(resolve(field.items, root), root) : field
}

/** Undefined: anything. */
function kindOf(schema: JsonObject, root: JsonObject, depth: number): string | undefined {
  if (depth >= DEEPEST) return t('a group')
  if ('const' in schema) return t('always {value}', { value: print(schema.const as JsonValue) })
  if (Array.isArray(schema.enum)) return choices(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (Array.isArray(either)) {
    return orList(either.filter(isJsonObject).map(each => kindOf(resolve(each, root), root, depth + 1)))
  }
  if (Array.isArray(schema.type)) {
    return orList(schema.type.map(type => kindOf({ ...schema, type }, root, depth + 1)))
  }
  switch (schema.type ?? guessType(schema)) {
    case 'string':
      return textKind(schema)
    case 'number':
      return withRange(t('a number'), schema)
    case 'integer':
      return withRange(t('a whole number'), schema)
    case 'boolean':
      return t('yes or no')
    case 'null':
      return t('nothing')
    case 'array':
      return listKind(schema, root, depth)
    case 'object':
      return isJsonObject(schema.properties) ? t('a group') : t('any named values')
    default:
      return undefined
  }
}

function guessType(schema: JsonObject): string | undefined {
  if ('properties' in schema) return 'object'
  if ('items' in schema) return 'array'
  if ('minimum' in schema || 'maximum' in schema) return 'number'
  if ('pattern' in schema || 'format' in schema) return 'string'
  return undefined
}

const FORMATS: Record<string, MessageDescriptor> = {
  uri: msg('a web address'),
  url: msg('a web address'),
  email: msg('an email address'),
  date: msg('a date'),
  time: msg('a time of day'),
  'date-time': msg('a date and time'),
  uuid: msg('a unique id'),
}

function textKind(schema: JsonObject): string {
  const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined
  if (format) return localize(format)
  if (typeof schema.pattern === 'string') {
    return isHexColor(schema.pattern)
      ? t({ message: 'a color, like {example}', note: 'The example is #ff5500.' }, { example: '#ff5500' })
      : t('text of the form {pattern}', { pattern: schema.pattern })
  }
  const size = amount(schema.minLength, schema.maxLength, 'character')
  return size ? t('text of {size}', { size }) : t('text')
}

/** Six hexadecimal digits after `#`, in any order of the character class. */
export function isHexColor(pattern: string): boolean {
  return /^\^#\[[0-9a-fA-F-]+\]\{6\}\$$/.test(pattern)
}

function withRange(kind: string, schema: JsonObject): string {
  const from = number(schema.minimum)
  const to = number(schema.maximum)
  const above = number(schema.exclusiveMinimum)
  const below = number(schema.exclusiveMaximum)
  const step = number(schema.multipleOf)
  const ends =
    from !== undefined && to !== undefined
      ? [t('from {from} to {to}', { from, to })]
      : [
          from !== undefined && t('of at least {from}', { from }),
          to !== undefined && t('of at most {to}', { to }),
          above !== undefined && t({ message: 'above {above}', note: 'A number.' }, { above }),
          below !== undefined && t({ message: 'below {below}', note: 'A number.' }, { below }),
        ].filter(part => typeof part === 'string')
  const limits = formatList(ends)
  const limited = limits
    ? t({ message: '{kind} {limits}', note: 'a number of at least 3 and below 8' }, { kind, limits })
    : kind
  return step === undefined ? limited : t('{kind}, in steps of {step}', { kind: limited, step })
}

function listKind(schema: JsonObject, root: JsonObject, depth: number): string {
  const size = amount(schema.minItems, schema.maxItems, 'entry')
  const list = size ? t('a list of {size}', { size }) : t('a list')
  if (!isJsonObject(schema.items)) return list
  const entry = kindOf(resolve(schema.items, root), root, depth + 1)
  return entry === undefined ? list : t('{list}, each {entry}', { list, entry })
}

function amount(min: JsonValue | undefined, max: JsonValue | undefined, unit: 'entry' | 'character'): string | null {
  const least = number(min) || undefined
  const most = number(max)
  const size = (count: number) =>
    unit === 'entry'
      ? t('{count, plural, one {# entry} other {# entries}}', { count })
      : t('{count, plural, one {# character} other {# characters}}', { count })
  if (least !== undefined && most !== undefined) {
    return least === most ? size(least) : t('{least, number} to {most}', { least, most: size(most) })
  }
  if (least !== undefined) return t('at least {size}', { size: size(least) })
  return most === undefined ? null : t('at most {size}', { size: size(most) })
}

function choices(values: JsonValue[]): string {
  if (values.length === 1) return t('always {value}', { value: print(values[0] as JsonValue) })
  const choices = listOfFacts(values.slice(0, MOST_CHOICES).map(print))
  const more = values.length - MOST_CHOICES
  return more > 0
    ? t('one of {choices} and {more, number} more', { choices, more })
    : t('one of {choices}', { choices })
}

function withDefault(kind: string, schema: JsonObject): string {
  return schema.default === undefined || isJsonObject(schema.default)
    ? kind
    : t('{kind} ({value} when left out)', { kind, value: print(schema.default) })
}

/** "text, a number or nothing". Undefined, which is anything, for none. */
function orList(kinds: readonly (string | undefined)[]): string | undefined {
  const said = [...new Set(kinds.map(kind => kind ?? t('anything')))]
  const last = said.pop()
  return last === undefined || said.length === 0 ? last : t('{kinds} or {last}', { kinds: listOfFacts(said), last })
}

function print(value: JsonValue): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}

function number(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** Resolves local references and merges `allOf`, so that the result has its own type. */
function resolve(schema: JsonObject, root: JsonObject, steps = 0): JsonObject {
  if (steps > DEEPEST) return {}
  if (typeof schema.$ref === 'string') {
    const { $ref, ...beside } = schema
    return { ...resolve(followRef($ref as string, root), root, steps + 1), ...beside }
  }
  if (Array.isArray(schema.allOf)) {
    const { allOf, ...beside } = schema
    const parts = (allOf as JsonValue[]).filter(isJsonObject).map(part => resolve(part, root, steps + 1))
    const properties = Object.assign({}, ...parts.map(part => part.properties), beside.properties)
    const required = [...parts, beside].flatMap(part => (Array.isArray(part.required) ? part.required : []))
    const joined: JsonObject = Object.assign({}, ...parts, beside)
    return Object.keys(properties).length > 0 ? { ...joined, properties, required } : joined
  }
  return schema
}

function followRef(ref: string, root: JsonObject): JsonObject {
  if (!ref.startsWith('#/')) return {}
  let at: JsonValue | undefined = root
  for (const step of ref.slice(2).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    at = isJsonObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }
  return isJsonObject(at) ? at : {}
}
