import { cases } from '../../../tests/support/soak'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { arbitraryDraft, arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import { inEnglish } from '../../../tests/support/in-english'
import { blankDraft } from '../format/draft'
import { createRecordingDatabase, type RecordingDatabase } from '../recordings/recording-database'
import { createLibrary, type Library } from './library'
import { exportLibrary, importLibrary, isLibraryFile } from './library-file'
import { openRecordStore } from './record-store'
import { StorageError } from './storage-error'

interface Device {
  library: Library
  recordings: RecordingDatabase
}

function device(): Device {
  const indexedDB = new IDBFactory()
  const open = (name: string) => openRecordStore(() => indexedDB, name)
  let clock = 0
  const outside = { now: () => ++clock, freshId: () => `fresh-${++clock}` }
  return {
    library: createLibrary(open('documents'), outside),
    recordings: createRecordingDatabase(open('recordings'), async () => false),
  }
}

async function fileOf({ library, recordings }: Device): Promise<string> {
  const lines: string[] = []
  for await (const line of exportLibrary(library, recordings)) lines.push(line)
  return lines.join('')
}

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}
const bring = (text: string, to: Device, { length = 1_000, yieldControl = async () => {} } = {}) =>
  importLibrary(inPieces(text, length), { ...to, yieldControl })

/** The content of a library, in the order of its list. */
async function contents({ library, recordings }: Device) {
  const { records } = await library.list()
  return Promise.all(
    records.map(async ({ id }) => {
      const entries = await recordings.list(id)
      return { ...(await library.open(id)), runs: await Promise.all(entries.map(entry => recordings.open(entry))) }
    }),
  )
}

test('what is exported and imported elsewhere is the same library', async () => {
  const document = fc.record({ draft: arbitraryDraft, runs: fc.array(arbitraryRecording, { maxLength: 2 }) })
  const documents = fc.uniqueArray(document, { selector: ({ draft }) => draft.document.id, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(documents, fc.integer({ min: 1, max: 500 }), async (all, length) => {
      const [here, there] = [device(), device()]
      for (const { draft, runs } of all) {
        const { id } = await here.library.create(draft)
        for (const run of runs) await here.recordings.keep(id, run)
      }
      const file = await fileOf(here)
      expect(isLibraryFile(file)).toBe(true)
      expect(await bring(file, there, { length })).toEqual({ added: all.length, known: 0, problems: [] })
      expect(await contents(there)).toEqual(await contents(here))
      expect(await bring(file, there)).toEqual({ added: 0, known: all.length, problems: [] })
    }),
    { numRuns: cases(25) },
  )
})

test('a recording that came with a library is marked as not verified', async () => {
  const [here, there] = [device(), device()]
  const [recording] = fc.sample(arbitraryRecording, { numRuns: 1, seed: 1 })
  if (!recording) throw new Error('fast-check gave no recording.')
  const { id } = await here.library.create(blankDraft('a', 'Mine'))
  await here.recordings.keep(id, recording)
  await bring(await fileOf(here), there)
  const [record] = (await there.library.list()).records
  expect((await there.recordings.list(record?.id ?? '')).map(({ origin }) => origin)).toEqual(['file'])
})

test('nothing that is there is replaced', async () => {
  const [here, there] = [device(), device()]
  await here.library.create(blankDraft('a', 'Theirs'))
  await there.library.create(blankDraft('a', 'Mine'))
  await bring(await fileOf(here), there)
  expect((await there.library.open('a')).draft.document.name).toBe('Mine')
  expect((await there.library.list()).records.map(({ name }) => name).sort()).toEqual(['Mine', 'Theirs'])
})

test('a broken line is reported, the others are taken', async () => {
  const here = device()
  await here.library.create(blankDraft('a', 'A'))
  await here.library.create(blankDraft('b', 'B'))
  const [first, second, third] = (await fileOf(here)).split('\n')
  const file = [first, second?.slice(0, 40), '{"document":{"version":9,"pipelines":[]}}', third].join('\n')
  const there = device()
  const report = await bring(file, there)
  expect(report.added).toBe(1)
  expect(inEnglish(report.problems)).toEqual([
    'Line 2: This is not a line of a library.',
    expect.stringMatching(/^Line 3: .*version 9/),
  ])
})

test.each([
  ['', 'There is nothing in it to open.'],
  ['{"id":"x"}', 'Line 1: This file is not a whole library.'],
  ['{"library":2}', 'Line 1: This library was saved by a newer aili5.'],
  ['x'.repeat(11_000_000), 'Line 1: This is'],
])('a file that is no library is refused (%#)', async (text, sentence) => {
  const there = device()
  const report = await bring(text, there, { length: 100_000 })
  expect(inEnglish(report)).toMatchObject({ added: 0, problems: [expect.stringContaining(sentence)] })
  expect(report.problems).toHaveLength(1)
})

test('of a library of a newer version nothing is read', async () => {
  const [here, there] = [device(), device()]
  await here.library.create(blankDraft('a', 'A'))
  const [, document] = (await fileOf(here)).split('\n')
  const report = await bring(['{"library":2}', document, 'x'].join('\n'), there)
  expect(inEnglish(report)).toEqual({
    added: 0,
    known: 0,
    problems: [expect.stringContaining('Line 1: This library was saved by a newer aili5.')],
  })
  expect((await there.library.list()).records).toEqual([])
})

test('a library file is known by its first field, however it is spaced', () => {
  for (const text of ['{"library":1}', ' \n{\t"library" \n: 1', '{\r\n  "library":'])
    expect(isLibraryFile(text)).toBe(true)
  for (const text of [
    '',
    'x{"library":1}',
    '[{"library":1}]',
    '{"name":"library":',
    '{"x":{"library":1}}',
    '{"library"1:',
  ])
    expect(isLibraryFile(text)).toBe(false)
})

test('a recording goes with its document: left out with one that is known or broken, reported where it is broken itself', async () => {
  const here = device()
  const [recording] = fc.sample(arbitraryRecording, { numRuns: 1, seed: 1 })
  if (!recording) throw new Error('fast-check gave no recording.')
  const { id } = await here.library.create(blankDraft('a', 'A'))
  await here.recordings.keep(id, recording)
  const [first, document, ran] = (await fileOf(here)).split('\n')
  const broken = '{"document":{"version":9,"pipelines":[]}}'
  const there = device()
  const bringLines = (...lines: (string | undefined)[]) => bring([first, ...lines].join('\n'), there)
  const runs = async () => (await there.recordings.list('a')).length
  expect(await bringLines(document, ran, ' ', '', ran)).toEqual({ added: 1, known: 0, problems: [] })
  expect(await runs()).toBe(2)
  expect(await bringLines(document, ran)).toEqual({ added: 0, known: 1, problems: [] })
  expect(inEnglish((await bringLines(document, broken, ran, '{"recording":7}')).problems)).toEqual([
    expect.stringMatching(/^Line 3: .*version 9/),
  ])
  expect(await runs()).toBe(2)
  const other = document?.replace('"A"', '"B"')
  expect(await bringLines(document?.replace('"A"', '"C"'), broken, ran)).toMatchObject({ added: 1 })
  const [newest] = (await there.library.list()).records
  expect(await there.recordings.list(newest?.id ?? '')).toEqual([])
  expect(inEnglish((await bringLines(other, '{"recording":7}', first)).problems)).toEqual([
    'Line 3: This is not a recording of a run.',
    'Line 4: This is not a line of a library.',
  ])
})

test('a library is exported with the oldest document and run first, and without what cannot be read', async () => {
  const here = device()
  for (const id of ['a', 'b', 'c']) await here.library.create(blankDraft(id, id))
  const open = vi.spyOn(here.library, 'open')
  open.mockImplementationOnce(() => Promise.reject(new StorageError('damaged')))
  expect((await fileOf(here)).split('\n').map(line => /"name":"(\w)"/.exec(line)?.[1])).toEqual([
    ...[undefined, 'b', 'c', undefined],
  ])
  open.mockImplementationOnce(() => Promise.reject(new StorageError('failed')))
  await expect(fileOf(here)).rejects.toMatchObject({ code: 'failed' })
})

test('a storage that is full ends the import', async () => {
  const here = device()
  await here.library.create(blankDraft('a', 'A'))
  const there = device()
  vi.spyOn(there.library, 'create').mockRejectedValue(new StorageError('full'))
  await expect(bring(await fileOf(here), there)).rejects.toMatchObject({ code: 'full' })
})
