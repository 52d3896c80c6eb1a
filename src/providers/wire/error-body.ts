import * as v from 'valibot'
import { readRetryAfter, readRetryAfterMs } from '../../engine/net/retry-after'
import type { MessageDescriptor } from '../../language/message'
import { MessageDescriptorSchema } from '../../language/message-schema'
import { cutText } from '../../model/characters'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { field, looseList, looseObjects, looseText } from './loose-json'

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
  const error = field(outer, 'error') ?? outer
  const inner = isJsonObject(error) ? error : {}
  const said = withDetails(sentenceIn(error), inner)
  const codes = [inner.code, inner.type, inner.status].filter(isName).map(code => code.toLowerCase())
  const status = [inner.code, inner.status, field(outer, 'code')].map(Number).find(code => code >= 400 && code < 600)
  const retryAfterMs = waitIn(inner, said)
  const words = v.safeParse(MessageDescriptorSchema, field(outer, 'words'))
  return {
    said: shorten(said),
    codes,
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(looseList(field(inner.metadata, 'reasons')).length > 0 && { isFlagged: true as const }),
    ...(words.success && { words: words.output }),
  }
}

/** Milliseconds to wait, from `retry-after-ms` or from `retry-after` as seconds or as a date. */
export function retryAfterHeader(headers: Headers, now = Date.now()): number | undefined {
  return readRetryAfterMs(headers.get('retry-after-ms')) ?? readRetryAfter(headers.get('retry-after'), now)
}

function isName(code: JsonValue | undefined): code is string {
  return typeof code === 'string' && code !== ''
}

/** The sentence of an error: a text, or in one of the fields that have been seen. */
function sentenceIn(error: JsonValue | undefined): string {
  if (typeof error === 'string') return error
  if (Array.isArray(error)) return error.map(problemIn).filter(Boolean).join('; ')
  if (!isJsonObject(error)) return ''
  for (const name of ['message', 'detail', 'errors', 'error', 'msg', 'error_description', 'title']) {
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
  const raw = field(metadata, 'raw')
  const inside = typeof raw === 'string' ? readErrorBody(raw).said : sentenceIn(raw)
  const maker = looseText(field(metadata, 'provider_name'))
  const whole = inside === '' ? said : maker === '' ? inside : `${maker}: ${inside}`
  const reasons = looseList(field(metadata, 'reasons')).map(looseText).join(', ')
  const flagged = looseText(field(metadata, 'flagged_input'))
  const more = [
    reasons && (flagged ? `${reasons} (“${flagged}”)` : reasons),
    // A model's own text, not a sentence of the provider.
    looseText(failed_generation),
  ]
  return [whole, ...more].filter(Boolean).join(' — ')
}

const SECONDS_IN_TEXT = /(?:try again|retry) in ([\d.]+)\s*(ms|s|m)?/i
const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000 }

/** A wait as Google's RetryInfo, or in the sentence: "retry in 34.07s", "try again in 1m2.5s". */
function waitIn({ details }: JsonObject, said: string): number | undefined {
  const delay = looseObjects(details)
    .map(({ retryDelay }) => retryDelay)
    .find(value => typeof value === 'string')
  if (typeof delay === 'string') return readRetryAfter(delay.replace(/s$/, ''), 0)
  const found = SECONDS_IN_TEXT.exec(said)
  if (!found) return undefined
  const [whole, amount = '', unit = 's'] = found
  const rest = unit === 'm' ? /^[\d.]+(?=s)/.exec(said.slice(found.index + whole.length))?.[0] : undefined
  const wait = Number(amount) * (UNITS[unit.toLowerCase()] ?? 1000) + Number(rest ?? 0) * 1000
  return Number.isFinite(wait) ? Math.round(wait) : undefined
}

function shorten(text: string): string {
  const said = text.trim()
  return said.length > MOST_SAID ? `${cutText(said, MOST_SAID)}…` : said
}
