import * as v from 'valibot'

const ChartPoint = v.looseObject({ label: v.string(), value: v.pipe(v.number(), v.finite()) })
export type ChartPoint = v.InferOutput<typeof ChartPoint>

/** The data of a chart call. The slices of a pie add up to a whole. */
export const ChartOutput = v.pipe(
  v.looseObject({
    kind: v.picklist(['bar', 'line', 'pie']),
    title: v.optional(v.string()),
    unit: v.optional(v.string()),
    values: v.pipe(v.array(ChartPoint), v.minLength(1), v.maxLength(12)),
  }),
  v.check(({ kind, values }) => kind !== 'pie' || isWhole(values)),
)
export type ChartOutput = v.InferOutput<typeof ChartOutput>

/** Whether values are the parts of a whole. */
export function isWhole(values: readonly { value: number }[]): boolean {
  return values.every(({ value }) => value >= 0) && values.some(({ value }) => value > 0)
}
