import { toCsv } from '../../../nodes/kit/csv'
import type { ConnectionKind, ConnectionStat } from '../../../toolkit/connection-stats/connection-stats'

/** The columns of the table, which are also those of its file. */
export const COLUMNS = ['kind', 'from', 'to', 'calls', 'failures', 'averageMs', 'tokens', 'cost'] as const
export type Column = (typeof COLUMNS)[number]

export interface TableView {
  kind: ConnectionKind | 'any'
  /** Part of a name. */
  text: string
  sortBy: Column
  descending: boolean
}

/** Rows that a view shows, in its order. Rows without a value are last in either direction. */
export function viewOf(
  stats: readonly ConnectionStat[],
  { kind, text, sortBy, descending }: TableView,
): ConnectionStat[] {
  const wanted = text.trim().toLowerCase()
  const sign = descending ? -1 : 1
  return stats
    .filter(row => kind === 'any' || row.kind === kind)
    .filter(({ from, to }) => wanted === '' || `${from} ${to}`.toLowerCase().includes(wanted))
    .sort((a, b) => {
      const [left, right] = [a[sortBy], b[sortBy]]
      if (left === null || right === null) return Number(left === null) - Number(right === null)
      if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
      return sign * String(left).localeCompare(String(right), 'en')
    })
}

/** Rows as CSV, with a byte order mark so that spreadsheets read it as UTF-8. What is unknown is an empty field. */
export function statsCsv(rows: readonly ConnectionStat[], headings: Readonly<Record<Column, string>>): string {
  const lines = rows.map(row => COLUMNS.map(column => row[column] ?? ''))
  return `\uFEFF${toCsv([COLUMNS.map(column => headings[column]), ...lines])}\r\n`
}
