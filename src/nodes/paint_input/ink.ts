import type { Point, Stroke } from './history'

/** The background color. Models render transparency as black, so the background is painted. */
export const BACKGROUND = '#ffffff'

/** Fills the canvas with the background. */
export function fillBackground(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = BACKGROUND
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
}

/** Draws a whole stroke. */
export function drawStroke(pen: CanvasRenderingContext2D, stroke: Stroke): void {
  for (let at = 0; at < stroke.points.length; at++) drawPoint(pen, stroke, at)
  drawEnd(pen, stroke)
}

/**
 * Draws one segment of a stroke: a dot for the first point, then a curve between the midpoints of steps, which smooths
 * corners. It ends half a step early: see `drawEnd`.
 */
export function drawPoint(pen: CanvasRenderingContext2D, { color, points }: Stroke, at: number): void {
  const point = points[at]
  if (!point) return
  const before = points[at - 1]
  if (!before) {
    pen.fillStyle = color
    pen.beginPath()
    pen.arc(point.x, point.y, point.width / 2, 0, 2 * Math.PI)
    pen.fill()
    return
  }
  const beforeThat = points[at - 2]
  const start = beforeThat ? middle(beforeThat, before) : before
  const end = middle(before, point)
  drawCurve(pen, color, start, before, end)
}

/** Draws the last half step of a stroke. */
export function drawEnd(pen: CanvasRenderingContext2D, { color, points }: Stroke): void {
  const last = points.at(-1)
  const before = points.at(-2)
  if (last && before) drawCurve(pen, color, middle(before, last), last, last)
}

/** Whether the canvas is blank. */
export function isBlank(pen: CanvasRenderingContext2D): boolean {
  const { data } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height)
  return new Uint32Array(data.buffer).every(pixel => pixel === 0xffffffff)
}

function drawCurve(pen: CanvasRenderingContext2D, color: string, start: Point, control: Point, end: Point): void {
  pen.strokeStyle = color
  pen.lineWidth = control.width
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(start.x, start.y)
  pen.quadraticCurveTo(control.x, control.y, end.x, end.y)
  pen.stroke()
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: (a.width + b.width) / 2 }
}
