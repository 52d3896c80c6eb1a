import type * as v from 'valibot'

/** A sentence about what a schema found, naming the place as a person would look for it. */
export function sayIssue(issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map(item => item.key) ?? []
  const last = keys.at(-1)
  const field = typeof last === 'string' ? `"${last}"` : 'an entry'
  const place = sayPlace(keys.slice(0, typeof last === 'string' ? -1 : undefined))
  const what =
    issue.received === 'undefined'
      ? 'is missing'
      : `should be ${sayKind(issue.expected)}, and is ${sayKind(issue.received)}`
  return `This pipeline cannot be opened: ${field}${place} ${what}.`
}

const thing: Record<string, string> = { pipelines: 'pipeline', nodes: 'node', edges: 'edge' }

/** [pipelines, 0, nodes, 2] → " of node 3". */
function sayPlace(keys: readonly unknown[]): string {
  const at = keys.findLastIndex(key => typeof key === 'number')
  const name = thing[String(keys[at - 1])]
  return at > 0 && name ? ` of ${name} ${Number(keys[at]) + 1}` : ''
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  Array: 'a list',
  Object: 'a group of fields',
  null: 'empty',
}

function sayKind(kind: string | null): string {
  if (kind === null) return 'something else'
  if (kind.startsWith('>=')) return 'at least one'
  if (kind.startsWith('<=')) return `${kind.slice(2)} letters at most`
  return kinds[kind] ?? kind.replaceAll('|', 'or')
}
