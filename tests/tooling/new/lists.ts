/** Adds an import to a module, before the first import whose path sorts after it. */
export function withImport(text: string, line: string): string {
  const pathOf = (text: string) => /from '([^']+)'/.exec(text)?.[1] ?? ''
  const lines = text.split('\n')
  const isImport = (each: string) => each.startsWith('import ')
  const next = lines.findIndex(each => isImport(each) && pathOf(each) > pathOf(line) && pathOf(each).startsWith('./'))
  const last = lines.findLastIndex(isImport)
  lines.splice(next < 0 ? last + 1 : next, 0, line)
  return lines.join('\n')
}

/** Adds a line at the end of the list that begins with `opening`. @throws Error where there is no such list. */
export function withEntry(text: string, opening: string, entry: string): string {
  const start = text.indexOf(opening)
  // The list ends with the first bracket at the start of a line.
  const length = start < 0 ? -1 : text.slice(start).search(/\n[\]}]/)
  if (length < 0) throw new Error(`There is no list that begins with “${opening}”.`)
  const close = start + length
  return `${text.slice(0, close)}\n  ${entry},${text.slice(close)}`
}

/** Adds a row at the end of the last table of a Markdown text. */
export function withRow(text: string, row: string): string {
  const lines = text.split('\n')
  lines.splice(lines.findLastIndex(line => line.startsWith('|')) + 1, 0, row)
  return lines.join('\n')
}
