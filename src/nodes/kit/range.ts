/** The range of a gauge. */
export interface Range {
  min: number
  max: number
}

/** The range of a gauge with none, one or both ends set: 0 to 100, shifted where the given end is outside of that. */
export function rangeOf(min: number | undefined, max: number | undefined): Range {
  if (min !== undefined && max !== undefined) return { min, max }
  if (min !== undefined) return { min, max: min < 100 ? 100 : min + 100 }
  if (max !== undefined) return { min: max > 0 ? 0 : max - 100, max }
  return { min: 0, max: 100 }
}

/** The position of a value between `min` and `max`, 0 to 1. A range of one point is full at its point. */
export function shareOf(value: number, { min, max }: Range): number {
  if (max <= min) return value >= max ? 1 : 0
  // Halved, since the difference of two very large numbers may overflow.
  const share = (value / 2 - min / 2) / (max / 2 - min / 2)
  return Math.min(1, Math.max(0, share))
}

/** A formatted number: "72", "0.3", not "0.30000000000000004". */
export function printNumber(value: number): string {
  return String(Number(value.toPrecision(12)))
}

/** A value with its unit: "72 %". */
export function printValue(value: number, unit: string | undefined): string {
  const trimmed = unit?.trim()
  return trimmed ? `${printNumber(value)} ${trimmed}` : printNumber(value)
}
