import { isJsonObject, type JsonObject } from '../../../engine/model/json'
import { MEASURE, spaced } from '../read/place'
import { asSchema } from '../read/schema'
import { boundsOf } from './scalars'

/**
 * The range of a gauge: by the bounds of its number, by fixed or usual ends beside it, by its description ("1 to 10"), else
 * 0 to 100. Where the ends are the model's to choose, "8 out of 10" chooses them.
 */
export function schemaRange(
  parent: JsonObject,
  saidOutOf: number | undefined,
  own?: JsonObject,
): { min: number; max: number; isFree: boolean } {
  const properties = asSchema(parent.properties)
  const value =
    own ?? asSchema(properties.value ?? Object.entries(properties).find(([key]) => MEASURE.test(spaced(key)))?.[1])
  const { low, high } = boundsOf(value)
  const said = /(?<!\d)(-?\d+(?:\.\d+)?)\s*(?:to|-|–|and|\.\.\.?)\s*(-?\d+(?:\.\d+)?)/.exec(
    `${value.description ?? ''}`,
  )
  const end = (key: string) => fixed(asSchema(properties[key]))
  const free = !Number.isFinite(low) && !Number.isFinite(high)
  const outOf = free && 'max' in properties && !('const' in asSchema(properties.max)) ? saidOutOf : undefined
  const min = Number.isFinite(low)
    ? low
    : outOf
      ? 0
      : (end('min') ?? end('minimum') ?? (said && free ? Number(said[1]) : Math.min(0, high - 100)))
  const max = Number.isFinite(high)
    ? high
    : (outOf ?? end('max') ?? end('maximum') ?? (said && free ? Number(said[2]) : Math.max(100, min + 100)))
  const ends = ['min', 'max'].map(key => properties[key] !== undefined && end(key) === undefined)
  const isFree = free && !said && ends.every(Boolean)
  return min <= max ? { min, max, isFree } : { min: max, max: min, isFree }
}

/** The one number that a schema fixes or falls back on. */
const fixed = (schema: JsonObject): number | undefined => {
  const { const: only, default: usual } = schema
  return isJsonObject(schema) && typeof only === 'number' ? only : typeof usual === 'number' ? usual : undefined
}
