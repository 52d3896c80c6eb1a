import type { Counts } from '../counts/counts'
import type { ClassBook } from './class-book'
import type { ClassRecord } from './class-record'
import { mostSeats, seatsToGive } from './seats'
import { letInWaiting, seatsWaiting } from './waiting'

/** Lets in all devices that wait: seats that were never used go to them, and where these are too few, the class gets more. */
export async function letIn(
  record: ClassRecord,
  { classes, counts, now }: { classes: ClassBook; counts: Counts; now(): number },
): Promise<void> {
  const missing = (await seatsWaiting(record, counts)) - (await seatsToGive(record, counts))
  if (missing > 0) await classes.change(record.id, { seats: Math.min(mostSeats, record.seats + missing) })
  await letInWaiting(record, counts, now())
}
