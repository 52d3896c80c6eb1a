/** A part of a diff: in both texts, only in the old, or only in the new. */
export interface DiffPiece {
  kind: 'same' | 'before' | 'now'
  text: string
}

/** Words of each text that are compared. Beyond that, the rest is shown as replaced. */
const MOST_WORDS = 1500

/** A word diff. Common parts keep their order; the parts of each text add up to it. */
export function wordDiff(before: string, now: string): DiffPiece[] {
  if (before === now) return before === '' ? [] : [{ kind: 'same', text: now }]
  const [a, b] = [wordsOf(before), wordsOf(now)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = changes(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joined([
    ...a.slice(0, start).map((text): DiffPiece => ({ kind: 'same', text })),
    ...middle,
    ...a.slice(a.length - end).map((text): DiffPiece => ({ kind: 'same', text })),
  ])
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_'’-]+|[^\s\p{L}\p{N}]/gu) ?? []
}

/** By the longest common subsequence of words. */
function changes(a: readonly string[], b: readonly string[]): DiffPiece[] {
  const gone = (list: readonly string[]) => list.map((text): DiffPiece => ({ kind: 'before', text }))
  const come = (list: readonly string[]) => list.map((text): DiffPiece => ({ kind: 'now', text }))
  if (a.length === 0 || b.length === 0 || a.length > MOST_WORDS || b.length > MOST_WORDS)
    return [...gone(a), ...come(b)]
  const width = b.length + 1
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j]
          ? (common[(i + 1) * width + j + 1] as number) + 1
          : Math.max(common[(i + 1) * width + j] as number, common[i * width + j + 1] as number)
    }
  }
  const pieces: DiffPiece[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pieces.push({ kind: 'same', text: a[i] as string })
      i++
      j++
    } else if ((common[(i + 1) * width + j] as number) >= (common[i * width + j + 1] as number)) {
      pieces.push({ kind: 'before', text: a[i++] as string })
    } else {
      pieces.push({ kind: 'now', text: b[j++] as string })
    }
  }
  return [...pieces, ...gone(a.slice(i)), ...come(b.slice(j))]
}

/** Merges adjacent parts of one kind; between two common ones, removed precedes added. */
function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const list: DiffPiece[] = []
  let [gone, come] = ['', '']
  const close = () => {
    if (gone) list.push({ kind: 'before', text: gone })
    if (come) list.push({ kind: 'now', text: come })
    gone = ''
    come = ''
  }
  for (const { kind, text } of pieces) {
    const last = list.at(-1)
    if (kind === 'before') gone += text
    else if (kind === 'now') come += text
    else if (last?.kind === 'same' && !gone && !come) last.text += text
    else {
      close()
      list.push({ kind, text })
    }
  }
  close()
  return list
}
