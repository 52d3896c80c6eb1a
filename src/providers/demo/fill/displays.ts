import type { JsonObject } from '../../../engine/model/json'
import { called, matches, readingPack, tell } from '../languages/active'
import { type Data, type Labelled, readLabelled } from '../read/labelled'
import { readListed } from '../read/listed'
import type { RequestReading } from '../read/reading'
import { asSchema } from '../read/schema'
import { isStopword } from '../read/words'
import { itemsOf, type Kind, pointKeys } from './display-shapes'

/** A list, a table or a chart made of the text: what to fill in by property, and why. */
export interface Filled {
  fields: JsonObject
  words: readonly string[]
  why: string
}

/** The numbers of a text with their labels, or what can be counted in any text. */
interface Counted extends Data {
  words: readonly string[]
  why: string
  /** What the labels are, and what is counted of them: heads of columns. */
  heads: [string, string]
}

/** The values of a display: whole, so that its parts agree. */
export function fillDisplay(kind: Kind, parent: JsonObject, reading: RequestReading): Filled | null {
  if (kind === 'list') return listOf(reading)
  if (kind === 'table') return tableOf(reading, parent)
  return chartOf(reading, parent)
}

function listOf({ topic }: RequestReading): Filled | null {
  const listed = readListed(topic)
  if (!listed) return null
  const { title, items, ordered } = listed
  return {
    fields: { ...(title && { title }), items: items.slice(0, 20), ordered },
    words: items.slice(0, 2),
    why: ordered ? tell('They come one after the other') : tell('The text lists them'),
  }
}

function tableOf(reading: RequestReading, parent: JsonObject): Filled {
  const pasted = readGrid(reading.topic)
  const most = asSchema(asSchema(parent.properties).rows).maxItems
  const keep = typeof most === 'number' ? most : 30
  if (pasted) {
    const [columns = [], ...rows] = pasted
    return {
      fields: { columns: columns.map(String), rows: rows.slice(0, keep) },
      words: columns.slice(0, 2).map(String),
      why: tell('The text is a table already'),
    }
  }
  const { title, unit, values, words, why, heads } = countsOf(reading)
  const head = unit ? `${heads[1]} (${unit})` : heads[1]
  const rows = values.slice(0, keep).map(({ label, value }) => [label, value])
  return { fields: { ...(title && { title }), columns: [heads[0], head], rows }, words, why }
}

function chartOf(reading: RequestReading, parent: JsonObject): Filled {
  const properties = asSchema(parent.properties)
  const [key = '', property] = Object.entries(properties).find(([, schema]) => pointKeys(schema)) ?? []
  const [label = '', value = ''] = pointKeys(property) ?? []
  const { minimum } = asSchema(asSchema(itemsOf(property).properties)[value])
  const { title, unit, values, words, why } = countsOf(reading, typeof minimum === 'number' ? minimum : undefined)
  const most = asSchema(property).maxItems
  const points = values.slice(0, typeof most === 'number' ? most : 12)
  return {
    fields: {
      kind: kindOf(reading, points, unit),
      ...(title && { title }),
      ...(unit && { unit }),
      [key]: points.map(point => ({ [label]: point.label, [value]: point.value })),
    },
    words,
    why,
  }
}

/** How to draw numbers: as the text says, else a line through time, a pie of parts that make a hundred, or bars. */
function kindOf({ said, system }: RequestReading, values: readonly Labelled[], unit: string | undefined): string {
  const named = (['pie', 'line', 'bar'] as const).find(kind =>
    matches(`${said} ${system}`, (_, pack) => pack.data().chart[kind]),
  )
  const canBePie = values.every(({ value }) => value >= 0) && values.some(({ value }) => value > 0)
  if (named && (named !== 'pie' || canBePie)) return named
  if (values.every(({ label }) => readingPack().data().time.test(readingPack().fold(label)))) return 'line'
  const total = values.reduce((sum, { value }) => sum + value, 0)
  return unit === '%' && canBePie && Math.abs(total - 100) < 1 ? 'pie' : 'bar'
}

/** The first column of numbers in a text that is a table. */
function readColumn(topic: string): Counted | null {
  const [head, ...rows] = readGrid(topic) ?? []
  const column = head?.findIndex((_, at) => at > 0 && rows.every(row => typeof row[at] === 'number')) ?? -1
  if (!head || column < 0) return null
  const [first = '', title = ''] = [head[0], head[column]].map(String)
  const values = rows.map(row => ({ label: String(row[0]), value: Number(row[column]) }))
  return { title, values, words: [first, title], why: tell('The text is a table already'), heads: [first, title] }
}

/** The numbers that the sentences of a text give. */
function readSaid(topic: string): Counted | null {
  const data = readLabelled(topic)
  const words = data?.values.slice(0, 2).map(({ label }) => label) ?? []
  return data && { ...data, words, why: tell('The text gives the numbers'), heads: [tell('What'), tell('How much')] }
}

/** The numbers that the text gives, none below `least`; else how strong its feelings are; else how long its words are. */
function countsOf({ topic, mood, tokens }: RequestReading, least = Number.NEGATIVE_INFINITY): Counted {
  const data = readColumn(topic) ?? readSaid(topic)
  const allowed = data?.values.filter(({ value }) => value >= least) ?? []
  // Where the least is 0 they are parts of a whole, and nothing but zeros would make none.
  if (data && allowed.some(({ value }) => value > Math.min(0, least))) return { ...data, values: allowed }
  const felt = mood.felt.slice(0, 6)
  if (felt.length > 0) {
    const values = felt.map(({ emotion, strength }) => ({
      label: called(emotion.noun),
      value: Math.round(strength * 10) / 10,
    }))
    const words = felt.flatMap(one => one.words).slice(0, 2)
    const heads: [string, string] = [tell('Feeling'), tell('Strength')]
    return { title: tell('Feelings'), values, words, why: tell('So strong is it on my list'), heads }
  }
  const meant = [
    ...new Set(
      tokens.filter(({ word }) => /^\p{L}{3,}/u.test(word) && !isStopword(word)).map(({ raw }) => raw.toLowerCase()),
    ),
  ]
  const values = (meant.length > 0 ? meant : [tell('nothing')])
    .slice(0, 8)
    .map(word => ({ label: word, value: [...word].length }))
  const why = tell('There are no numbers in it, so I counted the letters of its words')
  return { title: tell('Letters'), values, words: [], why, heads: [tell('Word'), tell('Letters')] }
}

/** The cells of a text that is a table: lines that all have as many tabs, bars, semicolons or commas. */
function readGrid(text: string): (string | number)[][] | null {
  const lines = text
    .slice(0, 8000)
    .split('\n')
    .map(line => line.trim().replace(/^\||\|$/g, ''))
    .filter(line => line && !/^[\s|:-]+$/.test(line))
  for (const sign of ['\t', '|', ';', ',']) {
    const rows = lines.map(line => line.split(sign).map(cell => cell.trim())).filter(cells => cells.length > 1)
    const [head] = rows
    if (!head || rows.length < 2 || head.length > 8 || !head.every(Boolean)) continue
    if (rows.length < lines.length - 1 || rows.some(row => row.length !== head.length)) continue
    return rows.map((row, at) => row.map(cell => (at > 0 && /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)))
  }
  return null
}
