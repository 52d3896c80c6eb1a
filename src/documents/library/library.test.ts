import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { caps } from '../format/caps'
import { blankDraft, type Draft } from '../format/draft'
import { createLibrary } from './library'
import { openRecordStore } from './record-store'

/** `localStorage` with place for so many letters. */
function storageOf(letters: number): Storage {
  const methods = {
    getItem: (key: string) => (kept as unknown as Record<string, string>)[key] ?? null,
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
    setItem(key: string, value: string) {
      if (value.length > letters) throw new DOMException('full', 'QuotaExceededError')
      Object.assign(kept, { [key]: value })
    },
  }
  const kept: Storage = Object.create(methods)
  return kept
}

/** A device with pages that have the same database open. `letters`: the size of `localStorage`; 0 where it throws. */
function device({ letters = 0 } = {}) {
  const storage = letters > 0 ? storageOf(letters) : undefined
  const localStorage = () => {
    if (!storage) throw new DOMException('no', 'SecurityError')
    return storage
  }
  const indexedDB = new IDBFactory()
  let clock = 0
  const now = () => ++clock
  let fresh = 0
  const freshId = () => `fresh-${++fresh}`
  const store = openRecordStore(() => indexedDB, 'documents')
  return {
    store,
    /** A page of its own. */
    page: () =>
      createLibrary(
        openRecordStore(() => indexedDB, 'documents'),
        { now, freshId, localStorage },
      ),
    /** How many drafts are in `localStorage`. */
    left: () => Object.keys(storage ?? {}).length,
  }
}

const draftOf = (id: string, name: string): Draft => blankDraft(id, name)
const names = async (library: ReturnType<ReturnType<typeof device>['page']>) =>
  (await library.list()).records.map(({ name }) => name)

test('a document is listed and opened as it was saved, the newest first', async () => {
  const library = device().page()
  await library.create(draftOf('a', 'Storm'))
  const ring = await library.create(draftOf('b', 'Ring'))
  expect(await names(library)).toEqual(['Ring', 'Storm'])
  await library.save(await library.open('a'), draftOf('a', 'Thunder'))
  expect(await names(library)).toEqual(['Thunder', 'Ring'])
  expect(await library.open('b')).toEqual({ id: 'b', draft: ring.draft, revision: 1 })
})

test('a new document never replaces another: where its id is taken, it gets one of its own', async () => {
  const library = device().page()
  await library.create(draftOf('a', 'Mine'))
  const { id, draft } = await library.create(draftOf('a', 'Theirs'))
  expect(id).not.toBe('a')
  expect(draft.document.id).toBe(id)
  expect(await names(library)).toEqual(['Theirs', 'Mine'])
})

test('a save over a revision of another page is refused, and nothing is written', async () => {
  const { page } = device()
  const [one, two] = [page(), page()]
  const stored = await one.create(draftOf('a', 'First'))
  expect(await one.save(stored, draftOf('a', 'Of one'))).toMatchObject({ saved: { revision: 2 } })
  expect(await two.save(stored, draftOf('a', 'Of two'))).toEqual({ isChangedElsewhere: true })
  expect(await names(two)).toEqual(['Of one'])
  // The same content is no conflict.
  expect(await two.save(stored, draftOf('a', 'Of one'))).toMatchObject({ saved: { revision: 3 } })
})

test('what was deleted is saved again, since it is still edited', async () => {
  const library = device().page()
  const stored = await library.create(draftOf('a', 'First'))
  await library.remove('a')
  expect(await library.save(stored, draftOf('a', 'Second'))).toMatchObject({ saved: { id: 'a' } })
  expect(await names(library)).toEqual(['Second'])
})

test('what was deleted comes back, beside what was saved under its id meanwhile', async () => {
  const library = device().page()
  await library.create(draftOf('a', 'First'))
  const removed = await library.remove('a')
  expect((await library.restore(removed)).id).toBe('a')
  const again = await library.remove('a')
  await library.create(draftOf('a', 'Second'))
  expect((await library.restore(again)).id).not.toBe('a')
  expect((await names(library)).sort()).toEqual(['First', 'Second'])
})

test('a stack that a person has built higher than a file may be opens again', async () => {
  const library = device().page()
  const draft = draftOf('a', 'High')
  const nodes = Array.from({ length: caps.stack + 1 }, (_, at) => ({ id: `n${at}`, type: 'note', config: {} }))
  await library.create({ ...draft, document: { ...draft.document, pipelines: [{ id: 'p', name: 'P', nodes }] } })
  expect((await library.open('a')).draft.document.pipelines[0]?.nodes).toHaveLength(caps.stack + 1)
})

/** Where a draft goes as its page is left. */
const places: [string, { letters: number }][] = [
  ['has place', { letters: 100_000 }],
  ['is full', { letters: 10 }],
  ['throws', { letters: 0 }],
]

test.each(places)(
  'with localStorage that %s, what a page wrote down as it was left is in the library of the next one',
  async (_, place) => {
    const { page, left } = device(place)
    const one = page()
    const stored = await one.create(draftOf('a', 'Saved'))
    expect(one.leave(stored, draftOf('a', 'Left'))).toBe(true)
    expect(one.leave(null, draftOf('b', 'Never saved'))).toBe(true)
    expect(left()).toBe(place.letters === 100_000 ? 2 : 0)
    const next = page()
    expect(await next.recoverLeft('copy')).toEqual([])
    expect((await names(next)).sort()).toEqual(['Left', 'Never saved'])
    expect(await next.recoverLeft('copy')).toEqual([])
    expect(left()).toBe(0)
  },
)

test.each(places)(
  'with localStorage that %s, what a page wrote down over a revision that another page changed is kept as a copy',
  async (_, place) => {
    const { page } = device(place)
    const [one, two] = [page(), page()]
    const stored = await one.create(draftOf('a', 'Saved'))
    await two.save(await two.open('a'), draftOf('a', 'Of two'))
    one.leave(stored, draftOf('a', 'Of one'))
    expect(await page().recoverLeft('second copy')).toEqual(['Of one (second copy)'])
    expect((await names(two)).sort()).toEqual(['Of one (second copy)', 'Of two'])
  },
)

test.each(places)(
  'with localStorage that %s, a page that was hidden and goes on takes back what it wrote down',
  async (_, place) => {
    const { page, left } = device(place)
    const one = page()
    const stored = await one.create(draftOf('a', 'Saved'))
    // A save is under way as the page hides, and another follows.
    const saving = one.save(stored, draftOf('a', 'First'))
    one.leave(stored, draftOf('a', 'Second'))
    await saving
    const two = page()
    await two.recoverLeft('copy')
    expect(await names(two)).toEqual(['Second'])
    const outcome = await one.save({ id: 'a', revision: 2 }, draftOf('a', 'Second'))
    expect(outcome).toHaveProperty('saved')
    expect(left()).toBe(0)
    expect(await page().recoverLeft('copy')).toEqual([])
    expect(await names(two)).toEqual(['Second'])
  },
)

test.each(places)(
  'with localStorage that %s, what a page saved since it was hidden is not written over',
  async (_, place) => {
    const { page } = device(place)
    const one = page()
    const stored = await one.create(draftOf('a', 'Saved'))
    one.leave(stored, draftOf('a', 'Hidden'))
    // It was shown again, and killed in the midst of typing: it has not taken back what it wrote down.
    for (const [at, name] of ['Typed', 'Typed on'].entries())
      await one.save({ id: 'a', revision: 1 + at }, draftOf('a', name))
    const next = page()
    expect(await next.recoverLeft('copy')).toEqual([])
    expect(await names(next)).toEqual(['Typed on'])
  },
)

test('a draft that grows too large for localStorage is recovered as it was last', async () => {
  const { page, left } = device({ letters: 2_000 })
  const one = page()
  const stored = await one.create(draftOf('a', 'Saved'))
  for (const name of ['Short', 'x'.repeat(5_000), 'Short again']) one.leave(stored, draftOf('a', name))
  expect(left()).toBe(1)
  const next = page()
  expect(await next.recoverLeft('copy')).toEqual([])
  expect(await names(next)).toEqual(['Short again'])
  one.leave(stored, draftOf('b', 'Short'))
  one.leave(stored, draftOf('b', 'y'.repeat(5_000)))
  expect(left()).toBe(0)
})

test('a refused save keeps what was written down', async () => {
  const { page } = device({ letters: 100_000 })
  const [one, two] = [page(), page()]
  const stored = await one.create(draftOf('a', 'Saved'))
  await two.save(await two.open('a'), draftOf('a', 'Of two'))
  one.leave(stored, draftOf('a', 'Of one'))
  expect(await one.save(stored, draftOf('a', 'Of one'))).toEqual({ isChangedElsewhere: true })
  expect(await page().recoverLeft('second copy')).toEqual(['Of one (second copy)'])
})

test('a record that cannot be read stays, says which it is, and goes into a file or away', async () => {
  const { page, store } = device()
  const library = page()
  await library.create(draftOf('a', 'Storm'))
  await store.use('readwrite', records => {
    records.put({ name: 'Ring', draft: 7 }, 'b')
    records.put(null, 'c')
  })
  expect(await library.list()).toMatchObject({
    records: [{ name: 'Storm' }],
    damaged: [
      { id: 'b', name: 'Ring' },
      { id: 'c', name: '' },
    ],
  })
  await expect(library.open('b')).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining('“Ring”') })
  const { name, text } = await library.damagedFile('b')
  expect(name).toBe('Ring.damaged.json')
  expect(JSON.parse(text)).toEqual({ name: 'Ring', draft: 7 })
  // A document that is open under the same id goes beside it.
  const outcome = await library.save({ id: 'b', revision: 1 }, draftOf('b', 'Open'))
  expect(outcome).toMatchObject({ saved: { id: expect.stringContaining('fresh') } })
  await library.forgetDamaged('b')
  expect((await library.list()).damaged).toHaveLength(1)
})

test('a document whose inside is damaged is listed, and says so when it is opened', async () => {
  const { page, store } = device()
  const library = page()
  const { draft } = await library.create(draftOf('a', 'Storm'))
  const document = { ...draft.document, pipelines: [{ id: 5, name: 'p', nodes: [] }] }
  await store.use('readwrite', records => {
    records.put({ id: 'a', name: 'Storm', updatedAt: 1, revision: 1, draft: { document, inputs: {} } }, 'a')
  })
  expect(await names(library)).toEqual(['Storm'])
  const error = await library.open('a').catch((error: unknown) => error)
  expect(inEnglish((error as { words: string }).words)).toContain('“Storm” is damaged')
})

test('what is gone says so', async () => {
  await expect(device().page().open('nowhere')).rejects.toMatchObject({ code: 'gone' })
})
