import type { PastedSubmission } from './pasted-submissions'

/** A link in a cell: of this page, by any address. */
const link = /^(?:[a-z][a-z0-9+.-]*:\/\/\S*)?#\d{1,3}:\S+$/i
/** A date, a time or a number, as a form adds them. */
const stamp = /^[\d\s./:,-]+(?:[ap]\.?m\.?)?$/i
const address = /^\S+@\S+$/
const longestName = 80

/**
 * The rows of a spreadsheet that was copied or exported: names and links in columns, with tabs, commas or semicolons
 * between them, in any order, with or without a heading. Null for what is no table of links.
 */
export function pastedColumn(text: string): PastedSubmission[] | null {
  const delimiter = ['\t', ',', ';'].find(each => isTable(text, each))
  if (delimiter === undefined) return null
  return rowsOf(text, delimiter).flatMap(cells => {
    // What looks like an address and is no link is read all the same, and says what is wrong with it.
    const source = cells.find(cell => link.test(cell)) ?? cells.find(cell => cell.includes('://'))
    // The heading above the links, and rows of students who handed nothing in.
    if (source === undefined) return []
    const words = cells.filter(cell => cell !== '' && cell !== source && cell.length <= longestName)
    const name = words.find(cell => !stamp.test(cell) && !address.test(cell)) ?? words.find(cell => address.test(cell))
    return [{ source, ...(name !== undefined && { name }) }]
  })
}

/** Whether at least one row has a link in a cell of its own, and no link of the text is lost between cells. */
function isTable(text: string, delimiter: string): boolean {
  const rows = rowsOf(text, delimiter)
  const found = rows.filter(cells => cells.length > 1 && cells.filter(cell => link.test(cell)).length === 1)
  return found.length > 0 && found.length === (text.match(/#\d{1,3}:\S/g) ?? []).length
}

/** Cells, without the quotes that an export puts around them. */
function rowsOf(text: string, delimiter: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter(line => line.trim() !== '')
    .map(line =>
      line.split(delimiter).map(cell =>
        cell
          .trim()
          .replace(/^"(.*)"$/s, '$1')
          .replaceAll('""', '"')
          .trim(),
      ),
    )
}
