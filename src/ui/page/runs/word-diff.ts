import { diffArrays } from 'diff'

/** A part of a diff: in both texts, only in the old, or only in the new. */
export interface DiffPiece {
  kind: 'same' | 'before' | 'now'
  text: string
}

/** Words that may differ. Beyond that, the texts are shown as replaced. */
const MOST_CHANGES = 1000

/** Milliseconds that one comparison may take. */
const MOST_TIME = 200

/** A word diff. Common parts keep their order; the parts of each text add up to it. */
export function wordDiff(before: string, now: string): DiffPiece[] {
  const found = diffArrays(wordsOf(before), wordsOf(now), { maxEditLength: MOST_CHANGES, timeout: MOST_TIME })
  if (!found) return [piece('before', before), piece('now', now)]
  return found.map(({ added, removed, value }) => piece(removed ? 'before' : added ? 'now' : 'same', value.join('')))
}

const piece = (kind: DiffPiece['kind'], text: string): DiffPiece => ({ kind, text })

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_'’-]+|[^\s\p{L}\p{N}]/gu) ?? []
}
