/** One line of the table. */
export interface Measure {
  name: string
  value: number
  unit: string
  /** A bare version of the same, measured in the same run, so that the machine and its load affect both. */
  reference?: { name: string; value: number }
  /** What others need, or why the goal is what it is. */
  note?: string
  /** The goal: of the value, or of the ratio to the reference. */
  target?: ({ atMost: number } | { atLeast: number }) & { of?: 'ratio' }
}

/** The value as a multiple of its reference; undefined without one. */
function ratioOf({ value, reference }: Measure): number | undefined {
  return reference && value / reference.value
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

/** Whether a measure reaches its goal; true without one. */
export function holds(measure: Measure): boolean {
  const { target } = measure
  if (!target) return true
  const figure = target.of === 'ratio' ? (ratioOf(measure) ?? Number.NaN) : measure.value
  return 'atMost' in target ? figure <= target.atMost : figure >= target.atLeast
}

/** The measures as lines of columns. */
export function table(measures: readonly Measure[]): string {
  const digits = (number: number | undefined) => number?.toPrecision(3) ?? ''
  const rows = measures.map(measure => {
    const { name, value, unit, reference, target, note = '' } = measure
    const times = target?.of === 'ratio' ? '×' : ''
    const goal = !target ? '' : 'atMost' in target ? `≤ ${target.atMost}${times}` : `≥ ${target.atLeast}${times}`
    const beside = reference ? `${reference.name} ${digits(reference.value)}` : ''
    return [name, digits(value), unit, beside, digits(ratioOf(measure)), goal, held(measure), note]
  })
  const all = [['what', 'ours', 'unit', 'reference', 'ratio', 'target', '', 'note'], ...rows]
  const isNumber = (column: number) => column === 1 || column === 4
  const widths = all[0]!.map((_, column) => Math.max(...all.map(row => row[column]!.length)))
  return all
    .map(row =>
      row
        .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The measures as JSON for other programs. */
export function asJson(measures: readonly Measure[]): string {
  const lines = measures.map(measure => ({ ...measure, ratio: ratioOf(measure), holds: holds(measure) }))
  return JSON.stringify(lines, null, 2)
}

function held(measure: Measure): string {
  if (!measure.target) return ''
  return holds(measure) ? '✓' : '✗'
}
