import type { TokenUsage } from '../engine/model/language-model'

export { andList } from '../engine/model/and-list'

/** "1,204 in, 85 out"; with "about" for estimates. */
export function tokensInWords(usage: TokenUsage): string {
  const about = usage.estimated ? 'about ' : ''
  return `${about}${count(usage.input)} in, ${about}${count(usage.output)} out`
}

/** Dollars as "free", "$0.0021", "less than $0.0001"; "unknown" without a price, never 0 then. */
export function costInWords(dollars: number | null): string {
  if (dollars === null) return 'unknown'
  if (dollars === 0) return 'free'
  if (dollars < 0.0001) return 'less than $0.0001'
  const digits =
    dollars < 0.1 ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return `$${dollars.toLocaleString('en-GB', digits)}`
}

/** "40 ms", "1.3 s", "2 min 5 s". */
export function durationInWords(milliseconds: number): string {
  if (milliseconds < 995) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Cached: creating a format per number would dominate the time of a long list. */
const grouped = new Intl.NumberFormat('en-GB')

/** "1,204" */
export function count(amount: number): string {
  return grouped.format(amount)
}

/** "1 tool", "3 tools" */
export function plural(amount: number, one: string, many = `${one}s`): string {
  return `${count(amount)} ${amount === 1 ? one : many}`
}

/** "12 kB", of base64 text. */
export function base64Size(data: string): string {
  const bytes = Math.floor((data.length * 3) / 4)
  return bytes < 1000 ? `${bytes} bytes` : `${count(Math.round(bytes / 1000))} kB`
}
