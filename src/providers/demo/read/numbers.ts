import { readingPack, speakingPack, tell } from '../languages/active'
import { englishPack } from '../languages/en/english'
import type { Sentence } from '../languages/sentence'

/** A number that a text gives: with what it counts, and as a share of a whole where the text has one. */
export interface SaidNumber {
  value: number
  /** 0 to 1: "8 out of 10" is 0.8. */
  share?: number
  /** "10" of "8 out of 10". */
  outOf?: number
  unit?: string
  words: string
}

const WORDS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, i] as const),
)
const SPOKEN = [...WORDS.keys()].join('|')
const N = `((?:(?<!\\p{L})(?:minus|negative) |[-−](?<![\\d\\p{L}][-−]))?(?:\\d+(?:[.,]\\d+)?|(?:${SPOKEN})(?!\\p{L})))`
const UNITS =
  '%|percent|°\\s?[cf]|degrees?|km/h|mph|kg|km|cm|mm|dollars?|euros?|points?|stars?|hours?|minutes?|seconds?|days?|years?|people|€|\\$|£'
const SHARE = new RegExp(
  `(?<![\\d./:-])${N}\\s*(?:out of|of|/)\\s*${N}(?![\\d/:-]|\\.\\d|\\p{L})(?! (?:cups?|teaspoons?|of)(?!\\p{L}))`,
  'giu',
)
const PLAIN = new RegExp(
  `(?<![\\p{L}\\d.#])${N}(?![\\p{L}\\d])\\s*(?:(${UNITS})(?!\\p{L})(\\s+below(?: zero)?)?|(below zero)(?!\\p{L}))?`,
  'giu',
)
/** Dates, scores, telephone numbers, versions, times and ranges: digits that measure nothing. */
const NO_MEASURE = [
  /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/g,
  /\b(?:on|born|since|until|dated?|due|am)\s+\d{1,2}[/.]\d{1,2}\b(?!\s*(?:points?|stars?))/gi,
  /\b\d{1,2}:\d{2}(?::\d{2})?\s*(?:am|pm|h)?\b/gi,
  /\b\d+(?:\.\d+){2,}\b|\bv\d+(?:\.\d+)*\b|\bversion \d+(?:\.\d+)*/gi,
  /\+?\b\d{2,5}(?:[- ]\d{2,5}){1,4}\b/g,
  /\b\d+\s?[-–:]\s?\d+\b(?!\s*(?:%|percent|degrees?|°|stars?|points?))/g,
  /\b24\/7\b|\b9\/11\b/g,
]
const PARTS: readonly [RegExp, number][] = [
  [/\b(?:half (?:full|way|empty)|halfway|fifty-fifty)\b/i, 0.5],
  [/\b(?:a|one) quarter\b/i, 0.25],
  [/\bthree quarters\b/i, 0.75],
]

function numberOf(text: string): number {
  const [, sign = '', bare = ''] = /^(minus |negative |[-−])?(.*)$/i.exec(text) ?? []
  const value = WORDS.get(bare.toLowerCase()) ?? Number(bare.replace(',', '.'))
  return sign ? -value : value
}

/** The numbers of a text, most telling first: shares, then numbers with a unit, then bare digits. */
export function readNumbers(text: string): SaidNumber[] {
  const { fold, reading } = readingPack()
  if (reading.measures.length === 0) return readEnglish(text)
  const measured = reading.measures.reduce((left, [word, instead]) => left.replace(word, instead), fold(text))
  return readEnglish(measured).map(inOtherWords)
}

const UNIT_NAMES: Readonly<Record<string, Sentence>> = {
  degree: 'degrees',
  point: 'points',
  star: 'stars',
  hour: 'hours',
  minute: 'minutes',
  second: 'seconds',
  day: 'days',
  year: 'years',
  people: 'people',
}

/** A unit in the language of the answer. */
export function unitOf(unit: string): string {
  const name = UNIT_NAMES[unit.replace(/s$/, '')]
  return name && speakingPack() !== englishPack ? tell(name) : unit
}

/** A number in words of the language of the answer. */
function inOtherWords({ unit, ...said }: SaidNumber): SaidNumber {
  const spoken = unit && unitOf(unit)
  const { value, outOf } = said
  const words =
    outOf === undefined
      ? [value, spoken].filter(part => part !== undefined).join(' ')
      : tell('{value} out of {most}', { value, most: outOf })
  return { ...said, ...(unit && { unit }), words }
}

function readEnglish(text: string): SaidNumber[] {
  const found: SaidNumber[] = []
  let rest = NO_MEASURE.reduce((left, pattern) => left.replace(pattern, ' , '), text.slice(0, 8000))
  rest = rest.replace(SHARE, (words: string, a: string, b: string) => {
    const [value, outOf] = [numberOf(a), numberOf(b)]
    if (!(outOf > 0) || value > outOf || value < 0) return words
    found.push({ value, outOf, share: value / outOf, words: words.trim() })
    return ' '
  })
  for (const [pattern, share] of PARTS) {
    const words = pattern.exec(rest)?.[0]
    if (words) found.push({ value: share * 100, share, words })
  }
  for (const [words, number = '', unit, unitBelow, below] of rest.matchAll(PLAIN)) {
    // "one" and "two" on their own are rarely meant as a measure.
    if (!unit && !below && !/\d/.test(number)) continue
    const value = unitBelow || below ? -Math.abs(numberOf(number)) : numberOf(number)
    const percent = unit && /^(?:%|percent)$/i.test(unit)
    found.push({
      value,
      ...(percent ? { share: value / 100, unit: '%' } : unit ? { unit: tidyUnit(unit) } : {}),
      words: words.trim(),
    })
  }
  return found.sort((a, b) => rank(b) - rank(a))
}

/** Whether a fraction is a rating: "10/10", "3 out of 5", not a part of a cake. */
export const isRating = ({ outOf, unit }: SaidNumber): boolean =>
  unit === undefined && outOf !== undefined && [5, 6, 10, 12, 15, 20, 25, 30, 40, 50, 100].includes(outOf)

const rank = ({ share, unit }: SaidNumber) => (share !== undefined ? 2 : 0) + (unit ? 1 : 0)

const tidyUnit = (unit: string) => unit.replace(/°\s?([cf])/i, (_, letter: string) => `°${letter.toUpperCase()}`)
