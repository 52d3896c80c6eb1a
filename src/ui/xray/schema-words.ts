import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../engine/model/json'

/** One argument of a tool, as text: "value — a number from 0 to 10, needed". */
export interface FieldInWords {
  name: string
  /** "a number from 0 to 10", "one of sun, rain" */
  kind: string
  needed: boolean
  /** The author's description. */
  about?: string
  /** The fields of an object, or of each item of a list of objects. */
  inside: FieldInWords[]
}

/** Deeper levels of a schema are described as "a group". */
const DEEPEST = 6
const MOST_CHOICES = 24

/** Describes the arguments of a JSON Schema in the schema's order. Accepts any schema. */
export function schemaInWords(schema: JsonSchema): FieldInWords[] {
  return fieldsOf(schema, schema, 0)
}

function fieldsOf(schema: JsonObject, root: JsonObject, depth: number): FieldInWords[] {
  const plain = resolve(schema, root)
  if (!isJsonObject(plain.properties) || depth >= DEEPEST) return []
  const required = Array.isArray(plain.required) ? plain.required : []
  return Object.entries(plain.properties).map(([name, value]) => {
    const field = isJsonObject(value) ? resolve(value, root) : {}
    const about = typeof field.description === 'string' ? field.description.trim() : ''
    return {
      name,
      kind: kindOf(field, root, depth) + defaultOf(field),
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

function kindOf(schema: JsonObject, root: JsonObject, depth: number): string {
  if (depth >= DEEPEST) return 'a group'
  if ('const' in schema) return `always ${print(schema.const as JsonValue)}`
  if (Array.isArray(schema.enum)) return choices(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (Array.isArray(either)) {
    const kinds = either.filter(isJsonObject).map(each => kindOf(resolve(each, root), root, depth + 1))
    return orList([...new Set(kinds)]) || 'anything'
  }
  if (Array.isArray(schema.type)) {
    return orList(schema.type.map(type => kindOf({ ...schema, type }, root, depth + 1)))
  }
  switch (schema.type ?? guessType(schema)) {
    case 'string':
      return textKind(schema)
    case 'number':
      return `a number${range(schema)}`
    case 'integer':
      return `a whole number${range(schema)}`
    case 'boolean':
      return 'yes or no'
    case 'null':
      return 'nothing'
    case 'array':
      return listKind(schema, root, depth)
    case 'object':
      return isJsonObject(schema.properties) ? 'a group' : 'any named values'
    default:
      return 'anything'
  }
}

function guessType(schema: JsonObject): string | undefined {
  if ('properties' in schema) return 'object'
  if ('items' in schema) return 'array'
  if ('minimum' in schema || 'maximum' in schema) return 'number'
  if ('pattern' in schema || 'format' in schema) return 'string'
  return undefined
}

const FORMATS: Record<string, string> = {
  uri: 'a web address',
  url: 'a web address',
  email: 'an email address',
  date: 'a date',
  time: 'a time of day',
  'date-time': 'a date and time',
  uuid: 'a unique id',
}

function textKind(schema: JsonObject): string {
  const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined
  if (format) return format
  if (typeof schema.pattern === 'string') {
    return isHexColour(schema.pattern) ? 'a color, like #ff5500' : `text of the form ${schema.pattern}`
  }
  const size = amount(schema.minLength, schema.maxLength, 'character')
  return size ? `text of ${size}` : 'text'
}

/** Six hexadecimal digits after `#`, in any order of the character class. */
function isHexColour(pattern: string): boolean {
  return /^\^#\[[0-9a-fA-F-]+\]\{6\}\$$/.test(pattern)
}

function range(schema: JsonObject): string {
  const from = number(schema.minimum)
  const to = number(schema.maximum)
  const above = number(schema.exclusiveMinimum)
  const below = number(schema.exclusiveMaximum)
  const step = number(schema.multipleOf)
  const ends =
    from !== undefined && to !== undefined
      ? [`from ${from} to ${to}`]
      : [
          from !== undefined && `of at least ${from}`,
          to !== undefined && `of at most ${to}`,
          above !== undefined && `above ${above}`,
          below !== undefined && `below ${below}`,
        ].filter(part => typeof part === 'string')
  const limits = ends.length > 0 ? ` ${ends.join(' and ')}` : ''
  return step === undefined ? limits : `${limits}, in steps of ${step}`
}

function listKind(schema: JsonObject, root: JsonObject, depth: number): string {
  const size = amount(schema.minItems, schema.maxItems, 'entry')
  const list = size ? `a list of ${size}` : 'a list'
  if (!isJsonObject(schema.items)) return list
  const entry = kindOf(resolve(schema.items, root), root, depth + 1)
  return entry === 'anything' ? list : `${list}, each ${entry}`
}

function amount(min: JsonValue | undefined, max: JsonValue | undefined, unit: 'entry' | 'character'): string | null {
  const least = number(min) || undefined
  const most = number(max)
  const units = (count: number) => (count === 1 ? unit : unit === 'entry' ? 'entries' : 'characters')
  if (least !== undefined && most !== undefined) {
    return least === most ? `${least} ${units(least)}` : `${least} to ${most} ${units(most)}`
  }
  if (least !== undefined) return `at least ${least} ${units(least)}`
  if (most !== undefined) return `at most ${most} ${units(most)}`
  return null
}

function choices(values: JsonValue[]): string {
  if (values.length === 1) return `always ${print(values[0] as JsonValue)}`
  const shown = values.slice(0, MOST_CHOICES).map(print).join(', ')
  const more = values.length - MOST_CHOICES
  return more > 0 ? `one of ${shown} and ${more} more` : `one of ${shown}`
}

function defaultOf(schema: JsonObject): string {
  return schema.default === undefined || isJsonObject(schema.default) ? '' : ` (${print(schema.default)} when left out)`
}

function orList(kinds: string[]): string {
  return kinds.length < 2 ? (kinds[0] ?? '') : `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`
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
