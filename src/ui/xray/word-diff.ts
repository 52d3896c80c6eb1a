import { diffArrays } from 'diff'

/** A part of a diff: in both texts, only in the old, or only in the new. */
export interface DiffPiece {
  kind: 'same' | 'before' | 'now'
  text: string
}

/** Words that may differ. Beyond that, all between the first and the last difference is shown as replaced. */
const MOST_CHANGES = 1000

/** Work that may still be done, of all texts that are shown together: words, as often as they are compared. */
export interface DiffBudget {
  steps: number
}

/** What two texts that are shown alone may take. */
const OF_ONE = 20_000_000

/** A word diff. Common parts keep their order; the parts of each text add up to it. */
export function wordDiff(before: string, now: string, budget: DiffBudget = { steps: OF_ONE }): DiffPiece[] {
  const [a, b] = [wordsOf(before), wordsOf(now)]
  const start = commonLength(a, b)
  const end = commonLength(a.slice(start).reverse(), b.slice(start).reverse())
  const [gone, come] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  // A text of one word again and again is walked through once for each change.
  const words = gone.length + come.length
  const maxEditLength = Math.min(MOST_CHANGES, Math.floor(budget.steps / Math.max(1, words)))
  const found = diffArrays(gone, come, { maxEditLength })
  const edits = found?.reduce((sum, { added, removed, value }) => sum + (added || removed ? value.length : 0), 0)
  budget.steps -= words * (edits ?? maxEditLength)
  const changes = found ?? [
    { removed: true, added: false, value: gone },
    { removed: false, added: true, value: come },
  ]
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...changes.map(({ added, removed, value }): DiffPiece => {
      return { kind: removed ? 'before' : added ? 'now' : 'same', text: value.join('') }
    }),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ])
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_'’-]+|[^\s\p{L}\p{N}]/gu) ?? []
}

/** How many words are the same from the first on. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, at) => word !== b[at])
  return differs === -1 ? a.length : differs
}

/** Merges adjacent parts of one kind; between two common ones, removed precedes added. */
function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const list: DiffPiece[] = []
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const since = list.findLastIndex(({ kind }) => kind === 'same') + 1
    const same =
      piece.kind === 'same' ? list.length - 1 : list.findIndex((each, at) => at >= since && each.kind === piece.kind)
    const other = list[same]
    if (other?.kind === piece.kind) other.text += piece.text
    else if (piece.kind === 'before') list.splice(since, 0, { ...piece })
    else list.push({ ...piece })
  }
  return list
}
