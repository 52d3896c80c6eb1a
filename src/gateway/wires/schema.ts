import * as v from 'valibot'
import { type MessageDescriptor, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { GatewayError } from '../gateway-error'

/** Fields of an object, and no others. What every object of JavaScript has ("constructor") is no field either. */
export function strict<T extends v.ObjectEntries>(entries: T) {
  const schema = v.strictObject<T>(Object.assign(Object.create(null), entries))
  // An empty list would pass for an object without fields.
  return v.lazy(input => (Array.isArray(input) ? (FreeObject as never) : schema)) as v.GenericSchema<
    unknown,
    v.InferOutput<typeof schema>
  >
}

/** Any JSON object: a schema, or arguments. It reaches a model as text, and is counted as text. */
export const FreeObject = v.custom<JsonObject>(isJsonObject)

/** Any JSON. */
export const FreeValue = v.custom<JsonValue>(() => true)

/** A number that JSON can hold. */
export const Finite = v.pipe(v.number(), v.finite())

/** A whole number, 1 or more. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A short name or id. */
export const Name = v.pipe(v.string(), v.maxLength(1_000))

/** A keyword of a provider, like "high". New ones appear faster than our releases. */
export const Word = v.pipe(v.string(), v.regex(/^\w{1,20}$/))

/** Either a text, or what else is allowed there. Unlike a union, it says which part of a list is wrong. */
export function textOr<T extends v.GenericSchema>(other: T): v.GenericSchema<unknown, string | v.InferOutput<T>> {
  return v.lazy(input => (typeof input === 'string' ? v.string() : other)) as v.GenericSchema<
    unknown,
    string | v.InferOutput<T>
  >
}

/** Why something is not passed on: a word for the metrics, and a sentence for the person. */
export interface Reason {
  reason: string
  words: MessageDescriptor
}

/** Always refuses, with a GatewayError: an issue of valibot holds plain text only. */
export function refuse({ reason, words }: Reason): v.GenericSchema<unknown, never> {
  return v.custom<never>(() => {
    throw new GatewayError(400, reason, words)
  })
}

/**
 * An object whose kind is in one of its fields. A kind that is in neither list is refused by its name.
 * @param refused kinds that providers know and that are not passed on, with the reason
 */
export function byKind<T extends Record<string, v.GenericSchema>>(
  kinds: T,
  {
    field = 'type',
    usual,
    refused = {},
    others,
  }: {
    field?: string
    /** The kind of an object that names none. */
    usual?: keyof T & string
    refused?: Readonly<Record<string, Reason>>
    /** Why all other kinds are refused. */
    others?: Reason
  } = {},
): v.GenericSchema<unknown, v.InferOutput<T[keyof T]>> {
  const known = new Map<unknown, v.GenericSchema>(Object.entries(kinds))
  for (const [kind, reason] of Object.entries(refused)) known.set(kind, refuse(reason))
  return v.lazy(input => {
    if (!isJsonObject(input)) return FreeObject
    const kind = (Object.hasOwn(input, field) ? input[field] : undefined) ?? usual
    return known.get(kind) ?? refuse(others ?? { reason: 'field', words: unknownKind(kind, field) })
  }) as v.GenericSchema<unknown, v.InferOutput<T[keyof T]>>
}

function unknownKind(kind: unknown, field: string): MessageDescriptor {
  if (kind === undefined)
    return msg('The class gateway passes on only parts whose “{field}” says what they are.', { field })
  return typeof kind === 'string' && isPlain(kind)
    ? msg('The class gateway does not pass on parts of the kind “{kind}”: what they cost cannot be known beforehand.', {
        kind,
      })
    : msg('The class gateway does not pass on parts of this kind: what they cost cannot be known beforehand.')
}

/**
 * Parses a request by its schema. The forwarded request is serialized from the result.
 * @throws GatewayError that names the first invalid field, or says why a part is refused
 */
export function parseRequest<T extends v.GenericSchema>(schema: T, body: JsonObject): v.InferOutput<T> {
  const read = v.safeParse(schema, body, { abortEarly: true, abortPipeEarly: true })
  if (read.success) return read.output
  const [issue] = read.issues
  const path = (issue.path ?? []).map(({ key }) => String(key))
  // Only of a field that is not known the name can be anything; that one is not repeated.
  const words = path.every(isPlain)
    ? problemOf(issue, path.join('.'))
    : msg('This request has a field that the class gateway does not pass on. Leave it out.')
  throw new GatewayError(400, 'field', words)
}

function isUnknown({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never'
}

function problemOf(issue: v.BaseIssue<unknown>, field: string): MessageDescriptor {
  if (isUnknown(issue)) return msg('The class gateway does not pass on the field “{field}”. Leave it out.', { field })
  if (issue.input === undefined) return msg('The field “{field}” is missing.', { field })
  // The permitted values of a schema, like ("5m" | "1h").
  const values = /^\(?("|false|null)/.test(issue.expected ?? '') ? issue.expected : null
  if (values !== null) return msg('The field “{field}” must be {values}.', { field, values })
  return msg(
    'The field “{field}” must be {what, select, count {a whole number, 1 or more} shorter {shorter} object {an object} number {a number} boolean {true or false} text {a text} list {a list} other {as its provider describes it}}.',
    { field, what: expectedBy(issue) },
  )
}

/** What a field must be, as an arm of the message. Nothing that was sent is repeated. */
function expectedBy({ type, expected, requirement }: v.BaseIssue<unknown>): string {
  if (type === 'integer' || (type === 'min_value' && requirement === 1)) return 'count'
  if (type === 'max_length') return 'shorter'
  if (type === 'custom') return 'object'
  if (type === 'finite') return 'number'
  return arms[expected ?? ''] ?? 'other'
}

const arms: Record<string, string> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
  Array: 'list',
  Object: 'object',
}

/** Short, and no more than letters and digits: fit to be repeated. */
function isPlain(text: string): boolean {
  return /^\w{1,40}$/.test(text)
}
