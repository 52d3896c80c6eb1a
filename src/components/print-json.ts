/** Maximum length of a single line, though a narrow card wraps it. */
const WIDTH = 88

/** JSON for reading: short values are on one line, so that a list of records resembles a table. */
export function printJson(value: unknown, indent = ''): string {
  const line = oneLine(value)
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map(each => inner + printJson(each, inner)).join(',\n')}\n${indent}]`
  const fields = fieldsOf(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${printJson(each, inner)}`)
  return `{\n${fields.join(',\n')}\n${indent}}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = fieldsOf(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

const fieldsOf = (value: object) => Object.entries(value).filter(([, each]) => each !== undefined)
