import { EMOTIONS } from '../data/emotions'
import { SCALES } from '../data/scales'
import { called, matches, readingPack, tell } from '../languages/active'
import { englishPack } from '../languages/en/english'
import { feelingOf } from '../read/feeling-words'
import type { SaidNumber } from '../read/numbers'
import type { RequestReading } from '../read/reading'
import type { DemoRole } from '../read/role'
import { lookUp, nameWords, tokenize } from '../read/words'

interface Scale {
  name: string
  valence: number
  arousal: number
  much: ReadonlyMap<string, true>
  little: ReadonlyMap<string, true>
}

const listed = (words = '') =>
  new Map(
    words
      .split(' ')
      .filter(Boolean)
      .map(word => [word, true as const]),
  )

const scales = new Map<string, Scale>(
  SCALES.trim()
    .split('\n')
    .flatMap(line => {
      const [names = '', weights = '', much, little] = line.split('|')
      const [valence = 0, arousal = 0] = weights.split(' ').map(Number)
      return names
        .split(' ')
        .map(name => [name, { name, valence, arousal, much: listed(much), little: listed(little) }] as const)
    }),
)

/** How much of something a text has. */
export interface Level {
  /** 0 to 1. */
  share: number
  /** What is measured: "stress". */
  of: string
  words: readonly string[]
  why: string
  /** The number of the text that said it. */
  number?: SaidNumber
}

/** What a gauge measures, by its name, its description, or "how spicy" in the text. Defaults to mood. */
function scaleOf(reading: RequestReading, role: DemoRole, key: string): Scale | { feeling: string; name: string } {
  const own = [...role.words, ...nameWords(key)]
  for (const word of own) {
    const scale = lookUp(scales, word)
    if (scale) return { ...scale, name: word }
    const feeling = feelingOf(word)
    if (feeling) return { feeling: feeling.emotion, name: word }
  }
  for (const word of [role.about, reading.said, reading.system].flatMap(askedHow)) {
    const scale = lookUp(scales, word)
    if (scale) return { ...scale, name: word }
  }
  for (const { key } of [...tokenize(role.about, englishPack), ...tokenize(role.about)]) {
    const scale = lookUp(scales, key)
    if (scale && !/^(?:score|rating|value|quality|mood|big|light|fast|large)$/.test(key)) return { ...scale, name: key }
  }
  return scales.get('mood') as Scale
}

/** "how spicy": the words after "how", as the lists have them. */
function askedHow(text: string): string[] {
  const { fold, reading, keyOf } = readingPack()
  const own = [...fold(text).matchAll(reading.how)].map(([, word = '']) => keyOf(word.toLowerCase()))
  const english = [...text.matchAll(englishPack.reading.how)].map(([, word = '']) => word.toLowerCase())
  return [...own, ...english]
}

/** Whether a number has its own scale, so that it is a measure in any position. */
export const isMeasure = ({ share, unit }: SaidNumber) => share !== undefined || MEASURED.test(unit ?? '')

const MEASURED = /^(?:%|°|degree|point|star|km|mph|kg|cm|mm|percent)/i

/** Whether a number is likely meant for the gauge, and not a count of dogs. */
function isMeant({ share, unit, value }: SaidNumber, reading: RequestReading, about: string): boolean {
  if (share !== undefined) return true
  if (unit) return MEASURED.test(unit) || about.toLowerCase().includes(unit.replace(/s$/, ''))
  return Number.isFinite(value) && (reading.tokens.length <= 4 || matches(reading.topic, rules => rules.level))
}

/** Reads a level from the text: a number first, then words for much and little, then the mood. */
export function levelOf(reading: RequestReading, role: DemoRole, key = ''): Level {
  const scale = scaleOf(reading, role, key)
  const number = reading.numbers.find(said => isMeant(said, reading, `${role.about} ${role.words.join(' ')} ${key}`))
  if (number) {
    const share =
      number.share ??
      (/^stars?$/.test(number.unit ?? '') ? number.value / 5 : number.value < 0 ? 0 : number.value > 100 ? 1 : 0.5)
    return {
      share: clamp(share, 0, 1),
      of: called(scale.name),
      words: [number.words],
      why: tell('The text says the number'),
      number,
    }
  }
  if ('feeling' in scale) return feelingLevel(reading, scale)
  const much = reading.tokens.filter(({ key }) => lookUp(scale.much, key))
  const little = reading.tokens.filter(({ key }) => lookUp(scale.little, key))
  if (much.length !== little.length) {
    const [hits, share] =
      much.length > little.length
        ? [much, 0.84 + 0.05 * (much.length - 1)]
        : [little, 0.16 - 0.05 * (little.length - 1)]
    return {
      share: clamp(share, 0.03, 0.97),
      of: called(scale.name),
      words: hits.map(({ raw }) => raw),
      why: tell('On my list for {scale}', { scale: called(scale.name) }),
    }
  }
  const { valence, arousal, felt } = reading.mood
  const lean =
    (scale.valence * valence + scale.arousal * arousal) / Math.max(1, Math.hypot(scale.valence, scale.arousal))
  return {
    share: clamp(0.5 + lean * 0.53, 0.02, 0.98),
    of: called(scale.name),
    words: felt.slice(0, 2).flatMap(({ words }) => words),
    why: felt[0] ? feelLike(felt[0].emotion.noun) : tell('That is not on my lists, so I took the middle'),
  }
}

const feelLike = (noun: string) => tell('The words feel like {feeling}', { feeling: called(noun) })

function feelingLevel(reading: RequestReading, { feeling, name }: { feeling: string; name: string }): Level {
  const { felt, valence, arousal } = reading.mood
  const same = felt.find(({ key }) => key === feeling)
  if (same) {
    return {
      share: clamp(0.45 + same.strength * 0.17, 0.5, 0.98),
      of: called(name),
      words: same.words,
      why: feelLike(same.emotion.noun),
    }
  }
  const emotion = EMOTIONS.get(feeling)
  const near =
    emotion && felt.length > 0 ? 1 - Math.hypot(emotion.valence - valence, emotion.arousal - arousal) / 2 : 0.3
  return {
    share: clamp(near * 0.6, 0.03, 0.6),
    of: called(name),
    words: felt[0]?.words ?? [],
    why: tell('No word of it says {scale} outright', { scale: called(name) }),
  }
}

const clamp = (x: number, low: number, high: number) => Math.max(low, Math.min(high, x))
