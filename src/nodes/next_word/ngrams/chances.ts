import type { Follower } from './learned'

/** How the next piece is drawn from the counts. */
export interface Dice {
  /** 0 always takes the largest; 1 draws by the counts as they are; above 1 evens them out. */
  temperature: number
  /** Only so many of the largest are left; 0 leaves all. */
  topK: number
  /** Only the largest are left that together have at least this chance; 1 leaves all. */
  topP: number
}

/** A piece with its chance to be drawn. */
export interface Chance extends Follower {
  chance: number
}

/** As the counts are. */
export const plainDice: Dice = { temperature: 1, topK: 0, topP: 1 }

/**
 * The chances of pieces, largest first as they came; temperature first, then top-k, then top-p. Those left out have 0.
 */
export function chancesOf(followers: readonly Follower[], { temperature, topK, topP }: Dice): Chance[] {
  const largest = followers[0]?.count ?? 0
  const weights = followers.map(({ count }, index) => {
    if (topK > 0 && index >= topK) return 0
    if (temperature <= 0) return index === 0 ? 1 : 0
    if (temperature === 1) return count
    // Seen from the largest, so that no power leaves the range of numbers.
    return Math.exp(Math.log(count / largest) / temperature)
  })
  const left = topP < 1 ? largestUpTo(weights, topP) : weights
  const total = sum(left)
  return followers.map((follower, index) => ({ ...follower, chance: (left[index] as number) / total }))
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

/** The one that a number from 0 up to, not including, 1 falls on. Undefined where there is none. */
export function draw(chances: readonly Chance[], random: number): Chance | undefined {
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

/** The number of a throw of the dice with a seed, 0 up to, not including, 1. The same seed and throw give the same. */
export function thrown(seed: number, throws: number): number {
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
