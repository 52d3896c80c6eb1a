import type { Connection } from '../../providers/connections'

type Headers = Connection['headers']

/** A connection's headers as a person edits them: those to add, one a line, and the names of those to leave out. */
export interface HeaderLines {
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

/** Lines as headers, or a sentence about the first line that is none. A name in both is left out. */
export function readHeaderLines({ added, removed }: HeaderLines): { headers: Headers } | { problem: string } {
  const headers: Headers = {}
  for (const line of linesOf(added)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim()
    if (!isHeaderName(name)) return { problem: `“${line}” is no header. Write it like this: X-Class: 4b` }
    headers[name] = line.slice(colon + 1).trim()
  }
  for (const name of linesOf(removed)) {
    if (!isHeaderName(name)) return { problem: `“${name}” is no header’s name.` }
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

/** Letters, digits and a few signs; and no name that an object has of its own. */
function isHeaderName(name: string): boolean {
  return /^[a-z0-9!#$%&'*+.^_`|~-]+$/i.test(name) && name !== '__proto__'
}
