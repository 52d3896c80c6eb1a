/** One line of the table. */
export interface Measure {
  name: string
  value: number
  unit: string
  /** The value of others, or of a bare version. */
  anchor: string
  /** The goal. */
  target?: { atMost: number } | { atLeast: number }
}

/** The median, which is robust against one slow run. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The given percentile. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

export function holds({ value, target }: Measure): boolean {
  if (!target) return true
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast
}

/** The measures as lines of columns. */
export function table(measures: readonly Measure[]): string {
  const rows = measures.map(measure => {
    const { name, value, unit, anchor, target } = measure
    const goal = !target ? '' : 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`
    return [name, value.toPrecision(3), unit, goal, target ? (holds(measure) ? '✓' : '✗') : '', anchor]
  })
  const all = [['what', 'value', 'unit', 'ours', '', 'anchor'], ...rows]
  const widths = all[0]!.map((_, column) => Math.max(...all.map(row => row[column]!.length)))
  return all
    .map(row =>
      row
        .map((cell, i) => (i === 1 ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
