import { seededRandom } from '../ngrams/chances'

/** Numbers of 0 inclusive to 1 exclusive, the same for the same seed. */
export function uniformDraws(seed: number): () => number {
  let draws = 0
  return () => seededRandom(seed, draws++)
}

/** Numbers of a normal distribution with mean 0 and spread 1, by the method of Box and Muller. */
export function normalDraws(seed: number): () => number {
  const draw = uniformDraws(seed)
  return () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())
}
