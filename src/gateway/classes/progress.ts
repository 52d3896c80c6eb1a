import * as v from 'valibot'
import { GatewayError } from '../gateway-error'
import type { Records } from '../records/records'
import type { ClassRecord } from './class-record'
import { type Roster, rosterKey, rosterOf } from './seats'

const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(255))

const ProgressSchema = v.strictObject({
  /** The lesson's number; 0 for a lesson that is not one of the page's own. */
  lesson: count(0),
  /** The open step, from 1. */
  step: count(1),
  /** How many steps are done, and how many there are. */
  done: count(0),
  steps: count(1),
})

/** Where a seat is in a lesson: numbers only. */
export type SeatProgress = v.InferOutput<typeof ProgressSchema>

/**
 * Reads what a page sends. Nothing else is let in: no text, and no other field.
 * @throws GatewayError
 */
export function readProgress(body: unknown): SeatProgress {
  const read = v.safeParse(ProgressSchema, body)
  if (read.success) return read.output
  throw new GatewayError(
    400,
    'body',
    'Progress is { lesson, step, done, steps }: four whole numbers, and nothing else.',
  )
}

/** Keeps the progress of a seat. It is shown until the end of the day, or until the seat is freed. */
export async function saveProgress(
  { id }: ClassRecord,
  number: number,
  progress: SeatProgress,
  { records, today }: { records: Records; today: string },
): Promise<void> {
  const key = rosterKey(id)
  await records.change([key], ([stored]) => {
    const { seats, waiting } = rosterOf(stored)
    const changed = seats.map((seat, index) =>
      seat && index + 1 === number ? { ...seat, progress: { ...progress, day: today } } : seat,
    )
    return { result: undefined, put: [{ key, value: { seats: changed, waiting } satisfies Roster }] }
  })
}
