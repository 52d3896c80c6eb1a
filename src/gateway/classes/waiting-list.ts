import type { Counts } from '../counts/counts'
import type { ClassRecord } from './class-record'
import { baseOf, SCHOOL_YEAR_MS, shortMac } from './seat-keys'

/* Devices that found no seat. They have numbers in the order in which they came; the teacher lets in all up to a number. */

/** Devices that wait at most. More would be a list of made-up devices. */
const MAX_WAITING = 100

/** Puts a device on the list of those that wait, once. @returns false where too many wait already */
export async function joinWaitingList(
  record: ClassRecord,
  device: string,
  counts: Counts,
  now: number,
): Promise<boolean> {
  const keys = await keysOf(record)
  const mine = await keyOf(record, device)
  const until = now + SCHOOL_YEAR_MS
  // Concurrent devices request the same number: the second one retries.
  for (;;) {
    const [came = 0, letIn = 0, had = 0] = await counts.read(record.id, [keys.came, keys.letIn, mine])
    if (had > letIn) return true
    if (came - letIn >= MAX_WAITING) return false
    const number = came + 1
    const refused = await counts.reserve(record.id, [
      { key: keys.came, add: 1, max: number, until },
      { key: mine, add: number - had, max: number, until },
    ])
    if (refused === null) return true
  }
}

/** Number of devices that wait for a seat since the teacher last admitted one. */
export async function waitingCount(record: ClassRecord, counts: Counts): Promise<number> {
  const { came, letIn } = await keysOf(record)
  const [all = 0, before = 0] = await counts.read(record.id, [came, letIn])
  return Math.max(0, all - before)
}

/** Lets in all devices that wait now. */
export async function admitWaiting(record: ClassRecord, counts: Counts, now: number): Promise<void> {
  const { came, letIn } = await keysOf(record)
  const [all = 0, before = 0] = await counts.read(record.id, [came, letIn])
  // Pressed twice, the second is refused, and nothing is wrong.
  await counts.reserve(record.id, [
    { key: letIn, add: Math.max(0, all - before), max: all, until: now + SCHOOL_YEAR_MS },
  ])
}

/** Whether the teacher let a device in that waited. */
export async function isAdmitted(record: ClassRecord, device: string, counts: Counts): Promise<boolean> {
  const { letIn } = await keysOf(record)
  const [mine = 0, last = 0] = await counts.read(record.id, [await keyOf(record, device), letIn])
  return mine > 0 && mine <= last
}

async function keysOf(record: ClassRecord) {
  const base = await baseOf(record)
  return { came: `${base}/waiting/came`, letIn: `${base}/waiting/let-in` }
}

async function keyOf(record: ClassRecord, device: string): Promise<string> {
  return `${await baseOf(record)}/waiting/${await shortMac(record, `device ${device}`)}`
}
