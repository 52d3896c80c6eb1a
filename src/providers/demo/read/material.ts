import { isJsonObject, type JsonObject, type JsonValue } from '../../../engine/model/json'
import { readMood } from './mood'
import { readNumbers } from './numbers'
import { about, type RequestReading } from './reading'
import { parseResult } from './results'
import { stemOf, stems, tokenize } from './words'

/** What a form is filled in from, where the text contains data: a step's raw result, for example. */
export interface Material {
  /** What is to be done with it, in the words of the prompt. */
  task: string
  /** The entries of its list that share most words with the task; all of them where none does. */
  records: readonly JsonObject[]
  /** Words of the other lists in the prompt. */
  others: readonly JsonObject[]
  /** Its single values by name. */
  fields: ReadonlyMap<string, JsonValue>
  /** Its texts, one a line. */
  prose: string
}

/** Finds the data in a request for a form: in the message, or else in the task that the prompt sets. */
export function readMaterial({ topic, system }: RequestReading): Material {
  const asked = taskOf(system)
  const inMessage = jsonIn(topic)
  const inTask = jsonIn(asked)
  const task = quoted(asked) || without(asked, inTask) || topic
  const found = (inMessage.length > 0 ? inMessage : inTask).map(({ value }) => value)
  const lists = (values: readonly JsonValue[]) => values.flatMap(listsIn)
  const [records = [], ...others] = [...lists(found), ...lists(jsonIn(system).map(({ value }) => value))]
  const fields = new Map(found.flatMap(fieldsIn))
  const prose = inMessage.length > 0 ? found.flatMap(textsIn).join('\n') : topic
  return { task, records: meant(records, task), others: meant(others.flat(), task), fields, prose }
}

/** The same request, read as if the person had said what its data say in words. */
export function readingOf(reading: RequestReading, { prose }: Material): RequestReading {
  if (prose === reading.topic) return reading
  return { ...about(reading, prose), mood: readMood(prose, reading.language), numbers: readNumbers(prose) }
}

/** Words that a record shares with a text, as written in the record. */
export function wordsInCommon(record: JsonObject, text: string): string[] {
  const said = stems(text)
  const own = tokenize(textsIn(record).join('\n')).filter(token => token.word.length > 2 && said.has(stemOf(token)))
  return [...new Map(own.map(({ word, raw }) => [word, raw])).values()]
}

/** The part of a prompt under a heading such as "# Your task"; all of it where there is none. */
function taskOf(system: string): string {
  const lines = system.split('\n')
  const heading = lines.findIndex(line => line.startsWith('#') && /\b(?:task|todo|to do)\b/i.test(line))
  if (heading < 0 || heading === lines.length - 1) return system.trim()
  const next = lines.findIndex((line, at) => at > heading && line.startsWith('#'))
  return lines
    .slice(heading + 1, next < 0 ? undefined : next)
    .join('\n')
    .trim()
}

/** What a task quotes is what it is about. */
function quoted(task: string): string {
  return [...task.matchAll(/“([^“”]+)”/g)].map(([, words = '']) => words).reduce(longer, '')
}

const longer = (a: string, b: string) => (b.length > a.length ? b : a)

interface Found {
  value: JsonValue
  text: string
}

const LONGEST = 60_000
/** Brackets in a row that open no data: each is looked through to the end. */
const MOST_TRIED = 20

/** The objects and lists in a text, in order. */
function jsonIn(text: string): Found[] {
  const found: Found[] = []
  const source = text.slice(0, LONGEST)
  let tried = 0
  for (let at = source.search(/[[{]/); at >= 0 && tried < MOST_TRIED; ) {
    const end = endOf(source, at)
    const piece = source.slice(at, end)
    const value = end > at ? parseResult(piece) : undefined
    const isData = value !== undefined && (isJsonObject(value) || Array.isArray(value))
    if (isData) found.push({ value, text: piece })
    tried = isData ? 0 : tried + 1
    const rest = source.slice(isData ? end : at + 1).search(/[[{]/)
    at = rest < 0 ? -1 : rest + (isData ? end : at + 1)
  }
  return found
}

/** Where the bracket that opens at `at` is closed again; `at` where it never is. */
function endOf(text: string, at: number): number {
  let depth = 0
  for (const { 0: sign, index } of text.slice(at).matchAll(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth === 0) return at + index + 1
  }
  return at
}

const without = (text: string, found: readonly Found[]) =>
  found.reduce((left, piece) => left.replace(piece.text, ''), text).trim()

/** Every list of objects in a value, the outermost first. */
function listsIn(value: JsonValue): JsonObject[][] {
  if (Array.isArray(value)) {
    const records = value.filter(isJsonObject)
    return records.length > 0 ? [records] : []
  }
  return isJsonObject(value) ? Object.values(value).flatMap(listsIn) : []
}

/** Names and values outside of lists. */
function fieldsIn(value: JsonValue): [string, JsonValue][] {
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isJsonObject(inner)) return fieldsIn(inner)
    return inner === null || Array.isArray(inner) ? [] : [[key, inner]]
  })
}

/** The texts of a value, without the names of its fields. */
function textsIn(value: JsonValue): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The records that a task means: those that share at least half as many words with it as the best of them. */
function meant(records: readonly JsonObject[], task: string): readonly JsonObject[] {
  const shared = records.map(record => wordsInCommon(record, task).length)
  const most = Math.max(0, ...shared)
  return most === 0 ? records : records.filter((_, at) => (shared[at] ?? 0) * 2 > most)
}
