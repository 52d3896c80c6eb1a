import { localize, t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import { toCsv } from '../../nodes/kit/csv'
import type { AnswerCell } from './answers'
import type { InputTable } from './table'

/** The input table with the result of each row; a last column has the errors, if any. */
export function resultCsv(
  { columns, rows }: InputTable,
  answers: readonly { title: LocalizedText; values: readonly (AnswerCell | null)[] }[],
  problems: readonly (string | undefined)[],
): string {
  const withProblems = problems.some(Boolean)
  const heads = [
    ...columns,
    ...answers.map(({ title }) => localize(title)),
    ...(withProblems ? [t({ message: 'Problem', note: 'The head of a column: what went wrong in a row.' })] : []),
  ]
  const lines = rows.map((cells, row) => [
    ...columns.map((_, column) => cells[column] ?? ''),
    ...answers.map(({ values }) => values[row] ?? ''),
    ...(withProblems ? [problems[row] ?? ''] : []),
  ])
  return `${toCsv([heads, ...lines])}\r\n`
}
