const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A relative time: "just now", "2 hours ago", "yesterday", "on 3 May". */
export function editedWhen(at: number, now: number): string {
  const ago = now - at
  if (ago < MINUTE) return 'just now'
  if (ago < HOUR) return unitsAgo(Math.floor(ago / MINUTE), 'minute')
  const days = daysBetween(at, now)
  if (days === 0) return unitsAgo(Math.floor(ago / HOUR), 'hour')
  if (days === 1) return 'yesterday'
  if (days < 7) return unitsAgo(days, 'day')
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const day = new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
  return `on ${day}`
}

function unitsAgo(count: number, unit: string): string {
  return count === 1 ? `1 ${unit} ago` : `${count} ${unit}s ago`
}

/** Days between two times. Rounded, since a day may have 23 or 25 hours. */
function daysBetween(from: number, to: number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY)
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
