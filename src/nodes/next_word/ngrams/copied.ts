import { EDGE, type Learned, MOST_ORDER } from './learned'
import type { Before } from './predict'

/** A run of pieces that is in a text as it is here: `from` up to, not including, `to`, counted in pieces after the edge. */
export interface Copy {
  from: number
  to: number
  /** The place in the row where it was read. */
  place: number
}

/** Copies shorter than this are no copies: short runs of words are everybody's. */
const LEAST = 6
/** A run that was read more often than this is not followed at each of its places. */
const MOST_PLACES = 200

/** The longest runs of more than five pieces that were read in the same words, from left to right. */
export function copiedRuns(learned: Learned, before: readonly Before[]): Copy[] {
  const copies: Copy[] = []
  for (let start = 1; start + LEAST <= before.length; ) {
    const { length, place } = longestAt(learned, before, start)
    if (length >= LEAST) {
      copies.push({ from: start - 1, to: start - 1 + length, place })
      start += length
    } else start++
  }
  return copies
}

function longestAt(learned: Learned, before: readonly Before[], start: number): { length: number; place: number } {
  const head = before.slice(start, start + MOST_ORDER).map(({ id }) => id)
  if (head.some(id => id === null || id === EDGE)) return { length: 0, place: 0 }
  let best = { length: 0, place: 0 }
  for (const place of learned.places(head as number[], MOST_PLACES).places) {
    let length = head.length
    while (isSame(learned, before[start + length]?.id, place + length)) length++
    if (length > best.length) best = { length, place }
  }
  return best
}

function isSame(learned: Learned, id: number | null | undefined, place: number): boolean {
  return id !== undefined && id !== null && id !== EDGE && learned.row[place] === id
}
