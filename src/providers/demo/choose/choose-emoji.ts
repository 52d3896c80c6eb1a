import { SIGNS } from '../data/signs'
import { called, tell } from '../languages/active'
import type { RequestReading } from '../read/reading'
import type { DemoRole } from '../read/role'
import type { Candidate } from '../sample'
import { asksForFeeling, weightOfFeeling } from './choose-color'

/** An emoji with its meaning, and the words that led to it. */
interface ChosenEmoji {
  emoji: string
  label: string
  words: readonly string[]
  why: string
}

const signs = new Map(
  SIGNS.trim()
    .split(/\s+/)
    .map(entry => {
      const name = /^[a-z_]+/.exec(entry)?.[0] ?? ''
      return [name, entry.slice(name.length)] as const
    }),
)

const EMOJI = /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)/u

/** The emoji that fit, with scores: one that the text has itself, then those of its things and feelings. Never empty. */
export function emojiChoices(reading: RequestReading, role: DemoRole): Candidate<ChosenEmoji>[] {
  const { topic, scene, mood } = reading
  const found: Candidate<ChosenEmoji>[] = []
  for (const { segment: emoji } of new Intl.Segmenter().segment(topic.slice(0, 8000))) {
    if (EMOJI.test(emoji))
      found.push({ score: 5, value: { emoji, label: '', words: [emoji], why: tell('The text has it') } })
  }
  scene.things.forEach(({ kind, name, word }, i) => {
    const emoji = signs.get(kind)
    if (emoji) {
      const value = { emoji, label: name, words: [word], why: tell('It goes with {thing}', { thing: name }) }
      // Something sad about a cat is no picture of a cat that smiles.
      found.push({ score: (mood.valence < -0.2 ? 1.8 : 3.4) - i * 0.4, value })
    }
  })
  const asked = asksForFeeling(reading, role)
  mood.felt.slice(0, 3).forEach(({ emotion: { emoji, noun }, strength, words }, i) => {
    const thing = called(noun)
    const value = { emoji, label: thing, words: words.slice(0, 2), why: tell('It goes with {thing}', { thing }) }
    found.push({ score: weightOfFeeling(strength, asked) - i * 1.1, value })
  })
  if (found.length > 0) return found
  const why = tell('That is not on my lists, so I took a sign that promises nothing')
  return [{ score: 0, value: { emoji: '❔', label: '', words: [], why } }]
}
