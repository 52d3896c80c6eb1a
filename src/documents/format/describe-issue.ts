import type * as v from 'valibot'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { describeActual, describeExpected } from '../../model/describe-mismatch'

/** A schema issue as a sentence that names its location. */
export function describeIssue(issue: v.BaseIssue<unknown>): MessageDescriptor {
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
        { what, expected: describeExpected(issue.expected), actual: describeActual(issue) },
      )
}

const owners = new Set(['pipelines', 'nodes', 'edges'])

/** With the part of the document that it is in: [pipelines, 0, nodes, 2] is card 3. */
function placed(field: LocalizedText, keys: readonly unknown[]): LocalizedText {
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
