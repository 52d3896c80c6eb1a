const columns = 32

/** A line of a help text: what is typed, and what it does. */
export function helpRow(what: string, says: string): string {
  const left = `  ${what}`
  return left.length < columns ? left.padEnd(columns) + says : `${left}\n${' '.repeat(columns)}${says}`
}

/** A paragraph in lines that fit a wide terminal. */
export function wrapped(paragraph: string): string {
  return paragraph.replace(/(.{1,118})(?: |$)/g, '$1\n').trimEnd()
}
