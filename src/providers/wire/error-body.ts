import * as v from 'valibot'
import type { MessageDescriptor } from '../../language/message'
import { MessageDescriptorSchema } from '../../language/message-schema'
import { cutText } from '../../model/characters'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { jsonPlaces } from '../../model/json-in-text'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { isDailyLimit, waitInBody } from './asked-wait'
import { field, looseList, looseText } from './loose-json'

/** The most that is shown of what a provider said, in characters. */
const MOST_SAID = 500

/** What a provider said of a failure. */
export interface ErrorBody {
  /** Its own sentence; empty where it gave none. */
  said: string
  /** The machine-readable codes beside it, in lower case: `error.code`, `error.type`, `error.status`. */
  codes: string[]
  /** A status that is named in the body, as in an answer whose own status is that of a success. */
  status?: number
  /** How long it asks to wait, where it says so in the body. */
  retryAfterMs?: number
  /** It is the limit of a day. */
  isDaily?: true
  /** The text was refused by its moderation. */
  isFlagged?: true
  /** The sentence of a class gateway, which is said in the reader's language. */
  words?: MessageDescriptor
}

/** Reads an error, wherever its provider puts the parts. */
export function readErrorBody(body: string): ErrorBody {
  const parsed = parseUntrustedJson(body)
  return parsed === undefined ? errorInText(body) : errorInJson(parsed)
}

/** A text that is no JSON: a sentence, perhaps with the error of another provider in it, or a page. */
function errorInText(body: string): ErrorBody {
  if (/<html|<!doctype/i.test(body)) return { said: '', codes: [] }
  // Some send an event of a stream as the body.
  const { said, inside } = inWords(body.replace(/^(?:event:.*|data:)/gm, ''))
  return { codes: [], ...inside, said: shorten(said) }
}

/** A text in which each error that is written as JSON is only its sentence, and the first of those errors. */
function inWords(text: string): { said: string; inside?: ErrorBody | undefined } {
  let said = ''
  let inside: ErrorBody | undefined
  let at = 0
  for (const { value, start, end } of jsonPlaces(text)) {
    const error = errorInJson(value)
    if (error.said === '') continue
    inside ??= error
    said += text.slice(at, start) + error.said
    at = end
  }
  return { said: said + text.slice(at), inside }
}

/** The error of another provider, or of one's own other interface, that a field holds as JSON. */
function passedOn(value: JsonValue | undefined): ErrorBody | undefined {
  if (Array.isArray(value)) return value.map(passedOn).find(Boolean)
  if (isJsonObject(value)) {
    // A model's own text, not a sentence of the provider.
    const { failed_generation, ...fields } = value
    return Object.values(fields).map(passedOn).find(Boolean)
  }
  const error = /^\s*[[{]/.test(looseText(value)) ? readErrorBody(looseText(value)) : undefined
  return error?.said ? error : undefined
}

function errorInJson(parsed: JsonValue): ErrorBody {
  // Google wraps the error in a list.
  const outer = Array.isArray(parsed) ? parsed[0] : parsed
  const error = field(outer, 'error') || outer
  const inner = isJsonObject(error) ? error : {}
  const own = inWords(sentenceIn(field(inner.metadata, 'raw')) || sentenceIn(error))
  const beside = passedOn(inner)
  const inside = beside ?? own.inside
  const said = withDetails(beside?.said ?? own.said, inner)
  const named = [inner.code, inner.type, inner.status, inner.error_code, field(outer, 'code')]
  const codes = [...named.filter(isName).map(code => code.toLowerCase()), ...(inside?.codes ?? [])]
  const status = [inner.code, inner.status, inner.http_code, field(outer, 'code'), inside?.status]
    .map(Number)
    .find(code => code >= 400 && code < 600)
  const retryAfterMs = inside?.retryAfterMs ?? waitInBody({ ...(isJsonObject(outer) && outer), ...inner }, said)
  const isDaily = inside?.isDaily ?? isDailyLimit(inner, said, retryAfterMs)
  const words = v.safeParse(MessageDescriptorSchema, field(outer, 'words'))
  return {
    said: shorten(said),
    codes,
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(isDaily && { isDaily }),
    ...(looseList(field(inner.metadata, 'reasons')).length > 0 && { isFlagged: true as const }),
    ...(words.success && { words: words.output }),
  }
}

/** Some give a sentence in place of a code, of which a word is no reason. */
function isName(code: JsonValue | undefined): code is string {
  return typeof code === 'string' && /^\S+$/.test(code)
}

/** Where sentences have been seen, from the likeliest on. */
const PLACES = [
  ...[
    'message',
    'Message',
    'detail',
    'details',
    'errors',
    'error',
    'msg',
    'error_msg',
    'errorMessage',
    'error_description',
  ],
  ...['description', 'reason', 'text', 'base_resp', 'status_msg', 'fault', 'faultstring', 'title'],
]

/** The sentence of an error: a text, or in one of the fields that have been seen. */
function sentenceIn(error: JsonValue | undefined): string {
  if (typeof error === 'string') return error
  if (Array.isArray(error)) return error.map(problemIn).filter(Boolean).join('; ')
  if (!isJsonObject(error)) return ''
  for (const name of PLACES) {
    const said = sentenceIn(error[name])
    if (said !== '') return said
  }
  return ''
}

/** One of the problems that a validator lists, with its place in the request. */
function problemIn(problem: JsonValue): string {
  if (!isJsonObject(problem)) return sentenceIn(problem)
  const place = looseList(problem.loc)
    .filter(part => part !== 'body')
    .join('.')
  const said = sentenceIn(problem)
  return place && said ? `${place}: ${said}` : said
}

/** Adds what stands beside the sentence: whose it is, what was flagged, and the call that failed. */
function withDetails(said: string, { metadata, param, failed_generation }: JsonObject): string {
  const maker = looseText(field(metadata, 'provider_name'))
  const hasReason = field(metadata, 'raw') !== undefined && maker !== ''
  const reasons = looseList(field(metadata, 'reasons')).map(looseText).join(', ')
  const flagged = looseText(field(metadata, 'flagged_input'))
  const more = [
    reasons && (flagged ? `${reasons} (“${flagged}”)` : reasons),
    // Some say there what is wrong with the field.
    /\s/.test(looseText(param)) && looseText(param),
    looseText(failed_generation),
  ]
  return [hasReason ? `${maker}: ${said}` : said, ...more].filter(Boolean).join(' — ')
}

function shorten(text: string): string {
  const said = text.trim()
  return said.length > MOST_SAID ? `${cutText(said, MOST_SAID)}…` : said
}
