/** A point in pixels of the drawing, with the brush width. */
export interface Point {
  x: number
  y: number
  width: number
}

/** A stroke, from pointer down to up. A stroke in the canvas color erases. */
export interface Stroke {
  color: string
  points: readonly Point[]
}

/** Edits, oldest first. */
export type PaintHistory = readonly (Stroke | 'clear')[]

/** Appends an edit. A stroke without points, or clearing a blank canvas, is ignored. */
export function withEdit(history: PaintHistory, edit: Stroke | 'clear'): PaintHistory {
  const isNothing = edit === 'clear' ? history.at(-1) === 'clear' : edit.points.length === 0
  return isNothing ? history : [...history, edit]
}

/** Removes the last edit. */
export function withoutLastEdit(history: PaintHistory): PaintHistory {
  return history.slice(0, -1)
}

/** What is visible: the strokes since the last clear, and whether the initial picture is below. */
export function visibleStrokes(history: PaintHistory): { showsBase: boolean; strokes: readonly Stroke[] } {
  const cleared = history.lastIndexOf('clear')
  return { showsBase: cleared === -1, strokes: history.slice(cleared + 1) as Stroke[] }
}
