import type { JsonObject, JsonValue } from '../../../engine/model/json'
import { patternTest } from '../../../engine/tools/schema-patterns'
import type { Candidate } from '../sample'
import { asSchema, typesOf } from './schema'
import { nameWords } from './words'

/** A field of the arguments that needs a value. */
export interface FieldPlace {
  /** Name of the property; of the list, for its items; empty at the top. */
  key: string
  schema: JsonObject
  /** The object schema around it, and what is already filled in there. */
  parent: JsonObject
  siblings: JsonObject
  /** In an item of a list: its index, and the word that it represents. */
  index: number
  item?: string
  /** How deep it lies; the top is 0. */
  depth: number
}

/** Ideas for a place, from the text. What does not fit the schema is bent or left aside by the filler. */
export interface Suggest {
  values(place: FieldPlace): readonly Candidate<JsonValue>[]
  /** The words that the items of a list represent. */
  items(place: FieldPlace): readonly string[]
  /** Receives the chosen value of an enum, before values of sibling fields (a label, a reason) are requested. */
  took?(value: JsonValue): void
}

/** Whether a schema of a text takes colours like #a1b2c3 and not just anything. */
export function takesHex(schema: JsonObject): boolean {
  if (typeof schema.pattern !== 'string') return false
  const matches = patternTest(schema.pattern)
  return matches?.('#a1b2c3') === true && !matches('hello world')
}

/** Whether a schema is a list of colours. */
export const takesPixels = (schema: JsonObject): boolean =>
  typesOf(schema).includes('array') && takesHex(asSchema(schema.items))

/** Whether a schema is a list of rows of colours. */
export const takesRows = (schema: JsonObject): boolean =>
  typesOf(schema).includes('array') && takesPixels(asSchema(schema.items))

/** Names of numbers that say how much. */
export const MEASURE =
  /\b(?:value|score|rating|level|percent(?:age)?|amount|intensity|strength|confidence|degree|rate|grade|points|stars|valence|arousal|probability|mood)\b/

export const one = (value: JsonValue): readonly Candidate<JsonValue>[] => [{ value, score: 0 }]
export const spaced = (key: string) => nameWords(key).join(' ')
export const isText = ({ schema }: FieldPlace) => typesOf(schema).length === 0 || typesOf(schema).includes('string')
export const isNumber = ({ schema }: FieldPlace) =>
  typesOf(schema).some(type => type === 'number' || type === 'integer')
export const isRequired = ({ parent, key, depth }: FieldPlace) =>
  depth === 0 || (Array.isArray(parent.required) && parent.required.includes(key))
export const hasChannels = (parent: JsonObject) =>
  ['r', 'g', 'b'].every(channel => Object.keys(asSchema(parent.properties)).some(key => key.startsWith(channel)))
export const hasLevel = (parent: JsonObject) =>
  Object.keys(asSchema(parent.properties)).some(key => MEASURE.test(spaced(key)))

export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 40) || 'item'

/** A list of colours to choose from, and not the pixels of a picture. */
export const isPalette = ({ key }: FieldPlace) => /\b(?:palette|colou?rs|swatches|gradient)\b/.test(spaced(key))
