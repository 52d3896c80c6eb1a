import { COLOR_NAMES } from '../data/colors'
import { EMOTIONS } from '../data/emotions'
import { readingPack } from '../languages/active'
import { distance } from '../read/color'
import { feelingOf } from '../read/feeling-words'
import type { RequestReading } from '../read/reading'
import type { DemoRole } from '../read/role'
import { lookUp, nameWords, stem, stemOf } from '../read/words'
import type { Candidate } from '../sample'
import { asksForFeeling, weightOfFeeling } from './choose-color'
import { isKin } from './kin'

/** What else the ranking of words may lean on. */
interface WordHints {
  /** 0 to 1, for words on an ordinal scale: low, medium, high. */
  share(): number
  /** For names of colours. */
  hex(): string
}

/** Words on an ordinal scale, ascending. */
const LADDERS = [
  'none minimal low minor small little medium moderate normal big large high major severe huge critical extreme',
  'negative neutral positive',
  'terrible bad poor ok okay fair good great excellent',
  'freezing cold cool mild warm hot boiling',
  'never rarely sometimes often always',
  'easy medium hard',
  'calm tense stressed panicked',
  'quiet soft loud deafening',
  'xs sm md lg xl',
].map(ladder => ladder.split(' '))

const CHEERFUL = new Set('heart star sparkles sun check flower smile crown rainbow party'.split(' '))

/** Scores some words (icons, moods, levels, names of colours) by how well they fit the text. Empty when none does. */
export function wordChoices(
  values: readonly string[],
  reading: RequestReading,
  role: DemoRole,
  hints: WordHints,
): Candidate<string>[] {
  const said = new Set(reading.tokens.map(token => stemOf(token)))
  const asked = asksForFeeling(reading, role)
  const ladder = LADDERS.find(words => values.filter(value => words.includes(keysOf(value)[0] ?? '')).length >= 2)
  const isColours = values.filter(value => colourOf(value)).length >= 2
  const scored = values.map(value => {
    const words = keysOf(value)
    const has = (wanted: string) => words.some(word => word === wanted || stem(word) === stem(wanted))
    let score = words.some(word => said.has(stem(word))) ? 4.5 : 0
    reading.scene.things.forEach((thing, i) => {
      const k = thing.icons.findIndex(has)
      // What is sad about a cat is not shown by a heart.
      if (k < 0 || (reading.mood.valence < -0.2 && words.some(word => CHEERFUL.has(word)))) return
      // An icon that two things of the scene agree on says more than the first of either.
      score = score >= 2 ? score + 0.6 : Math.max(score, 3.4 - i * 0.4 - k * 0.5)
    })
    reading.mood.felt.slice(0, 3).forEach(({ key, emotion, strength }, i) => {
      const base = weightOfFeeling(strength, asked) - i * 1.1
      const k = emotion.icons.findIndex(has)
      if (k >= 0) score = Math.max(score, base - k * 0.5)
      score = Math.max(score, base * likeness(words, key))
    })
    if (ladder) score = Math.max(score, 3.5 - 4 * Math.abs(rung(ladder, value) - hints.share()))
    if (isColours) score = Math.max(score, 4 - distance(colourOf(value) ?? '#888888', hints.hex()) / 60)
    if (score === 0 && reading.tokens.some(({ key }) => words.some(own => isKin(key, own)))) score = 1.5
    if (score === 0 && role.words.some(has)) score = 1
    return { value, score }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return best > 0 ? scored.filter(({ score }) => score > 0 && score > best - 1.6).sort((a, b) => b.score - a.score) : []
}

/** The words of a value, as the lists have them; those of a name that a person chose may be of their language. */
function keysOf(value: string): string[] {
  const { fold, keyOf } = readingPack()
  const words = nameWords(value)
  return words.map(word => keyOf(fold(word)) || word)
}

const colourOf = (value: string): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : COLOR_NAMES.get(keysOf(value)[0] ?? '')?.hex

const rung = (ladder: readonly string[], value: string) => {
  const at = ladder.indexOf(keysOf(value)[0] ?? '')
  return at < 0 ? 2 : at / (ladder.length - 1)
}

/** How near some words are to a feeling: 1 for the feeling itself, less for its neighbours, below 0 for its opposite. */
function likeness(words: readonly string[], key: string): number {
  const felt = EMOTIONS.get(key)
  const other = words.map(word => feelingOf(word)?.emotion ?? (lookUp(EMOTIONS, word) ? word : undefined)).find(Boolean)
  const emotion = EMOTIONS.get(other ?? '')
  if (!felt || !emotion) return 0
  if (other === key) return 1
  const away = Math.hypot(felt.valence - emotion.valence, felt.arousal - emotion.arousal)
  return 0.85 - away * 0.8
}
