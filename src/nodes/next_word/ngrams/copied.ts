import { EDGE, MAX_ORDER, type NgramIndex } from './ngram-index'
import type { ContextToken } from './predict'

/**
 * A run of tokens that occurs in the training texts: `from` inclusive to `to` exclusive, in tokens after the boundary.
 */
interface CopiedRun {
  from: number
  to: number
  /** Its position in the training sequence. */
  place: number
}

/** Shorter runs are common phrases. */
const LEAST = 6
/** The occurrences of a more frequent run are not all followed. */
const MOST_PLACES = 200

/** The longest runs of more than five tokens that occur in the training texts, from left to right. */
export function copiedRuns(learned: NgramIndex, before: readonly ContextToken[]): CopiedRun[] {
  const copies: CopiedRun[] = []
  for (let start = 1; start + LEAST <= before.length; ) {
    const { length, place } = longestAt(learned, before, start)
    if (length >= LEAST) {
      copies.push({ from: start - 1, to: start - 1 + length, place })
      start += length
    } else start++
  }
  return copies
}

function longestAt(
  learned: NgramIndex,
  before: readonly ContextToken[],
  start: number,
): { length: number; place: number } {
  const head = before.slice(start, start + MAX_ORDER).map(({ id }) => id)
  if (head.some(id => id === null || id === EDGE)) return { length: 0, place: 0 }
  let best = { length: 0, place: 0 }
  for (const place of learned.places(head as number[], MOST_PLACES).places) {
    let length = head.length
    while (isSame(learned, before[start + length]?.id, place + length)) length++
    if (length > best.length) best = { length, place }
  }
  return best
}

function isSame(learned: NgramIndex, id: number | null | undefined, place: number): boolean {
  return id !== undefined && id !== null && id !== EDGE && learned.row[place] === id
}
