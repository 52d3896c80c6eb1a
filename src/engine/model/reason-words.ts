import type { BaseIssue } from 'valibot'
import { msg, type Words } from '../../language/message'

/** Why a value does not fit its schema, as a phrase: kinds of rules without a phrase of their own have a common one. */
export function reasonWords({ kind, type, expected, received, requirement }: BaseIssue<unknown>): Words {
  if (type === 'integer') return msg('it must be a whole number')
  if (type === 'min_value') return msg('it must be {least} or more', { least: String(requirement) })
  if (type === 'max_value') return msg('it must be {most} or less', { most: String(requirement) })
  if (type === 'min_length') return msg('its length must be {least} or more', { least: String(requirement) })
  if (type === 'max_length') return msg('its length must be {most} or less', { most: String(requirement) })
  if (type === 'non_empty') return msg('it must not be empty')
  return kind === 'schema' && expected !== null
    ? msg('Invalid type: Expected {expected} but received {received}', { expected, received })
    : msg('it does not have the right form')
}
