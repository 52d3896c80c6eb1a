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
const N = `(-?\\d+(?:[.,]\\d+)?|${SPOKEN})`
const UNITS =
  '%|percent|prozent|°\\s?[cf]|degrees?|km/h|mph|kg|km|cm|mm|dollars?|euros?|points?|stars?|hours?|minutes?|seconds?|days?|years?|people|€|\\$|£'
const SHARE = new RegExp(`${N}\\s*(?:out of|of|/|von|sur|de)\\s*${N}\\b`, 'gi')
const PLAIN = new RegExp(`(?<![\\w.#])${N}(?![\\w])\\s*(${UNITS})?`, 'gi')
const PARTS: readonly [RegExp, number][] = [
  [/\b(?:half (?:full|way|empty)|halfway|fifty-fifty)\b/i, 0.5],
  [/\b(?:a|one) quarter\b/i, 0.25],
  [/\bthree quarters\b/i, 0.75],
]

const numberOf = (text: string): number => WORDS.get(text.toLowerCase()) ?? Number(text.replace(',', '.'))

/** The numbers of a text, most telling first: shares, then numbers with a unit, then bare digits. */
export function readNumbers(text: string): SaidNumber[] {
  const found: SaidNumber[] = []
  let rest = text.slice(0, 8000)
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
  for (const [words, number = '', unit] of rest.matchAll(PLAIN)) {
    // "one" and "two" on their own are rarely meant as a measure.
    if (!unit && !/\d/.test(number)) continue
    const value = numberOf(number)
    const percent = unit && /^(?:%|percent|prozent)$/i.test(unit)
    found.push({
      value,
      ...(percent ? { share: value / 100, unit: '%' } : unit ? { unit: tidyUnit(unit) } : {}),
      words: words.trim(),
    })
  }
  return found.sort((a, b) => rank(b) - rank(a))
}

const rank = ({ share, unit }: SaidNumber) => (share !== undefined ? 2 : 0) + (unit ? 1 : 0)

const tidyUnit = (unit: string) => unit.replace(/°\s?([cf])/i, (_, letter: string) => `°${letter.toUpperCase()}`)
