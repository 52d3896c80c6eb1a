import type { JsonObject } from '../../../engine/model/json'
import { type ChosenColor, colorChoices } from '../choose/choose-color'
import { type Level, levelOf } from '../choose/choose-level'
import type { Drawing } from '../choose/draw'
import { called, tell } from '../languages/active'
import { pictures } from '../load-pictures'
import { part } from '../parts'
import type { RequestReading } from '../read/reading'
import type { DemoRole } from '../read/role'
import { isStopword } from '../read/words'

const questions = part(() => import('../choose/question'))
const emojis = part(() => import('../choose/choose-emoji'))

/**
 * What the demo model thinks of a text while it fills in one form: a colour, a level, a drawing … each thought of once, so
 * that a hex value, its name and its explanation agree; and why.
 */
export class Thoughts {
  private readonly memo = new Map<string, unknown>()
  private lastWhy = ''
  private label: string | undefined

  constructor(
    readonly reading: RequestReading,
    readonly role: DemoRole,
    /** Colours that this reply has shown already. */
    private readonly usedColours: string[],
  ) {}

  once<T>(key: string, make: () => T): T {
    if (!this.memo.has(key)) this.memo.set(key, make())
    return this.memo.get(key) as T
  }

  colour(): ChosenColor {
    return this.once('colour', () => {
      const chosen = this.reading.pick(colorChoices(this.reading, this.role, this.usedColours))
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

  drawing(width: number, height: number): Drawing {
    return this.once(`drawing ${width} ${height}`, () => {
      const drawing = pictures().draw(this.reading, width, height)
      this.because(drawing.words, drawing.why)
      this.lastWhy = `${tell('It shows {thing}.', { thing: drawing.shows })} ${this.lastWhy}`
      return drawing
    })
  }

  question() {
    return this.once('question', () => {
      const question = questions().questionFor(this.reading)
      this.lastWhy = `${question.why}.`
      return question
    })
  }

  because(words: readonly string[], why: string) {
    const seen = words
      .slice(0, 3)
      .map(word => tell('“{words}”', { words: word }))
      .join(tell(' and '))
    this.lastWhy = seen ? `${tell('I saw {words}.', { words: seen })} ${why}.` : `${why}.`
  }

  emoji(): string {
    return this.once('emoji', () => {
      const { emoji, label, words, why } = this.reading.pick(emojis().emojiChoices(this.reading, this.role))
      if (label) this.stands(label, words, why)
      else this.because(words, why)
      return emoji
    })
  }

  icon(): string | undefined {
    const { scene, mood } = this.reading
    return scene.things[0]?.icons[0] ?? mood.felt[0]?.emotion.icons[0]
  }

  feeling(): string {
    return called(this.reading.mood.felt[0]?.emotion.noun ?? 'neutral')
  }

  /** What is judged: what the tool is named after, or what the text is about. */
  subject(key: string): string {
    if (this.role.words.length > 0) return this.level(key).of
    const { scene, mood } = this.reading
    const felt = new Set(mood.felt.flatMap(({ words }) => words.map(word => word.toLowerCase())))
    return scene.things[0]?.name ?? this.keywords().find(word => !felt.has(word)) ?? this.level(key).of
  }

  title(): string {
    const { scene, mood } = this.reading
    const thing = scene.things[0]?.name ?? scene.colours[0]?.name
    const noun = mood.felt[0]?.emotion.noun
    return capital(thing ?? (noun && called(noun)) ?? this.keywords()[0] ?? tell('something'))
  }

  keywords(): string[] {
    return this.once('keywords', () => {
      const words = this.reading.tokens.filter(
        ({ word }) => word.length > 2 && /^\p{L}/u.test(word) && !isStopword(word),
      )
      return [...new Set(words.map(({ raw }) => raw.toLowerCase()))].slice(0, 5)
    })
  }

  said(): string {
    return (this.reading.topic || this.reading.said).trim().slice(0, 500) || tell('something')
  }

  sentence(): string {
    const [felt] = this.reading.mood.felt
    const words = this.keywords()
    if (words.length === 0) return tell('There is not much to go on.')
    const about = words.slice(0, 3).join(tell(', '))
    return felt
      ? tell('It is about {words}, and it feels like {feeling}.', { words: about, feeling: called(felt.emotion.noun) })
      : tell('It is about {words}.', { words: about })
  }

  gist(schema: JsonObject): string {
    return typeof schema.maxLength === 'number' && schema.maxLength < 60 ? this.title() : this.sentence()
  }

  /** Why the last thing was chosen, in a sentence. */
  why(): string {
    return this.lastWhy || this.sentence()
  }

  stands(label: string, words: readonly string[], why: string) {
    this.label = capital(label)
    this.because(words, why)
  }

  /** The meaning of the last choice: "joy" for a star. */
  get standsFor(): string | undefined {
    return this.label
  }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
