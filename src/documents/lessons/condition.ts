import * as v from 'valibot'
import { isJsonObject, type JsonValue } from '../../engine/json'

/** A look at one field of some JSON. Every test that is given must hold; none asks only that the field is there. */
export interface CheckCondition {
  /** Names and indexes joined by dots: "request.tools.0.name". `length` counts a list or the letters of a text. */
  path: string
  is?: string | number | boolean | null
  not?: string | number | boolean | null
  /** A text in it, in any case: in the field itself, or in any text inside of it. */
  has?: string
  lacks?: string
  above?: number
  below?: number
  /** false asks that the field is not there, or empty. */
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
  above: v.optional(v.number()),
  below: v.optional(v.number()),
  there: v.optional(v.boolean()),
})

/** Whether a condition holds for a value. */
export function meetsCondition(condition: CheckCondition, value: unknown): boolean {
  const found = fieldAt(value, condition.path)
  const { is, not, has, lacks, above, below, there = true } = condition
  if (!there) return isMissing(found)
  if (lacks === undefined && not === undefined && isMissing(found) && is !== '' && is !== null) return false
  return (
    (is === undefined || found === is) &&
    (not === undefined || found !== not) &&
    (has === undefined || hasText(found, has)) &&
    (lacks === undefined || !hasText(found, lacks)) &&
    (above === undefined || (typeof found === 'number' && found > above)) &&
    (below === undefined || (typeof found === 'number' && found < below))
  )
}

/** The value at a path; undefined where there is none. Own fields only; where none has the name as it is, one in other capitals. */
export function fieldAt(value: unknown, path: string): JsonValue | undefined {
  let at = value
  for (const name of path.split('.')) {
    if ((typeof at === 'string' || Array.isArray(at)) && name === 'length') at = at.length
    else {
      const own = ownName(at, name)
      if (own === undefined) return undefined
      at = (at as Record<string, unknown>)[own]
    }
  }
  return at as JsonValue | undefined
}

/** People write names of their own with capitals, and phones do so for them. */
function ownName(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.hasOwn(value, name)) return name
  const wanted = name.toLowerCase()
  return Object.keys(value).find(each => each.trim().toLowerCase() === wanted)
}

function isMissing(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === ''
}

function hasText(value: JsonValue | undefined, text: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(text.toLowerCase())
  if (Array.isArray(value)) return value.some(item => hasText(item, text))
  if (isJsonObject(value)) return Object.values(value).some(field => hasText(field, text))
  return value !== undefined && String(value) === text
}
