import type { JsonValue } from '../../../engine/model/json'
import { boundsOf } from '../fill/scalars'
import { type FieldPlace, isNumber, isText, one, type Suggest, spaced, takesHex } from '../read/place'
import { typesOf } from '../read/schema'
import type { Candidate } from '../sample'

const NEUTRAL =
  /^(?:neutral|unknown|none|other|n\/?a|unsure|unclear|undefined|not[ _-]?sure|uncertain|info|question|mixed|medium|ok)$/i
const NEEDS_A_PERSON =
  /\b(?:urgent|danger(?:ous)?|alert|emergency|risk|distress|unsafe|flag(?:ged)?|escalate|human|review|help)\b/
const SAYS =
  /\b(?:answer|reply|response|text|message|explanation|reason|reasoning|summary|comment|note|description|content|feedback|why)\b/

/** Fills a form that a text about distress was to be judged in: with values that judge nothing, and the calm answer. */
export class NeutralIdeas implements Suggest {
  constructor(private readonly reply: string) {}

  values(place: FieldPlace): readonly Candidate<JsonValue>[] {
    const { schema } = place
    const words = spaced(place.key)
    const types = typesOf(schema)
    if (Array.isArray(schema.enum)) return neutralOf(schema.enum)
    if (isText(place) && SAYS.test(words)) return one(this.reply)
    if (types.includes('null')) return one(null)
    if (types.includes('array')) return one([])
    if (types.includes('boolean')) return one(NEEDS_A_PERSON.test(words))
    if (isNumber(place)) return one(middleOf(place))
    if (types.includes('string')) return one(takesHex(schema) ? '#808080' : 'unknown')
    return []
  }

  items(): readonly string[] {
    return []
  }
}

/** The value that says least; of an ordered row of words or numbers the middle one. */
function neutralOf(values: readonly JsonValue[]): readonly Candidate<JsonValue>[] {
  const plain = values.find(value => value === null || (typeof value === 'string' && NEUTRAL.test(value)))
  return one(plain ?? values[Math.floor((values.length - 1) / 2)] ?? null)
}

function middleOf({ schema }: FieldPlace): number {
  const { low, high } = boundsOf(schema)
  if (Number.isFinite(low) && Number.isFinite(high)) return (low + high) / 2
  return Math.max(Math.min(0, high), low)
}
