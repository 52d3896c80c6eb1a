import type { Counts } from '../counts/counts'
import { GatewayError, noRetry } from '../gateway-error'
import { blockOf } from './address-block'
import type { ClassRecord } from './class-record'
import { isSame, macOf } from './codes'

/** The seat that all requests with the bare class code share. */
export const sharedSeat = 0

/** Who sends a request: a class, and the seat in it. */
export interface Visitor {
  record: ClassRecord
  /** From 1; `sharedSeat` for the bare code. */
  seat: number
}

/** Who wants a seat. */
export interface Joiner {
  /** The class's code, for the key. */
  code: string
  /** Where it comes from. */
  address: string
  /** What the page keeps on the device, so that it gets its seat back; undefined for a program that keeps nothing. */
  device: string | undefined
}

/** Forgotten with the seats' secret; this is only so that it is forgotten at all. */
const aSchoolYear = 400 * 24 * 60 * 60 * 1000
/** So long lasts the window in which one address may take only some of the seats. */
const joinWindow = 10_000

/** Seats that one address may take within ten seconds. A class that comes together waits its turn for some seconds. */
function mostAtOnce({ seats }: ClassRecord): number {
  return Math.max(10, Math.ceil(seats / 4))
}

/**
 * Gives out a seat: a device that has one gets it back, any other the first that is free.
 * @returns the key that its student uses from then on
 * @throws GatewayError where all are taken, or one address takes them too fast
 */
export async function takeSeat(
  record: ClassRecord,
  { code, address, device }: Joiner,
  counts: Counts,
  now: number,
): Promise<{ key: string; seat: number }> {
  const base = await baseOf(record)
  const until = now + aSchoolYear
  const atDevice = device === undefined ? null : `${base}/device/${await shortMac(record, `device ${device}`)}`
  const window = Math.floor(now / joinWindow)
  const atAddress = `${base}/joins/${await shortMac(record, `address ${blockOf(address)}`)}/${window}`
  const keyOf = async (seat: number, turn: number) => ({
    key: `${code}.${seat}.${await sealOf(record, seat, turn)}`,
    seat,
  })
  // Two concurrent joins can pick the same seat: the second one tries again.
  for (;;) {
    const [had = 0] = atDevice ? await counts.read(record.id, [atDevice]) : []
    const turns = await turnsOf(record, counts)
    const own = seatOf(had)
    if (own && turns[own.seat - 1] === own.turn) return keyOf(own.seat, own.turn)
    const free = turns.slice(0, record.seats).findIndex(turn => !isTaken(turn))
    if (free === -1) {
      throw new GatewayError(
        403,
        'seats',
        `All ${record.seats} seats of this class are taken. Ask your teacher to free a seat, or to add some.`,
        noRetry,
      )
    }
    const [seat, turn] = [free + 1, (turns[free] ?? 0) + 1]
    const has = numberOf(seat, turn)
    const refused = await counts.reserve(record.id, [
      // With the limit at what it becomes, only one of those who saw the same can change it.
      { key: turnKey(base, seat), add: 1, max: turn, until },
      { key: atAddress, add: 1, max: mostAtOnce(record), until: now + 2 * joinWindow },
      ...(atDevice ? [{ key: atDevice, add: has - had, max: has, until }] : []),
    ])
    if (refused === null) return keyOf(seat, turn)
    if (refused === 1) {
      const seconds = Math.max(1, Math.ceil(((window + 1) * joinWindow - now) / 1_000))
      throw new GatewayError(
        429,
        'joins',
        `Many are joining from here just now. Wait ${seconds} seconds, and join again.`,
        {
          'retry-after': String(seconds),
        },
      )
    }
  }
}

/** The seats that are taken, in their order. */
export async function seatsTaken(record: ClassRecord, counts: Counts): Promise<number[]> {
  return (await turnsOf(record, counts)).flatMap((turn, index) => (isTaken(turn) ? [index + 1] : []))
}

/** Makes one seat free: its key ends at once. */
export async function freeSeat(record: ClassRecord, seat: number, counts: Counts, now: number): Promise<void> {
  const turn = (await turnsOf(record, counts))[seat - 1]
  if (turn === undefined || !isTaken(turn)) return
  const next = turn === oldTurn ? 2 : turn + 1
  const add = turn === oldTurn ? 2 : 1
  await counts.reserve(record.id, [
    { key: turnKey(await baseOf(record), seat), add, max: next, until: now + aSchoolYear },
  ])
}

/** Whether that seat was issued and is still taken. */
export async function isSeatOf(record: ClassRecord, seat: number, seal: string, counts: Counts): Promise<boolean> {
  const base = await baseOf(record)
  const [turn = 0, old = 0] = await counts.read(record.id, [turnKey(base, seat), oldKey(base, seat)])
  const now = turn === 0 && old > 0 ? oldTurn : turn
  return isTaken(now) && isSame(await sealOf(record, seat, now), seal)
}

/**
 * How often each seat was taken and freed, by turns: odd while it is taken. A class of an older gateway has its seats
 * from `oldTurn`.
 */
async function turnsOf(record: ClassRecord, counts: Counts): Promise<number[]> {
  const base = await baseOf(record)
  const seats = Array.from({ length: mostSeats }, (_, index) => index + 1).slice(0, Math.max(record.seats, 100))
  const keys = [...seats.map(seat => turnKey(base, seat)), ...seats.map(seat => oldKey(base, seat))]
  const values = await counts.read(record.id, keys)
  return seats.map((_, index) => {
    const turn = values[index] ?? 0
    return turn === 0 && (values[seats.length + index] ?? 0) > 0 ? oldTurn : turn
  })
}

const mostSeats = 1_000
/** Taken, when seats could not be freed one by one. */
const oldTurn = -1

function isTaken(turn: number): boolean {
  return turn % 2 !== 0
}

/** A seat and its turn as one number, as a counter can hold it. */
function numberOf(seat: number, turn: number): number {
  return turn * 10_000 + seat
}

function seatOf(number: number): { seat: number; turn: number } | null {
  return number > 0 ? { seat: number % 10_000, turn: Math.floor(number / 10_000) } : null
}

function turnKey(base: string, seat: number): string {
  return `${base}/${seat}/turn`
}

function oldKey(base: string, seat: number): string {
  return `${base}/${seat}`
}

async function baseOf(record: ClassRecord): Promise<string> {
  return `seats/${(await macOf(record.seatSecret, 'seats')).slice(0, 12)}`
}

async function shortMac({ seatSecret }: ClassRecord, text: string): Promise<string> {
  return (await macOf(seatSecret, text)).slice(0, 24)
}

function sealOf(record: ClassRecord, seat: number, turn: number): Promise<string> {
  return shortMac(record, turn === oldTurn ? `seat ${seat}` : `seat ${seat} turn ${turn}`)
}
