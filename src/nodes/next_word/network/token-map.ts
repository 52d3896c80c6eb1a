/** The map of a network's tokens: their rows of numbers, drawn in two dimensions. */
import type { Numbers } from './matrix'

/** A token on the map, each coordinate about -1 to 1. */
export interface MapPoint {
  text: string
  x: number
  y: number
}

/** The two directions in which the rows differ most. */
interface Axes {
  first: Float64Array
  second: Float64Array
}

const ROUNDS = 30

/** Draws maps one after another, each turned so that tokens move as little as they can. */
export function createTokenMap(width: number) {
  let axes: Axes = { first: startOf(width, 1), second: startOf(width, 2) }
  let before: MapPoint[] = []
  /** The map of these tokens, by the principal components of their rows. */
  return (tokens: readonly { id: number; text: string }[], rows: Numbers): MapPoint[] => {
    const centered = center(tokens.map(({ id }) => rows.subarray(id * width, (id + 1) * width)))
    const first = principal(centered, axes.first)
    const second = principal(centered, axes.second, first)
    axes = { first, second }
    const points = tokens.map(({ text }, index) => {
      const row = centered[index] as Float64Array
      return { text, x: dot(row, first), y: dot(row, second) }
    })
    before = turnTo(before, scaled(points))
    return before
  }
}

function startOf(width: number, seed: number): Float64Array {
  return Float64Array.from({ length: width }, (_, index) => Math.sin((index + 1) * seed * 12.9898))
}

function center(rows: readonly Numbers[]): Float64Array[] {
  const width = rows[0]?.length ?? 0
  const mean = new Float64Array(width)
  for (const row of rows)
    for (let i = 0; i < width; i++) mean[i] = (mean[i] as number) + (row[i] as number) / rows.length
  return rows.map(row => Float64Array.from(row, (value, index) => value - (mean[index] as number)))
}

/** The direction of most spread, by repeated products; at a right angle to another one. */
function principal(rows: readonly Float64Array[], start: Float64Array, other?: Float64Array): Float64Array {
  let axis = start
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(axis.length)
    for (const row of rows) {
      const along = dot(row, axis)
      for (let i = 0; i < next.length; i++) next[i] = (next[i] as number) + along * (row[i] as number)
    }
    if (other) {
      const along = dot(next, other)
      for (let i = 0; i < next.length; i++) next[i] = (next[i] as number) - along * (other[i] as number)
    }
    const length = Math.sqrt(dot(next, next))
    if (length === 0) return axis
    axis = next.map(value => value / length)
  }
  return axis
}

function scaled(points: MapPoint[]): MapPoint[] {
  const most = Math.max(...points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))), 1e-9)
  return points.map(point => ({ ...point, x: point.x / most, y: point.y / most }))
}

/** Turns or mirrors a map to lie on the one before: the rotation of least squares in two dimensions. */
function turnTo(before: readonly MapPoint[], points: MapPoint[]): MapPoint[] {
  if (before.length !== points.length) return points
  const candidates = [points, points.map(point => ({ ...point, y: -point.y }))].map(each => rotated(before, each))
  const [plain, mirrored] = candidates.map(each => distance(before, each)) as [number, number]
  return (mirrored < plain ? candidates[1] : candidates[0]) as MapPoint[]
}

function rotated(before: readonly MapPoint[], points: readonly MapPoint[]): MapPoint[] {
  let along = 0
  let across = 0
  for (const [index, { x, y }] of points.entries()) {
    const target = before[index] as MapPoint
    along += x * target.x + y * target.y
    across += x * target.y - y * target.x
  }
  const length = Math.hypot(along, across) || 1
  const cos = along / length
  const sin = across / length
  return points.map(point => ({ ...point, x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos }))
}

function distance(a: readonly MapPoint[], b: readonly MapPoint[]): number {
  return a.reduce((sum, { x, y }, index) => {
    const other = b[index] as MapPoint
    return sum + (x - other.x) ** 2 + (y - other.y) ** 2
  }, 0)
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
