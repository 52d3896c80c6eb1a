import * as v from 'valibot'
import type { Counts } from '../counts/counts'
import { GatewayError } from '../gateway-error'
import type { ClassRecord } from './class-record'
import { baseOf } from './seat-keys'
import { seatTurns } from './seats'

/** Where a seat is in a lesson: numbers only. */
export interface SeatProgress {
  /** The lesson's number; 0 for a lesson that is not one of the page's own. */
  lesson: number
  /** The open step, from 1. */
  step: number
  /** How many steps are done, and how many there are. */
  done: number
  steps: number
}

const most = 63
const count = (least: number, highest = most) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(highest))
const Report = v.strictObject({ lesson: count(0, 255), step: count(1), done: count(0), steps: count(1) })

const day = 24 * 60 * 60_000
const minute = 60_000
/** Reports that a seat may send in a minute. */
const mostInAMinute = 60

/**
 * Reads what a page sends. Nothing else is let in: no text, and no other field.
 * @throws GatewayError
 */
export function readProgress(body: unknown): SeatProgress {
  const read = v.safeParse(Report, body)
  if (!read.success) {
    throw new GatewayError(
      400,
      'body',
      'Progress is { lesson, step, done, steps }: four whole numbers, and nothing else.',
    )
  }
  return read.output
}

/** Saves the progress of a seat until the next day. */
export async function saveProgress(
  record: ClassRecord,
  seat: number,
  progress: SeatProgress,
  counts: Counts,
  now: number,
): Promise<void> {
  const turn = (await seatTurns(record, counts))[seat - 1] ?? 0
  const base = await baseOf(record)
  const key = progressKey(base, seat, turn, now)
  const until = (Math.floor(now / day) + 2) * day
  // A counter can only grow, so the time is in its upper digits. A concurrent report is read again.
  for (;;) {
    const [before = 0] = await counts.read(record.id, [key])
    const value = Math.max(now % day, Math.floor(before / places) + 1) * places + packed(progress)
    const refused = await counts.reserve(record.id, [
      { key, add: value - before, max: value, until },
      {
        key: `${base}/${seat}/lesson/minute/${Math.floor(now / minute)}`,
        add: 1,
        max: mostInAMinute,
        until: now + 2 * minute,
      },
    ])
    if (refused === null) return
    if (refused === 1)
      throw new GatewayError(429, 'progress', 'Too many reports of progress in this minute.', { 'retry-after': '60' })
  }
}

/** Where each taken seat is today, by its number. */
export async function classProgress(
  record: ClassRecord,
  counts: Counts,
  now: number,
): Promise<ReadonlyMap<number, SeatProgress>> {
  const base = await baseOf(record)
  const turns = await seatTurns(record, counts)
  const values = await counts.read(
    record.id,
    turns.map((turn, index) => progressKey(base, index + 1, turn, now)),
  )
  return new Map(values.flatMap((value, index) => (value > 0 ? [[index + 1, unpacked(value)] as const] : [])))
}

/** The next student on the seat begins without it. */
function progressKey(base: string, seat: number, turn: number, now: number): string {
  return `${base}/${seat}/lesson/${turn}/${Math.floor(now / day)}`
}

const size = most + 1
const places = 256 * size ** 3

function packed({ lesson, step, done, steps }: SeatProgress): number {
  return ((lesson * size + step) * size + done) * size + steps
}

function unpacked(value: number): SeatProgress {
  const at = (place: number) => Math.floor(value / size ** place) % size
  return { lesson: Math.floor(value / size ** 3) % 256, step: at(2), done: at(1), steps: at(0) }
}
