import { activeMessages, t } from '../../language/active'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A relative time: "just now", "2 hours ago", "yesterday", "on May 3". */
export function editedWhen(at: number, now = Date.now()): string {
  const ago = now - at
  if (ago < MINUTE) return t('just now')
  if (ago < HOUR) return unitsAgo(Math.floor(ago / MINUTE), 'minute')
  const days = daysBetween(at, now)
  if (days === 0) return unitsAgo(Math.floor(ago / HOUR), 'hour')
  if (days < 7) return unitsAgo(days, 'day')
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const day = activeMessages().date(at, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
  return t({ message: 'on {day}', note: 'On May 3: when a pipeline was edited or a run began.' }, { day })
}

/** "2 hours ago", "yesterday", in the language of the page. */
function unitsAgo(count: number, unit: 'minute' | 'hour' | 'day'): string {
  const { locale, code } = activeMessages().language
  const numeric = unit === 'day' ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(locale ?? code, { numeric }).format(-count, unit)
}

/** Days between two times. Rounded, since a day may have 23 or 25 hours. */
function daysBetween(from: number, to: number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY)
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
