import { joinTexts } from '../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import { alternatives } from './alternatives'
import { cutText } from './characters'
import type { JsonValue } from './json'

/** A validation error, as the validator reports it. */
export interface SchemaIssue {
  keyword: string
  /** A JSON pointer into the value, after `#`. */
  instanceLocation: string
  error: string
}

const kinds: Readonly<Record<string, MessageDescriptor>> = {
  string: msg({ message: 'text', context: 'what a value should be' }),
  number: msg('a number'),
  integer: msg('a whole number'),
  boolean: msg('true or false'),
  array: msg('a list'),
  object: msg('an object'),
}

/** Longer values would fill the message. */
const LONGEST_VALUE = 60

/** A validation error as a phrase for people and models, without a full stop, so that several can be joined. */
export function describeSchemaIssue(
  { keyword, instanceLocation, error }: SchemaIssue,
  value: JsonValue,
): LocalizedText {
  const path = instanceLocation.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode)
  const place: LocalizedText = path.length > 0 ? quoted(path) : msg('The answer')
  const said = error.replace(/\.$/, '')
  const found = valueAt(value, path)
  const named = [...error.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '')
  const bound = /(?<![\d.e+-])([\d.e+-]+)\)?$/.exec(said)?.[1]
  const is = { place, value: print(found) }
  // What has no phrase of its own: the sentence of the validator is in English.
  const unfit = () => msg('{place} is {value}, which does not fit what is asked for', is)
  switch (keyword) {
    case 'required':
      return msg('{place} is missing', { place: quoted([...path, named[0] ?? '']) })
    case 'type':
      return shouldBe(alternatives(named.slice(1).map(type => kinds[type] ?? type)))
    case 'enum':
      return msg('{place} is {value}, and should be one of {choices}', { ...is, choices: choices(said) })
    case 'const':
      return shouldBe(said.replace(/^.*? match /, ''))
    case 'pattern':
    case 'format':
      return msg('{place} is {value}, which does not have the right form', is)
    case 'minimum':
      return bound === undefined ? unfit() : shouldBe(msg('at least {bound}', { bound }))
    case 'maximum':
      return bound === undefined ? unfit() : shouldBe(msg('at most {bound}', { bound }))
    case 'exclusiveMinimum':
      return bound === undefined ? unfit() : shouldBe(msg('more than {bound}', { bound }))
    case 'exclusiveMaximum':
      return bound === undefined ? unfit() : shouldBe(msg('less than {bound}', { bound }))
    case 'multipleOf':
      return bound === undefined ? unfit() : shouldBe(msg('a multiple of {bound}', { bound }))
    case 'minItems':
    case 'maxItems':
      return Array.isArray(found) && bound !== undefined
        ? msg('{place} has {count, plural, one {# entry} other {# entries}}, and should have {bound}', {
            place,
            count: found.length,
            bound: keyword === 'minItems' ? msg('at least {bound}', { bound }) : msg('at most {bound}', { bound }),
          })
        : unfit()
    case 'minLength':
    case 'maxLength':
      return typeof found === 'string' && bound !== undefined
        ? msg('{place} has {count, plural, one {# letter} other {# letters}}, and should have {bound}', {
            place,
            count: [...found].length,
            bound: keyword === 'minLength' ? msg('at least {bound}', { bound }) : msg('at most {bound}', { bound }),
          })
        : unfit()
    case 'propertyNames':
      return msg('{place} has the name “{name}”, which does not have the right form', { place, name: named[0] ?? '' })
    case 'uniqueItems':
      return msg('{place} has an entry twice', { place })
    case 'false':
      return msg('{place} is not expected', { place })
    case 'not':
    case 'anyOf':
    case 'oneOf':
      return msg('{place} is {value}, which is none of what is asked for', is)
    default:
      return unfit()
  }

  function shouldBe(expected: LocalizedText) {
    return msg('{place} is {value}, and should be {expected}', { ...is, expected })
  }
}

const quoted = (path: readonly string[]) =>
  msg({ message: '“{path}”', note: 'The name of a value.' }, { path: path.join('.') })

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

function print(value: JsonValue | undefined): LocalizedText {
  if (value === undefined) return msg({ message: 'missing', context: 'a value' })
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${cutText(text, LONGEST_VALUE)}…` : text
}

function choices(said: string): LocalizedText {
  const list = said.endsWith(']') && said.includes('[') ? said.slice(said.indexOf('[')) : undefined
  try {
    return joinTexts((JSON.parse(list ?? '') as JsonValue[]).map(print), ', ')
  } catch {
    return list ?? msg('the given values')
  }
}
