import { msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'
import { type Asked, parseJson } from './asked'
import { asSchema, filled, filledWithGaps, typeOf } from './form'
import { measured } from './gauge'
import { itemsIn, keywordsOf, sentencesOf } from './lists'
import { calmAnswer } from './safety'
import { quoted } from './seen'
import { isPlain } from './shapes'
import { namedValue } from './topics'

/** What a form is filled in from. */
interface Material {
  /** What is to be done. */
  task: string
  /** The text that is read: the message, and the texts in its data. */
  text: string
  /** The text is that of data, and not what a person wrote. */
  isData: boolean
  /** The records of its data that belong to the task. */
  rows: readonly JsonObject[]
  /** All records that are known so far. */
  known: readonly JsonObject[]
}

/** The records in a value, with all that is in it. */
function recordsIn(value: JsonValue | undefined): JsonObject[] {
  if (Array.isArray(value)) return value.some(isJsonObject) ? value.filter(isJsonObject) : []
  if (!isJsonObject(value)) return []
  for (const inner of Object.values(value)) {
    const found = recordsIn(inner)
    if (found.length > 0) return found
  }
  return []
}

const textsIn = (value: JsonValue | undefined): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'number'
      ? [String(value)]
      : Array.isArray(value)
        ? value.flatMap(textsIn)
        : isJsonObject(value)
          ? Object.values(value).flatMap(textsIn)
          : []

/** The JSON of each step that a prompt lists, the newest first. */
const stepsIn = (system: string): JsonValue[] =>
  system
    .split('\n')
    .filter(line => line.startsWith('- '))
    .flatMap(line => line.split(/;\s(?=reasoning: )/))
    .reverse()
    .flatMap(part => parseJson(part.slice(Math.max(0, part.search(/[{[]/)))) ?? [])

function materialOf({ said, system }: Asked): Material {
  const own = parseJson(said)
  const task = /#[^\n]*\n([^#]*)/.exec(system.slice(Math.max(0, system.lastIndexOf('# Your task'))))?.[1] ?? ''
  const text = own === undefined ? said : textsIn(own).join('\n')
  const found = [recordsIn(own), ...stepsIn(system).map(recordsIn)].find(list => list.length > 0) ?? []
  const scores = found.map(row => namesShared(own === undefined ? said : task, textsIn(row).join(' ')).length)
  const best = Math.max(0, ...scores)
  const rows = best > 0 ? found.filter((_, at) => (scores[at] ?? 0) >= best) : found
  const known = [recordsIn(own), ...stepsIn(system).map(recordsIn)].flat()
  return { task: own === undefined ? said : task, text, isData: own !== undefined, rows, known }
}

const wordsIn = (key: string) =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
const singular = (word: string) => word.replace(/s$/, '')

/** The answer to a request for JSON, with the fields of which nothing is known; no value where the demo cannot give one. */
export function formAnswer(asked: Asked, schema: JsonSchema): { value: JsonValue | undefined; gaps: string[] } {
  const material = materialOf(asked)
  return filledWithGaps(schema, (key, part) =>
    asked.concern ? calmField(part, asked) : field(key, part, material, asked),
  )
}

/** What judges nothing: the middle, no list, and the calm answer as text. */
function calmField(schema: JsonObject, { messages, concern, helpLine }: Asked): JsonValue | undefined {
  const { minimum, maximum } = schema
  if (Array.isArray(schema.enum))
    return schema.enum.find(isPlain) ?? schema.enum[Math.floor((schema.enum.length - 1) / 2)]
  switch (typeOf(schema)) {
    case 'number':
    case 'integer': {
      if (typeof minimum !== 'number' || typeof maximum !== 'number') return 0
      const middle = (minimum + maximum) / 2
      return typeOf(schema) === 'integer' ? Math.floor(middle) : middle
    }
    case 'string':
      return calmAnswer(concern ?? 'doubt', helpLine)
        .map(part => messages.localize(part))
        .join(' ')
    default:
      return undefined
  }
}

function field(key: string, schema: JsonObject, material: Material, asked: Asked): JsonValue | undefined {
  const about = `${key} ${typeof schema.description === 'string' ? schema.description : ''}`
  if (Array.isArray(schema.enum)) return choiceOf(schema.enum, material, asked)
  switch (typeOf(schema)) {
    case 'array':
      return listOf(key, asSchema(schema.items), material, asked)
    case 'number':
    case 'integer':
      return numberOf(schema, material, asked)
    case 'boolean':
      return yesOrNo(key, asked)
    case 'string':
      return textOf(key, about, material, asked)
    default:
      return undefined
  }
}

/** The value that the text names, else one that judges nothing. */
function choiceOf(values: readonly JsonValue[], { task, text }: Material, asked: Asked): JsonValue | undefined {
  const [named] = [task, text].flatMap(source => namedValue(values, asked.readIn(source), asked.lexicons) ?? [])
  return named ? named.value : values.find(isPlain)
}

/** Records for a list of records, and one field of each for a list of texts. */
function listOf(key: string, items: JsonObject, material: Material, asked: Asked): JsonValue | undefined {
  const { rows, text, task, isData } = material
  if (typeOf(items) === 'object') {
    const properties = asSchema(items.properties)
    const own = rows.length > 0 && Object.keys(properties).some(name => rows[0] && name in rows[0]) ? rows : [{}]
    // Without records there is one item for each value that may be chosen.
    const choices = Object.entries(properties).flatMap(
      ([name, value]) =>
        (asSchema(value).enum as JsonValue[] | undefined)?.slice(0, 3).map(each => ({ [name]: each })) ?? [],
    )
    const made = (own === rows || choices.length === 0 ? own : choices)
      .slice(0, 20)
      .map((row: JsonObject) =>
        filled(items, (name, schema) =>
          name in row ? row[name] : field(name, schema, { ...material, rows: own === rows ? [row] : [] }, asked),
        ),
      )
    return made.every(each => each !== undefined) ? made : undefined
  }
  if (typeOf(items) !== 'string') return undefined
  const wanted = singular(wordsIn(key).at(-1) ?? '')
  const [row] = rows
  const named = row && Object.keys(row).find(name => singular(name.toLowerCase()) === wanted)
  const longest = row && Object.keys(row).sort((a, b) => String(row[b]).length - String(row[a]).length)[0]
  const column = named ?? longest
  if (column) return [...new Set(rows.map(each => String(each[column])))]
  const parts = text
    .split(/[.:;](?=\s|$)/)
    .map(part => (isData ? part.split(/[,،]/).map(each => each.trim()) : itemsIn(part, asked.words)))
    .findLast(list => list.length > 1)
  return parts ?? (task ? keywordsOf(asked.readIn(task)) : [])
}

function numberOf(schema: JsonObject, { text }: Material, asked: Asked): number | undefined {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number }
  const isMark = minimum !== undefined && maximum !== undefined && typeOf(schema) === 'number'
  if (isMark) return mark(minimum, maximum, asked)
  const numbers = asked
    .readIn(text.replace(DATE, ''))
    .numbers.map(({ value }) => value)
    .filter(value => value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity))
  // Of several amounts the largest is what is to be paid.
  return numbers.sort((a, b) => b - a)[0]
}

/** A mark by the nice and the bad words of a text. A marker by nice words has nothing to like in a text without any. */
function mark(minimum: number, maximum: number, asked: Asked): number {
  const { share = 0.5, kind } = measured(asked, 'mood')
  const part = kind === 'none' ? 0.15 : share
  return Number((minimum + part * (maximum - minimum)).toFixed(1))
}

function yesOrNo(key: string, { reading, readIn }: Asked): boolean {
  const wanted = readIn(wordsIn(key).join(' '))
  const sign = wanted.valence < 0 ? -1 : 1
  return reading.valence * sign > 0
}

function textOf(key: string, about: string, { task, text, rows, known }: Material, asked: Asked): string | undefined {
  const parts = wordsIn(key)
  const row = known.find(each => typeof each[key] === 'string')
  const has = (...words: string[]) => words.some(word => parts.includes(word))
  if (has('reason', 'why', 'explanation'))
    return asked.messages.localize(
      msg('It shares words with the task: {words}.', {
        words: quoted(asked, namesShared(task, textsIn(rows[0]).join(' '))),
      }),
    )
  if (has('number', 'id', 'code')) return /\b[A-Z]{2,}[-\d]*\d\b/.exec(text)?.[0] ?? /\d+/.exec(text)?.[0]
  if (has('date', 'day')) return DATE.exec(text)?.[0]
  if (has('customer', 'company', 'name', 'client'))
    return /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/u.exec(text)?.[0] ?? /\b\p{Lu}\p{Ll}+/u.exec(text)?.[0]
  return (row ? String(row[key]) : undefined) ?? (sentencesOf(text)[0] ?? about).slice(0, 200)
}

const DATE = /\d{4}-\d\d-\d\d|\d{1,2}(?:\.|st|nd|rd|th|er)?\s(?:de\s)?\p{L}+(?:\s(?:de\s)?\d{4})/u
const namesShared = (a: string, b: string) =>
  [...new Set(a.match(/\p{Lu}[\p{L}\d-]+/gu) ?? [])].filter(word => b.includes(word))
