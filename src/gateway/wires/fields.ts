import { isJsonObject, type JsonObject, type JsonValue } from '../../engine/json'
import { Refusal } from '../refusal'
import type { RequestRules } from './wire'

/** @throws Refusal for the first field that is not known: what it costs or reaches, nobody could say. */
export function onlyKnown(body: JsonObject, known: ReadonlySet<string>): void {
  const unknown = Object.keys(body).find(field => !known.has(field))
  if (unknown === undefined) return
  const name = /^\w{1,40}$/.test(unknown) ? ` “${unknown}”` : ''
  throw new Refusal(400, 'field', `The class gateway does not pass on the field${name}. Leave it out.`)
}

/** @throws Refusal for a model that the class may not use. */
export function allowedModel(body: JsonObject, { models }: RequestRules): string {
  const { model } = body
  if (typeof model === 'string' && models.includes(model)) return model
  throw new Refusal(403, 'model', `This class may use: ${models.join(', ')}. Choose one of them.`)
}

/** A length of an answer, made to fit; the class's own where the request names none. */
export function fittingLength(length: JsonValue | undefined, { maxOutput }: RequestRules): number {
  if (length === undefined || length === null) return maxOutput
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 1) {
    throw new Refusal(400, 'field', 'The length of the answer must be a whole number, 1 or more.')
  }
  return Math.min(length, maxOutput)
}

/** The objects of a list; anything else in a list of parts is left to the provider to refuse. */
export function objectsIn(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

export function refuseByAddress(): never {
  throw new Refusal(
    400,
    'address',
    'Images and documents must be in the request itself: the class gateway sends for nothing by address.',
  )
}

export function refuseOwnTools(): never {
  throw new Refusal(400, 'tool', 'Only tools of your own can be used here, none that the provider runs.')
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 0x7ff) bytes += code >= 0xd800 && code < 0xe000 ? 1 : 2
    else if (code > 0x7f) bytes += 1
  }
  return bytes
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
