import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { UseStore } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { blankDraft, type Draft } from '../../documents/format/draft'
import { createLibrary, type Library, MOST_NODES_HERE } from '../../documents/library/library'
import { fromPieces, type Pieces } from '../../documents/library/pieces'
import { openRecordStore } from '../../documents/library/record-store'
import { createFrom, saveFrom } from '../../documents/library/save-from-pieces'
import type { StoreReader } from '../reading/reader'
import { openLibrary } from './open-library'

let withStore: UseStore
let page: EventTarget
let isHidden: boolean
/** What was done in a worker, in its order. */
let inWorker: string[]
/** Set to hold the worker back, before or after its transaction. */
let hold: { before?: Promise<void>; after?: Promise<void> }
let started: number
let ended: number

const given = async (pieces: Pieces) => (await fromPieces(pieces, () => {})) as never
const never = () => Promise.reject(new Error('not asked'))

/** A reader that works here, and tells what it does. */
async function startReader(): Promise<StoreReader> {
  started++
  let isEnded = false
  const work = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    await hold.before
    // A worker that was terminated does nothing more.
    if (isEnded) return new Promise<never>(() => {})
    inWorker.push(name)
    const result = await run()
    await hold.after
    return isEnded ? new Promise<never>(() => {}) : result
  }
  return {
    incoming: never,
    line: never,
    table: never,
    html: never,
    stored: never,
    create: pieces => work('create', async () => createFrom(withStore, await given(pieces))),
    save: pieces => work('save', async () => saveFrom(withStore, await given(pieces))),
    end() {
      isEnded = true
      ended++
    },
  }
}

const platform = () => ({ now: () => 1, freshId: () => 'fresh', page, isHidden: () => isHidden, startReader })
let library: Library
/** What another tab has open. */
let elsewhere: Library

beforeEach(() => {
  withStore = openRecordStore(new IDBFactory())
  page = new EventTarget()
  isHidden = false
  inWorker = []
  hold = {}
  started = 0
  ended = 0
  library = openLibrary(withStore, platform())
  elsewhere = createLibrary(withStore, { now: () => 1, freshId: () => 'elsewhere' })
})

const large = (name = 'Large', prompt = 'x'): Draft => {
  const draft = blankDraft('large', name)
  const nodes = Array.from({ length: MOST_NODES_HERE + 1 }, (_, index) => ({
    id: `n${index}`,
    type: 'system_prompt',
    config: { prompt },
  }))
  return { ...draft, document: { ...draft.document, pipelines: [{ id: 'main', name: '', nodes }] } }
}
const named = (draft: Draft, name: string): Draft => ({ ...draft, document: { ...draft.document, name } })
const nodesOf = ({ document }: Draft) => document.pipelines[0]?.nodes ?? []
/** A promise that a test settles. */
function gate() {
  let open = () => {}
  const closed = new Promise<void>(resolve => {
    open = resolve
  })
  return { closed, open: () => open() }
}
/** Until a worker has come to its hold. */
const settled = () => new Promise(resolve => setTimeout(resolve))

test('large documents are added and saved in a worker, small ones here', async () => {
  await library.create(blankDraft('small', 'Small'))
  await library.save('small', blankDraft('small', 'Smaller'), 1)
  expect(inWorker).toEqual([])
  const draft = large()
  expect(await library.create(draft)).toEqual({ id: 'large', draft, revision: 1 })
  expect(await library.save('large', named(draft, 'Named'), 1)).toEqual({ saved: true, revision: 2 })
  expect(inWorker).toEqual(['create', 'save'])
  expect(started).toBe(1)
  expect((await elsewhere.open('large')).draft).toEqual(named(draft, 'Named'))
  const second = await library.create(draft)
  expect(second).toMatchObject({ id: 'fresh', revision: 1 })
  expect(second.draft.document.id).toBe('fresh')
})

test('a save that meets another one is merged there, and what neither changed stays the very same', async () => {
  const base = large()
  await library.create(base)
  await elsewhere.save('large', named(base, 'Theirs'), 1)
  const mine: Draft = { ...base, inputs: { n0: 'mine' } }
  const outcome = await library.save('large', mine, 1, { base, copyId: 'copy' })
  expect(outcome).toEqual({
    saved: false,
    theirs: { id: 'large', draft: named(base, 'Theirs'), revision: 2 },
    stored: { id: 'large', draft: named(mine, 'Theirs'), revision: 3 },
  })
  const kept = outcome.saved ? undefined : outcome.stored
  const [first] = nodesOf(mine)
  expect(kept && nodesOf(kept.draft)[0]).toBe(first)
  expect(inWorker).toEqual(['create', 'save', 'save'])
})

test('a save after one that is under way, from a page that hides, does not wait for a worker', async () => {
  const base = large()
  await library.create(base)
  const before = gate()
  hold = { before: before.closed }
  const first = named(base, 'First')
  const saving = library.save('large', first, 1)
  await settled()
  // The page hides, and its last save comes before this library is notified.
  isHidden = true
  const last: Draft = { ...first, inputs: { n0: 'last' } }
  const lastSaving = library.save('large', last, 1, { base, copyId: 'copy' })
  expect(await saving).toEqual({ saved: true, revision: 2 })
  expect(await lastSaving).toMatchObject({ saved: false, stored: { revision: 3 } })
  before.open()
  await settled()
  expect((await elsewhere.open('large')).draft).toEqual(last)
  expect([inWorker, ended]).toEqual([['create'], 1])
})

test.each(['pagehide', 'visibilitychange'])('what is under way when the page hides is saved here: %s', async event => {
  const base = large()
  await library.create(base)
  const before = gate()
  hold = { before: before.closed }
  const saving = library.save('large', named(base, 'Last'), 1)
  await settled()
  isHidden = event === 'visibilitychange'
  page.dispatchEvent(new Event(event))
  expect(await saving).toEqual({ saved: true, revision: 2 })
  before.open()
  await settled()
  expect((await elsewhere.open('large')).draft.document.name).toBe('Last')
  expect([inWorker, ended]).toEqual([['create'], 1])
  hold = {}
  isHidden = false
  expect(await library.save('large', named(base, 'Later'), 2)).toEqual({ saved: true, revision: 3 })
  expect(inWorker).toEqual(['create', 'save'])
})

test.each<[string, () => Promise<StoreReader | null>]>([
  ['there are none', async () => null],
  ['it does not start', () => Promise.reject(new Error('no code'))],
  [
    'it fails',
    async () => ({ ...(await startReader()), create: never, save: () => Promise.reject(new Error('took too long')) }),
  ],
  [
    'it has no storage',
    async () => ({
      ...(await startReader()),
      create: async () => ({ code: 'absent', problem: 'None.' }),
      save: async () => ({ code: 'absent', problem: 'None.' }),
    }),
  ],
])('saves here where no worker does: %s', async (_, start) => {
  const own = openLibrary(withStore, { ...platform(), startReader: start })
  const draft = large()
  expect(await own.create(draft)).toEqual({ id: 'large', draft, revision: 1 })
  expect(await own.save('large', named(draft, 'Named'), 1)).toEqual({ saved: true, revision: 2 })
  expect((await elsewhere.open('large')).draft.document.name).toBe('Named')
})
