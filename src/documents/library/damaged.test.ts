import { cases } from '../../../tests/support/soak'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { blankDraft } from '../format/draft'
import { createLibrary } from './library'
import { documentKey, indexKey } from './record-keys'
import { openRecordStore } from './record-store'

/** Possible values in place of a record. */
const junk = fc.oneof(
  fc.constantFrom(null, 0, '', 'text', true, [], {}, { draft: null }, { draft: { document: null } }, { id: 7 }),
  fc.constantFrom(Number.NaN, 10n, new Date(0), new Map([['a', 1]]), new Uint8Array([1, 2, 3]), {
    draft: { document: [] },
  }),
  fc.record({
    draft: fc.record({ document: fc.record({ name: fc.string(), pipelines: fc.anything() }) }),
    revision: fc.anything(),
  }),
  fc.record({ id: fc.string(), name: fc.string(), types: fc.constant(null), revision: fc.constant(1) }),
  fc.jsonValue(),
)
const ids = ['a', 'b', 'c', 'd']

async function spoiled(spoil: Record<string, { index?: unknown; document?: unknown }>) {
  const withStore = openRecordStore(new IDBFactory())
  const library = createLibrary(withStore, { now: () => 1, freshId: () => `fresh-${Math.random()}` })
  for (const id of ids) await library.create(blankDraft(id, `Name of ${id}`))
  await withStore('readwrite', store => {
    for (const [id, { index, document }] of Object.entries(spoil)) {
      if (index !== undefined) store.put(index, indexKey(id))
      if (document !== undefined) store.put(document, documentKey(id))
    }
    return new Promise<void>(resolve => {
      store.transaction.oncomplete = () => resolve()
    })
  })
  return library
}

test('a record that is null is named and set aside, and what is left of it can be saved', async () => {
  const library = await spoiled({ b: { document: null } })
  expect((await library.list()).map(({ id }) => id)).toContain('b')
  await expect(library.open('b')).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringMatching(/^“Name of b” is damaged .* in the library, to save as a file\.$/),
  })
  const { records, damaged } = await library.overview()
  expect(records.map(({ id }) => id).sort()).toEqual(['a', 'c', 'd'])
  expect(damaged).toEqual([{ id: 'b', name: 'Name of b' }])
  const file = await library.damagedFile('b')
  expect(file.name).toBe('Name of b.damaged.json')
  expect(JSON.parse(file.text)).toMatchObject({ id: 'b', index: { name: 'Name of b' }, document: null })
  await library.forgetDamaged('b')
  expect((await library.overview()).damaged).toEqual([])
})

test('an entry of the list that is null is derived from its document, and said once', async () => {
  const library = await spoiled({ b: { index: null } })
  const { records, notes } = await library.overview()
  expect(records.map(({ name }) => name).sort()).toEqual(['Name of a', 'Name of b', 'Name of c', 'Name of d'])
  expect(inEnglish(notes)).toEqual([expect.stringContaining('“Name of b”')])
  expect((await library.overview()).notes).toEqual([])
  expect((await library.open('b')).draft.document.name).toBe('Name of b')
})

test('who still has it open saves over what is damaged, which is set aside', async () => {
  const library = await spoiled({ b: { document: 7, index: null } })
  const origin = { base: blankDraft('b', 'Base'), copyId: 'copy' }
  expect(await library.save('b', blankDraft('b', 'Whole'), 1, origin)).toEqual({ saved: true, revision: 2 })
  expect((await library.open('b')).draft.document.name).toBe('Whole')
  expect(JSON.parse((await library.damagedFile('b')).text)).toMatchObject({ document: 7 })
})

test('whatever is in the place of records, every other document is listed and opens, and no bytes are thrown away', async () => {
  const hurt = fc.record({ index: fc.option(junk, { nil: undefined }), document: fc.option(junk, { nil: undefined }) })
  await fc.assert(
    fc.asyncProperty(fc.record({ a: hurt, b: hurt, c: hurt }, { requiredKeys: [] }), async spoil => {
      const library = await spoiled(spoil)
      for (const { id } of await library.list())
        await library.open(id).catch(error => expect(error.code).toBe('damaged'))
      const { records, damaged } = await library.overview()
      const listed = records.map(({ id }) => id)
      for (const id of ids) {
        const isWhole = spoil[id as 'a']?.document === undefined
        if (isWhole) {
          // Its list entry may be changed to name another document; its id is found by key then.
          if (spoil[id as 'a']?.index === undefined) expect(listed).toContain(id)
          expect((await library.open(id)).draft.document.name).toBe(`Name of ${id}`)
        } else if (damaged.some(each => each.id === id)) {
          expect((await library.damagedFile(id)).text).toContain('"document"')
        }
      }
      for (const { id } of records) expect((await library.open(id)).id).toBe(id)
    }),
    { numRuns: cases(400) },
  )
})

test('what is left of any record can be saved, whatever values it has', async () => {
  const circular: Record<string, unknown> = { name: 'x' }
  circular.self = circular
  const values = {
    ...{ big: 10n, map: new Map([['a', 1]]), set: new Set([2]), nothing: null, circular },
    bytes: new Uint8Array([1, 2, 3, 4]).subarray(1, 3),
  }
  const library = await spoiled({ b: { document: values } })
  await expect(library.open('b')).rejects.toMatchObject({ code: 'damaged' })
  expect(JSON.parse((await library.damagedFile('b')).text).document).toEqual({
    ...{ big: '10', map: [['a', 1]], set: [2], nothing: null, bytes: [2, 3] },
    circular: { name: 'x', self: '(again)' },
  })
})

test('a damaged document is named by its entry, else by what is left of it, else not at all', async () => {
  const draft = { document: { name: 'Kept', pipelines: 7 } }
  const library = await spoiled({
    a: { document: { draft } },
    b: { document: { draft }, index: null },
    c: { document: 7, index: 7 },
  })
  const { damaged, notes } = await library.overview()
  expect(damaged).toEqual([
    { id: 'b', name: 'Kept' },
    { id: 'c', name: '' },
  ])
  expect(inEnglish(notes)).toEqual([
    expect.stringMatching(/^“Kept” is damaged and cannot be opened\./),
    expect.stringMatching(/^A pipeline without a readable name is damaged and cannot be opened\./),
  ])
  // What is known is not said again.
  expect((await library.overview()).notes).toEqual([])
  await expect(library.open('a')).rejects.toThrow('“Name of a” is damaged')
  expect((await library.damagedFile('c')).name).toBe('Untitled.damaged.json')
})

test('what is left of a damaged document can be thrown away, and what replaced it stays', async () => {
  const library = await spoiled({ a: { document: 7 }, b: { document: 7 } })
  await expect(library.open('a')).rejects.toMatchObject({ code: 'damaged' })
  await library.forgetDamaged('a')
  await expect(library.open('a')).rejects.toMatchObject({ code: 'gone' })
  // The index says another revision than the one that is known here.
  const origin = { base: blankDraft('b', 'Base'), copyId: 'copy' }
  await library.save('b', blankDraft('b', 'Whole'), 5, origin)
  const names = async () => {
    const { records, damaged } = await library.overview()
    return [records.map(({ name }) => name).sort(), damaged.map(({ name }) => name)]
  }
  expect(await names()).toEqual([['Name of c', 'Name of d', 'Whole'], ['Name of b']])
  await library.forgetDamaged('b')
  expect(await names()).toEqual([['Name of c', 'Name of d', 'Whole'], []])
  expect((await library.open('b')).draft.document.name).toBe('Whole')
})
