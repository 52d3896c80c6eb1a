import type { JsonValue } from '../../../engine/model/json'
import { wordChoices } from '../choose/choose-word'
import { methodFor } from '../choose/outgoing'
import { called, tell } from '../languages/active'
import type { Sentence } from '../languages/sentence'
import { type FieldPlace, one, spaced } from '../read/place'
import { nameWords } from '../read/words'
import { type Candidate, ranked } from '../sample'
import type { NumberIdeas } from './number-ideas'
import type { Thoughts } from './thoughts'

const NOT_LISTED: Sentence = 'That is not on my lists, so I took one that promises nothing'
/** Signs that people read as a feeling. */
const FEELS =
  /^(?:heart|star|sun|sparkles?|fire|flower|check|smile|happy|sad|angry|thumbs?-?_?up|crown|rainbow|warning|x|positive|negative|good|bad)$/i

/** Ideas for a place that takes one of a few values. */
export class ChoiceIdeas {
  /** The words that the text spoke for, when last there was a choice among words. */
  private weighed: ReadonlySet<string> = new Set()

  constructor(
    private readonly thoughts: Thoughts,
    private readonly numbers: NumberIdeas,
  ) {}

  /** The values that the text speaks for, with weights; where it speaks for none, those that promise nothing. */
  among(values: JsonValue[], place: FieldPlace): readonly Candidate<JsonValue>[] {
    const texts = values.filter(value => typeof value === 'string')
    const numbers = values.filter(value => typeof value === 'number')
    if (numbers.length > 0 && texts.length === 0) {
      // A schema may have more values than a function takes arguments.
      const low = numbers.reduce((least, each) => Math.min(least, each))
      const high = numbers.reduce((most, each) => Math.max(most, each))
      const wanted = this.numbers.absolute(place.key, low, high)
      return numbers.map(value => ({ value, score: (-6 * Math.abs(value - wanted)) / (high - low || 1) }))
    }
    if (/\b(?:method|verb)\b/.test(spaced(place.key)) && texts.includes(methodFor(this.thoughts.reading)))
      return one(methodFor(this.thoughts.reading))
    const hints = { share: () => this.thoughts.level(place.key).share, hex: () => this.thoughts.colour().hex }
    const found = wordChoices(texts, this.thoughts.reading, this.thoughts.role, hints)
    const [best] = found
    this.weighed = new Set(found.map(({ value }) => value))
    if (best) {
      this.took(best.value)
      return found
    }
    const quiet = texts.filter(text =>
      /^(?:info|other|none|neutral|unknown|question|dot|help-circle|circle)$/i.test(text),
    )
    const mayMislead = texts.some(text => FEELS.test(text))
    const taken = quiet.length > 0 ? quiet : mayMislead ? texts.filter(text => !FEELS.test(text)).slice(0, 1) : []
    this.weighed = new Set(taken)
    this.thoughts.because([], tell(NOT_LISTED))
    return taken.length > 0 ? ranked(taken) : []
  }

  /** What a word was taken for. The caption says the word's own reason: a star for joy is no sun, though there was one. */
  took(value: JsonValue): void {
    if (typeof value !== 'string' || !this.weighed.has(value)) return
    const { scene, mood, tokens } = this.thoughts.reading
    const own = nameWords(value)
    const has = (icon: string) => own.includes(icon)
    const token = tokens.find(({ key }) => has(key))
    const thing = scene.things.find(({ icons }) => icons.some(has))
    const felt = mood.felt.find(({ emotion }) => emotion.icons.some(has))
    // The caption is always the name of what is shown; the reason says what it goes with.
    const name = called(own.join(' '))
    const goesWith = (thing: string) => tell('It goes with {thing}', { thing })
    if (token) this.thoughts.stands(name, [token.raw], tell('The text names it'))
    else if (thing?.icons.findIndex(has) === 0) this.thoughts.stands(name, [thing.word], goesWith(thing.name))
    else if (felt) this.thoughts.stands(name, felt.words.slice(0, 2), goesWith(called(felt.emotion.noun)))
    else if (thing) this.thoughts.stands(name, [thing.word], goesWith(thing.name))
    else if (mood.felt[0])
      this.thoughts.stands(name, mood.felt[0].words.slice(0, 2), goesWith(called(mood.felt[0].emotion.noun)))
    else this.thoughts.stands(name, [], tell(NOT_LISTED))
  }
}
