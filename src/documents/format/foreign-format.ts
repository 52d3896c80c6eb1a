import { joinTexts } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import { isJsonObject, type JsonValue } from '../../model/json'

/** The problem of something that is no document, with what it probably is. */
export function foreignFormat(value: JsonValue): MessageDescriptor {
  const looks =
    typeof value === 'string' ? textLooks(value) : isJsonObject(value) ? fieldLooks(value) : plainLooks(value)
  return msg(
    {
      message: 'This is no aili5 pipeline. It looks like {looks}.',
      note: 'What it looks like: a chat with a model, plain text, an empty list.',
    },
    { looks },
  )
}

function textLooks(text: string): MessageDescriptor {
  if (/^<(!doctype|html|\?xml|svg|[a-z]+[\s>])/i.test(text)) return msg('a web page or a drawing')
  if (/^https?:\/\/\S+$/.test(text)) return msg('a web address')
  if (/^(%PDF|PK|\ufffd?PNG)/.test(text) || text.includes('\0')) return msg('a file that is not text')
  if (/^[\w.-]+:(\s|$)/m.test(text)) return msg({ message: 'YAML', note: 'The name of a format of text.' })
  return msg('plain text')
}

/** Detects formats of other programs. */
const signs: readonly (readonly [fields: readonly string[], looks: MessageDescriptor])[] = [
  [['openapi'], msg('the description of a web service')],
  [['messages'], msg('a chat with a model')],
  [['choices'], msg('the answer of a model')],
  [['nodes', 'connections'], msg('a workflow of another program')],
  [['nodes', 'edges'], msg('a flow of another program')],
  [['dependencies'], msg('a package file')],
  [['$schema'], msg('a schema or a settings file')],
  [['inputSchema'], msg({ message: 'a tool', context: 'what a file looks like' })],
  [['type', 'properties'], msg({ message: 'a schema', context: 'what a file looks like' })],
]

function fieldLooks(fields: Record<string, JsonValue>): MessageDescriptor {
  const sign = signs.find(([names]) => names.every(name => Object.hasOwn(fields, name)))
  if (sign) return sign[1]
  const names = Object.keys(fields)
  if (names.length === 0) return msg('an empty object')
  const shown = names.slice(0, 3).map(name => `"${name.length > 20 ? `${name.slice(0, 20)}…` : name}"`)
  const list = joinTexts(shown, ', ')
  return names.length > 3
    ? msg('an object with {names} and more', { names: list })
    : msg({ message: 'an object with {names}', note: 'Names of fields: "a", "b".' }, { names: list })
}

function plainLooks(value: JsonValue): MessageDescriptor {
  if (Array.isArray(value))
    return value.length === 0
      ? msg('an empty list')
      : msg({ message: 'a list of {count, number}', note: 'A list of so many entries.' }, { count: value.length })
  if (value === null) return msg('nothing (null)')
  return typeof value === 'number' ? msg('a single number') : msg('a single boolean')
}
