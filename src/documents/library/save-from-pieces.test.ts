import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { UseStore } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { blankDraft } from '../format/draft'
import { createLibrary } from './library'
import { openRecordStore } from './record-store'
import { createFrom, saveFrom } from './save-from-pieces'

let withStore: UseStore
beforeEach(() => {
  withStore = openRecordStore(new IDBFactory())
})
const library = () => createLibrary(withStore, { now: () => 1, freshId: () => 'never' })
const given = { now: 7, freshId: 'fresh' }
const [base, mine, theirs] = ['Base', 'Mine', 'Theirs'].map(name => blankDraft('a', name)) as [
  ReturnType<typeof blankDraft>,
  ReturnType<typeof blankDraft>,
  ReturnType<typeof blankDraft>,
]

test('a document is added at the given time, under the given id where its own is taken', async () => {
  expect(await createFrom(withStore, { ...given, draft: base })).toEqual({ id: 'a', revision: 1 })
  expect(await createFrom(withStore, { ...given, draft: mine })).toEqual({ id: 'fresh', revision: 1 })
  const records = await library().list()
  expect(records.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
    ['a', 7],
    ['fresh', 7],
  ])
})

test('a save that meets another revision says so, and resolves it once its origin is given', async () => {
  await library().create(base)
  const saved = { ...given, id: 'a', draft: mine, knownRevision: 1 }
  expect(await saveFrom(withStore, { ...saved, draft: theirs, origin: 'later' })).toEqual({
    outcome: { saved: true, revision: 2 },
  })
  expect(await saveFrom(withStore, { ...saved, origin: 'later' })).toEqual({ isMet: true })
  expect(await saveFrom(withStore, saved)).toMatchObject({ outcome: { saved: false, theirs: { revision: 2 } } })
  expect((await library().list()).map(({ name }) => name)).toEqual(['Theirs'])
  const origin = { base, copyId: 'copy', copyLabel: 'my copy' }
  expect(await saveFrom(withStore, { ...saved, origin })).toMatchObject({
    outcome: { saved: false, theirs: { revision: 2 }, stored: { id: 'copy', revision: 1 } },
  })
  expect((await library().open('copy')).draft.document.name).toBe('Mine (my copy)')
})

test('a storage that fails is a problem, not an error', async () => {
  const full: UseStore = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const problem = { code: 'full', problem: expect.anything() }
  expect(await createFrom(full, { ...given, draft: base })).toEqual(problem)
  expect(await saveFrom(full, { ...given, id: 'a', draft: base, knownRevision: null })).toEqual(problem)
})
