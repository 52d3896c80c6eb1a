import type { GraphPoint } from './layout'

/** Ends of an edge. */
export interface Ends {
  sourceX: number
  sourceY: number
  targetX: number
  targetY: number
}

/** A smooth path through bends, vertical at each of them, with the position of its label: path, x, y. */
export function pathThrough(
  { sourceX, sourceY, targetX, targetY }: Ends,
  bends: readonly GraphPoint[],
): [path: string, x: number, y: number] {
  const stops = [{ x: sourceX, y: sourceY }, ...bends, { x: targetX, y: targetY }]
  const curves = stops.slice(1).map(({ x, y }, index) => {
    const from = stops[index] ?? { x, y }
    const half = (y - from.y) / 2
    return `C${from.x},${from.y + half} ${x},${y - half} ${x},${y}`
  })
  const label = stops[Math.floor(stops.length / 2)] ?? { x: sourceX, y: sourceY }
  return [`M${sourceX},${sourceY} ${curves.join(' ')}`, label.x, label.y]
}
