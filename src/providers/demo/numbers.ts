import { anyOf, fold, type Words } from './lexicon'

/** A number with what is measured beside it, if anything is. */
export interface FoundNumber {
  value: number
  /** "8 out of 10", "8/10". */
  outOf?: number
  /** Of a percentage, of degrees, points and the like. */
  unit?: string
}

/** Number words as digits, except "one", which is an article in many languages. */
export function spelledNumbers(text: string, words: Words): string {
  return text.replace(/[\p{L}\p{M}]+/gu, word => {
    const [folded = ''] = words.tokens(word)
    const number = words.meanings(folded).find(({ kind, id }) => kind === 'number' && words.tokens(id)[0] === folded)
    return number && number.weight > 1 ? String(number.weight) : word
  })
}

const SCALE_ENDS = new Set([3, 4, 5, 6, 10, 15, 20, 50, 100])

/**
 * The numbers of a text, with what is measured where it stands beside them: "80 %", "3 out of 10", "12 °C". "Half past
 * 8", "12/4 Main Street" and "x + 5 = 12" are not.
 */
export function numbersOf(text: string, words: Words): FoundNumber[] {
  const spelled = fold(spelledNumbers(text, words))
  const either = (mark: string) => anyOf(words.list(mark).map(fold))
  const outOf = new RegExp(
    `^\\s*(?:/|(?:${either('outOf')})\\s)\\s*(\\d+)(?![\\p{L}\\p{N}/:])(?!\\s+\\p{L}+ (?:street|road))`,
    'u',
  )
  const minus = new RegExp(`(?<!\\d\\s*)(?<!\\p{L})(?:${either('minus')})\\s$`, 'u')
  const unit = new RegExp(`^\\s*(${either('unit')})(?![\\p{L}\\p{N}])`, 'u')
  return [
    ...spelled.matchAll(/(?<![\p{L}\p{N}.,:/+*=#])(?<![+*=x×/] |\p{L}-)-?\d+(?:[.,]\d+)?(?![\p{L}\p{N}]*\d)/gu),
  ].map(match => {
    const value = Number(match[0].replace(',', '.'))
    const behind = spelled.slice(match.index + match[0].length)
    const most = Number(outOf.exec(behind)?.[1])
    const found = unit.exec(behind)?.[1]
    const before = spelled.slice(Math.max(0, match.index - 24), match.index)
    if (SCALE_ENDS.has(most) && value <= most && value >= 0) return { value, outOf: most }
    // "Minus 12 outside" are degrees.
    if (minus.test(before) && value > 0 && value <= 60) return { value: -value, unit: found ?? '°c' }
    return { value, ...(found && { unit: found }) }
  })
}

/** "8 out of 10" and "80 %" as a part of one. */
export const shareOf = (numbers: readonly FoundNumber[]): number | undefined => {
  const [rated] = numbers.flatMap(({ value, outOf, unit }) =>
    outOf
      ? [value / outOf]
      : unit && /^(?:%|p)/.test(unit) && value >= 0 && value <= 100
        ? [value / 100]
        : unit && /^(?:star|stern|etoile|estrella|نج)/.test(fold(unit)) && value >= 0 && value <= 5
          ? [value / 5]
          : [],
  )
  return rated
}
