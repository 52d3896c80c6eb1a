import type { ChartPoint } from './output'

export interface Slice extends ChartPoint {
  /** Share of the whole, 0 to 1. */
  share: number
  /** SVG path in the unit circle, clockwise from twelve o'clock. */
  path: string
}

/** The slices of a pie. Values are at least 0, and not all 0. */
export function slicesOf(values: readonly ChartPoint[]): Slice[] {
  // Divided by the largest, so that the sum of very large numbers stays finite.
  const largest = Math.max(...values.map(({ value }) => value))
  const total = values.reduce((sum, { value }) => sum + value / largest, 0)
  let from = 0
  return values.map(point => {
    const share = point.value / largest / total
    const to = Math.min(1, from + share)
    const path = pathOf(from, to)
    from = to
    return { ...point, share, path }
  })
}

function pathOf(from: number, to: number): string {
  // An arc with equal ends would draw nothing.
  if (to - from > 0.99999) return 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z'
  return `M0 0L${on(from)}A1 1 0 ${to - from > 0.5 ? 1 : 0} 1 ${on(to)}Z`
}

/** The point on the circle after a share of the circumference. */
function on(share: number): string {
  const angle = share * 2 * Math.PI
  return `${Number(Math.sin(angle).toFixed(5))} ${Number((-Math.cos(angle)).toFixed(5))}`
}
