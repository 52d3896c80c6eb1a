import * as v from 'valibot'
import { isJsonObject, type JsonValue } from '../../engine/model/json'
import { ModelError, type ModelErrorCode } from '../../engine/model/language-model'
import {
  MAX_RETRY_AFTER_MS,
  readRetryAfterMs,
  readRetryAfter as readRetryAfterSeconds,
} from '../../engine/net/retry-after'
import { needTranslations } from '../../language/active'
import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { MessageDescriptorSchema } from '../../language/message-schema'
import { type Connection, originOf } from '../connections/connections'
import type { FetchFailure } from './fetch-failure'

/** Whom an error is about, for its sentence. */
export interface ErrorSubject {
  /** "Anthropic" */
  label: string
  origin: string
  /** The requested model; absent when none was. */
  model?: string
  /** It is a class gateway: there is a teacher to ask. */
  isClass?: boolean
  /** Says that the model is retired and which one to take, when we know. */
  retired?: LocalizedText
}

/** The subject of errors of a connection, and of one model of it. */
export function subjectOf(connection: Connection, model?: string, retired?: LocalizedText): ErrorSubject {
  return {
    label: connection.label,
    origin: originOf(connection),
    ...(connection.provider === 'class' && { isClass: true }),
    ...(model && { model }),
    ...(retired && { retired }),
  }
}

/** An answer with a status that is no success, as one of our errors. */
export function errorOfAnswer(
  answer: { status: number; headers: Headers; body: string },
  subject: ErrorSubject,
): ModelError {
  const { said, hint, words } = readErrorBody(answer.body)
  const code = codeOfAnswer(answer.status, `${hint} ${said}`)
  const retryAfterMs = retryAfterHeader(answer.headers)
  const details = {
    status: answer.status,
    outcome: 'answered' as const,
    ...(said && { said }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
  if (words && subject.isClass) void needTranslations('terminal')
  return new ModelError(code, sentenceFor(code, subject, { ...details, words }), details)
}

/** An error inside a stream that had started well. */
export function errorInStream(body: string, subject: ErrorSubject): ModelError {
  const { said, hint } = readErrorBody(body)
  const code = codeOfAnswer(statusOfHint(hint), `${hint} ${said}`)
  return new ModelError(code, sentenceFor(code, subject, { said }), { outcome: 'answered', ...(said && { said }) })
}

/** No answer at all: the network, the server or the browser's rules are in the way. */
export function networkError(subject: ErrorSubject, { outcome, why }: FetchFailure): ModelError {
  const code = why === 'offline' ? 'offline' : 'unreachable'
  const known = outcome === 'unknown' ? msg('It is not known whether the request arrived.') : msg('Nothing was sent.')
  return new ModelError(code, joinTexts([sentenceFor(code, subject, {}), known], ' '), { outcome })
}

/** An answer that began with success but was no model's answer, such as a web page. */
export function invalidResponseError(subject: ErrorSubject): ModelError {
  return new ModelError(
    'unknown',
    msg('Something answered at {origin}, but not the way a model does. Check the address in Settings.', {
      origin: subject.origin,
    }),
    { outcome: 'answered' },
  )
}

/** Milliseconds to wait, from `retry-after-ms` or from `retry-after` as seconds or as a date. */
export function retryAfterHeader(headers: Headers, now = Date.now()): number | undefined {
  return readRetryAfterMs(headers.get('retry-after-ms')) ?? readRetryAfterSeconds(headers.get('retry-after'), now)
}

const OUT_OF_CREDIT = /insufficient_quota|credit balance|billing|out of credit|spend_limit|exceeded your current quota/i
const TOO_LONG =
  /context_length_exceeded|context (length|window|size)|maximum context|prompt is too long|too many tokens|request_too_large/i
const NO_SUCH_MODEL =
  /model_not_found|model\b.*\b(not found|does not exist|not a valid|no longer|not exist|unknown|retired)|(invalid|unknown|no such) model|not a valid model|not_found_error model:/i
const BUSY_HINT = /overloaded|api_error|server_error|timeout_error|unavailable/i

function codeOfAnswer(status: number, text: string): ModelErrorCode {
  if (status === 401) return 'unauthorized'
  if (status === 402 || ([400, 403, 429].includes(status) && OUT_OF_CREDIT.test(text))) return 'out_of_credit'
  if (status === 403) return 'forbidden'
  if (status === 413 || ([400, 422].includes(status) && TOO_LONG.test(text))) return 'too_long'
  if ([400, 404, 410, 422].includes(status) && NO_SUCH_MODEL.test(text)) return 'no_such_model'
  if (status === 404 || status === 405) return 'unreachable'
  if (status === 429) return 'rate_limited'
  if (status === 408 || status >= 500 || BUSY_HINT.test(text)) return 'overloaded'
  return status >= 400 ? 'bad_request' : 'unknown'
}

/** Errors inside a stream carry a type and no status. */
function statusOfHint(hint: string): number {
  if (/rate_limit/.test(hint)) return 429
  if (/authentication/.test(hint)) return 401
  if (/permission/.test(hint)) return 403
  if (/invalid_request/.test(hint)) return 400
  const status = Number(/\b[45]\d\d\b/.exec(hint)?.[0])
  return Number.isNaN(status) ? 0 : status
}

/** What a student reads of a class: there is no key to paste, and a teacher to ask. */
function classSentence(
  code: ModelErrorCode,
  { label, origin }: ErrorSubject,
  said: LocalizedText | undefined,
): MessageDescriptor | undefined {
  switch (code) {
    case 'unauthorized':
      return msg('“{label}” does not know this class code any more. Ask your teacher for the newest link.', { label })
    case 'forbidden':
      return said
        ? msg('Your class does not allow this now: {said}', { said })
        : msg('Your class does not allow this now. Ask your teacher.')
    case 'rate_limited':
    case 'overloaded':
      // Only the gateway knows whether a minute's wait helps, the day's budget is used up, or its own model is away.
      return said ? msg('Your class cannot answer now: {said}', { said }) : undefined
    case 'unreachable':
      return msg(
        'No answer from the gateway of your class, {host}. Your teacher may have stopped it, or you are on another network. Ask, then run again.',
        { host: new URL(origin).host },
      )
    case 'out_of_credit':
      return msg('Your class has used up what your teacher set aside for it. Ask your teacher, or choose the Demo.')
    default:
      return undefined
  }
}

function sentenceFor(
  code: ModelErrorCode,
  { label, origin, model, retired, isClass }: ErrorSubject,
  {
    status,
    said,
    words,
    retryAfterMs,
  }: { status?: number; said?: string; words?: MessageDescriptor | undefined; retryAfterMs?: number },
): LocalizedText {
  const ofClass = isClass ? classSentence(code, { label, origin }, words ?? said) : undefined
  if (ofClass) return ofClass
  switch (code) {
    case 'unauthorized':
      return msg('{label} does not know this key. Open Settings and paste the key again.', { label })
    case 'forbidden':
      return msg(
        '{label} knows this key, but does not let it do this. Try another model, or ask whoever owns the key.',
        { label },
      )
    case 'no_such_model':
      return (
        retired ??
        msg('{label} has no model called “{model}” for this key. Choose another model.', { label, model: model ?? '' })
      )
    case 'rate_limited':
      return joinTexts([msg('{label} asks us to slow down.', { label }), tryAgain(retryAfterMs)], ' ')
    case 'overloaded':
      return joinTexts([msg('{label} is too busy or not well right now.', { label }), tryAgain(retryAfterMs)], ' ')
    case 'out_of_credit':
      return msg('The account behind this key has no credit left. Add some at {label}, or choose the Demo.', { label })
    case 'too_long':
      return msg(
        'This is more than the model can read at once. Make the messages shorter, or choose a model that reads more.',
      )
    case 'bad_request':
      return said
        ? msg('{label} would not take this request. It said: {said}', { label, said })
        : status === undefined
          ? msg('{label} would not take this request (no reason given). Try another model.', { label })
          : msg('{label} would not take this request ({status}). Try another model.', { label, status: String(status) })
    case 'unreachable':
      return status === undefined
        ? msg(
            'No answer from {origin}. Check the address in Settings, then use “Test connection” there to see what is wrong.',
            { origin },
          )
        : msg('There is a server at {origin}, but no model at this address. Check the address in Settings.', { origin })
    case 'offline':
      return msg('You seem to be offline. Connect to the internet and run again, or choose the Demo.')
    default:
      return msg('{label} gave an answer that we do not understand. Try again, or choose another model.', { label })
  }
}

function tryAgain(ms: number | undefined): MessageDescriptor {
  if (ms === undefined) return msg('Try again in a minute.')
  if (ms > MAX_RETRY_AFTER_MS)
    return msg('Try again in a minute. It asked for {time}, and a minute is the most that we wait.', {
      time: aLongWhile(ms),
    })
  return msg('Try again in {seconds, plural, =1 {a second} one {# second} other {# seconds}}.', {
    seconds: Math.max(1, Math.ceil(ms / 1000)),
  })
}

/** What is more than a minute, in the unit that people would take. */
function aLongWhile(ms: number): MessageDescriptor {
  const minutes = Math.ceil(ms / 60_000)
  if (minutes < 120) return msg('{minutes, plural, one {# minute} other {# minutes}}', { minutes })
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? msg('{hours, plural, one {# hour} other {# hours}}', { hours }) : msg('days')
}

/** What a provider said, in its own words, and the machine's words beside it. Every provider wraps these differently. */
function readErrorBody(body: string): { said: string; hint: string; words?: MessageDescriptor } {
  let parsed: JsonValue
  try {
    parsed = JSON.parse(body)
  } catch {
    const isPage = /<html|<!doctype/i.test(body)
    return { said: isPage ? '' : shorten(body.trim()), hint: '' }
  }
  // Google wraps the error in a list.
  const outer = Array.isArray(parsed) ? (parsed[0] ?? null) : parsed
  const inner = isJsonObject(outer) && outer.error !== undefined ? outer.error : outer
  if (typeof inner === 'string') return { said: shorten(inner), hint: '', ...wordsOf(outer) }
  if (!isJsonObject(inner)) return { said: '', hint: '' }
  const hint = [inner.type, inner.code, inner.status].filter(word => word !== null && word !== undefined).join(' ')
  const said = [inner.message, inner.detail].find(text => typeof text === 'string')
  return { said: shorten(typeof said === 'string' ? said : ''), hint: shorten(hint), ...wordsOf(outer) }
}

/** The words of a class gateway, which are said in the reader's language. */
function wordsOf(body: JsonValue): { words?: MessageDescriptor } {
  const read = isJsonObject(body) ? v.safeParse(MessageDescriptorSchema, body.words) : undefined
  return read?.success ? { words: read.output } : {}
}

function shorten(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}…` : text
}
