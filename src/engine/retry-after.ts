/** Milliseconds that a `Retry-After` header asks to wait, given as seconds or as a date. */
export function readRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (value === null || value === undefined) return undefined
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Math.round(Number(value) * 1000)
  // biome-ignore lint/style/noRestrictedGlobals: it reads the date that it is given, and no clock.
  const until = Date.parse(value)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now)
}
