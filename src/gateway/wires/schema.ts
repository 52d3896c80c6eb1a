import * as v from 'valibot'
import { isJsonObject, type JsonObject, type JsonValue } from '../../engine/model/json'
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
  sentence: string
}

/** Always refuses. */
export function refuse({ reason, sentence }: Reason): v.GenericSchema<unknown, never> {
  return v.custom<never>(() => false, `${reason}: ${sentence}`)
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
    return known.get(kind) ?? refuse(others ?? { reason: 'field', sentence: unknownKind(kind, field) })
  }) as v.GenericSchema<unknown, v.InferOutput<T[keyof T]>>
}

function unknownKind(kind: unknown, field: string): string {
  if (kind === undefined) return `The class gateway passes on only parts whose “${field}” says what they are.`
  const name = typeof kind === 'string' && isPlain(kind) ? ` “${kind}”` : ''
  return `The class gateway does not pass on parts of the kind${name}: what they cost cannot be known beforehand.`
}

/**
 * Parses a request by its schema. The forwarded request is serialized from the result.
 * @throws GatewayError that names the first invalid field
 */
export function parseRequest<T extends v.GenericSchema>(schema: T, body: JsonObject): v.InferOutput<T> {
  const read = v.safeParse(schema, body, { abortEarly: true, abortPipeEarly: true })
  if (read.success) return read.output
  const [issue] = read.issues
  const [, reason, sentence] = (issue.type === 'custom' && /^(\w+): (.+)$/.exec(issue.message)) || []
  if (reason !== undefined && sentence !== undefined) throw new GatewayError(400, reason, sentence)
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const isTold = path.length > 0 && path.every(isPlain)
  const name = isTold ? ` “${path.join('.')}”` : ''
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    throw new GatewayError(400, 'field', `The class gateway does not pass on the field${name}. Leave it out.`)
  }
  if (issue.input === undefined) throw new GatewayError(400, 'field', `The field${name} is missing.`)
  throw new GatewayError(400, 'field', `The field${name} must be ${expected(issue)}.`)
}

/** What a field must be, in words. Nothing that was sent is repeated. */
function expected({ type, expected, requirement }: v.BaseIssue<unknown>): string {
  if (type === 'integer' || (type === 'min_value' && requirement === 1)) return 'a whole number, 1 or more'
  if (type === 'max_length') return 'shorter'
  if (type === 'custom') return 'an object'
  if (type === 'finite') return 'a number'
  return (
    names[expected ?? ''] ??
    (/^\(?("|false|null)/.test(expected ?? '') ? `${expected}` : 'as its provider describes it')
  )
}

const names: Record<string, string> = {
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
  Array: 'a list',
  Object: 'an object',
}

/** Short, and no more than letters and digits: fit to be repeated. */
function isPlain(text: string): boolean {
  return /^\w{1,40}$/.test(text)
}
