import type { JsonObject, JsonValue } from '../../engine/json'
import { canvasOf, canvasOfRows } from './canvas'
import { questionFor } from './choices'
import { type ChosenColour, colourChoices } from './choose-colour'
import { emojiChoices } from './choose-emoji'
import { type Level, levelOf } from './choose-level'
import { wordChoices } from './choose-word'
import { channelOf, spellings } from './colour'
import { displayAround, fillDisplay } from './displays'
import { type Drawing, draw } from './draw'
import { addressIn, methodFor } from './outgoing'
import {
  hasChannels,
  hasLevel,
  isNumber,
  isPalette,
  isRequired,
  isText,
  MEASURE,
  one,
  type Place,
  type Suggest,
  slug,
  spaced,
  takesHex,
  takesPixels,
  takesRows,
} from './place'
import { rangeOf } from './range'
import type { Reading } from './reading'
import type { Role } from './role'
import { type Candidate, ranked } from './sample'
import { boundsOf, isAllowedText } from './scalars'
import { asSchema, typesOf } from './schema'
import { isStopword, nameWords } from './words'

type Meaning = (place: Place) => readonly Candidate<JsonValue>[]

/**
 * What the text has to say to one tool (or one JSON form): a colour, a level, a drawing … each thought of once, so that a
 * hex value, its name and its explanation agree.
 */
export class Ideas implements Suggest {
  /** The words that led to what was filled in, for the reply. */
  readonly words = new Set<string>()
  private readonly memo = new Map<string, unknown>()
  private lastWhy = ''
  /** The words that the text spoke for, when last there was a choice among words. */
  private weighed: ReadonlySet<string> = new Set()

  constructor(
    private readonly reading: Reading,
    private readonly role: Role,
    /** Colours that this reply has shown already. */
    private readonly usedColours: string[],
  ) {}

  private once<T>(key: string, make: () => T): T {
    if (!this.memo.has(key)) this.memo.set(key, make())
    return this.memo.get(key) as T
  }

  colour(): ChosenColour {
    return this.once('colour', () => {
      const chosen = this.reading.pick(colourChoices(this.reading, this.role, this.usedColours))
      this.usedColours.push(chosen.hex)
      this.because(chosen.words, chosen.why)
      return chosen
    })
  }

  level(key = ''): Level {
    return this.once(`level ${key}`, () => {
      const level = levelOf(this.reading, this.role, key)
      this.because(level.words, level.why)
      return level
    })
  }

  private drawing(width: number, height: number): Drawing {
    return this.once(`drawing ${width} ${height}`, () => {
      const drawing = draw(this.reading, width, height)
      this.because(drawing.words, drawing.why)
      this.lastWhy = `It shows ${drawing.shows}. ${this.lastWhy}`
      return drawing
    })
  }

  private question() {
    return this.once('question', () => {
      const question = questionFor(this.reading)
      this.lastWhy = `${question.why}.`
      return question
    })
  }

  private because(words: readonly string[], why: string) {
    for (const word of words) this.words.add(word)
    const seen = words
      .slice(0, 3)
      .map(word => `“${word}”`)
      .join(' and ')
    this.lastWhy = seen ? `I saw ${seen}. ${why}.` : `${why}.`
  }

  values(place: Place): readonly Candidate<JsonValue>[] {
    const { schema, key } = place
    const shown = this.shown(place)
    if (shown) return shown
    if (Array.isArray(schema.enum)) return this.amongValues(schema.enum, place)
    const types = typesOf(schema)
    if (takesPixels(schema) && isPalette(place)) return this.palette(place)
    if (takesPixels(schema)) return this.pixels(place)
    if (takesRows(schema)) return this.rows(place)
    if (types.includes('string') && takesHex(schema)) return one(this.colour().hex)
    for (const [words, meaning] of this.meanings) {
      if (!words.test(spaced(key))) continue
      const found = meaning(place)
      if (found.length > 0) return found
    }
    if (types.includes('number') || types.includes('integer')) return this.number(place)
    if (types.includes('boolean')) return this.yesOrNo(place)
    if (place.item !== undefined && types.includes('string')) return one(place.item)
    return types.includes('string') && isRequired(place) ? one(this.gist(schema)) : []
  }

  /** What belongs here in a list, a table or a chart of the text; null where there is none. */
  private shown(place: Place): readonly Candidate<JsonValue>[] | null {
    const kind = displayAround(place)
    if (!kind) return null
    const filled = this.once(kind, () => {
      const display = fillDisplay(kind, place.parent, this.reading)
      if (display) this.because(display.words, display.why)
      return display
    })
    const value = filled && Object.hasOwn(filled.fields, place.key) ? filled.fields[place.key] : undefined
    if (value !== undefined) return one(value)
    // A title that nobody gave is better none than a guess.
    return filled && /^(?:title|unit)$/.test(place.key) ? [] : null
  }

  items({ key, schema, parent }: Place): readonly string[] {
    if (!typesOf(schema).includes('array') || takesPixels(schema)) return []
    const words = spaced(key)
    if (/\b(?:options|choices|answers)\b/.test(words)) return this.question().options
    if (/\b(?:tags|keywords|words|topics|labels|categories|items|list|steps|points|names|ideas|entities)\b/.test(words))
      return this.keywords()
    return Array.isArray(parent.required) && parent.required.includes(key) ? this.keywords().slice(0, 3) : []
  }

  /** What a place means by its name, first match first. Empty lists mean: ask the next. */
  private readonly meanings: readonly [RegExp, Meaning][] = [
    [/\b(?:hex|colou?r|farbe|couleur)\b/, place => (isText(place) ? one(this.colourText(place)) : [])],
    [
      /^(?:r|g|b|red|green|blue)$/,
      place => (isNumber(place) && hasChannels(place.parent) ? one(this.channel(place)) : []),
    ],
    [
      /\b(?:min|minimum|from|low(?:est)?)\b/,
      place => (isNumber(place) && hasLevel(place.parent) ? one(this.range(place.parent).min) : []),
    ],
    [
      /\b(?:max|maximum|high(?:est)?)\b/,
      place => (isNumber(place) && hasLevel(place.parent) ? one(this.range(place.parent).max) : []),
    ],
    [/\b(?:width|height|columns|rows|cols|size)\b/, place => this.sides(place)],
    [MEASURE, place => (isNumber(place) ? one(this.measure(place)) : [])],
    [/\bunits?\b/, place => (isText(place) ? one(this.unit(place)) : [])],
    [
      /\b(?:explanation|reason|reasoning|why|rationale|justification|comment|because|notes?)\b/,
      place => (isText(place) ? one(this.why()) : []),
    ],
    [/\b(?:question)\b/, place => (isText(place) ? one(this.question().question) : [])],
    [/\b(?:allow multiple|multiple)\b/, () => one(/\b(?:several|all that|many|multiple)\b/i.test(this.reading.said))],
    [/\b(?:url|uri|link|endpoint|href|webhook|address)\b/, place => (isText(place) ? this.address() : [])],
    [/\b(?:method|verb)\b/, place => (isText(place) ? one(methodFor(this.reading)) : [])],
    [/\b(?:body|payload)\b/, place => (methodFor(this.reading) === 'GET' ? [] : this.payload(place))],
    [/\bid\b/, place => (isText(place) ? one(slug(place.item ?? this.icon() ?? this.title())) : [])],
    [/\b(?:icon|symbol|emoji)\b/, place => (isText(place) ? one(this.symbol(place)) : [])],
    [/\b(?:mood|feeling|emotion|sentiment)\b/, place => (isText(place) ? one(this.feeling()) : [])],
    [/\b(?:label|name|title|headline|caption|subject|topic)\b/, place => (isText(place) ? one(this.label(place)) : [])],
    [
      /\b(?:summary|description|abstract|gist|answer|reply|response|content|text|message|body)\b/,
      place => (isText(place) && isRequired(place) ? one(this.sentence()) : []),
    ],
    [/\b(?:query|search|q|prompt|input|task|request|question)\b/, place => (isText(place) ? one(this.said()) : [])],
    [
      /\bemail\b/,
      place =>
        isText(place) ? ranked(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(this.reading.topic)?.slice(0, 1) ?? []) : [],
    ],
    [/\blanguage\b/, place => (isText(place) ? one(this.reading.language) : [])],
  ]

  private address(): readonly Candidate<JsonValue>[] {
    const address = addressIn(this.reading)
    if (address === undefined) return []
    this.because([], 'The text gives this address')
    return one(address)
  }

  private amongValues(values: JsonValue[], place: Place): readonly Candidate<JsonValue>[] {
    const texts = values.filter(value => typeof value === 'string')
    const numbers = values.filter(value => typeof value === 'number')
    if (numbers.length > 0 && texts.length === 0) {
      const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
      const wanted = this.absolute(place.key, low, high)
      return numbers.map(value => ({ value, score: (-6 * Math.abs(value - wanted)) / (high - low || 1) }))
    }
    if (/\b(?:method|verb)\b/.test(spaced(place.key)) && texts.includes(methodFor(this.reading)))
      return one(methodFor(this.reading))
    const hints = { share: () => this.level(place.key).share, hex: () => this.colour().hex }
    const found = wordChoices(texts, this.reading, this.role, hints)
    const [best] = found
    this.weighed = new Set(found.map(({ value }) => value))
    if (best) {
      this.took(best.value)
      return found
    }
    this.because([], 'No word of it is on my lists, so I took one that promises nothing')
    const quiet = texts.filter(text => /^(?:info|sparkles|star|other|none|neutral|unknown|question|dot)$/i.test(text))
    return quiet.length > 0 ? ranked(quiet) : []
  }

  /** What a word was taken for. The caption says the word's own reason: a star for joy is no sun, though there was one. */
  took(value: JsonValue) {
    if (typeof value !== 'string' || !this.weighed.has(value)) return
    const { scene, mood, tokens } = this.reading
    const own = nameWords(value)
    const has = (icon: string) => own.includes(icon)
    const token = tokens.find(({ word }) => has(word))
    const thing = scene.things.find(({ icons }) => icons.some(has))
    const felt = mood.felt.find(({ emotion }) => emotion.icons.some(has))
    if (token) this.stands(token.raw, [token.raw], 'The text names it')
    else if (thing?.icons.findIndex(has) === 0) this.stands(thing.name, [thing.word], `It goes with ${thing.name}`)
    else if (felt) this.stands(felt.emotion.noun, felt.words.slice(0, 2), `It goes with ${felt.emotion.noun}`)
    else if (thing) this.stands(value, [thing.word], `It goes with ${thing.name}`)
    else if (mood.felt[0])
      this.stands(value, mood.felt[0].words.slice(0, 2), `It goes with ${mood.felt[0].emotion.noun}`)
  }

  private stands(label: string, words: readonly string[], why: string) {
    this.memo.set('stands for', capital(label))
    this.because(words, why)
  }

  private icon(): string | undefined {
    const { scene, mood } = this.reading
    return scene.things[0]?.icons[0] ?? mood.felt[0]?.emotion.icons[0]
  }

  private symbol(place: Place): string {
    if (/emoji/.test(spaced(place.key))) return this.emoji()
    return this.icon() ?? 'star'
  }

  private emoji(): string {
    return this.once('emoji', () => {
      const { emoji, label, words, why } = this.reading.pick(emojiChoices(this.reading, this.role))
      if (label) this.stands(label, words, why)
      else this.because(words, why)
      return emoji
    })
  }

  private colourText(place: Place): string {
    const about = `${place.schema.description ?? ''} ${place.key}`
    if (typeof place.schema.pattern === 'string') {
      return spellings(this.colour().hex).find(text => isAllowedText(place.schema, text)) ?? this.colour().name
    }
    return /name/i.test(about) && !/hex|#/i.test(about) ? this.colour().name : this.colour().hex
  }

  /** One channel of the colour, on the scale that its schema gives: 0 to 255, or 0 to 1. */
  private channel({ key, schema }: Place): number {
    const value = channelOf(this.colour().hex, key.charAt(0) as 'r' | 'g' | 'b')
    return boundsOf(schema).high <= 1 ? Number((value / 255).toFixed(3)) : value
  }

  private feeling(): string {
    return this.reading.mood.felt[0]?.emotion.noun ?? 'neutral'
  }

  private label({ item, parent, key }: Place): string {
    if (item !== undefined) return item
    const standsFor = this.memo.get('stands for')
    if (typeof standsFor === 'string') return standsFor
    const keys = Object.keys(asSchema(parent.properties))
    if (keys.some(other => /hex|colou?r/i.test(other)) && /name|label/i.test(key)) return capital(this.colour().name)
    if (keys.some(other => /^(?:score|verdict)$/i.test(other))) return capital(this.subject(key))
    if (keys.some(other => /value|score|level/i.test(other))) return capital(this.level().of)
    return this.title()
  }

  /** What is judged: what the tool is named after, or what the text is about. */
  private subject(key: string): string {
    if (this.role.words.length > 0) return this.level(key).of
    const { scene, mood } = this.reading
    const felt = new Set(mood.felt.flatMap(({ words }) => words.map(word => word.toLowerCase())))
    return scene.things[0]?.name ?? this.keywords().find(word => !felt.has(word)) ?? this.level(key).of
  }

  private title(): string {
    const { scene, mood } = this.reading
    const thing = scene.things[0]?.name ?? scene.colours[0]?.name
    return capital(thing ?? mood.felt[0]?.emotion.noun ?? this.keywords()[0] ?? 'Something')
  }

  private keywords(): string[] {
    return this.once('keywords', () => {
      const words = this.reading.tokens.filter(
        ({ word }) => word.length > 2 && /^\p{L}/u.test(word) && !isStopword(word),
      )
      return [...new Set(words.map(({ word }) => word))].slice(0, 5)
    })
  }

  private said(): string {
    return (this.reading.topic || this.reading.said).trim().slice(0, 500) || 'something'
  }

  private sentence(): string {
    const [felt] = this.reading.mood.felt
    const words = this.keywords()
    if (words.length === 0) return 'There is not much to go on.'
    const about = words.slice(0, 3).join(', ')
    return felt ? `It is about ${about}, and it feels like ${felt.emotion.noun}.` : `It is about ${about}.`
  }

  private gist(schema: JsonObject): string {
    return typeof schema.maxLength === 'number' && schema.maxLength < 60 ? this.title() : this.sentence()
  }

  /** Why the last thing was chosen, in a sentence. */
  why(): string {
    return this.lastWhy || this.sentence()
  }

  private yesOrNo(place: Place): readonly Candidate<JsonValue>[] {
    const words = spaced(place.key)
    if (/\b(?:verdict|passe[sd]|pass)\b/.test(words)) return one(this.level().share >= 0.5)
    if (/\b(?:positive|happy|good|approved?|ok|like[sd]?|recommend(?:ed)?)\b/.test(words))
      return one(this.reading.mood.valence >= 0)
    if (/\b(?:negative|sad|bad|toxic|failed?|reject(?:ed)?|angry|unsafe)\b/.test(words))
      return one(this.reading.mood.valence < -0.2)
    if (/\b(?:urgent|danger(?:ous)?|alert|emergency|warning)\b/.test(words))
      return one(this.level('urgency').share > 0.6)
    return isRequired(place) ? one(this.reading.tokens.some(({ word }) => words.split(' ').includes(word))) : []
  }

  private number(place: Place): readonly Candidate<JsonValue>[] {
    if (!isRequired(place)) return []
    const { low, high } = boundsOf(place.schema)
    const [said] = this.reading.numbers
    if (said && said.value >= low && said.value <= high) return one(said.value)
    return Number.isFinite(low) && Number.isFinite(high)
      ? one(this.absolute(place.key, low, high))
      : one(said?.value ?? 1)
  }

  private absolute(key: string, low: number, high: number): number {
    const { share, number } = this.level(key)
    if (number && number.outOf === undefined && number.unit !== '%' && number.value >= low && number.value <= high)
      return number.value
    return low + share * (high - low)
  }

  private measure(place: Place): number {
    const { min, max } = this.range(place.parent, place)
    const value = this.absolute(place.key, min, max)
    return max - min >= 20 ? Math.round(value) : Math.round(value * 10) / 10
  }

  private range(parent: JsonObject, place?: Place): { min: number; max: number } {
    const { number } = this.level(place?.key ?? 'value')
    return this.once(`range ${place?.key ?? ''}`, () => rangeOf(parent, number?.outOf, place?.schema))
  }

  private unit({ parent }: Place): string {
    const { number } = this.level('value')
    if (number?.unit) return number.unit
    const { min, max } = this.range(parent)
    return min === 0 && max === 100 ? '%' : 'points'
  }

  private sides(place: Place): readonly Candidate<JsonValue>[] {
    const hasPixels = Object.values(asSchema(place.parent.properties)).some(property => takesPixels(asSchema(property)))
    if (!isNumber(place) || !hasPixels) return []
    const { width, height } = this.canvas(place)
    return one(/\b(?:height|rows)\b/.test(spaced(place.key)) ? height : width)
  }

  private pixels(place: Place): readonly Candidate<JsonValue>[] {
    const { width, height } = this.canvas(place)
    return one(this.drawing(width, height).pixels)
  }

  private canvas({ parent }: Place) {
    const { said, system } = this.reading
    return this.once('canvas', () => canvasOf(parent, `${said} ${this.role.about} ${system}`))
  }

  /** A picture as a list of rows. */
  private rows(place: Place): readonly Candidate<JsonValue>[] {
    const { width, height } = canvasOfRows(place.schema)
    const { pixels } = this.drawing(width, height)
    return one(Array.from({ length: height }, (_, y) => pixels.slice(y * width, (y + 1) * width)))
  }

  /** Different colours that all fit. */
  private palette({ schema }: Place): readonly Candidate<JsonValue>[] {
    const choices = colourChoices(this.reading, this.role, [])
    const hexes = [...new Set([this.colour().hex, ...choices.map(({ value }) => value.hex)])]
    const least = typeof schema.minItems === 'number' ? schema.minItems : 3
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : 5
    return one(hexes.slice(0, Math.max(least, Math.min(most, 4))))
  }

  private payload(place: Place): readonly Candidate<JsonValue>[] {
    const { mood } = this.reading
    if (typesOf(place.schema).includes('string')) return one(this.said())
    return one({ message: this.said(), ...(mood.felt[0] ? { mood: mood.felt[0].emotion.noun } : {}) })
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
