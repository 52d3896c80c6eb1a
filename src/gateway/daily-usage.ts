import type { ClassRecord } from './classes/class-record'
import type { Counts } from './counts/counts'

/** What one class or one student used on a day. */
export interface DailyUsage {
  requests: number
  tokens: number
  dollars: number
}

/** The date in the school's time zone: "2026-11-21". */
export function schoolDays(timeZone: string): (now: number) => string {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return now => days.format(now)
}

/** What a class used on a day, and behind it what each of these seats did. */
export async function usageOn(
  day: string,
  counts: Pick<Counts, 'read'>,
  { id }: Pick<ClassRecord, 'id'>,
  seats: readonly number[] = [],
): Promise<DailyUsage[]> {
  const prefixes = ['', ...seats.map(seat => `seat/${seat}/`)]
  const keys = prefixes.flatMap(prefix => ['requests', 'tokens', 'money'].map(what => `${prefix}day/${day}/${what}`))
  const values = await counts.read(id, keys)
  return prefixes.map((_, index) => {
    const [requests = 0, tokens = 0, micro = 0] = values.slice(index * 3)
    return { requests, tokens, dollars: micro / 1e6 }
  })
}
