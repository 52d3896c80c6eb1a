import { readRetryAfter, readRetryAfterMs } from '../../engine/net/retry-after'
import type { JsonObject, JsonValue } from '../../model/json'
import { field, looseList, looseObjects, looseText } from './loose-json'

const AMOUNT = String.raw`(\d+(?:\.\d+)?)\s*(ms|milliseconds?|h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)(?![a-z])`
const AMOUNTS = new RegExp(AMOUNT, 'gi')
/** "retry in 34.07s", "try again after 1 seconds", "Please wait 51 seconds", "try again in 1h2m3.5s". */
const WAIT_IN_TEXT = new RegExp(`(?:try(?:ing)? again|retry|wait)\\b[^\\d\\n]{0,24}((?:${AMOUNT}\\s*)+)`, 'i')

/** Milliseconds of a duration such as "1m2.5s" or "120ms"; undefined where it has none. */
function durationIn(text: string): number | undefined {
  const amounts = [...text.matchAll(AMOUNTS)].map(([, amount = '', unit = '']) => Number(amount) * lengthOf(unit))
  return amounts.length > 0 ? Math.round(amounts.reduce((sum, each) => sum + each, 0)) : undefined
}

function lengthOf(unit: string): number {
  if (/^(ms|mil)/i.test(unit)) return 1
  if (/^h/i.test(unit)) return 3_600_000
  return /^m/i.test(unit) ? 60_000 : 1000
}

/**
 * Milliseconds that the headers of a refusal ask to wait: `retry-after-ms`, `retry-after`, else the moment at which a limit
 * that is used up begins anew.
 */
export function waitInHeaders(headers: Headers, now = Date.now()): number | undefined {
  return (
    readRetryAfterMs(headers.get('retry-after-ms')) ??
    readRetryAfter(headers.get('retry-after'), now) ??
    reset(headers, now)
  )
}

/** The longest wait of the limits of which nothing is left. */
function reset(headers: Headers, now: number): number | undefined {
  const waits = [...headers].flatMap(([name, value]) => {
    if (!/ratelimit/.test(name) || !/reset/.test(name)) return []
    const left = headers.get(name.replace('reset', 'remaining'))
    return left === null || Number(left) <= 0 ? (momentIn(value, now) ?? []) : []
  })
  return waits.length > 0 ? Math.max(...waits) : undefined
}

/** A moment as a duration, a date, or a number: of seconds, or of seconds or milliseconds since 1970. */
function momentIn(value: string, now: number): number | undefined {
  const number = Number(value)
  if (number > 1e9) return Math.max(0, (number > 1e12 ? number : number * 1000) - now)
  return (/[a-z]/i.test(value) && !value.includes('-') ? durationIn(value) : undefined) ?? readRetryAfter(value, now)
}

/** A wait in the body of an error: Google's RetryInfo, the headers that OpenRouter passes on, or in the sentence. */
export function waitInBody({ details, metadata, estimated_time }: JsonObject, said: string): number | undefined {
  // A model of Hugging Face that is loaded meanwhile.
  if (typeof estimated_time === 'number') return Math.round(estimated_time * 1000)
  const delay = looseObjects(details).map(({ retryDelay }) => looseText(retryDelay))
  const passedOn = Object.entries(field(metadata, 'headers') ?? {})
    .filter((header): header is [string, string] => /^[\w-]+$/.test(header[0]) && typeof header[1] === 'string')
    .map(([name, value]): [string, string] => [name, value.replace(/[^\x20-\x7e]/g, '')])
  return (
    durationIn(delay.join(' ')) ??
    waitInHeaders(new Headers(passedOn)) ??
    durationIn(WAIT_IN_TEXT.exec(said)?.[1] ?? '')
  )
}

/** Limits that no wait of a minute helps with: those of a day, whatever delay is named beside them. */
export function isDailyLimit({ details }: JsonObject, said: string, waitMs: number | undefined): boolean {
  const quotas = looseObjects(details).flatMap(({ violations }) => looseList(violations))
  if (quotas.some((quota: JsonValue) => /PerDay/.test(looseText(field(quota, 'quotaId'))))) return true
  return waitMs === undefined && /per[ -]day|\bdaily (?:limit|quota|request)|\bRPD\b/i.test(said)
}
