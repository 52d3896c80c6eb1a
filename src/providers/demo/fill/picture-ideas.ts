import type { JsonValue } from '../../../engine/model/json'
import { colorChoices } from '../choose/choose-color'
import { type FieldPlace, isNumber, one, spaced, takesPixels } from '../read/place'
import { asSchema } from '../read/schema'
import type { Candidate } from '../sample'
import { canvasOf, canvasOfRows } from './canvas'
import type { Thoughts } from './thoughts'

/** Ideas for pictures and for sets of colours. */
export class PictureIdeas {
  constructor(private readonly thoughts: Thoughts) {}

  sides(place: FieldPlace): readonly Candidate<JsonValue>[] {
    const hasPixels = Object.values(asSchema(place.parent.properties)).some(property => takesPixels(asSchema(property)))
    if (!isNumber(place) || !hasPixels) return []
    const { width, height } = this.canvas(place)
    return one(/\b(?:height|rows)\b/.test(spaced(place.key)) ? height : width)
  }

  pixels(place: FieldPlace): readonly Candidate<JsonValue>[] {
    const { width, height } = this.canvas(place)
    return one(this.thoughts.drawing(width, height).pixels)
  }

  private canvas({ parent }: FieldPlace) {
    const { said, system } = this.thoughts.reading
    return this.thoughts.once('canvas', () => canvasOf(parent, `${said} ${this.thoughts.role.about} ${system}`))
  }

  /** A picture as a list of rows. */
  rows(place: FieldPlace): readonly Candidate<JsonValue>[] {
    const { width, height } = canvasOfRows(place.schema)
    const { pixels } = this.thoughts.drawing(width, height)
    return one(Array.from({ length: height }, (_, y) => pixels.slice(y * width, (y + 1) * width)))
  }

  /** Different colours that all fit. */
  palette({ schema }: FieldPlace): readonly Candidate<JsonValue>[] {
    const choices = colorChoices(this.thoughts.reading, this.thoughts.role, [])
    const hexes = [...new Set([this.thoughts.colour().hex, ...choices.map(({ value }) => value.hex)])]
    const least = typeof schema.minItems === 'number' ? schema.minItems : 3
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : 5
    return one(hexes.slice(0, Math.max(least, Math.min(most, 4))))
  }
}
