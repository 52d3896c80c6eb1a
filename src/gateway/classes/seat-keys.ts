import type { ClassRecord } from './class-record'
import { macOf } from './codes'

/** How long what is counted about seats is stored: it is deleted with the seats' secret, and at this time at the latest. */
export const SCHOOL_YEAR_MS = 400 * 24 * 60 * 60 * 1000

/** The beginning of all keys about the seats of a class. Another secret makes all of them new. */
export async function baseOf(record: ClassRecord): Promise<string> {
  return `seats/${(await macOf(record.seatSecret, 'seats')).slice(0, 12)}`
}

/** A code for a text that says nothing about the text. */
export async function shortMac({ seatSecret }: ClassRecord, text: string): Promise<string> {
  return (await macOf(seatSecret, text)).slice(0, 24)
}
