import type { Tokenizer } from './tokenize'

/** Maximum number of merges; only the most frequent words are used. */
const MOST_PIECES = 400
const MOST_WORDS = 4_000

/**
 * Trains byte-pair encoding: starts with single characters and repeatedly merges the most frequent pair. A space
 * belongs to the token after it, as in tokenizers of large models.
 */
export function trainBytePairs(texts: readonly string[], cutWords: Tokenizer): Tokenizer {
  const ranks = learnMerges(frequentWords(texts, cutWords))
  const known = new Map<string, readonly string[]>()
  const cutWord = (word: string): readonly string[] => {
    const parts = known.get(word) ?? join(letters(word), ranks)
    known.set(word, parts)
    return parts
  }
  return function* (tidied) {
    for (const { piece, space, at } of cutWords(tidied)) {
      let offset = at - (space ? 1 : 0)
      for (const part of cutWord(space ? ` ${piece}` : piece)) {
        yield { piece: part, space: false, at: offset }
        offset += part.length
      }
    }
  }
}

function frequentWords(texts: readonly string[], cutWords: Tokenizer): [string, number][] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const { piece, space } of cutWords(text)) {
      const word = space ? ` ${piece}` : piece
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_WORDS)
}

/** Merges in order. Counts are updated incrementally: each merge affects few words. */
function learnMerges(words: readonly [string, number][]): Map<string, number> {
  const split = words.map(([word, count]) => ({ parts: letters(word), count }))
  const pairs = new Map<string, { count: number; words: Set<number> }>()
  const count = (index: number, sign: 1 | -1) => {
    const { parts, count } = split[index] as (typeof split)[number]
    for (let i = 0; i + 1 < parts.length; i++) {
      const pair = key(parts[i] as string, parts[i + 1] as string)
      const known = pairs.get(pair) ?? { count: 0, words: new Set<number>() }
      known.count += sign * count
      if (known.count === 0) pairs.delete(pair)
      else pairs.set(pair, known)
      if (sign > 0) known.words.add(index)
    }
  }
  for (const index of split.keys()) count(index, 1)
  const ranks = new Map<string, number>()
  while (ranks.size < MOST_PIECES) {
    let best: { pair: string; count: number; words: Set<number> } | undefined
    for (const [pair, each] of pairs) if (each.count > (best?.count ?? 1)) best = { pair, ...each }
    if (!best) break
    ranks.set(best.pair, ranks.size)
    for (const index of [...best.words]) {
      const word = split[index] as (typeof split)[number]
      const joined = joinPair(word.parts, best.pair)
      if (joined.length === word.parts.length) continue
      count(index, -1)
      word.parts = joined
      count(index, 1)
    }
  }
  return ranks
}

/** Applies the merges to a word in order. */
function join(start: string[], ranks: ReadonlyMap<string, number>): string[] {
  let parts = start
  for (;;) {
    let best: string | undefined
    for (let i = 0; i + 1 < parts.length; i++) {
      const pair = key(parts[i] as string, parts[i + 1] as string)
      if ((ranks.get(pair) ?? Infinity) < (best === undefined ? Infinity : (ranks.get(best) as number))) best = pair
    }
    if (best === undefined) return parts
    parts = joinPair(parts, best)
  }
}

function joinPair(parts: readonly string[], pair: string): string[] {
  const joined: string[] = []
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string
    const next = parts[i + 1]
    if (next !== undefined && key(part, next) === pair) {
      joined.push(part + next)
      i++
    } else joined.push(part)
  }
  return joined
}

/** A separator that does not occur in normalized text. */
const key = (a: string, b: string) => `${a}\n\n\n${b}`

/** Grapheme clusters. */
function letters(word: string): string[] {
  return word.match(/ ?\P{M}\p{M}*|\p{M}+/gsu) ?? []
}
