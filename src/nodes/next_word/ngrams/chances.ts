import type { Continuation } from './ngram-index'

/** Sampling parameters. */
export interface Sampling {
  /** 0 is greedy; 1 samples by the counts; above 1 flattens them. */
  temperature: number
  /** Top-k: number of candidates; 0 for all. */
  topK: number
  /** Top-p: least total chance of the candidates; 1 for all. */
  topP: number
}

/** A token with its sampling probability. */
export interface Chance extends Continuation {
  chance: number
}

/** Probabilities of tokens, sorted by count; temperature first, then top-k, then top-p. Excluded ones have 0. */
export function chancesOf(followers: readonly Continuation[], { temperature, topK, topP }: Sampling): Chance[] {
  const largest = followers[0]?.count ?? 0
  const weights = followers.map(({ count }, index) => {
    if (topK > 0 && index >= topK) return 0
    if (temperature <= 0) return index === 0 ? 1 : 0
    if (temperature === 1) return count
    // Relative to the largest, to avoid overflow.
    return Math.exp(Math.log(count / largest) / temperature)
  })
  const left = topP < 1 ? largestUpTo(weights, topP) : weights
  const total = sum(left)
  return followers.map((follower, index) => ({ ...follower, chance: (left[index] as number) / total }))
}

const MOST_CHOICES = 12
const MOST_OTHERS = 5

/** The first candidates as they are shown, and how many others there are, with their total chance. */
export function firstChoices(chances: readonly Chance[], textOf: (id: number) => string) {
  const rest = chances.slice(MOST_CHOICES).filter(({ chance }) => chance > 0)
  return {
    choices: chances.slice(0, MOST_CHOICES).map(({ id, chance, count }) => ({ text: textOf(id), chance, count })),
    others: { kinds: rest.length, chance: sum(rest.map(({ chance }) => chance)) },
  }
}

/** The best candidates beside the one that was taken. */
export function othersThan(taken: number, chances: readonly Chance[], textOf: (id: number) => string) {
  return chances
    .filter(({ id, chance }) => id !== taken && chance > 0)
    .slice(0, MOST_OTHERS)
    .map(({ id, chance }) => ({ text: textOf(id), chance }))
}

function largestUpTo(weights: readonly number[], topP: number): number[] {
  const wanted = sum(weights) * topP
  let before = 0
  return weights.map((weight, index) => {
    const isLeft = index === 0 || before < wanted
    before += weight
    return isLeft ? weight : 0
  })
}

/** The token selected by a random number (0 inclusive to 1 exclusive). Undefined where there is none. */
export function pickToken(chances: readonly Chance[], random: number): Chance | undefined {
  let rest = random
  let last: Chance | undefined
  for (const each of chances) {
    if (each.chance <= 0) continue
    last = each
    rest -= each.chance
    if (rest < 0) break
  }
  return last
}

/** A deterministic random number for a seed and an index, 0 inclusive to 1 exclusive. */
export function seededRandom(seed: number, throws: number): number {
  let x = mix(mix(seed | 0) + Math.imul(throws + 1, 0x9e3779b9))
  x = mix(x ^ 0x85ebca6b)
  return (x >>> 0) / 2 ** 32
}

function mix(start: number): number {
  let x = start | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}

function sum(numbers: readonly number[]): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
