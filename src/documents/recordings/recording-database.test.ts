import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import { cases } from '../../../tests/support/soak'
import type { RunEvent } from '../../model/events'
import { openRecordStore } from '../library/record-store'
import { type Recording, recordingOf } from './recording'
import { createRecordingDatabase, MAX_RECORDINGS } from './recording-database'

function database(underWay: ReadonlySet<string> = new Set()) {
  const indexedDB = new IDBFactory()
  const store = openRecordStore(() => indexedDB, 'recordings')
  return { store, recordings: createRecordingDatabase(store, async id => underWay.has(id)) }
}

function runOf(at: number, ...more: RunEvent[]): Recording {
  const start: RunEvent = { type: 'run-start', at, runId: `r${at}`, documentId: 'd', documentName: 'D', inputs: {} }
  return recordingOf([start, ...more]) as Recording
}
const end: RunEvent = { type: 'run-end', at: 9_000, status: 'finished', durationMs: 1 }

test('a run is opened as it was kept', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryRecording, async recording => {
      const { recordings } = database()
      const entry = await recordings.keep('d', recording)
      expect(await recordings.open(entry)).toEqual(recording)
    }),
    { numRuns: cases(50) },
  )
})

test('the newest fifty of a document are kept', async () => {
  const { recordings } = database()
  for (let at = 1; at <= MAX_RECORDINGS + 2; at++) await recordings.keep('d', runOf(at, end))
  await recordings.keep('other', runOf(1, end))
  const entries = await recordings.list('d')
  expect(entries).toHaveLength(MAX_RECORDINGS)
  expect([entries[0]?.startedAt, entries.at(-1)?.startedAt]).toEqual([MAX_RECORDINGS + 2, 3])
  await expect(recordings.open({ documentId: 'd', number: 1 })).rejects.toMatchObject({ code: 'gone' })
})

test('a run in progress is not listed; one whose page was lost is, with what it had', async () => {
  const underWay = new Set(['r1'])
  const { recordings } = database(underWay)
  const writer = await recordings.begin('d', runOf(1))
  const node: RunEvent = { type: 'pipeline-start', at: 2, pipelineId: 'p', name: 'P' }
  await writer.write(runOf(1, node))
  expect(await recordings.list('d')).toEqual([])
  underWay.clear()
  const [entry] = await recordings.list('d')
  expect(entry).toMatchObject({ status: 'page-ended', runId: 'r1' })
  const { events } = await recordings.open(entry!)
  expect(events.map(({ type }) => type)).toEqual(['run-start', 'pipeline-start', 'run-end'])
})

test('a run that ends is kept whole; one that was deleted meanwhile stays deleted', async () => {
  const { recordings } = database(new Set(['r1']))
  const writer = await recordings.begin('d', runOf(1))
  await writer.finish(runOf(1, end))
  const [entry] = await recordings.list('d')
  expect(entry).toMatchObject({ status: 'finished' })
  await recordings.remove(entry!)
  await writer.write(runOf(1, end))
  expect(await recordings.list('d')).toEqual([])
  const other = await recordings.begin('d', runOf(1))
  await other.discard()
  await other.finish(runOf(1, end))
  expect(await recordings.list('d')).toEqual([])
})

test('runs of documents that are gone are dropped once they are old', async () => {
  const { recordings } = database()
  for (const id of ['here', 'gone']) for (const at of [1, 100]) await recordings.keep(id, runOf(at, end))
  await recordings.dropOthers(new Set(['here']), 50)
  expect(await recordings.list('here')).toHaveLength(2)
  expect((await recordings.list('gone')).map(({ startedAt }) => startedAt)).toEqual([100])
})

test('a damaged run says so, and the others are listed', async () => {
  const { recordings, store } = database()
  const entry = await recordings.keep('d', runOf(1, end))
  await recordings.keep('d', runOf(2, end))
  await store.use('readwrite', records => {
    records.put('{"recording":1,', ['run', 'd', entry.number])
    records.put(null, ['entry', 'd', 7])
  })
  await expect(recordings.open(entry)).rejects.toMatchObject({ code: 'damaged' })
  expect(await recordings.list('d')).toHaveLength(2)
})
