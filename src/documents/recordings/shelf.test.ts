import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { RunEvent } from '../../engine/events'
import { openRecordStore } from '../record-store'
import { type Recording, recordingOf } from './recording'
import { createShelf, mostRecordings, type RecordingShelf } from './shelf'

let shelf: RecordingShelf
beforeEach(() => {
  shelf = createShelf(openRecordStore(new IDBFactory()))
})

function run(documentId: string, at: number): Recording {
  const events: RunEvent[] = [
    { type: 'run-start', at, runId: `r${at}`, documentId, documentName: 'D', inputs: {} },
    { type: 'run-end', at: at + 30, status: 'failed', durationMs: 30, message: 'no' },
  ]
  return recordingOf(events) as Recording
}

test('a kept run is listed with its size, and opens as it was', async () => {
  const entry = await shelf.keep(run('a', 100))
  expect(entry).toEqual({
    ...{ documentId: 'a', number: 1, startedAt: 100, durationMs: 30, status: 'failed', modelCalls: 0 },
    bytes: expect.any(Number),
  })
  expect(entry.bytes).toBeGreaterThan(100)
  expect(await shelf.list('a')).toEqual([entry])
  expect(await shelf.open(entry)).toEqual(run('a', 100))
})

test('of each document the last fifty are kept', async () => {
  await shelf.keep(run('ab', 1))
  for (let at = 1; at <= mostRecordings + 3; at++) await shelf.keep(run('a', at))
  const entries = await shelf.list('a')
  expect(entries).toHaveLength(mostRecordings)
  expect(entries[0]?.startedAt).toBe(mostRecordings + 3)
  expect(entries.at(-1)?.startedAt).toBe(4)
  await expect(shelf.open({ documentId: 'a', number: 3 })).rejects.toMatchObject({ code: 'gone' })
  expect(await shelf.list('ab')).toHaveLength(1)
})

test('one can go, and all of a document', async () => {
  const first = await shelf.keep(run('a', 1))
  const second = await shelf.keep(run('a', 2))
  const other = await shelf.keep(run('b', 3))
  await shelf.remove(first)
  expect(await shelf.list('a')).toEqual([second])
  await shelf.removeAll('a')
  expect(await shelf.list('a')).toEqual([])
  await expect(shelf.open(second)).rejects.toMatchObject({ code: 'gone' })
  expect(await shelf.open(other)).toEqual(run('b', 3))
})
