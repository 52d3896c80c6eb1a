import type { JsonObject, JsonValue } from '../../../engine/model/json'
import { tell } from '../languages/active'
import { channelOf } from '../read/color'
import { unitOf } from '../read/numbers'
import { type FieldPlace, isRequired, one } from '../read/place'
import type { Candidate } from '../sample'
import { schemaRange } from './range'
import { boundsOf } from './scalars'
import type { Thoughts } from './thoughts'

/** Ideas for a number: the one that the text says, or how much of something it has. */
export class NumberIdeas {
  constructor(private readonly thoughts: Thoughts) {}

  /** One channel of the colour, on the scale that its schema gives: 0 to 255, or 0 to 1. */
  channel({ key, schema }: FieldPlace): number {
    const value = channelOf(this.thoughts.colour().hex, key.charAt(0) as 'r' | 'g' | 'b')
    return boundsOf(schema).high <= 1 ? Number((value / 255).toFixed(3)) : value
  }

  number(place: FieldPlace): readonly Candidate<JsonValue>[] {
    if (!isRequired(place)) return []
    const { low, high } = boundsOf(place.schema)
    const [said] = this.thoughts.reading.numbers
    if (said && said.value >= low && said.value <= high) return one(said.value)
    return Number.isFinite(low) && Number.isFinite(high)
      ? one(this.absolute(place.key, low, high))
      : one(said?.value ?? 1)
  }

  absolute(key: string, low: number, high: number): number {
    const { share, number } = this.thoughts.level(key)
    if (number && number.outOf === undefined && number.unit !== '%' && number.value >= low && number.value <= high)
      return number.value
    return low + share * (high - low)
  }

  measure(place: FieldPlace): number {
    const { min, max } = this.range(place.parent, place)
    const value = this.absolute(place.key, min, max)
    return max - min >= 20 ? Math.round(value) : Math.round(value * 10) / 10
  }

  range(parent: JsonObject, place?: FieldPlace): { min: number; max: number } {
    const { number } = this.thoughts.level(place?.key ?? 'value')
    return this.thoughts.once(`range ${place?.key ?? ''}`, () => {
      const range = schemaRange(parent, number?.outOf, place?.schema)
      // Where the ends are free, what the text measures is between them.
      const isFree = range.isFree && number?.outOf === undefined && number?.share === undefined && number?.unit
      if (!isFree || !number) return range
      const [least, most] = [Math.floor(number.value / 10) * 10, Math.ceil(number.value / 10) * 10]
      return { min: Math.min(range.min, least), max: Math.max(range.max, most) }
    })
  }

  unit({ parent }: FieldPlace): string {
    const { number } = this.thoughts.level('value')
    if (number?.unit) return unitOf(number.unit)
    const { min, max } = this.range(parent)
    return min === 0 && max === 100 ? '%' : tell('points')
  }
}
