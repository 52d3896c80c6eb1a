import { format, type Schema, Validator } from '@cfworker/json-schema'
import { isEqualJson } from '../../../engine/model/equal-json'
import { isJsonObject, type JsonObject, type JsonValue } from '../../../engine/model/json'
import { patternTest, withFormats, withPatternsAsFormats } from '../../../engine/tools/schema-patterns'

/** A JSON Schema as an object; `true` and everything unreadable allow all. */
export const asSchema = (value: JsonValue | undefined): JsonObject =>
  value === false ? { not: {} } : isJsonObject(value) ? value : {}

/** Whether a value fits. A part of a schema is read with the definitions of its root. A schema that is broken fits all. */
export function fitsSchema(schema: JsonObject, value: JsonValue, root: JsonObject): boolean {
  try {
    const { $defs, definitions } = root
    const whole = { ...($defs ? { $defs } : {}), ...(definitions ? { definitions } : {}), ...schema }
    const matched = withPatternsAsFormats(whole, value)
    const validator = new Validator(matched.schema as Schema, '2020-12', true)
    return withFormats(format, matched.formats, () => validator.validate(value).valid)
  } catch {
    return true
  }
}

/** Follows a local `$ref` ("#", "#/$defs/x"). Everything else is an open schema. */
export function follow(ref: string, root: JsonObject): JsonObject {
  if (!ref.startsWith('#')) return {}
  let at: JsonValue | undefined = root
  for (const step of ref.slice(1).split('/').filter(Boolean)) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    at = Array.isArray(at) ? at[Number(key)] : isJsonObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }
  return asSchema(at)
}

const asNumber = (value: JsonValue | undefined): number | undefined => (typeof value === 'number' ? value : undefined)

function tighter(a: JsonObject, b: JsonObject, key: string, pick: (x: number, y: number) => number): JsonObject {
  const [x, y] = [asNumber(a[key]), asNumber(b[key])]
  return x !== undefined && y !== undefined ? { [key]: pick(x, y) } : {}
}

const asList = (value: JsonValue | undefined): JsonValue[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** One schema that asks for what both ask for, as far as the common keywords go. */
export function merge(a: JsonObject, b: JsonObject): JsonObject {
  const properties: JsonObject = { ...asSchema(a.properties) }
  for (const [key, schema] of Object.entries(asSchema(b.properties))) {
    properties[key] = Object.hasOwn(properties, key) ? merge(asSchema(properties[key]), asSchema(schema)) : schema
  }
  const both = (key: string) => {
    const [x, y] = [asList(a[key]), asList(b[key])]
    return x.length > 0 && y.length > 0 ? x.filter(value => y.some(other => isEqualJson(value, other))) : [...x, ...y]
  }
  return {
    ...a,
    ...b,
    ...(a.properties || b.properties ? { properties } : {}),
    ...(a.required || b.required ? { required: [...new Set([...asList(a.required), ...asList(b.required)])] } : {}),
    ...(a.enum && b.enum ? { enum: both('enum') } : {}),
    ...(a.type && b.type ? { type: sharedTypes(asList(a.type), asList(b.type)) } : {}),
    ...(a.items && b.items ? { items: merge(asSchema(a.items), asSchema(b.items)) } : {}),
    ...(a.allOf && b.allOf ? { allOf: [...asList(a.allOf), ...asList(b.allOf)] } : {}),
    ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].reduce(
      (all, key) => Object.assign(all, tighter(a, b, key, Math.max)),
      {} as JsonObject,
    ),
    ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].reduce(
      (all, key) => Object.assign(all, tighter(a, b, key, Math.min)),
      {} as JsonObject,
    ),
  }
}

/** Types that both allow; "integer" is a "number". */
function sharedTypes(a: JsonValue[], b: JsonValue[]): JsonValue[] {
  const widened = (types: JsonValue[]) => (types.includes('number') ? [...types, 'integer'] : types)
  return a
    .filter(type => widened(b).includes(type))
    .concat(b.filter(type => !a.includes(type) && widened(a).includes(type)))
}

/** The types that a schema allows, guessed from its other keywords where it names none. */
export function typesOf(schema: JsonObject): string[] {
  const named = asList(schema.type).filter(type => typeof type === 'string')
  if (named.length > 0) return named
  if (schema.properties || schema.required || schema.minProperties) return ['object']
  if (schema.items || schema.prefixItems || schema.minItems) return ['array']
  if (schema.pattern || schema.minLength !== undefined || schema.maxLength !== undefined || schema.format)
    return ['string']
  if (['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'].some(key => key in schema))
    return ['number']
  return []
}

/** A schema with its references followed and `allOf` folded in. */
export function flatten(schema: JsonObject, root: JsonObject): JsonObject {
  let flat = schema
  for (let turn = 0; turn < 20 && (typeof flat.$ref === 'string' || Array.isArray(flat.allOf)); turn++) {
    const { $ref, allOf, ...rest } = flat
    const parts = [
      typeof $ref === 'string' ? follow($ref, root) : {},
      ...(Array.isArray(allOf) ? allOf.map(asSchema) : []),
    ]
    flat = parts.reduce<JsonObject>((all, part) => merge(all, part), rest)
  }
  return flat
}

/** The properties that must come with one. */
export function dependents(schema: JsonObject, key: string): string[] {
  const list = asSchema(schema.dependentRequired)[key]
  return Array.isArray(list) ? list.filter(other => typeof other === 'string') : []
}

/** The schema of a property that is not named. */
export function additional(schema: JsonObject, key: string): JsonObject {
  for (const [pattern, property] of Object.entries(asSchema(schema.patternProperties))) {
    // A broken pattern matches nothing.
    if (patternTest(pattern)?.(key)) return asSchema(property)
  }
  return schema.additionalProperties === undefined ? {} : asSchema(schema.additionalProperties)
}
