import * as v from 'valibot'
import { msg } from '../../language/message'
import { GatewayError, noRetry } from '../gateway-error'
import type { Put, Records } from '../records/records'
import type { ClassRecord } from './class-record'
import { randomLetters } from './codes'
import type { Visitor } from './seats'

/** Bytes of a handed-in file, and works that a class keeps. */
export const mostWorkBytes = 200_000
const mostWorks = 400
/** Works of one seat: of so many stacks and lessons. */
const mostOfSeat = 10

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** What a page hands in. */
const HandedInSchema = v.object({
  /** Which stack or lesson it is of: a newer one replaces it. */
  of: v.pipe(text(100), v.minLength(1)),
  /** The name of the stack. */
  title: text(120),
  /** What the student wants to be called; empty for the number of the seat. */
  name: text(40),
  /** The file, as the page saves it. */
  file: v.pipe(v.string(), v.minLength(2), v.maxLength(mostWorkBytes)),
})

/** A work that was handed in, without its file. */
export interface Work {
  id: string
  seat: number
  /** Who had the seat. */
  student: string
  of: string
  title: string
  name: string
  /** In milliseconds since 1970. */
  at: number
  bytes: number
}

/** The record of what a class handed in. */
export function worksKey(id: string): string {
  return `${id}/works`
}

const fileKey = (id: string, work: string) => `${id}/work/${work}`

/** The works of a class, the newest first. */
export async function listWorks(records: Records, { id }: ClassRecord): Promise<Work[]> {
  const [stored] = await records.read([worksKey(id)])
  return worksOf(stored).sort((a, b) => b.at - a.at)
}

/** The file of a work; null where there is none. */
export async function readWork(records: Records, { id }: ClassRecord, work: string): Promise<string | null> {
  const [file] = await records.read([fileKey(id, work)])
  return typeof file === 'string' ? file : null
}

/**
 * Keeps a work. A seat has one of each stack or lesson: the newest.
 * @throws GatewayError where it is no work, or there is no room
 */
export async function handIn(
  records: Records,
  { record: { id }, seat, student }: Visitor,
  body: unknown,
  now: number,
): Promise<Work> {
  const read = v.safeParse(HandedInSchema, body)
  if (!read.success)
    throw new GatewayError(400, 'body', msg('This cannot be handed in: it is not a stack, or it is too large.'))
  const { file, ...words } = read.output
  const work: Work = { ...words, id: randomLetters(12), seat, student, at: now, bytes: file.length }
  const key = worksKey(id)
  const isKept = await records.change([key], ([stored]) => {
    const all = worksOf(stored)
    const own = all.filter(each => each.seat === seat && each.student === student)
    const old = own.find(each => each.of === work.of)
    const others = all.filter(each => each !== old)
    if (others.length >= mostWorks || (!old && own.length >= mostOfSeat)) return { result: false }
    const put: Put[] = [
      { key, value: [...others, work] },
      { key: fileKey(id, work.id), value: file },
      ...(old ? [{ key: fileKey(id, old.id), value: null }] : []),
    ]
    return { result: true, put }
  })
  if (!isKept) {
    throw new GatewayError(
      403,
      'full',
      msg('Your class has no room for more work. Ask your teacher to delete some.'),
      noRetry,
    )
  }
  return work
}

/** Deletes a work, or all. */
export async function deleteWorks(records: Records, { id }: ClassRecord, which: string | 'all'): Promise<void> {
  const key = worksKey(id)
  await records.change([key], ([stored]) => {
    if (which === 'all') return { result: undefined, put: deletedWorks(id, stored) }
    const put = [
      { key, value: worksOf(stored).filter(work => work.id !== which) },
      { key: fileKey(id, which), value: null },
    ]
    return { result: undefined, put }
  })
}

/** What deletes all works of a class. */
export function deletedWorks(id: string, stored: unknown): Put[] {
  const files = worksOf(stored).map(work => ({ key: fileKey(id, work.id), value: null }))
  return [{ key: worksKey(id), value: null }, ...files]
}

function worksOf(stored: unknown): Work[] {
  return (stored as Work[] | null) ?? []
}
