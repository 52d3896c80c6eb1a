import * as v from 'valibot'

const Cell = v.union([v.string(), v.pipe(v.number(), v.finite())])

/** The data of a table call. Every row has one cell per column. */
export const TableOutput = v.pipe(
  v.looseObject({
    title: v.optional(v.string()),
    columns: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(8)),
    rows: v.pipe(v.array(v.array(Cell)), v.maxLength(30)),
  }),
  v.check(({ columns, rows }) => rows.every(row => row.length === columns.length)),
)
export type TableOutput = v.InferOutput<typeof TableOutput>
