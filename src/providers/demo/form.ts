import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'

/** How deep a value may go; a schema that refers to itself goes on forever. */
const DEEPEST = 6
/** How many values one schema may take. */
const MOST_VALUES = 2000
const DEEPEST_REFERENCE = 4

/** Gives the value of a field, where there is an idea of one. */
export type Suggest = (key: string, schema: JsonObject) => JsonValue | undefined

export const asSchema = (schema: JsonSchema | JsonValue | undefined): JsonObject =>
  isJsonObject(schema as JsonValue) ? (schema as JsonObject) : {}
export const typeOf = ({ type, properties, items }: JsonObject): string =>
  Array.isArray(type)
    ? String(type.find(each => each !== 'null') ?? 'null')
    : typeof type === 'string'
      ? type
      : properties
        ? 'object'
        : items
          ? 'array'
          : ''
const numberOr = (value: JsonValue | undefined, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** A schema with what it refers to; the first of several that are allowed. */
function opened(schema: JsonObject, root: JsonObject, depth: number): JsonObject {
  if (depth > DEEPEST_REFERENCE) return schema
  if (typeof schema.$ref === 'string') {
    const target = schema.$ref
      .replace(/^#\/?/, '')
      .split('/')
      .filter(Boolean)
      .reduce<JsonValue | undefined>((at, key) => asSchema(at)[key], root)
    const { $ref: _, ...own } = schema
    return opened({ ...asSchema(target), ...own }, root, depth + 1)
  }
  const choice = [schema.anyOf, schema.oneOf].find(Array.isArray)?.[0]
  const all = Array.isArray(schema.allOf) ? schema.allOf.slice(0, 8) : []
  const whole: JsonObject = { ...schema }
  for (const part of [...(choice ? [choice] : []), ...all]) {
    const other = opened(asSchema(part), root, depth + 1)
    const properties = { ...asSchema(whole.properties), ...asSchema(other.properties) }
    Object.assign(whole, other, Object.keys(properties).length > 0 && { properties })
  }
  return whole
}

/**
 * A value of a schema: suggested where there is an idea of it, else the smallest one. Undefined where there is none that
 * this finds: a pattern that nothing was suggested for, or a schema that requires itself.
 */
export function filled(
  given: JsonSchema | JsonValue,
  suggest: Suggest,
  key = '',
  root = asSchema(given),
  depth = 0,
  budget = { left: MOST_VALUES },
): JsonValue | undefined {
  if (depth > DEEPEST || budget.left-- <= 0) return undefined
  const schema = opened(asSchema(given), root, 0)
  if ('const' in schema) return schema.const
  const idea = suggest(key, schema)
  if (idea !== undefined && fits(idea, schema)) return idea
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ('default' in schema) return schema.default
  switch (typeOf(schema)) {
    case 'object': {
      const required = Array.isArray(schema.required) ? schema.required : []
      const entries: [string, JsonValue][] = []
      for (const [name, property] of Object.entries(asSchema(schema.properties))) {
        const isRequired = required.includes(name)
        const open = opened(asSchema(property), root, 0)
        // What may be left out is filled in only where there is an idea.
        const value =
          isRequired || (typeOf(open) === 'object' && depth < 2)
            ? filled(property, suggest, name, root, depth + 1, budget)
            : suggest(name, open)
        if (value === undefined && isRequired) return undefined
        if (value !== undefined && (isRequired || fits(value, open))) entries.push([name, value])
      }
      return Object.fromEntries(entries)
    }
    case 'array': {
      const least = numberOr(schema.minItems, 0)
      const items: JsonValue[] = []
      while (items.length < least) {
        const item = filled(asSchema(schema.items), suggest, `${key} ${items.length}`, root, depth + 1, budget)
        if (item === undefined) return undefined
        items.push(item)
      }
      return items
    }
    case 'number':
    case 'integer':
      return smallestNumber(schema)
    case 'boolean':
      return false
    case 'null':
      return null
    case 'string':
      if (schema.pattern || schema.format) return undefined
      return '-'.repeat(Math.min(1000, numberOr(schema.minLength, 0)))
    default:
      return Object.keys(schema).length === 0 ? '' : undefined
  }
}

/** A value of a schema, with the names of its fields of which nothing was suggested. */
export function filledWithGaps(schema: JsonSchema, suggest: Suggest): { value: JsonValue | undefined; gaps: string[] } {
  const gaps = new Set<string>()
  const value = filled(schema, (key, part) => {
    const idea = suggest(key, part)
    const isKnown = (idea !== undefined && fits(idea, part)) || typeOf(part) === 'object'
    if (!isKnown && key !== '') gaps.add(key)
    return idea
  })
  const text = JSON.stringify(value ?? null)
  // What was left out is no gap.
  return { value, gaps: [...gaps].filter(key => text.includes(`${JSON.stringify(key)}:`)) }
}

function smallestNumber(schema: JsonObject): number | undefined {
  const step = numberOr(schema.multipleOf, typeOf(schema) === 'integer' ? 1 : 0)
  const low =
    typeof schema.exclusiveMinimum === 'number'
      ? schema.exclusiveMinimum + (step || 1e-3)
      : numberOr(schema.minimum, Math.min(0, numberOr(schema.maximum, 0)))
  const value = step ? Math.ceil(low / step) * step : low
  return fits(value, schema) ? value : undefined
}

/** Whether a value keeps to the simple rules of a schema. */
export function fits(value: JsonValue, schema: JsonObject): boolean {
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false
  const type = typeOf(schema)
  if (typeof value === 'number') {
    const step = numberOr(schema.multipleOf, type === 'integer' ? 1 : 0)
    const isStep = !step || Math.abs(value / step - Math.round(value / step)) < 1e-9
    return (
      (type === '' || type === 'number' || type === 'integer') &&
      isStep &&
      value >= numberOr(schema.minimum, -Infinity) &&
      value <= numberOr(schema.maximum, Infinity)
    )
  }
  if (typeof value === 'string') {
    if (type !== '' && type !== 'string') return false
    return (
      value.length >= numberOr(schema.minLength, 0) &&
      value.length <= numberOr(schema.maxLength, Infinity) &&
      (typeof schema.pattern !== 'string' || matches(schema.pattern, value))
    )
  }
  if (Array.isArray(value))
    return (
      (type === '' || type === 'array') &&
      value.length >= numberOr(schema.minItems, 0) &&
      value.length <= numberOr(schema.maxItems, Infinity)
    )
  return type === '' || type === (value === null ? 'null' : typeof value)
}

/** Patterns of the cards are short; a longer one, which may be slow, is taken for one that nothing fits. */
function matches(pattern: string, value: string): boolean {
  if (pattern === '^#[0-9a-fA-F]{6}$') return /^#[0-9a-f]{6}$/i.test(value)
  return false
}
