import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { lazyModule } from '../../model/lazy-module'

/* Regular expressions of foreign JSON Schemas in documents, links and servers' tools. JavaScript can take
   exponential time for some (`(a+)+$`), so RE2 matches them in linear time. */

/**
 * A sequence of atoms with fixed counts; only the last may repeat without limit. JavaScript matches these in linear
 * time.
 */
const plain =
  /^\^(?:(?:[^\\[\](){}|*+?^$.]|\\[dwsDWS]|\.|\[[^\\[\]]+\])(?:\{\d{1,3}\})?)*(?:(?:[^\\[\](){}|*+?^$.]|\\[dwsDWS]|\.|\[[^\\[\]]+\])[*+])?\$?$/

const isPlain = (pattern: string) => pattern.length < 1000 && plain.test(pattern)

type Engine = typeof import('re2js')
let engine: Engine | undefined
const loaded = lazyModule(() => import('re2js'))

/** Loads what the patterns of a schema need. */
export async function preparePatterns(schema: JsonValue | undefined): Promise<void> {
  if (engine === undefined && hasForeign(schema)) engine = await loaded()
}

type Test = (text: string) => boolean

const MOST_KEPT = 100
const compiled = new Map<string, Test>()

/**
 * Whether a text matches; null for an invalid pattern, or one with lookaround or backreferences, which RE2 does not
 * support.
 */
export function patternTest(pattern: string): Test | null {
  const test = compiled.get(pattern) ?? compile(pattern)
  if (compiled.size >= MOST_KEPT) compiled.clear()
  if (test) compiled.set(pattern, test)
  return test
}

function compile(pattern: string): Test | null {
  try {
    if (isPlain(pattern)) {
      const expression = new RegExp(pattern, 'u')
      return text => expression.test(text)
    }
    if (!engine) return null
    const { RE2JS } = engine
    const expression = RE2JS.compile(RE2JS.translateRegExp(pattern))
    return text => expression.matcher(text).find()
  } catch {
    return null
  }
}

const DATA = new Set(['const', 'default', 'enum', 'examples'])

function hasForeign(schema: JsonValue | undefined): boolean {
  if (Array.isArray(schema)) return schema.some(hasForeign)
  if (!isJsonObject(schema)) return false
  return Object.entries(schema).some(([key, value]) => {
    if (DATA.has(key)) return false
    if (key === 'pattern' && typeof value === 'string') return !isPlain(value)
    if (key === 'patternProperties' && isJsonObject(value) && !Object.keys(value).every(isPlain)) return true
    return hasForeign(value)
  })
}

/** Formats by name, for a validator. */
type Formats = Record<string, Test>

/**
 * An equivalent schema for values with these property names, where each unsafe pattern is replaced by a custom format,
 * which is returned too. A pattern that cannot be matched is dropped.
 */
export function withPatternsAsFormats(schema: JsonObject, value: JsonValue): { schema: JsonObject; formats: Formats } {
  const formats: Formats = {}
  if (!hasForeign(schema)) return { schema, formats }
  const names = namesIn(value)
  const rewritten = (part: JsonValue): JsonValue => {
    if (Array.isArray(part)) return part.map(rewritten)
    if (!isJsonObject(part)) return part
    const { pattern, patternProperties, ...rest } = part
    const result: JsonObject = {}
    for (const [key, inner] of Object.entries(rest)) set(result, key, DATA.has(key) ? inner : rewritten(inner))
    if (pattern !== undefined) {
      if (typeof pattern !== 'string' || isPlain(pattern)) set(result, 'pattern', rewritten(pattern))
      else if (patternTest(pattern)) addFormat(result, pattern, formats)
    }
    if (isJsonObject(patternProperties)) addNamed(result, patternProperties, names, rewritten)
    else if (patternProperties !== undefined) result.patternProperties = rewritten(patternProperties)
    return result
  }
  return { schema: rewritten(schema) as JsonObject, formats }
}

/** Runs a function with formats added to the validator. */
export function withFormats<Result>(table: Formats, formats: Formats, work: () => Result): Result {
  Object.assign(table, formats)
  try {
    return work()
  } finally {
    for (const name of Object.keys(formats)) delete table[name]
  }
}

function addFormat(schema: JsonObject, pattern: string, formats: Formats): void {
  const name = `of the form ${pattern}`
  formats[name] = patternTest(pattern) ?? (() => true)
  if (schema.format === undefined) schema.format = name
  else schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), { format: name }]
}

/** Patterns of property names become the matching names of the value. */
function addNamed(
  schema: JsonObject,
  patterns: JsonObject,
  names: ReadonlySet<string>,
  rewritten: (part: JsonValue) => JsonValue,
): void {
  const properties: JsonObject = isJsonObject(schema.properties) ? { ...schema.properties } : {}
  const kept: JsonObject = {}
  for (const [pattern, inner] of Object.entries(patterns)) {
    const matches = patternTest(pattern)
    if (isPlain(pattern)) set(kept, pattern, rewritten(inner))
    else if (matches) {
      for (const name of names) {
        if (!matches(name)) continue
        const before = Object.hasOwn(properties, name) ? properties[name] : undefined
        set(properties, name, before === undefined ? rewritten(inner) : { allOf: [before, rewritten(inner)] })
      }
    }
  }
  schema.properties = properties
  if (Object.keys(kept).length > 0) schema.patternProperties = kept
}

/** Defines a field of any name, including `__proto__`. */
function set(target: JsonObject, key: string, value: JsonValue): void {
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true })
}

function namesIn(value: JsonValue, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names)
  else if (isJsonObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      names.add(name)
      namesIn(inner, names)
    }
  }
  return names
}
