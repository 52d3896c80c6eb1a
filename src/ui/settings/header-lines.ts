import { invalidHeaderCharacter, isHeaderName } from '../../engine/net/header-syntax'
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
    if (!isOwnName(name)) return { problem: t('“{line}” is not a header. Write it like this: X-Class: 4b', { line }) }
    const value = line.slice(colon + 1).trim()
    const character = invalidHeaderCharacter(value)
    if (character !== null) return { problem: invalidCharacter(name, character) }
    headers[name] = value
  }
  for (const name of linesOf(removed)) {
    if (!isOwnName(name)) return { problem: t('“{name}” is not the name of a header.', { name }) }
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

/** The name of a header that can be a field of an object. */
function isOwnName(name: string): boolean {
  return isHeaderName(name) && name !== '__proto__'
}

const invalidCharacter = (name: string, character: string) =>
  t('The header “{name}” has “{character}”, which no header can have. Take it out.', { name, character })
