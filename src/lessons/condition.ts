import * as v from 'valibot'
import { isJsonObject, type JsonValue } from '../model/json'
import { stripFence } from '../model/json-in-text'
import { isHex, type PlainColor, plainColorOf, plainColors } from './plain-colors'

/** Matches one field of JSON. All given tests must pass; without any, the field must exist. */
export interface CheckCondition {
  /**
   * Names and indexes joined by dots: "request.tools.0.name". `length` is that of a list or a text; `words` are those of
   * a text; `json` parses a text: "text.json.age".
   */
  path: string
  is?: string | number | boolean | null
  not?: string | number | boolean | null
  /** A substring, ignoring case and accents: in the field, or in any text inside of it. */
  has?: string
  lacks?: string
  /** Words, separated by commas, of which one must be in the field or in a text inside of it; "broke*" begins a word. */
  hasAny?: string
  lacksAny?: string
  /** The path of another field, whose text must be in this one. */
  hasField?: string
  above?: number
  below?: number
  /** A color as "#rrggbb" for which people have this word. */
  near?: PlainColor
  /** false requires that the field is missing or empty. */
  there?: boolean
}

const Plain = v.union([v.pipe(v.string(), v.maxLength(2_000)), v.number(), v.boolean(), v.null()])
const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000))

export const ConditionSchema: v.GenericSchema<unknown, CheckCondition> = v.object({
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  is: v.optional(Plain),
  not: v.optional(Plain),
  has: v.optional(Text),
  lacks: v.optional(Text),
  hasAny: v.optional(Text),
  lacksAny: v.optional(Text),
  hasField: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  above: v.optional(v.number()),
  below: v.optional(v.number()),
  near: v.optional(v.picklist(plainColors)),
  there: v.optional(v.boolean()),
})

/** Evaluates a condition on a value. */
export function meetsCondition(condition: CheckCondition, value: unknown): boolean {
  const found = fieldAt(value, condition.path)
  const { is, not, has, lacks, hasAny, lacksAny, hasField, above, below, near, there = true } = condition
  if (!there) return isMissing(found)
  if (
    lacks === undefined &&
    lacksAny === undefined &&
    not === undefined &&
    isMissing(found) &&
    is !== '' &&
    is !== null
  )
    return false
  return (
    (is === undefined || found === is) &&
    (not === undefined || found !== not) &&
    (has === undefined || hasText(found, has)) &&
    (lacks === undefined || !hasText(found, lacks)) &&
    (hasAny === undefined || hasWord(found, hasAny)) &&
    (lacksAny === undefined || !hasWord(found, lacksAny)) &&
    (hasField === undefined || hasText(found, String(fieldAt(value, hasField)))) &&
    (above === undefined || (typeof found === 'number' && found > above)) &&
    (below === undefined || (typeof found === 'number' && found < below)) &&
    (near === undefined || isNear(found, near))
  )
}

/** The value at a path; undefined where there is none. Own fields only; names match exactly, else ignoring case. */
export function fieldAt(value: unknown, path: string): JsonValue | undefined {
  let at = value
  for (const name of path.split('.')) {
    if ((typeof at === 'string' || Array.isArray(at)) && name === 'length') at = at.length
    else if (typeof at === 'string' && name === 'json') at = parsed(at)
    else if (typeof at === 'string' && name === 'words') at = at.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
    else {
      const own = ownName(at, name)
      if (own === undefined) return undefined
      at = (at as Record<string, unknown>)[own]
    }
  }
  return at as JsonValue | undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(stripFence(text))
  } catch {
    return undefined
  }
}

function isNear(found: JsonValue | undefined, color: PlainColor): boolean {
  return typeof found === 'string' && isHex(found) && plainColorOf(found) === color
}

/** People capitalize names, and so do phone keyboards. */
function ownName(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.hasOwn(value, name)) return name
  const wanted = name.toLowerCase()
  return Object.keys(value).find(each => each.trim().toLowerCase() === wanted)
}

function isMissing(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === ''
}

/** As people type it, who leave out accents, and the hamza of a letter in Arabic. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function hasText(value: JsonValue | undefined, text: string): boolean {
  if (typeof value === 'string') return folded(value).includes(folded(text))
  if (Array.isArray(value)) return value.some(item => hasText(item, text))
  if (isJsonObject(value)) return Object.values(value).some(field => hasText(field, text))
  return value !== undefined && String(value) === text
}

/** Whether a value has one of some words, whole or, with "*", their beginning or their end. */
function hasWord(value: JsonValue | undefined, list: string): boolean {
  if (typeof value === 'string') {
    const entries = folded(list)
      .split(',')
      .map(entry => entry.trim().replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .filter(Boolean)
      .map(entry => entry.replaceAll('*', '[\\p{L}\\p{N}]*'))
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${entries.join('|')})(?![\\p{L}\\p{N}])`, 'u').test(folded(value))
  }
  if (Array.isArray(value)) return value.some(item => hasWord(item, list))
  return isJsonObject(value) && Object.values(value).some(field => hasWord(field, list))
}
