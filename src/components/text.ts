import { activeMessages, t } from '../language/active'
import type { TokenUsage } from '../model/language-model'

/** "1,289 tokens: read 1,204, wrote 85"; with "about" for estimates. */
export function formatTokens({ input, output, estimated }: TokenUsage): string {
  const amounts = { total: input + output, input, output }
  return estimated
    ? t(
        'about {total, plural, one {# token} other {# tokens}}: read about {input, number}, wrote about {output, number}',
        amounts,
      )
    : t('{total, plural, one {# token} other {# tokens}}: read {input, number}, wrote {output, number}', amounts)
}

/** Dollars as "free", "$0.0021", "less than $0.0001"; "unknown" without a price, never 0 then. */
export function formatCost(dollars: number | null): string {
  if (dollars === null) return t({ message: 'unknown', context: 'a cost' })
  if (dollars === 0) return t({ message: 'free', context: 'a cost' })
  if (dollars < 0.0001) return t('less than {cost}', { cost: formatDollars(0.0001, { maximumSignificantDigits: 1 }) })
  const digits =
    dollars < 0.1 ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return formatDollars(dollars, digits)
}

const formatDollars = (dollars: number, digits: Intl.NumberFormatOptions) =>
  activeMessages().number(dollars, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...digits })

/** "40 ms", "1.3 s", "2 min 5 s". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 995)
    return t({ message: '{count} ms', note: 'Milliseconds.' }, { count: Math.round(milliseconds) })
  const seconds = milliseconds / 1000
  if (seconds < 59.95)
    return t(
      { message: '{seconds} s', note: 'Seconds: 1.3 s.' },
      { seconds: activeMessages().number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) },
    )
  const whole = Math.round(seconds)
  return t('{minutes} min {seconds} s', { minutes: Math.floor(whole / 60), seconds: whole % 60 })
}

/** "1,204" */
export function count(amount: number): string {
  return activeMessages().number(amount)
}

/** "a", "a and b", "a, b, and c" */
export function formatList(items: readonly string[]): string {
  return activeMessages().list(items)
}

/** "12 kB", of base64 text. */
export function base64Size(data: string): string {
  const bytes = Math.floor((data.length * 3) / 4)
  return bytes < 1000
    ? t('{bytes, number} bytes', { bytes })
    : t('{kilobytes, number} kB', { kilobytes: Math.round(bytes / 1000) })
}

/** A text of at most so many characters. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}
