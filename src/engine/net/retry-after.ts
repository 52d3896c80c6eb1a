/** Maximum wait on request of a server, in milliseconds. */
export const MAX_RETRY_AFTER_MS = 60_000

/** A decimal number: no sign, no exponent, no `Infinity`. */
const NUMBER = /^\s*\d+(\.\d+)?\s*$/

/**
 * The wait of a `Retry-After` header in milliseconds, given as seconds or as a date; undefined where it is neither. Not
 * capped: callers wait `LONGEST_ASKED_MS` at most.
 */
export function readRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (value === null || value === undefined) return undefined
  const seconds = readNumber(value)
  if (seconds !== undefined) return Math.min(Math.round(seconds * 1000), Number.MAX_SAFE_INTEGER)
  // A date names its month; `Date.parse` would accept `-1` as well.
  if (!/[a-z]/i.test(value)) return undefined
  // biome-ignore lint/style/noRestrictedGlobals: it reads the date that it is given, and no clock.
  const until = Date.parse(value)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now)
}

/** The same for a `retry-after-ms` header. */
export function readRetryAfterMs(value: string | null): number | undefined {
  const milliseconds = readNumber(value ?? '')
  return milliseconds === undefined ? undefined : Math.min(Math.round(milliseconds), Number.MAX_SAFE_INTEGER)
}

function readNumber(text: string): number | undefined {
  return text.length <= 400 && NUMBER.test(text) ? Number(text) : undefined
}
