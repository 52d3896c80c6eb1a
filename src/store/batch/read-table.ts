import Papa from 'papaparse'
import { type LocalizedText, msg } from '../../language/message'
import { type InputTable, MAX_TABLE_ROWS } from './table'

/** The most characters that are read. */
const MOST_CHARACTERS = 1_000_000
const MOST_COLUMNS = 30

/** What a text is as a table, or why it is none. `leftOut` counts the rows that are too many. */
export type TableText = { table: InputTable; leftOut: number } | { problem: LocalizedText }

/**
 * Parses a pasted table: CSV, or cells of a spreadsheet. The first row is the header, unless `headed: false` says that
 * it is data like the others. Columns without a name are named by `withColumnNames`: a worker knows no language.
 */
export function readTable(text: string, { headed = true }: { headed?: boolean } = {}): TableText {
  if (text.length > MOST_CHARACTERS)
    return { problem: msg('This is too much text for a table: a million letters at most.') }
  const lines = cellsOf(text.trim())
  const width = lines.reduce((most, cells) => Math.max(most, cells.length), 0)
  if (width === 0) return { problem: msg('There is nothing in it yet. Paste some rows, or choose a CSV file.') }
  const [first = [], ...others] = lines
  const rows = headed ? others : lines
  if (rows.length === 0) return { problem: msg('There is only one row, and it has the heads. Add a row below it.') }
  return {
    table: {
      columns: Array.from({ length: width }, (_, index) => (headed && first[index]) || ''),
      rows: rows.slice(0, MAX_TABLE_ROWS),
    },
    leftOut: Math.max(0, rows.length - MAX_TABLE_ROWS),
  }
}

function cellsOf(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: ['\t', ',', ';'] })
  // A table has as many commas in each row; sentences have them here and there, and are one cell each.
  const isProse = !text.includes('"') && new Set(data.map(cells => cells.length)).size > 1
  const lines = isProse ? text.split(/\r?\n/).flatMap(line => (line.trim() ? [[line]] : [])) : data
  return lines.map(cells => cells.slice(0, MOST_COLUMNS).map(cell => cell.trim()))
}
