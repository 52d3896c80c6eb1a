import * as v from 'valibot'
import type { MessageDescriptor } from '../../language/message'
import { MessageDescriptorSchema } from '../../language/message-schema'
import { cutText } from '../../model/characters'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
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
  if (parsed === undefined) {
    const isPage = /<html|<!doctype/i.test(body)
    return { said: isPage ? '' : shorten(body), codes: [] }
  }
  // Google wraps the error in a list.
  const outer = Array.isArray(parsed) ? parsed[0] : parsed
  const error = field(outer, 'error') || outer
  const inner = isJsonObject(error) ? error : {}
  // The whole error of another provider, or of one's own other interface, stands in the sentence or beside it.
  const passedOn = [field(inner.metadata, 'raw'), inner.message].find(text => /^\s*[[{]/.test(looseText(text)))
  const inside = passedOn === undefined ? undefined : readErrorBody(looseText(passedOn))
  const said = withDetails(inside?.said || sentenceIn(field(inner.metadata, 'raw')) || sentenceIn(error), inner)
  const own = [inner.code, inner.type, inner.status, inner.error_code, field(outer, 'code')]
  const codes = [...own.filter(isName).map(code => code.toLowerCase()), ...(inside?.codes ?? [])]
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

function isName(code: JsonValue | undefined): code is string {
  return typeof code === 'string' && code !== ''
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
function withDetails(said: string, { metadata, failed_generation }: JsonObject): string {
  const maker = looseText(field(metadata, 'provider_name'))
  const hasReason = field(metadata, 'raw') !== undefined && maker !== ''
  const reasons = looseList(field(metadata, 'reasons')).map(looseText).join(', ')
  const flagged = looseText(field(metadata, 'flagged_input'))
  const more = [
    reasons && (flagged ? `${reasons} (“${flagged}”)` : reasons),
    // A model's own text, not a sentence of the provider.
    looseText(failed_generation),
  ]
  return [hasReason ? `${maker}: ${said}` : said, ...more].filter(Boolean).join(' — ')
}

function shorten(text: string): string {
  const said = text.trim()
  return said.length > MOST_SAID ? `${cutText(said, MOST_SAID)}…` : said
}
