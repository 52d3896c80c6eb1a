import type * as v from 'valibot'
import { alternatives } from '../../engine/model/alternatives'
import { type MessageDescriptor, msg, type Words } from '../../language/message'

/** A schema issue as a sentence that names its location. */
export function issueWords(issue: v.BaseIssue<unknown>): MessageDescriptor {
  const keys = issue.path?.map(item => item.key) ?? []
  const last = keys.at(-1)
  const field = typeof last === 'string' ? `"${last}"` : msg({ message: 'an entry', context: 'of a list' })
  const what = placed(field, keys.slice(0, typeof last === 'string' ? -1 : undefined))
  return issue.input === undefined
    ? msg(
        { message: 'This pipeline cannot be opened: {what} is missing.', note: 'What: "type" of card 3, an entry.' },
        { what },
      )
    : msg(
        {
          message: 'This pipeline cannot be opened: {what} should be {expected}, and is {actual}.',
          note: '"config" of card 1 should be a group of fields, and is a text.',
        },
        { what, expected: expectedWords(issue.expected), actual: actualWords(issue) },
      )
}

const owners = new Set(['pipelines', 'nodes', 'edges'])

/** With the part of the document that it is in: [pipelines, 0, nodes, 2] is card 3. */
function placed(field: Words, keys: readonly unknown[]): Words {
  const at = keys.findLastIndex(key => typeof key === 'number')
  const owner = String(keys[at - 1])
  if (at < 1 || !owners.has(owner)) return field
  return msg(
    {
      message:
        '{owner, select, pipelines {{field} of pipeline {number}} edges {{field} of connection {number}} other {{field} of card {number}}}',
      note: 'A field or an entry: "type" of card 3.',
    },
    { owner, field, number: Number(keys[at]) + 1 },
  )
}

const [text, number, list, group] = [msg('a text'), msg('a number'), msg('a list'), msg('a group of fields')]
const expectations: Record<string, MessageDescriptor> = { string: text, number, Array: list, Object: group }

/** "a text", "at least 1 long", "next or tool". */
function expectedWords(expected: string | null): Words {
  if (expected === null) return msg({ message: 'something else', context: 'what a field should be' })
  const bound = /^([<>])=(\d+)$/.exec(expected)
  if (bound)
    return bound[1] === '<'
      ? msg('at most {length, number} long', { length: Number(bound[2]) })
      : msg('at least {length, number} long', { length: Number(bound[2]) })
  return expectations[expected] ?? alternatives(expected.replaceAll(/[()]/g, '').split(' | '))
}

function actualWords({ expected, input }: v.BaseIssue<unknown>): Words {
  const isSized = expected !== null && /^[<>]=/.test(expected)
  return isSized ? String((input as { length?: number }).length) : kindWords(input)
}

function kindWords(value: unknown): Words {
  if (value === null) return msg({ message: 'empty', context: 'a field' })
  if (Array.isArray(value)) return list
  if (typeof value === 'object') return group
  if (typeof value === 'boolean')
    return value ? msg({ message: 'yes', context: 'a value' }) : msg({ message: 'no', context: 'a value' })
  return typeof value === 'string' ? text : number
}
