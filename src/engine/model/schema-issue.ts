import type { JsonValue } from './json'

/** A validation error, as the validator reports it. */
export interface SchemaIssue {
  keyword: string
  /** A JSON pointer into the value, after `#`. */
  instanceLocation: string
  error: string
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** Longer values would fill the message. */
const LONGEST_VALUE = 60

/** A validation error as a phrase for people and models, without a full stop, so that several can be joined. */
export function saySchemaIssue({ keyword, instanceLocation, error }: SchemaIssue, value: JsonValue): string {
  const path = instanceLocation.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode)
  const place = path.length > 0 ? `“${path.join('.')}”` : 'The answer'
  const said = error.replace(/\.$/, '')
  const found = valueAt(value, path)
  const is = `${place} is ${print(found)}`
  const quoted = [...error.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '')
  const bound = /(?<![\d.e+-])([\d.e+-]+)\)?$/.exec(said)?.[1]
  const atLeast = /less/.test(error) || keyword.startsWith('min') ? 'at least' : 'at most'
  switch (keyword) {
    case 'required':
      return `“${[...path, quoted[0]].join('.')}” is missing`
    case 'type':
      return `${is}, and should be ${quoted.slice(1).map(kindOf).join(' or ')}`
    case 'enum':
      return `${is}, and should be one of ${choices(said)}`
    case 'const':
      return `${is}, and should be ${said.replace(/^.*? match /, '')}`
    case 'pattern':
    case 'format':
      return `${is}, which does not have the right form`
    case 'minimum':
    case 'maximum':
      return bound === undefined ? `${place}: ${said}` : `${is}, and should be ${atLeast} ${bound}`
    case 'minItems':
    case 'maxItems':
      return Array.isArray(found) && bound !== undefined
        ? `${place} has ${found.length} ${found.length === 1 ? 'entry' : 'entries'}, and should have ${atLeast} ${bound}`
        : `${place}: ${said}`
    case 'false':
      return `${place} is not asked for`
    default:
      return path.length > 0 ? `${place}: ${said}` : said
  }
}

const kindOf = (type: string) => kinds[type] ?? type

/** One step of a JSON pointer in a URI fragment. */
function decode(step: string): string {
  const plain = step.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

function valueAt(value: JsonValue, path: readonly string[]): JsonValue | undefined {
  let found: JsonValue | undefined = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string, JsonValue>)[step]
  }
  return found
}

function print(value: JsonValue | undefined): string {
  const text = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'missing')
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

function choices(said: string): string {
  const list = said.endsWith(']') && said.includes('[') ? said.slice(said.indexOf('[')) : undefined
  try {
    return (JSON.parse(list ?? '') as JsonValue[]).map(item => print(item)).join(', ')
  } catch {
    return list ?? 'the given values'
  }
}
