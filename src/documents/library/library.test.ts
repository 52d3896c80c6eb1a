import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { blankDraft, type Draft } from '../format/draft'
import { type Recording, recordingOf } from '../recordings/recording'
import { createRecordingDatabase } from '../recordings/recording-database'
import { createLibrary, type Library, MOST_NODES_HERE } from './library'
import { readStoredFrom } from './read-stored'
import { documentKey, indexKey } from './record-keys'
import { openRecordStore } from './record-store'
import { StorageError } from './storage-error'

let factory: IDBFactory
let library: Library
let clock = 0
let fresh = 0

const outside = { now: () => ++clock, freshId: () => `fresh-${++fresh}` }
const draftOf = (id: string, ...types: string[]): Draft => {
  const draft = blankDraft(id, `Name of ${id}`)
  const nodes = types.map((type, index) => ({ id: `n${index}`, type, config: {} }))
  return { ...draft, document: { ...draft.document, pipelines: [{ id: 'main', name: '', nodes }] } }
}

beforeEach(() => {
  factory = new IDBFactory()
  library = createLibrary(openRecordStore(factory), outside)
  fresh = 0
})

test('what was created can be opened and is listed', async () => {
  const draft = { ...draftOf('a', 'survey', 'inference', 'survey'), inputs: { n0: 'hello' } }
  expect(await library.create(draft)).toEqual({ id: 'a', draft, revision: 1 })
  expect(await library.open('a')).toEqual({ id: 'a', draft, revision: 1 })
  expect(await library.list()).toEqual([
    { id: 'a', name: 'Name of a', nodeCount: 3, types: ['survey', 'inference'], revision: 1, updatedAt: clock },
  ])
})

test('a taken id is not taken twice', async () => {
  await library.create(draftOf('a'))
  const second = await library.create(draftOf('a', 'survey'))
  expect(second.id).toBe('fresh-1')
  expect(second.draft.document.id).toBe('fresh-1')
  expect((await library.open('a')).draft).toEqual(draftOf('a'))
})

test('a save counts up, and one that knows an older revision changes nothing', async () => {
  await library.create(draftOf('a'))
  expect(await library.save('a', draftOf('a', 'survey'), 1)).toEqual({ saved: true, revision: 2 })
  expect(await library.save('a', draftOf('a', 'inference'), 1)).toEqual({
    saved: false,
    theirs: { id: 'a', draft: draftOf('a', 'survey'), revision: 2 },
  })
  expect((await library.open('a')).draft).toEqual(draftOf('a', 'survey'))
})

test('a save that meets another joins both in one transaction, or keeps a second copy', async () => {
  const base = draftOf('a', 'survey')
  const named = (name: string, draft = base) => ({ ...draft, document: { ...draft.document, name } })
  const origin = { base, copyId: 'copy' }
  await library.create(base)
  await library.save('a', named('Theirs'), 1)
  const inputs = { n0: 'mine' }
  expect(await library.save('a', { ...base, inputs }, 1, origin)).toMatchObject({
    saved: false,
    theirs: { revision: 2 },
    stored: { id: 'a', revision: 3 },
  })
  expect((await library.open('a')).draft).toEqual({ ...named('Theirs'), inputs })
  // Fire and forget, so that the tab can close at once.
  void library.save('a', named('Mine'), 1, { ...origin, isLast: true })
  expect((await library.open('copy')).draft.document.name).toBe('Mine (second copy)')
  expect((await library.open('a')).draft.document.name).toBe('Theirs')
  expect(
    await library.save('a', { ...base, inputs: { n0: 'last' } }, null, { base: { ...base, inputs }, copyId: 'no' }),
  ).toMatchObject({
    stored: { id: 'a', draft: { document: { name: 'Theirs' }, inputs: { n0: 'last' } } },
  })
})

test('of many tabs that save at once, each revision is given once', async () => {
  await library.create(draftOf('a'))
  const tabs = Array.from({ length: 8 }, () => createLibrary(openRecordStore(factory), outside))
  const outcomes = await Promise.all(tabs.map((tab, index) => tab.save('a', draftOf('a', `t${index}`), 1)))
  expect(outcomes.filter(outcome => outcome.saved)).toHaveLength(1)
})

test('what is there already as it is to be saved is saved', async () => {
  await library.create(draftOf('a'))
  const draft = draftOf('a', 'survey')
  const saves = [1, 2].map(() => library.save('a', draft, 1, { base: draftOf('a'), copyId: 'copy' }))
  for (const outcome of await Promise.all(saves)) expect(outcome).toEqual({ saved: true, revision: 2 })
})

test('what is gone is kept again by an editor of it', async () => {
  await library.create(draftOf('a'))
  await library.remove('a')
  await expect(library.open('a')).rejects.toMatchObject({ code: 'gone' })
  expect(await library.save('a', draftOf('a', 'survey'), 1)).toEqual({ saved: true, revision: 2 })
  expect((await library.open('a')).draft).toEqual(draftOf('a', 'survey'))
})

test('removing can be taken back', async () => {
  await library.create(draftOf('a', 'survey'))
  const removed = await library.remove('a')
  expect(await library.list()).toEqual([])
  await library.restore(removed)
  expect((await library.open('a')).draft).toEqual(draftOf('a', 'survey'))
  expect((await library.restore(removed)).id).toBe('fresh-1')
})

test('removing takes the recordings along, and brings them back', async () => {
  const recordings = createRecordingDatabase(openRecordStore(factory))
  const recording = recordingOf([
    { type: 'run-start', at: 1, runId: 'r', documentId: 'a', documentName: 'A', inputs: {} },
    { type: 'run-end', at: 2, status: 'finished', durationMs: 1 },
  ]) as Recording
  await library.create(draftOf('a'))
  const entry = await recordings.keep(recording)
  const removed = await library.remove('a')
  expect(await recordings.list('a')).toEqual([])
  await expect(recordings.open(entry)).rejects.toMatchObject({ code: 'gone' })
  await library.restore(removed)
  expect(await recordings.open(entry)).toEqual(recording)
})

test('a record that cannot be read says so, and stays', async () => {
  const store = openRecordStore(factory)
  await library.create(draftOf('a'))
  await store('readwrite', objects => objects.put({ draft: { document: { version: 1 } } }, 'document a'))
  await expect(library.open('a')).rejects.toMatchObject({ code: 'damaged' })
  await expect(library.remove('a')).rejects.toMatchObject({ code: 'damaged' })
  expect(await library.list()).toHaveLength(1)
})

test('without a database, every call says that nothing is kept here', async () => {
  const none = createLibrary(openRecordStore(undefined), outside)
  await expect(none.list()).rejects.toMatchObject({ code: 'absent' })
  await expect(none.create(draftOf('a'))).rejects.toMatchObject({
    message: expect.stringContaining('save your work as a file'),
  })
})

test('a connection that was closed is opened again', async () => {
  const store = openRecordStore(factory)
  const again = createLibrary(store, outside)
  await again.create(draftOf('a'))
  await store('readonly', objects => objects.transaction.db.close())
  expect(await again.list()).toHaveLength(1)
})

test('a value that cannot be kept leaves nothing half kept', async () => {
  await library.create(draftOf('a'))
  const uncloneable = { ...draftOf('a'), inputs: { n: (() => {}) as unknown as string } }
  await expect(library.save('a', uncloneable, 1)).rejects.toMatchObject({ code: 'failed' })
  expect(await library.open('a')).toEqual({ id: 'a', draft: draftOf('a'), revision: 1 })
})

test('a large document is read elsewhere, whatever its entry says; a small one is not', async () => {
  const store = openRecordStore(factory)
  const elsewhere: string[] = []
  const readLarge = async (id: string) => {
    elsewhere.push(id)
    const reading = await readStoredFrom(store, id)
    if ('problem' in reading) throw new StorageError(reading.code, undefined, reading.problem)
    return reading.stored
  }
  const library = createLibrary(store, { ...outside, readLarge })
  const types = (count: number) => Array.from({ length: count }, () => 'note')
  const drafts = [draftOf('small', ...types(MOST_NODES_HERE)), draftOf('large', ...types(MOST_NODES_HERE + 1))]
  for (const draft of drafts) await library.create(draft)
  const opened = async () => [(await library.open('small')).draft, (await library.open('large')).draft]
  expect(await opened()).toEqual(drafts)
  expect(elsewhere).toEqual(['large'])
  const entry = (await library.list()).find(({ id }) => id === 'large')
  await store('readwrite', objects => void objects.put({ ...entry, nodeCount: 1 }, indexKey('large')))
  expect(await opened()).toEqual(drafts)
  expect(elsewhere).toEqual(['large', 'large'])
  // Damage is found there, and set aside here.
  await store('readwrite', objects => {
    const nodes = types(MOST_NODES_HERE + 1)
    objects.put({ draft: { document: { pipelines: [{ nodes }] } }, revision: 1 }, documentKey('large'))
  })
  await expect(library.open('large')).rejects.toMatchObject({ code: 'damaged' })
  expect((await library.overview()).damaged).toHaveLength(1)
  await expect(library.open('gone')).rejects.toMatchObject({ code: 'gone' })
})

test('a document that comes back has a revision of its own', async () => {
  await library.create(draftOf('a'))
  const removed = await library.remove('a')
  expect(removed.revision).toBe(1)
  expect((await library.restore(removed)).revision).toBe(2)
  expect((await library.open('a')).revision).toBe(2)
})

test('what was never saved has the first revision, also where the page hides', async () => {
  expect(await library.save('a', draftOf('a'), null)).toEqual({ saved: true, revision: 1 })
  const origin = { base: draftOf('b'), copyId: 'copy', isLast: true }
  expect(await library.save('b', draftOf('b'), 4, origin)).toEqual({ saved: true, revision: 5 })
})

test('where only the entry of a document is damaged, a save follows the revision of the document', async () => {
  const store = openRecordStore(factory)
  await library.create(draftOf('a'))
  await store('readwrite', objects => void objects.put('junk', indexKey('a')))
  expect(await library.save('a', draftOf('a', 'survey'), 1)).toEqual({ saved: true, revision: 2 })
  expect(await library.list()).toMatchObject([{ id: 'a', revision: 2, types: ['survey'] }])
  await store('readwrite', objects => void objects.put('junk', indexKey('a')))
  expect(await library.save('a', draftOf('a'), 1)).toMatchObject({ saved: false, theirs: { revision: 2 } })
})

test('a document whose revision cannot be read opens with the first one', async () => {
  const store = openRecordStore(factory)
  const draft = { ...draftOf('a'), inputs: { n: 'hi' } }
  await store('readwrite', objects => void objects.put({ draft, revision: 'x' }, documentKey('a')))
  expect(await library.open('a')).toEqual({ id: 'a', draft, revision: 0 })
})
