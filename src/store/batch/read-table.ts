import Papa from 'papaparse'
import { type LocalizedText, msg } from '../../language/message'
import { type InputTable, MAX_TABLE_ROWS } from './table'

/** The most characters that are read. */
const MOST_CHARACTERS = 1_000_000
const MOST_COLUMNS = 30

/** What a text is as a table, or why it is none. `leftOut` counts the rows that are too many. */
export type TableText = { table: InputTable; leftOut: number } | { problem: LocalizedText }

/**
 * Parses a pasted table: CSV of any separator, cells of a spreadsheet, or a Markdown table. The first row is the header,
 * unless `headed: false` says that it is data like the others. Columns without a name are named by `withColumnNames`: a
 * worker knows no language.
 */
export function readTable(text: string, { headed = true }: { headed?: boolean } = {}): TableText {
  if (text.length > MOST_CHARACTERS)
    return { problem: msg('This is too much text for a table: a million letters at most.') }
  const lines = cellsOf(text.replace(/^\ufeff/, ''))
  const width = lines.reduce((most, cells) => Math.max(most, cells.findLastIndex(cell => cell !== '') + 1), 0)
  if (width === 0) return { problem: msg('There is nothing in it yet. Paste some rows, or choose a CSV file.') }
  const [first = [], ...others] = lines
  const rows = headed ? others : lines
  if (rows.length === 0)
    return { problem: msg('There is only one row, and it holds the headings. Add a row below it.') }
  return {
    table: {
      columns: Array.from({ length: width }, (_, index) => (headed && first[index]) || ''),
      rows: rows.slice(0, MAX_TABLE_ROWS).map(cells => cells.slice(0, width)),
    },
    leftOut: Math.max(0, rows.length - MAX_TABLE_ROWS),
  }
}

function cellsOf(text: string): string[][] {
  const lines = (markdownCells(text) ?? separatedCells(text)).map(cells => cells.map(cell => cell.trim()))
  return lines.filter(cells => cells.some(cell => cell !== '')).map(cells => cells.slice(0, MOST_COLUMNS))
}

/** The line below the heads of a Markdown table: dashes, and a colon where a column is aligned. */
const RULE =
  /^[ \t]*(?:\|[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?|:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?)[ \t]*$/

/** The cells of a Markdown table, with or without words around it, or of rows between pipes; null for another text. */
function markdownCells(text: string): string[][] | null {
  const lines = text.split(/\r\n|\r|\n/)
  const rule = lines.findIndex((line, at) => at > 0 && RULE.test(line) && lines[at - 1]?.includes('|'))
  if (rule > 0) {
    const rows = lines.slice(rule + 1)
    const end = rows.findIndex(line => !line.includes('|'))
    return [lines[rule - 1] ?? '', ...rows.slice(0, end < 0 ? undefined : end)].map(cellsBetweenPipes)
  }
  // As a database prints them: its lines of dashes are no rows.
  const rows = lines.filter(line => line.trim() !== '' && !/^[ \t]*\+[-=+]+\+?[ \t]*$/.test(line))
  const isPiped = rows.length > 0 && rows.every(line => /^[ \t]*\|.*\|[ \t]*$/.test(line))
  return isPiped ? rows.map(cellsBetweenPipes) : null
}

function cellsBetweenPipes(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map(cell => cell.replaceAll('\\|', '|'))
}

/** Characters that tell the separator. */
const SAMPLE = 20_000
/** The first line with which programs tell Excel their separator. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i

function separatedCells(text: string): string[][] {
  const told = SEPARATOR_LINE.exec(text)
  if (told?.[1]) return parse(text.slice(told[0].length), told[1])
  const sample = text.length > SAMPLE ? text.slice(0, text.lastIndexOf('\n', SAMPLE)) : text
  // Each is better than the ones after it where both fit: commas are in numbers and sentences too.
  const fits = ['\t', ';', '|', ','].map(separator => {
    const lines = parse(sample, separator)
    return { separator, fit: /[,;]/.test(separator) && isProse(sample, separator, lines) ? 0 : fitOf(lines) }
  })
  const best = fits.reduce((one, next) => (next.fit > one.fit ? next : one))
  if (best.fit > 0) return parse(text, best.separator)
  // Sentences are one cell each. A cell in quotes may have several lines.
  return text.includes('"') ? parse(text, '\t') : text.split(/\r\n|\r|\n/).map(line => [line])
}

function parse(text: string, separator: string): string[][] {
  const read = (quoteChar: string) =>
    Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: separator, quoteChar })
  const { data, errors } = read('"')
  // A quote that is never closed is a letter of a sentence.
  return errors.some(({ type }) => type === 'Quotes') ? read('\0').data : data
}

/** How well a separator fits: the share of rows that are as wide as the first, or as each other; 0 for one column. */
function fitOf(lines: readonly string[][]): number {
  const widths = lines.map(cells => cells.length)
  const share = (width: number) => widths.filter(each => each === width).length / widths.length
  const [first = 0] = widths
  if (first > 1) return share(first)
  // A title may stand above the heads.
  const [, second = 0] = widths
  return second > 1 && share(second) > 0.5 ? share(second) : 0
}

/** Whether a comma or semicolon is that of sentences: a space after each, more in one line than in another, ends of sentences. */
function isProse(text: string, separator: string, lines: readonly string[][]): boolean {
  if (new Set(lines.map(cells => cells.length)).size < 2) return false
  const parts = text
    .replaceAll(/"[^"]*"/g, '')
    .split(separator)
    .slice(1)
  if (!parts.every(part => /^(?:\s|$)/.test(part))) return false
  const rows = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')
  return rows.filter(line => /[.!?,:…。！？][\s"'”’»)]*$/.test(line)).length >= rows.length / 2
}
