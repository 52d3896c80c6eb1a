import { randomInt } from 'node:crypto'

/** The seed of a test: fixed in `npm test`; in `npm run soak` that of the soak, which prints it. */
export function soakSeed(fixed: number): number {
  if (!process.env.SOAK) return fixed
  return Number(process.env.SOAK_SEED ?? randomInt(2 ** 31 - 1))
}
