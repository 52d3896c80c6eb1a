import { isJsonObject, type JsonValue } from '../../engine/model/json'

/** An error for something that is no document, with what it probably is. */
export function sayForeignFormat(value: JsonValue): string {
  const formatName =
    typeof value === 'string' ? textLooks(value) : isJsonObject(value) ? fieldLooks(value) : plainLooks(value)
  return `This is no aili5 pipeline. It looks like ${formatName}.`
}

function textLooks(text: string): string {
  if (/^<(!doctype|html|\?xml|svg|[a-z]+[\s>])/i.test(text)) return 'a web page or a drawing'
  if (/^https?:\/\/\S+$/.test(text)) return 'a web address'
  if (/^(%PDF|PK|\ufffd?PNG)/.test(text) || text.includes('\0')) return 'a file that is not text'
  if (/^[\w.-]+:(\s|$)/m.test(text)) return 'YAML'
  return 'plain text'
}

/** Detects formats of other programs. */
const signs: readonly (readonly [fields: readonly string[], looks: string])[] = [
  [['openapi'], 'the description of a web service'],
  [['messages'], 'a chat with a model'],
  [['choices'], 'the answer of a model'],
  [['nodes', 'connections'], 'a workflow of another program'],
  [['nodes', 'edges'], 'a flow of another program'],
  [['dependencies'], 'a package file'],
  [['$schema'], 'a schema or a settings file'],
  [['inputSchema'], 'a tool'],
  [['type', 'properties'], 'a schema'],
]

function fieldLooks(fields: Record<string, JsonValue>): string {
  const sign = signs.find(([names]) => names.every(name => Object.hasOwn(fields, name)))
  if (sign) return sign[1]
  const names = Object.keys(fields)
  if (names.length === 0) return 'an empty object'
  const shown = names.slice(0, 3).map(name => `"${name.length > 20 ? `${name.slice(0, 20)}…` : name}"`)
  return `an object with ${shown.join(', ')}${names.length > 3 ? ' and more' : ''}`
}

function plainLooks(value: JsonValue): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return value === null ? 'nothing (null)' : `a single ${typeof value}`
}
