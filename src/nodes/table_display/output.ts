import * as v from 'valibot'

const Cell = v.union([v.string(), v.pipe(v.number(), v.finite())])

/** The arguments of a call. Every row has one cell per column. */
export const TableOutput = v.pipe(
  v.looseObject({
    title: v.optional(v.pipe(v.string(), v.description('What the table is about'))),
    columns: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1))),
      v.minLength(1),
      v.maxLength(8),
      v.description('The head of each column, at most 8'),
    ),
    rows: v.pipe(
      v.array(v.array(Cell)),
      v.minLength(1),
      v.maxLength(30),
      v.description('At most 30 rows, each with one cell a column; the first cell names the row'),
    ),
  }),
  v.check(
    ({ columns, rows }) => rows.every(row => row.length === columns.length),
    ({ input: { columns, rows } }) =>
      `rows.${rows.findIndex(row => row.length !== columns.length)}: needs ${columns.length} cells, one for each column`,
  ),
)
export type TableOutput = v.InferOutput<typeof TableOutput>
