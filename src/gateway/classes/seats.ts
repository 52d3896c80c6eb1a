import { joinTexts } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import { GatewayError, noRetry } from '../gateway-error'
import type { Records } from '../records/records'
import { type ClassRecord, mostSeats } from './class-record'
import { isSame, randomLetters } from './codes'
import type { SeatProgress } from './progress'

/** The seat that all requests with the bare class code share. */
export const sharedSeat = 0

/** Who sends a request: a class, and the seat in it. */
export interface Visitor {
  record: ClassRecord
  /** From 1; `sharedSeat` for the bare code. */
  seat: number
  /** Whether a model was asked from this seat before. */
  isUsed: boolean
  /** Who took the seat, as an id by chance: the next one on it is another person. Empty for the bare code. */
  student: string
}

/** A seat that is taken. */
export interface Seat {
  /** What its student sends with each request, without the class and the number. */
  secret: string
  /** An id by chance of who took it. */
  student: string
  /** By which its page gets it back; null for a program. */
  device: string | null
  /** In milliseconds since 1970. */
  takenAt: number
  /** Whether a model was asked from it. */
  isUsed: boolean
  /** Where its student was in a lesson, and on which day. */
  progress?: SeatProgress & { day: string }
}

/** The seats of a class. */
export interface Roster {
  /** Null for a seat that is free. */
  seats: (Seat | null)[]
  /** Devices that found no seat. */
  waiting: string[]
}

/** A seat from which no model was asked goes to another so long after it was taken, where all seats are. */
const graceOfUnused = 2 * 60_000
/** Devices that wait at most. More would be a list of made-up devices. */
const mostWaiting = 100

/** The record of a class's seats. */
export function rosterKey(id: string): string {
  return `${id}/roster`
}

/** The seats of a class, as they are stored. */
export function rosterOf(stored: unknown): Roster {
  return (stored as Roster | null) ?? { seats: [], waiting: [] }
}

/** The seats of a class. */
export async function readRoster(records: Records, { id }: ClassRecord): Promise<Roster> {
  const [stored] = await records.read([rosterKey(id)])
  return rosterOf(stored)
}

/** The numbers of the seats that are taken. */
export function takenSeats({ seats }: Roster): number[] {
  return seats.flatMap((seat, index) => (seat === null ? [] : [index + 1]))
}

/**
 * Gives out a seat: a device that has one gets it back, any other one the first that is free, or else the one that was taken
 * longest ago and never used. A device that finds none waits for the teacher.
 * @returns the key that its student uses from then on
 * @throws GatewayError where there is none
 */
export async function takeSeat(
  record: ClassRecord,
  device: string | null,
  records: Records,
  now: number,
): Promise<{ key: string; seat: number }> {
  const key = rosterKey(record.id)
  const taken = await records.change<{ seat: number; secret: string } | 'waiting' | 'full'>([key], ([stored]) => {
    const { seats, waiting } = rosterOf(stored)
    const own = device === null ? -1 : seats.findIndex(seat => seat?.device === device)
    const had = seats[own]
    if (had) return { result: { seat: own + 1, secret: had.secret } }
    const index = nextSeat(seats, record.seats, now)
    if (index !== undefined) {
      const seat: Seat = { secret: randomLetters(24), student: randomLetters(8), device, takenAt: now, isUsed: false }
      const others = waiting.filter(each => each !== device)
      const length = Math.max(seats.length, index + 1)
      const all = Array.from({ length }, (_, at) => (at === index ? seat : (seats[at] ?? null)))
      return {
        result: { seat: index + 1, secret: seat.secret },
        put: [{ key, value: { seats: all, waiting: others } satisfies Roster }],
      }
    }
    if (device === null || (!waiting.includes(device) && waiting.length >= mostWaiting)) return { result: 'full' }
    if (waiting.includes(device)) return { result: 'waiting' }
    return { result: 'waiting', put: [{ key, value: { seats, waiting: [...waiting, device] } satisfies Roster }] }
  })
  if (typeof taken === 'string') throw noSeat(record, taken)
  return { key: `${record.id}.${taken.seat}.${taken.secret}`, seat: taken.seat }
}

/** The index of the seat that the next device gets; undefined where all are in use. */
function nextSeat(seats: Roster['seats'], count: number, now: number): number | undefined {
  const given = Array.from({ length: count }, (_, index) => ({ index, seat: seats[index] ?? null }))
  const free = given.find(({ seat }) => seat === null)
  if (free) return free.index
  const [unused] = given
    .filter(({ seat }) => seat && !seat.isUsed && seat.takenAt <= now - graceOfUnused)
    .sort((a, b) => (a.seat?.takenAt ?? 0) - (b.seat?.takenAt ?? 0))
  return unused?.index
}

/** Why there is no seat. The page of a device that waits asks again by itself. */
function noSeat({ seats }: ClassRecord, why: 'waiting' | 'full'): GatewayError {
  const taken = msg('All {seats, number} seats of this class are taken.', { seats })
  const and = (next: MessageDescriptor) => joinTexts([taken, next], ' ')
  return why === 'waiting'
    ? new GatewayError(429, 'waiting', and(msg('Your teacher sees that you are waiting, and can let you in.')), {
        'retry-after': '10',
      })
    : new GatewayError(403, 'seats', and(msg('Ask your teacher to free a seat, or to add some.')), noRetry)
}

/** Makes one seat free, or all: their keys end at once. */
export async function freeSeats({ id }: ClassRecord, which: number | 'all', records: Records): Promise<void> {
  const key = rosterKey(id)
  await records.change([key], ([stored]) => {
    const { seats, waiting } = rosterOf(stored)
    const left = seats.map((seat, index) => (which === 'all' || which === index + 1 ? null : seat))
    return { result: undefined, put: [{ key, value: { seats: left, waiting } satisfies Roster }] }
  })
}

/** The number of seats with which all devices that wait find one. */
export function seatsForAll({ seats, waiting }: Roster): number {
  return Math.min(mostSeats, seats.filter(seat => seat !== null).length + waiting.length)
}

/** The seat of a key, where it was given out and is still taken; else null. */
export function seatOfKey(roster: Roster, number: number, secret: string): Seat | null {
  const seat = roster.seats[number - 1] ?? null
  return seat && isSame(seat.secret, secret) ? seat : null
}
