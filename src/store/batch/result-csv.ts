import { toCsv } from '../../nodes/kit/csv'
import type { AnswerCell } from './answers'
import type { InputTable } from './table'

/** The table that went in, with what came of each row beside it; a last column says why a row failed, where one did. */
export function resultCsv(
  { columns, rows }: InputTable,
  answers: readonly { title: string; values: readonly (AnswerCell | null)[] }[],
  problems: readonly (string | undefined)[],
): string {
  const withProblems = problems.some(Boolean)
  const heads = [...columns, ...answers.map(({ title }) => title), ...(withProblems ? ['Problem'] : [])]
  const lines = rows.map((cells, row) => [
    ...columns.map((_, column) => cells[column] ?? ''),
    ...answers.map(({ values }) => values[row] ?? ''),
    ...(withProblems ? [problems[row] ?? ''] : []),
  ])
  return `${toCsv([heads, ...lines])}\r\n`
}
