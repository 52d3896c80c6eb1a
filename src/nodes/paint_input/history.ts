/** A place on the drawing, in its own pixels, and how wide the brush was there. */
export interface Point {
  x: number
  y: number
  width: number
}

/** One movement of a brush, from touching the paper to leaving it. A stroke of paper's colour rubs out. */
export interface Stroke {
  color: string
  points: readonly Point[]
}

/** What was done to the paper, oldest first. */
export type PaintHistory = readonly (Stroke | 'clear')[]

/** The history with one more deed. A stroke without points, or clearing what is clear, is none. */
export function done(history: PaintHistory, deed: Stroke | 'clear'): PaintHistory {
  const isNothing = deed === 'clear' ? history.at(-1) === 'clear' : deed.points.length === 0
  return isNothing ? history : [...history, deed]
}

/** The history without its last deed. */
export function undone(history: PaintHistory): PaintHistory {
  return history.slice(0, -1)
}

/** What is to be seen: the strokes since the paper was last cleared, and whether the picture from before is below. */
export function visible(history: PaintHistory): { showsBase: boolean; strokes: readonly Stroke[] } {
  const cleared = history.lastIndexOf('clear')
  return { showsBase: cleared === -1, strokes: history.slice(cleared + 1) as Stroke[] }
}
