import { printNumber } from './range'

/** Formulas for spreadsheets. A signed number with an optional unit is none. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\s*\d[\d.,\s]*[\p{L}%°€$£/]*$))/u

/** A table as CSV (RFC 4180). A text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(row => row.map(toField).join(',')).join('\r\n')
}

function toField(cell: string | number): string {
  if (typeof cell === 'number') return printNumber(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
