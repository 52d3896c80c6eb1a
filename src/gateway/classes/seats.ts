import type { Counts } from '../counts/counts'
import { inVain, Refusal } from '../refusal'
import type { ClassRecord } from './class-record'
import { isSame, macOf } from './codes'

/** Where whoever comes with the bare code sits, all together. */
export const sharedSeat = 0

/** Who sends a request: a class, and the seat in it. */
export interface Visitor {
  record: ClassRecord
  /** From 1; `sharedSeat` for the bare code. */
  seat: number
}

/** Forgotten with the seats' secret; this is only so that it is forgotten at all. */
const aSchoolYear = 400 * 24 * 60 * 60 * 1000

/**
 * Gives out a seat. A class has so many and no more: the counter of those that are taken only goes up, so nobody can come
 * back as somebody new for ever.
 * @returns the key that its student uses from then on
 */
export async function takeSeat(
  record: ClassRecord,
  code: string,
  counts: Counts,
  now: number,
): Promise<{ key: string; seat: number }> {
  const counter = await takenSeats(record)
  const addition = { key: counter, add: 1, max: null, until: now + aSchoolYear }
  // Two who come at once could read the same number, so each takes the first place that is really free.
  for (;;) {
    const [taken = 0] = await counts.read(record.id, [counter])
    if (taken >= record.seats) {
      throw new Refusal(
        403,
        'seats',
        `All ${record.seats} seats of this class are taken. Ask your teacher to free the seats, or to add some.`,
        inVain,
      )
    }
    const place = { key: `${counter}/${taken + 1}`, add: 1, max: 1, until: addition.until }
    if ((await counts.reserve(record.id, [place, addition])) !== null) continue
    const seat = taken + 1
    return { key: `${code}.${seat}.${await sealOf(record, seat)}`, seat }
  }
}

/** How many seats are taken. */
export async function seatsTaken(record: ClassRecord, counts: Counts): Promise<number> {
  const [taken = 0] = await counts.read(record.id, [await takenSeats(record)])
  return taken
}

/** Whether somebody was really given that seat. */
export async function isSeatOf(record: ClassRecord, seat: number, seal: string): Promise<boolean> {
  return isSame(await sealOf(record, seat), seal) && seat >= 1
}

async function takenSeats({ seatSecret }: ClassRecord): Promise<string> {
  return `seats/${(await macOf(seatSecret, 'seats')).slice(0, 12)}`
}

async function sealOf({ seatSecret }: ClassRecord, seat: number): Promise<string> {
  return (await macOf(seatSecret, `seat ${seat}`)).slice(0, 24)
}
