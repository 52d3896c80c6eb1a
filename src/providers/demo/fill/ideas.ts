import type { JsonValue } from '../../../engine/model/json'
import { addressIn, methodFor } from '../choose/outgoing'
import { called, matches, tell } from '../languages/active'
import { pictures } from '../load-pictures'
import { part } from '../parts'
import { spellings } from '../read/color'
import {
  type FieldPlace,
  hasChannels,
  hasLevel,
  isNumber,
  isPalette,
  isRequired,
  isText,
  MEASURE,
  one,
  type Suggest,
  slug,
  spaced,
  takesHex,
  takesPixels,
  takesRows,
} from '../read/place'
import type { RequestReading } from '../read/reading'
import type { DemoRole } from '../read/role'
import { asSchema, typesOf } from '../read/schema'
import { type Candidate, ranked } from '../sample'
import { ChoiceIdeas } from './choice-ideas'
import { displayAround } from './display-shapes'
import { NumberIdeas } from './number-ideas'
import type { PictureIdeas } from './picture-ideas'
import { isAllowedText } from './scalars'
import { capital, Thoughts } from './thoughts'

const displays = part(() => import('./displays'))

type Meaning = (place: FieldPlace) => readonly Candidate<JsonValue>[]

/**
 * What the text contributes to one tool (or one JSON form), field by field: a field's meaning is in its name and
 * schema.
 */
export class Ideas implements Suggest {
  private readonly thoughts: Thoughts
  private readonly numbers: NumberIdeas
  private pictureIdeas: PictureIdeas | undefined
  private readonly choices: ChoiceIdeas

  /** @param usedColours those that this reply has shown already. */
  constructor(reading: RequestReading, role: DemoRole, usedColours: string[]) {
    this.thoughts = new Thoughts(reading, role, usedColours)
    this.numbers = new NumberIdeas(this.thoughts)
    this.choices = new ChoiceIdeas(this.thoughts, this.numbers)
  }

  private get pictures(): PictureIdeas {
    this.pictureIdeas ??= new (pictures().PictureIdeas)(this.thoughts)
    return this.pictureIdeas
  }

  took(value: JsonValue): void {
    this.choices.took(value)
  }

  values(place: FieldPlace): readonly Candidate<JsonValue>[] {
    const { schema, key } = place
    const shown = this.shown(place)
    if (shown) return shown
    if (Array.isArray(schema.enum)) return this.choices.among(schema.enum, place)
    const types = typesOf(schema)
    if (takesPixels(schema) && isPalette(place)) return this.pictures.palette(place)
    if (takesPixels(schema)) return this.pictures.pixels(place)
    if (takesRows(schema)) return this.pictures.rows(place)
    if (types.includes('string') && takesHex(schema)) return one(this.thoughts.colour().hex)
    for (const [words, meaning] of this.meanings) {
      if (!words.test(spaced(key))) continue
      const found = meaning(place)
      if (found.length > 0) return found
    }
    if (types.includes('number') || types.includes('integer')) return this.numbers.number(place)
    if (types.includes('boolean')) return this.yesOrNo(place)
    if (place.item !== undefined && types.includes('string')) return one(place.item)
    return types.includes('string') && isRequired(place) ? one(this.thoughts.gist(schema)) : []
  }

  /** What belongs here in a list, a table or a chart of the text; null where there is none. */
  private shown(place: FieldPlace): readonly Candidate<JsonValue>[] | null {
    const kind = displayAround(place)
    if (!kind) return null
    const filled = this.thoughts.once(kind, () => {
      const display = displays().fillDisplay(kind, place.parent, this.thoughts.reading)
      if (display) this.thoughts.because(display.words, display.why)
      return display
    })
    const value = filled && Object.hasOwn(filled.fields, place.key) ? filled.fields[place.key] : undefined
    if (value !== undefined) return one(value)
    // Without a title, none is better than a guess.
    return filled && /^(?:title|unit)$/.test(place.key) ? [] : null
  }

  items({ key, schema, parent }: FieldPlace): readonly string[] {
    if (!typesOf(schema).includes('array') || takesPixels(schema)) return []
    const words = spaced(key)
    if (/\b(?:options|choices|answers)\b/.test(words)) return this.thoughts.question().options
    if (/\b(?:tags|keywords|words|topics|labels|categories|items|list|steps|points|names|ideas|entities)\b/.test(words))
      return this.thoughts.keywords()
    return Array.isArray(parent.required) && parent.required.includes(key) ? this.thoughts.keywords().slice(0, 3) : []
  }

  /** What a place means by its name, first match first. Empty lists mean: ask the next. */
  private readonly meanings: readonly [RegExp, Meaning][] = [
    [/\b(?:hex|colou?r|farbe|couleur)\b/, place => (isText(place) ? one(this.colourText(place)) : [])],
    [
      /^(?:r|g|b|red|green|blue)$/,
      place => (isNumber(place) && hasChannels(place.parent) ? one(this.numbers.channel(place)) : []),
    ],
    [
      /\b(?:min|minimum|from|low(?:est)?)\b/,
      place => (isNumber(place) && hasLevel(place.parent) ? one(this.numbers.range(place.parent).min) : []),
    ],
    [
      /\b(?:max|maximum|high(?:est)?)\b/,
      place => (isNumber(place) && hasLevel(place.parent) ? one(this.numbers.range(place.parent).max) : []),
    ],
    [/\b(?:width|height|columns|rows|cols|size)\b/, place => this.pictures.sides(place)],
    [MEASURE, place => (isNumber(place) ? one(this.numbers.measure(place)) : [])],
    [/\bunits?\b/, place => (isText(place) ? one(this.numbers.unit(place)) : [])],
    [
      /\b(?:explanation|reason|reasoning|why|rationale|justification|comment|because|notes?)\b/,
      place => (isText(place) ? one(this.thoughts.why()) : []),
    ],
    [/\b(?:question)\b/, place => (isText(place) ? one(this.thoughts.question().question) : [])],
    [/\b(?:allow multiple|multiple)\b/, () => one(matches(this.thoughts.reading.said, rules => rules.several))],
    [/\b(?:url|uri|link|endpoint|href|webhook|address)\b/, place => (isText(place) ? this.address() : [])],
    [/\b(?:method|verb)\b/, place => (isText(place) ? one(methodFor(this.thoughts.reading)) : [])],
    [/\b(?:body|payload)\b/, place => (methodFor(this.thoughts.reading) === 'GET' ? [] : this.payload(place))],
    [/\bid\b/, place => (isText(place) ? one(slug(place.item ?? this.thoughts.icon() ?? this.thoughts.title())) : [])],
    [/\b(?:icon|symbol|emoji)\b/, place => (isText(place) ? one(this.symbol(place)) : [])],
    [/\b(?:mood|feeling|emotion|sentiment)\b/, place => (isText(place) ? one(this.thoughts.feeling()) : [])],
    [/\b(?:label|name|title|headline|caption|subject|topic)\b/, place => (isText(place) ? one(this.label(place)) : [])],
    [
      /\b(?:summary|description|abstract|gist|answer|reply|response|content|text|message|body)\b/,
      place => (isText(place) && isRequired(place) ? one(this.thoughts.sentence()) : []),
    ],
    [
      /\b(?:query|search|q|prompt|input|task|request|question)\b/,
      place => (isText(place) ? one(this.thoughts.said()) : []),
    ],
    [
      /\bemail\b/,
      place =>
        isText(place)
          ? ranked(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(this.thoughts.reading.topic)?.slice(0, 1) ?? [])
          : [],
    ],
    [/\blanguage\b/, place => (isText(place) ? one(this.thoughts.reading.language) : [])],
  ]

  private address(): readonly Candidate<JsonValue>[] {
    const address = addressIn(this.thoughts.reading)
    if (address === undefined) return []
    this.thoughts.because([], tell('The text gives this address'))
    return one(address)
  }

  private symbol(place: FieldPlace): string {
    if (/emoji/.test(spaced(place.key))) return this.thoughts.emoji()
    return this.thoughts.icon() ?? 'star'
  }

  private colourText(place: FieldPlace): string {
    const about = `${place.schema.description ?? ''} ${place.key}`
    if (typeof place.schema.pattern === 'string') {
      return (
        spellings(this.thoughts.colour().hex).find(text => isAllowedText(place.schema, text)) ??
        this.thoughts.colour().name
      )
    }
    return /name/i.test(about) && !/hex|#/i.test(about) ? this.thoughts.colour().name : this.thoughts.colour().hex
  }

  private label({ item, parent, key }: FieldPlace): string {
    if (item !== undefined) return item
    if (this.thoughts.standsFor !== undefined) return this.thoughts.standsFor
    const keys = Object.keys(asSchema(parent.properties))
    if (keys.some(other => /hex|colou?r/i.test(other)) && /name|label/i.test(key))
      return capital(this.thoughts.colour().name)
    if (keys.some(other => /^(?:score|verdict)$/i.test(other))) return capital(this.thoughts.subject(key))
    if (keys.some(other => /value|score|level/i.test(other))) return capital(this.thoughts.level().of)
    return this.thoughts.title()
  }

  private yesOrNo(place: FieldPlace): readonly Candidate<JsonValue>[] {
    const words = spaced(place.key)
    if (/\b(?:verdict|passe[sd]|pass)\b/.test(words)) return one(this.thoughts.level().share >= 0.5)
    if (/\b(?:positive|happy|good|approved?|ok|like[sd]?|recommend(?:ed)?)\b/.test(words))
      return one(this.thoughts.reading.mood.valence >= 0)
    if (/\b(?:negative|sad|bad|toxic|failed?|reject(?:ed)?|angry|unsafe)\b/.test(words))
      return one(this.thoughts.reading.mood.valence < -0.2)
    if (/\b(?:urgent|danger(?:ous)?|alert|emergency|warning)\b/.test(words))
      return one(this.thoughts.level('urgency').share > 0.6)
    return isRequired(place) ? one(this.thoughts.reading.tokens.some(({ key }) => words.split(' ').includes(key))) : []
  }

  private payload(place: FieldPlace): readonly Candidate<JsonValue>[] {
    const { mood } = this.thoughts.reading
    if (typesOf(place.schema).includes('string')) return one(this.thoughts.said())
    return one({ message: this.thoughts.said(), ...(mood.felt[0] ? { mood: called(mood.felt[0].emotion.noun) } : {}) })
  }
}
