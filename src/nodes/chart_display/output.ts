import * as v from 'valibot'

const ChartPoint = v.looseObject({
  label: v.pipe(v.string(), v.minLength(1)),
  value: v.pipe(v.number(), v.finite()),
})
export type ChartPoint = v.InferOutput<typeof ChartPoint>

export const kinds = ['bar', 'line', 'pie'] as const

/** The data of a chart call. The slices of a pie add up to a whole. */
export const ChartOutput = v.pipe(
  v.looseObject({
    kind: v.pipe(v.picklist(kinds), v.description('How to draw it')),
    title: v.optional(v.pipe(v.string(), v.description('What the chart is about'))),
    unit: v.optional(v.pipe(v.string(), v.description('What is counted, like "°C"'))),
    values: v.pipe(
      v.array(ChartPoint),
      v.minLength(1),
      v.maxLength(12),
      v.description('The numbers in their order, at most 12, each with a short label'),
    ),
  }),
  v.check(
    ({ kind, values }) => kind !== 'pie' || isWhole(values),
    'values: the parts of a pie cannot be below 0, nor all 0',
  ),
)
export type ChartOutput = v.InferOutput<typeof ChartOutput>

/** Whether values are the parts of a whole. */
function isWhole(values: readonly { value: number }[]): boolean {
  return values.every(({ value }) => value >= 0) && values.some(({ value }) => value > 0)
}
