import type { AnswerCell } from './answers'

/** How the answers of many runs lie. */
interface AnswerSpread {
  /** How many answers there are. */
  total: number
  /** Each different answer, as it came first, and how often it came; the most frequent first. */
  counts: readonly { value: AnswerCell; count: number }[]
  /** Where all are numbers. */
  numbers?: { min: number; median: number; max: number }
}

/** Counts equal answers. Capitals and blanks make no difference. */
export function spreadOf(values: readonly AnswerCell[]): AnswerSpread {
  const counts = new Map<AnswerCell, { value: AnswerCell; count: number }>()
  for (const value of values) {
    const key = typeof value === 'number' ? value : value.trim().replaceAll(/\s+/g, ' ').toLowerCase()
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { value, count: 1 })
  }
  const numbers = values.filter(value => typeof value === 'number').sort((a, b) => a - b)
  return {
    total: values.length,
    counts: [...counts.values()].sort((a, b) => b.count - a.count),
    ...(numbers.length > 0 &&
      numbers.length === values.length && {
        numbers: { min: numbers[0] as number, median: medianOf(numbers), max: numbers.at(-1) as number },
      }),
  }
}

/** The number in the middle, or half-way between the two. */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1] as number, sorted[Math.floor(middle)] as number]
  // 0.1 and 0.2 make 0.15, and not 0.15000000000000002.
  return Number(((low + high) / 2).toPrecision(12))
}

/** Words of four letters and more that occur in at least half of the texts, and in how many; twelve at most. */
export function sharedWords(texts: readonly string[]): { word: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const words = text.toLowerCase().match(/(?<![#\p{L}\p{N}])\p{L}[\p{L}\p{M}]{3,}(?!\p{N})/gu) ?? []
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const least = Math.max(2, texts.length / 2)
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count)
    .slice(0, 12)
}
