import { t } from '../../language/active'
import type { Connection } from '../../providers/connections/connections'

type Headers = Connection['headers']

/** Editable headers of a connection: those to add, one per line, and the names of those to omit. */
interface HeaderLines {
  added: string
  removed: string
}

/** Headers as lines: "X-Class: 4b". */
export function headerLines(headers: Headers): HeaderLines {
  const entries = Object.entries(headers)
  return {
    added: entries.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('\n'),
    removed: entries.flatMap(([name, value]) => (value === null ? [name] : [])).join('\n'),
  }
}

/** Parses lines into headers, or returns an error for the first invalid line. A name in both lists is omitted. */
export function readHeaderLines({ added, removed }: HeaderLines): { headers: Headers } | { problem: string } {
  const headers: Headers = {}
  for (const line of linesOf(added)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim()
    if (!isHeaderName(name))
      return { problem: t('“{line}” is not a header. Write it like this: X-Class: 4b', { line }) }
    headers[name] = line.slice(colon + 1).trim()
  }
  for (const name of linesOf(removed)) {
    if (!isHeaderName(name)) return { problem: t('“{name}” is not the name of a header.', { name }) }
    for (const known of Object.keys(headers)) {
      if (known.toLowerCase() === name.toLowerCase()) delete headers[known]
    }
    headers[name] = null
  }
  return { headers }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** Letters, digits and a few symbols; no names of Object.prototype. */
function isHeaderName(name: string): boolean {
  return /^[a-z0-9!#$%&'*+.^_`|~-]+$/i.test(name) && name !== '__proto__'
}
