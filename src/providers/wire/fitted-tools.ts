import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'
import type { ModelRequest, Tool, ToolCall } from '../../model/language-model'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { meantName } from './tool-calls'

/** Tools in the form that a target takes, and the way back for its calls. */
export interface FittedTools {
  tools: readonly Tool[]
  /** As they were offered. */
  offered: readonly Tool[]
  /** A call as the person's schema has it. */
  restore(call: ToolCall): ToolCall
  /** Arguments of an earlier call as the target would have written them. */
  fitted(call: ToolCall): ToolCall
  /** The wanted format of the answer, where there is one. */
  answer: JsonSchema | undefined
  /** An answer in that format with the person's names; undefined where it has them, or is no JSON. */
  restoreAnswer(text: string): string | undefined
}

/** What Anthropic takes as the name of an input. */
const PLAIN_NAME = /^[a-zA-Z0-9_.-]{1,64}$/
/** The field that takes a value that is no object. */
const WRAPPED = 'value'

/**
 * Tools in the form that all targets take: an object at the top of each schema, without alternatives there. `plainNames`:
 * names of inputs in plain letters, which Claude insists on.
 */
export function fittedTools(
  { tools, responseFormat }: Pick<ModelRequest, 'tools' | 'responseFormat'>,
  { plainNames }: { plainNames: boolean },
): FittedTools {
  const wanted = responseFormat?.schema
  const answerNames = plainNames && wanted ? plainNamesIn(wanted) : new Map<string, string>()
  const fits = new Map(tools.map(tool => [tool.name, fitOf(tool.inputSchema, plainNames)]))
  return {
    offered: tools,
    tools: tools.map(tool => ({ ...tool, inputSchema: fits.get(tool.name)?.schema ?? tool.inputSchema })),
    restore(call) {
      const name = meantName(call.name, tools)
      const fit = fits.get(name)
      return fit ? { ...call, name, arguments: fit.restore(call.arguments) } : call
    },
    fitted(call) {
      const fit = fits.get(call.name)
      return fit ? { ...call, arguments: fit.apply(call.arguments) } : call
    },
    answer: wanted && renamedSchema(wanted, answerNames),
    restoreAnswer(text) {
      const given = answerNames.size === 0 ? undefined : parseUntrustedJson(text)
      return given === undefined ? undefined : JSON.stringify(renamedKeys(given, reversed(answerNames)))
    },
  }
}

interface Fit {
  schema: JsonSchema
  apply(value: JsonValue): JsonValue
  restore(value: JsonValue): JsonValue
}

function fitOf(schema: JsonSchema, plainNames: boolean): Fit {
  const object = withObjectAtTop(schema)
  const isWrapped = object === undefined
  const top = object ?? { type: 'object', properties: { [WRAPPED]: schema }, required: [WRAPPED] }
  const names = plainNames ? plainNamesIn(top) : new Map<string, string>()
  const back = reversed(names)
  return {
    schema: renamedSchema(top, names),
    apply: value => renamedKeys(isWrapped && value !== null ? { [WRAPPED]: value } : value, names),
    restore(value) {
      const renamed = renamedKeys(value, back)
      return isWrapped && isJsonObject(renamed) && WRAPPED in renamed ? (renamed[WRAPPED] ?? null) : renamed
    },
  }
}

/** A schema of an object without alternatives at its top; undefined where it is not one of objects. */
function withObjectAtTop(schema: JsonSchema): JsonSchema | undefined {
  const { oneOf, anyOf, allOf, $ref, ...rest } = schema
  const target = typeof $ref === 'string' ? definitionOf(schema, $ref) : undefined
  const alternatives = [oneOf, anyOf].filter(Array.isArray).flat()
  const parts = [...(Array.isArray(allOf) ? allOf : []), ...(target ? [target] : [])]
  if (alternatives.length === 0 && parts.length === 0)
    // OpenAI wants to read that there are no inputs.
    return rest.type === undefined || rest.type === 'object' ? { properties: {}, ...rest, type: 'object' } : undefined
  const objects = [...alternatives, ...parts].map(part => (isJsonObject(part) ? withObjectAtTop(part) : undefined))
  if (objects.some(object => object === undefined)) return undefined
  const all = objects as JsonSchema[]
  const merged: JsonObject = {}
  for (const { properties } of [rest, ...all])
    for (const [name, inner] of Object.entries(isJsonObject(properties) ? properties : {}))
      merged[name] = eitherOf(merged[name], inner)
  const required = new Set([rest, ...all.slice(alternatives.length)].flatMap(requiredOf))
  // Of alternatives, only what all of them require is required.
  const choices = all.slice(0, alternatives.length).map(requiredOf)
  for (const name of choices[0] ?? []) if (choices.every(names => names.includes(name))) required.add(name)
  return { ...rest, type: 'object', properties: merged, required: [...required] }
}

function definitionOf(schema: JsonSchema, reference: string): JsonObject | undefined {
  const name = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(reference)
  const definitions = schema[name?.[1] ?? '']
  const found = isJsonObject(definitions) ? definitions[name?.[2] ?? ''] : undefined
  return isJsonObject(found) ? found : undefined
}

const requiredOf = ({ required }: JsonObject): string[] =>
  Array.isArray(required) ? required.filter(name => typeof name === 'string') : []

function eitherOf(one: JsonValue | undefined, other: JsonValue): JsonValue {
  if (one === undefined || JSON.stringify(one) === JSON.stringify(other)) return other
  const choices = isJsonObject(one) && Array.isArray(one.anyOf) && Object.keys(one).length === 1 ? one.anyOf : [one]
  return { anyOf: [...choices, other] }
}

/** A plain name for each name of an input that is not plain, anywhere in a schema; no two are the same. */
function plainNamesIn(schema: JsonSchema): Map<string, string> {
  const names = new Set<string>()
  mapSchema(schema, (name, inner) => {
    names.add(name)
    return [name, inner]
  })
  const plain = new Map<string, string>()
  for (const name of names) {
    if (PLAIN_NAME.test(name)) continue
    const base = name
      .normalize('NFKD')
      .replace(/ß/g, 'ss')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-zA-Z0-9_.-]+/g, '_')
      .slice(0, 60)
    const stem = /[a-zA-Z0-9]/.test(base) ? base : 'input'
    let unique = stem
    for (let number = 2; names.has(unique); number++) unique = `${stem}_${number}`
    names.add(unique)
    plain.set(name, unique)
  }
  return plain
}

const reversed = (names: ReadonlyMap<string, string>) => new Map([...names].map(([name, plain]) => [plain, name]))

function renamedSchema(schema: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema {
  if (names.size === 0) return schema
  const renamed = mapSchema(schema, (name, inner) => {
    const plain = names.get(name)
    if (plain === undefined || !isJsonObject(inner)) return [plain ?? name, inner]
    return [plain, { ...inner, description: [`“${name}”.`, inner.description].filter(Boolean).join(' ') }]
  })
  return renamed as JsonSchema
}

/** A schema with each of its properties changed; `required` follows. */
function mapSchema(value: JsonValue, change: (name: string, inner: JsonValue) => [string, JsonValue]): JsonValue {
  if (Array.isArray(value)) return value.map(each => mapSchema(each, change))
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([word, inner]): [string, JsonValue] => {
    if (word === 'properties' && isJsonObject(inner))
      return [
        word,
        Object.fromEntries(Object.entries(inner).map(([name, each]) => change(name, mapSchema(each, change)))),
      ]
    if (word === 'required' && Array.isArray(inner))
      return [word, inner.map(name => (typeof name === 'string' ? change(name, null)[0] : name))]
    if (['enum', 'const', 'default', 'examples'].includes(word)) return [word, inner]
    return [word, mapSchema(inner, change)]
  })
  return Object.fromEntries(entries)
}

function renamedKeys(value: JsonValue, names: ReadonlyMap<string, string>): JsonValue {
  if (names.size === 0) return value
  if (Array.isArray(value)) return value.map(each => renamedKeys(each, names))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [names.get(name) ?? name, renamedKeys(each, names)]),
  )
}
