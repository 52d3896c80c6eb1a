import { isJsonObject, type JsonObject, type JsonValue } from '../../../engine/model/json'
import { tell } from '../languages/active'

/** Fields that name a thing, the best first. */
const NAMES = ['name', 'title', 'label', 'subject', 'heading', 'id']
/** Fields for machines only. */
const INNER = /^(?:_|score$|chunk$|id$|uuid$|index$)/
/** A text this long is what a record is for, and not one of its fields. */
const PROSE = 60

const MOST_RECORDS = 4
const MOST_FIELDS = 5

/** Describes data: records by their names, fields as text. "nothing" where there is none. */
export function describeData(value: JsonValue): string {
  if (value === null || value === '') return tell('nothing')
  if (Array.isArray(value)) return describeList(value)
  if (isJsonObject(value)) return describeRecord(value)
  return excerpt(String(value))
}

function describeList(list: readonly JsonValue[]): string {
  if (list.length === 0) return tell('nothing')
  const described = list
    .slice(0, MOST_RECORDS)
    .map(item => (isJsonObject(item) ? describeItem(item) : describeData(item)))
  const more = list.length - described.length
  return [...described, ...(more > 0 ? [tell('and {count} more', { count: more })] : [])].join(
    list.some(isJsonObject) ? '; ' : tell(', '),
  )
}

/** "Heron (view lake, beds 2, free)": one of several. A text is itself, with its source. */
function describeItem(item: JsonObject): string {
  const prose = Object.entries(item).find(([, value]) => typeof value === 'string' && value.length > PROSE)
  if (prose) {
    const from = Object.entries(item).flatMap(([key, value]) =>
      key !== prose[0] && !INNER.test(key) && typeof value === 'string' && value ? [value] : [],
    )
    const quoted = tell('“{words}”', { words: sentences(String(prose[1])) })
    return from.length > 0 ? `${quoted} (${from.join(tell(', '))})` : quoted
  }
  const named = NAMES.find(key => typeof item[key] === 'string' && item[key] !== '')
  const fields = fieldsOf(item, named)
  if (!named) return fields
  return fields ? `${item[named]} (${fields})` : String(item[named])
}

function describeRecord(record: JsonObject): string {
  const lists = Object.entries(record).filter(([, value]) => Array.isArray(value) && value.some(isJsonObject))
  const [only] = lists
  // "rooms" says nothing that the rooms do not say.
  if (only && lists.length === 1) return describeData(only[1])
  return fieldsOf(record)
}

function fieldsOf(record: JsonObject, except?: string): string {
  return Object.entries(record)
    .filter(([key, value]) => key !== except && !INNER.test(key) && value !== null && value !== '')
    .slice(0, MOST_FIELDS)
    .map(([key, value]) => describeField(spaced(key), value))
    .join(', ')
}

function describeField(name: string, value: JsonValue): string {
  if (typeof value === 'boolean') return value ? name : tell('not {name}', { name })
  if (isJsonObject(value)) return `${name} (${describeRecord(value)})`
  return `${name} ${describeData(value)}`
}

/** "pricePerNight" as "price per night". */
const spaced = (key: string) =>
  key
    .replace(/_+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)

/** Two sentences of a text, without the heading that it may begin with. */
function sentences(text: string): string {
  const body = text.replace(/^(?:#+ [^\n]*\n+)+/, '').replace(/\s+/g, ' ')
  return excerpt(/^(?:.*?[.!?](?:\s|$)){1,2}/.exec(body)?.[0] ?? body)
}

/** A text in one line, cut where it gets long. */
export function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > 240 ? `${line.slice(0, 240)}…` : line
}
