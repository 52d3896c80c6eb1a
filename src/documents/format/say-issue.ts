import type * as v from 'valibot'

/** A schema issue as a sentence that names its location. */
export function sayIssue(issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map(item => item.key) ?? []
  const last = keys.at(-1)
  const field = typeof last === 'string' ? `"${last}"` : 'an entry'
  const place = sayPlace(keys.slice(0, typeof last === 'string' ? -1 : undefined))
  const what =
    issue.input === undefined ? 'is missing' : `should be ${sayExpected(issue.expected)}, and is ${sayActual(issue)}`
  return `This pipeline cannot be opened: ${field}${place} ${what}.`
}

const thing: Record<string, string> = { pipelines: 'pipeline', nodes: 'node', edges: 'edge' }

/** [pipelines, 0, nodes, 2] → " of node 3". */
function sayPlace(keys: readonly unknown[]): string {
  const at = keys.findLastIndex(key => typeof key === 'number')
  const name = thing[String(keys[at - 1])]
  return at > 0 && name ? ` of ${name} ${Number(keys[at]) + 1}` : ''
}

const expectations: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  Array: 'a list',
  Object: 'a group of fields',
}

/** As text: "a text", "at least 1 long", "next or tool". */
function sayExpected(expected: string | null): string {
  if (expected === null) return 'something else'
  const bound = /^([<>])=(\d+)$/.exec(expected)
  if (bound) return `at ${bound[1] === '<' ? 'most' : 'least'} ${bound[2]} long`
  return expectations[expected] ?? expected.replaceAll(/[()]/g, '').replaceAll('|', 'or')
}

function sayActual({ expected, input }: v.BaseIssue<unknown>): string {
  const isSized = expected !== null && /^[<>]=/.test(expected)
  return isSized ? String((input as { length?: number }).length) : sayKind(input)
}

function sayKind(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`
}
