import { joinTexts } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import type { Counts } from '../counts/counts'
import { GatewayError, noRetry } from '../gateway-error'
import { blockOf } from './address-block'
import type { ClassRecord } from './class-record'
import { isSame } from './codes'
import { baseOf, SCHOOL_YEAR_MS, shortMac } from './seat-keys'
import { isAdmitted, joinWaitingList } from './waiting-list'

/** The seat that all requests with the bare class code share. */
export const sharedSeat = 0

/** Who sends a request: a class, and the seat in it. */
export interface Visitor {
  record: ClassRecord
  /** From 1; `sharedSeat` for the bare code. */
  seat: number
  /** The counter of the first request to a model from this seat; absent where it was counted. */
  firstUse?: string
}

/** A client that requests a seat. */
interface Joiner {
  /** The class's code, for the key. */
  code: string
  /** Where it comes from. */
  address: string
  /** What the page keeps on the device, so that it gets its seat back; undefined for a program that keeps nothing. */
  device: string | undefined
}

/** So long lasts the window in which one address may take only some of the seats. */
const joinWindow = 10_000

/** Seats that one address may take within ten seconds. A class that comes together waits its turn for some seconds. */
function mostAtOnce({ seats }: ClassRecord): number {
  return Math.max(10, Math.ceil(seats / 4))
}

const hour = 60 * 60_000
/**
 * Seats that one address may take within an hour; then the teacher lets in who comes from there. A school has one address:
 * two classes may come, and every student may join twice.
 */
function mostInAnHour({ seats }: ClassRecord): number {
  return 4 * seats + 20
}

/** A seat from which no model was asked goes to another so long after it was taken, where all seats are. */
const graceOfUnused = 2 * 60_000

/**
 * Gives out a seat: a device that has one gets it back, any other one of the first that are free, or else the one that was taken
 * longest ago and never used. Devices that find none wait for the teacher, who lets them in (`waiting.ts`).
 * @returns the key that its student uses from then on
 * @throws GatewayError where there is none, or one address takes them too fast
 */
export async function takeSeat(
  record: ClassRecord,
  joiner: Joiner,
  counts: Counts,
  now: number,
): Promise<{ key: string; seat: number }> {
  const { code, address, device } = joiner
  const base = await baseOf(record)
  const until = now + SCHOOL_YEAR_MS
  const atDevice = device === undefined ? null : `${base}/device/${await shortMac(record, `device ${device}`)}`
  const window = Math.floor(now / joinWindow)
  const atAddress = `${base}/joins/${await shortMac(record, `address ${blockOf(address)}`)}`
  const thisHour = Math.floor(now / hour)
  const keyOf = async (seat: number, turn: number) => ({
    key: `${code}.${seat}.${await sealOf(record, seat, turn)}`,
    seat,
  })
  // Two concurrent joins can pick the same seat: the second one tries again, among more seats each time, so that a whole
  // class that joins at once does not compete for the same one.
  for (let choices = 1; ; choices *= 4) {
    const [had = 0] = atDevice ? await counts.read(record.id, [atDevice]) : []
    const turns = await turnsOf(record, counts)
    const own = seatOf(had)
    if (own && turns[own.seat - 1] === own.turn) return keyOf(own.seat, own.turn)
    const isConfirmed = device !== undefined && (await isAdmitted(record, device, counts))
    const open = await nextSeat(record, turns, counts, {
      unusedSince: isConfirmed ? now : now - graceOfUnused,
      choices,
    })
    if (!open)
      throw await noSeat(
        msg('All {seats, number} seats of this class are taken.', { seats: record.seats }),
        record,
        joiner,
        counts,
        now,
      )
    const { seat, turn, before, takenBefore } = open
    const has = numberOf(seat, turn)
    const refused = await counts.reserve(record.id, [
      // With the limit at what it becomes, only one of those who saw the same can change it.
      { key: turnKey(base, seat), add: turn - before, max: turn, until },
      {
        key: `${atAddress}/${window}`,
        add: 1,
        max: isConfirmed ? null : mostAtOnce(record),
        until: now + 2 * joinWindow,
      },
      {
        key: `${atAddress}/hour/${thisHour}`,
        add: 1,
        max: isConfirmed ? null : mostInAnHour(record),
        until: now + 2 * hour,
      },
      { key: takenKey(base, seat), add: Math.max(0, now - takenBefore), max: null, until },
      ...(atDevice ? [{ key: atDevice, add: has - had, max: has, until }] : []),
    ])
    if (refused === null) return keyOf(seat, turn)
    if (refused === 1) {
      const seconds = Math.max(1, Math.ceil(((window + 1) * joinWindow - now) / 1_000))
      throw new GatewayError(
        429,
        'joins',
        msg(
          'Many are joining from here just now. Wait {seconds, plural, one {# second} other {# seconds}}, and join again.',
          { seconds },
        ),
        {
          'retry-after': String(seconds),
        },
      )
    }
    if (refused === 2) throw await noSeat(msg('Very many joined from here in this hour.'), record, joiner, counts, now)
  }
}

/** A seat that can be given out, and what is counted about it now. */
interface OpenSeat {
  seat: number
  /** Its turn once it is given out. */
  turn: number
  before: number
  takenBefore: number
}

/**
 * One of the first free seats; else, of those that were taken before a time and never used, the one that was taken first.
 */
async function nextSeat(
  record: ClassRecord,
  turns: readonly number[],
  counts: Counts,
  { unusedSince, choices }: { unusedSince: number; choices: number },
): Promise<OpenSeat | null> {
  const base = await baseOf(record)
  const given = turns.slice(0, record.seats)
  const allFree = given.flatMap((turn, index) => (isTaken(turn) ? [] : [index]))
  const free = allFree[Math.floor(Math.random() * Math.min(choices, allFree.length))]
  if (free !== undefined) {
    const [takenBefore = 0] = await counts.read(record.id, [takenKey(base, free + 1)])
    const before = given[free] ?? 0
    return { seat: free + 1, turn: before + 1, before, takenBefore }
  }
  const [first] = (await unusedSeats(record, turns, counts))
    .filter(({ takenAt }) => takenAt <= unusedSince)
    .sort((a, b) => a.takenAt - b.takenAt)
  return first ? { seat: first.seat, turn: first.turn + 2, before: first.turn, takenBefore: first.takenAt } : null
}

/** The taken seats from which no model was asked yet. */
async function unusedSeats(record: ClassRecord, turns: readonly number[], counts: Counts) {
  const base = await baseOf(record)
  const taken = turns
    .slice(0, record.seats)
    .map((turn, index) => ({ seat: index + 1, turn }))
    .filter(({ turn }) => isTaken(turn))
  const keys = taken.flatMap(({ seat, turn }) => [takenKey(base, seat), usedKey(base, seat, turn)])
  const values = await counts.read(record.id, keys)
  return taken.flatMap((each, index) => {
    const [takenAt = 0, uses = 0] = values.slice(2 * index, 2 * index + 2)
    // For a seat of an older gateway it is unknown whether it was used.
    return takenAt > 0 && uses === 0 ? [{ ...each, takenAt }] : []
  })
}

/** Why there is no seat. A device is put on the teacher's list, and asks again by itself. */
async function noSeat(
  why: MessageDescriptor,
  record: ClassRecord,
  { device }: Joiner,
  counts: Counts,
  now: number,
): Promise<GatewayError> {
  if (device !== undefined && (await joinWaitingList(record, device, counts, now))) {
    const words = joinTexts([why, msg('Your teacher sees that you wait, and can let you in.')], ' ')
    return new GatewayError(429, 'waiting', words, { 'retry-after': '10' })
  }
  const words = joinTexts([why, msg('Ask your teacher to free a seat, or to add some.')], ' ')
  return new GatewayError(403, 'seats', words, noRetry)
}

/** How many more devices can be let in: seats that are free, and those that were never used. */
export async function seatsToGive(record: ClassRecord, counts: Counts): Promise<number> {
  const turns = await turnsOf(record, counts)
  const free = turns.slice(0, record.seats).filter(turn => !isTaken(turn)).length
  return free + (await unusedSeats(record, turns, counts)).length
}

/** How often each seat was taken and freed; another student has another number. */
export function seatTurns(record: ClassRecord, counts: Counts): Promise<number[]> {
  return turnsOf(record, counts)
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
    { key: turnKey(await baseOf(record), seat), add, max: next, until: now + SCHOOL_YEAR_MS },
  ])
}

/**
 * The seat of a key, where it was issued and is still taken; else null. What is to be counted with its first request to a
 * model comes with it.
 */
export async function seatOfKey(
  record: ClassRecord,
  seat: number,
  seal: string,
  counts: Counts,
): Promise<Pick<Visitor, 'seat' | 'firstUse'> | null> {
  const base = await baseOf(record)
  const [turn = 0, old = 0] = await counts.read(record.id, [turnKey(base, seat), oldKey(base, seat)])
  const now = turn === 0 && old > 0 ? oldTurn : turn
  if (!isTaken(now) || !isSame(await sealOf(record, seat, now), seal)) return null
  const key = usedKey(base, seat, now)
  const [uses = 0] = await counts.read(record.id, [key])
  return uses > 0 ? { seat } : { seat, firstUse: key }
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

/** The most seats that a class can have. */
export const mostSeats = 1_000
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

/** When a seat was taken last, in milliseconds since 1970. */
function takenKey(base: string, seat: number): string {
  return `${base}/${seat}/taken`
}

/** Whether a model was asked from a seat, in that turn of it. */
function usedKey(base: string, seat: number, turn: number): string {
  return `${base}/${seat}/used/${turn}`
}

function sealOf(record: ClassRecord, seat: number, turn: number): Promise<string> {
  return shortMac(record, turn === oldTurn ? `seat ${seat}` : `seat ${seat} turn ${turn}`)
}
