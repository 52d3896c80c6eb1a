import { is } from 'valibot'
import type { MessageDescriptor } from '../../src/language/message'
import { MessageDescriptorSchema } from '../../src/language/message-schema'
import { englishMessages } from '../../src/language/messages'

/** A value with each message in it said in English: a problem, an event, a state of a store. */
export function inEnglish<Value>(value: Value): Value {
  return said(value) as Value
}

function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  if (is(MessageDescriptorSchema, value)) return englishMessages.localize(value as MessageDescriptor)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, said(item)]))
}
