import type { JsonValue } from '../../../engine/model/json'
import { type FieldPlace, spaced } from '../read/place'
import { asSchema, typesOf } from '../read/schema'

/** What a tool shows, by the shape of its arguments. */
export type Kind = 'list' | 'table' | 'chart'

/** What the arguments around a place make, by their shape alone. */
export function displayAround({ parent, depth }: FieldPlace): Kind | null {
  if (depth !== 1) return null
  const properties = asSchema(parent.properties)
  const holds = (key: string, type: string) =>
    typesOf(asSchema(properties[key])).includes('array') && typesOf(itemsOf(properties[key])).includes(type)
  if (holds('columns', 'string') && holds('rows', 'array')) return 'table'
  if (Object.keys(properties).some(key => pointKeys(properties[key]))) return 'chart'
  return holds('items', 'string') ? 'list' : null
}

export const itemsOf = (schema: JsonValue | undefined) => asSchema(asSchema(schema).items)

/** The names of label and number, where a schema is a list of just these: points of a chart. */
export function pointKeys(schema: JsonValue | undefined): [label: string, value: string] | null {
  if (!typesOf(asSchema(schema)).includes('array')) return null
  const entries = Object.entries(asSchema(itemsOf(schema).properties))
  const find = (type: RegExp) =>
    entries.filter(([, property]) => typesOf(asSchema(property)).some(one => type.test(one)))
  const [labels, numbers] = [find(/^string$/), find(/^(?:number|integer)$/)]
  const [[label] = [], [value] = []] = [labels[0], numbers[0]]
  const isPoint =
    entries.length === 2 && label !== undefined && value !== undefined && !/\b(?:id|url)\b/.test(spaced(label))
  return isPoint ? [label, value] : null
}
