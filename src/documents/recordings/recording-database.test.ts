import { cases } from '../../../tests/support/soak'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { promisifyRequest, type UseStore } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import type { RunEvent, RunEventOf } from '../../model/events'
import { blankDraft } from '../format/draft'
import { keysFrom, ranDocumentPrefix } from '../library/record-keys'
import { openRecordStore } from '../library/record-store'
import { transact } from '../library/transaction'
import { type Recording, recordingOf } from './recording'
import {
  createRecordingDatabase,
  MAX_RECORDINGS,
  type RecordingDatabase,
  type RecordingEntry,
} from './recording-database'
import { putDocument, storableDocument } from './stored-documents'

let records: UseStore
let database: RecordingDatabase
beforeEach(() => {
  records = openRecordStore(new IDBFactory())
  database = createRecordingDatabase(records)
})

function run(documentId: string, at: number): Recording {
  const events: RunEvent[] = [
    { type: 'run-start', at, runId: `r${at}`, documentId, documentName: 'D', inputs: {} },
    { type: 'run-end', at: at + 30, status: 'failed', durationMs: 30, message: 'no' },
  ]
  return recordingOf(events) as Recording
}

test('a kept run is listed with its size, and opens as it was', async () => {
  const entry = await database.keep(run('a', 100))
  expect(entry).toEqual({
    ...{ documentId: 'a', number: 1, runId: 'r100', startedAt: 100, durationMs: 30, status: 'failed', modelCalls: 0 },
    bytes: expect.any(Number),
  })
  expect(entry.bytes).toBeGreaterThan(100)
  expect(await database.list('a')).toEqual([entry])
  expect(await database.open(entry)).toEqual(run('a', 100))
})

test('of each document the last fifty are kept', async () => {
  await database.keep(run('ab', 1))
  for (let at = 1; at <= MAX_RECORDINGS + 3; at++) await database.keep(run('a', at))
  const entries = await database.list('a')
  expect(entries).toHaveLength(MAX_RECORDINGS)
  expect(entries[0]?.startedAt).toBe(MAX_RECORDINGS + 3)
  expect(entries.at(-1)?.startedAt).toBe(4)
  await expect(database.open({ documentId: 'a', number: 3 })).rejects.toMatchObject({ code: 'gone' })
  expect(await database.list('ab')).toHaveLength(1)
})

test('one can go, and the others stay', async () => {
  const first = await database.keep(run('a', 1))
  const second = await database.keep(run('a', 2))
  const other = await database.keep(run('b', 3))
  await database.remove(first)
  expect(await database.list('a')).toEqual([second])
  await expect(database.open(first)).rejects.toMatchObject({ code: 'gone' })
  expect(await database.open(other)).toEqual(run('b', 3))
})

/** Keys of stored documents of runs. */
const ranDocuments = (documentId: string) =>
  transact(records, 'readonly', store => promisifyRequest(store.getAllKeys(keysFrom(ranDocumentPrefix(documentId)))))

test('a document that ran is kept once, and goes with its last recording', async () => {
  const named = (at: number, name: string) => {
    const recording = run('a', at)
    const [start, ...rest] = recording.events as [RunEventOf<'run-start'>, ...RunEvent[]]
    return { ...recording, events: [{ ...start, document: blankDraft('a', name).document }, ...rest] }
  }
  const [first, second, third] = [named(1, 'One'), named(2, 'One'), named(3, 'Two')]
  const entries = []
  for (const recording of [first, second, third]) entries.push(await database.keep(recording))
  expect(await ranDocuments('a')).toHaveLength(2)
  expect(entries[1]?.bytes).toBeLessThan(entries[0]?.bytes as number)
  for (const [index, entry] of entries.entries()) {
    expect(await database.open(entry)).toEqual([first, second, third][index])
  }
  await database.remove(entries[0] as RecordingEntry)
  expect(await database.open(entries[1] as RecordingEntry)).toEqual(second)
  await database.remove(entries[1] as RecordingEntry)
  expect(await ranDocuments('a')).toHaveLength(1)
  for (let at = 10; at < 10 + MAX_RECORDINGS; at++) await database.keep(named(at, 'Three'))
  expect(await ranDocuments('a')).toHaveLength(1)
  for (const entry of await database.list('a')) await database.remove(entry)
  expect(await ranDocuments('a')).toHaveLength(0)
})

test('whenever a page is lost, the run is there as far as it was written, and has ended with the page', async () => {
  const cuts = fc.array(fc.nat({ max: 30 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(
      arbitraryRecording,
      cuts,
      fc.boolean(),
      fc.boolean(),
      async (recording, places, isOver, isSure) => {
        const store = openRecordStore(new IDBFactory())
        const last = recording.events.length - 1
        const [first = 1, ...ends] = [...new Set(places.map(place => Math.min(place + 1, last)))].sort((a, b) => a - b)
        const writer = await createRecordingDatabase(store).begin({
          ...recording,
          events: recording.events.slice(0, first),
        })
        let written = first
        for (const end of ends) {
          await writer.write(recording.events.slice(written, end))
          written = end
        }
        if (isOver) await writer.finish(recording)
        const after = createRecordingDatabase(store, async () => ({ ids: new Set(), isSure }))
        const [entry] = await after.list(recording.documentId)
        const events = entry && (await after.open(entry)).events
        if (isOver) expect(events).toEqual(recording.events)
        else {
          expect(entry).toMatchObject({ status: 'page-ended', number: 1, runId: recording.id })
          expect(events?.slice(0, -1)).toEqual(recording.events.slice(0, written))
          expect(events?.at(-1)).toMatchObject({ type: 'run-end', status: 'stopped', code: 'PAGE_ENDED' })
        }
      },
    ),
    { numRuns: cases(60) },
  )
})

test('a run that continues in another page is left alone, and is a recording when it is over', async () => {
  const alive = new Set<string>()
  const here = createRecordingDatabase(records, async () => ({ ids: alive, isSure: true }))
  const recording = run('a', 1)
  alive.add(recording.id)
  const writer = await database.begin({ ...recording, events: recording.events.slice(0, 1) })
  expect(await here.list('a')).toEqual([])
  await writer.finish(recording)
  expect(await here.list('a')).toMatchObject([{ status: 'failed' }])
  // What is over is listed, also while the page where it ran still names it beside another run.
  const next = run('a', 2)
  alive.add(next.id)
  await database.begin({ ...next, events: next.events.slice(0, 1) })
  expect(await here.list('a')).toMatchObject([{ status: 'failed', runId: recording.id }])
})

test('an entry that is no entry any more is passed over, and the other runs stay', async () => {
  const kept = await database.keep(run('a', 100))
  await records('readwrite', store => {
    const wrong = [{ documentId: 1 }, { number: 1.5 }, { startedAt: 'x' }, { status: null }]
    for (const [index, junk] of [null, 7, 'x', {}, [], ...wrong.map(field => ({ ...kept, ...field }))].entries()) {
      store.put(junk, `recording-entry a 00000010${index}`)
    }
  })
  expect(await database.list('a')).toEqual([kept])
  await database.keep(run('a', 200))
  expect(await database.list('a')).toHaveLength(2)
})

test('a run whose text is damaged says so', async () => {
  const kept = await database.keep(run('a', 100))
  await records('readwrite', store => void store.put('{"recording":1', 'recording a 000000001'))
  await expect(database.open(kept)).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringContaining('damaged'),
  })
})

test('a stored run that is none of ours is damaged', async () => {
  const kept = await database.keep(run('a', 100))
  await records('readwrite', store => void store.put('{"recording":2,"events":[]}', 'recording a 000000001'))
  await expect(database.open(kept)).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringContaining('This is no recording of a run.'),
  })
})

test('other pages are asked for their runs only where a run is in progress', async () => {
  const underWay = vi.fn(async () => ({ ids: new Set(['r1']), isSure: true }))
  const asking = createRecordingDatabase(records, underWay)
  await asking.keep(run('a', 100))
  expect(await asking.list('a')).toHaveLength(1)
  expect(underWay).not.toHaveBeenCalled()
  await asking.begin(run('a', 1))
  expect(await asking.list('a')).toHaveLength(1)
  expect(underWay).toHaveBeenCalledOnce()
})

test('a run that is discarded or deleted while it is in progress leaves nothing, and has the next number free', async () => {
  const recording = run('a', 1)
  const begun = { ...recording, events: recording.events.slice(0, 1) }
  const first = await database.begin(begun)
  await first.discard()
  const second = await database.begin(begun, { origin: 'link' })
  await database.remove({ documentId: 'a', number: 1 })
  await second.write(recording.events.slice(1))
  expect(await second.finish(recording)).toMatchObject({ number: 1, status: 'under-way', origin: 'link' })
  expect(await records('readonly', store => promisifyRequest(store.count()))).toBe(0)
  const kept = [await database.keep(run('a', 2)), await database.keep(run('a', 3), { origin: 'file' })]
  expect(kept.map(({ number, origin }) => [number, origin])).toEqual([
    [1, undefined],
    [2, 'file'],
  ])
  await database.remove({ documentId: 'a', number: 1 })
  expect(await database.keep(run('a', 4))).toMatchObject({ number: 3 })
})

test('a run has the same size whether it was stored while it was in progress or at its end', async () => {
  const recording = run('a', 1)
  const [start, ...rest] = recording.events as [RunEventOf<'run-start'>, ...RunEvent[]]
  const whole = { ...recording, events: [{ ...start, document: blankDraft('a', 'One').document }, ...rest] }
  const writer = await database.begin({ ...whole, events: whole.events.slice(0, 1) })
  await writer.write(rest)
  const [ended, atOnce] = [await writer.finish(whole), await database.keep(whole, { documentId: 'b' })]
  expect(ended).toEqual({ ...atOnce, documentId: 'a' })
  // Finished again, as after a page that only seemed lost.
  expect(await writer.finish(whole)).toEqual(ended)
})

test('two documents of one hash are both kept', async () => {
  const [one, other] = ['One', 'Two'].map(name => storableDocument({ name }))
  if (!one || !other) throw new Error('no documents')
  const put = (json: string) =>
    transact(records, 'readwrite', store => putDocument(store, 'a', { json, hash: one.hash }))
  const size = (each: { json: string }) => each.json.length
  expect(one.hash).not.toBe(other.hash)
  expect(await put(one.json)).toEqual({ name: one.hash, bytes: size(one) })
  expect(await put(other.json)).toEqual({ name: `${one.hash}.1`, bytes: size(other) })
  expect([await put(one.json), await put(other.json)]).toEqual([
    { name: one.hash, bytes: 0 },
    { name: `${one.hash}.1`, bytes: 0 },
  ])
})
