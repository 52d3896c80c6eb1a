import type { BaseIssue } from 'valibot'
import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import { alternatives } from './alternatives'

/** Why a value does not fit its schema, as a phrase: kinds of rules without a phrase of their own have a common one. */
export function describeMismatch(issue: BaseIssue<unknown>): LocalizedText {
  const { kind, type, expected, input, requirement } = issue
  if (input === undefined) return msg('it is missing')
  if (type === 'integer') return msg('it must be a whole number')
  if (type === 'min_value') return msg('it must be {least} or more', { least: String(requirement) })
  if (type === 'max_value') return msg('it must be {most} or less', { most: String(requirement) })
  if (type === 'min_length') return msg('its length must be {least} or more', { least: String(requirement) })
  if (type === 'max_length') return msg('its length must be {most} or less', { most: String(requirement) })
  if (type === 'non_empty') return msg('it must not be empty')
  return kind === 'schema' && expected !== null
    ? msg('it must be {expected}, and is {actual}', {
        expected: describeExpected(expected),
        actual: describeActual(issue),
      })
    : msg('it does not have the right form')
}

const [text, number, list, group] = [msg('a text'), msg('a number'), msg('a list'), msg('a group of fields')]
const expectations: Record<string, MessageDescriptor> = {
  ...{ string: text, number, Array: list, Object: group },
  boolean: msg('yes or no'),
}

/** What a schema takes: "a text", "at least 1 long", "next or tool". */
export function describeExpected(expected: string | null): LocalizedText {
  if (expected === null) return msg({ message: 'something else', context: 'what a field should be' })
  const bound = /^([<>])=(\d+)$/.exec(expected)
  if (bound)
    return bound[1] === '<'
      ? msg('at most {length, number} long', { length: Number(bound[2]) })
      : msg('at least {length, number} long', { length: Number(bound[2]) })
  return alternatives(
    expected
      .replaceAll(/[()]/g, '')
      .split(' | ')
      .map(kind => expectations[kind] ?? kind),
  )
}

/** What a value is instead: its kind, or its length where that does not fit. */
export function describeActual({ expected, input }: BaseIssue<unknown>): LocalizedText {
  const isSized = expected !== null && /^[<>]=/.test(expected)
  return isSized ? String((input as { length?: number }).length) : describeKind(input)
}

function describeKind(value: unknown): LocalizedText {
  if (value === null) return msg({ message: 'empty', context: 'a field' })
  if (Array.isArray(value)) return list
  if (typeof value === 'object') return group
  if (typeof value === 'boolean')
    return value ? msg({ message: 'yes', context: 'a value' }) : msg({ message: 'no', context: 'a value' })
  return typeof value === 'string' ? text : number
}
