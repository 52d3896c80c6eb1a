import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { UseStore } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { blankDraft, type Draft } from '../format/draft'
import { createLibrary } from './library'
import { documentKey, indexKey } from './record-keys'
import { openRecordStore } from './record-store'
import { isEmptyStore, readTrustedRecord } from './trusted-record'

let withStore: UseStore
beforeEach(() => {
  withStore = openRecordStore(new IDBFactory())
})

const node = (id: string, type = 'note') => ({ id, type, config: {} })
const draftOf = (...nodes: object[]): Draft => {
  const draft = blankDraft('a', 'A')
  return { ...draft, document: { ...draft.document, pipelines: [{ id: 'main', name: '', nodes: nodes as never }] } }
}
const keep = (draft: Draft) => createLibrary(withStore, { now: () => 1, freshId: () => 'fresh' }).create(draft)
const read = (id = 'a') => readTrustedRecord(withStore, id, type => type === 'note')
const put = (record: unknown) => withStore('readwrite', store => void store.put(record, documentKey('a')))

test('a document that this page saved is read as it is', async () => {
  const draft = { ...draftOf(node('n'), node('m')), inputs: { n: 'hi' } }
  const stored = await keep({ ...draft, document: { ...draft.document, settings: { defaultModel: 'demo' } } })
  expect(await read()).toEqual(stored)
  expect(await read('gone')).toBeNull()
})

test('a large document is left to the parser, and its record is not read', async () => {
  await keep(draftOf(...Array.from({ length: 1_001 }, (_, index) => node(`n${index}`))))
  const reads: unknown[] = []
  const watching: UseStore = (mode, work) =>
    withStore(mode, store => {
      const get = store.get.bind(store)
      store.get = key => {
        reads.push(key)
        return get(key)
      }
      return work(store)
    })
  expect(await readTrustedRecord(watching, 'a', () => true)).toBeNull()
  expect(reads).toEqual([indexKey('a')])
})

const whole = { draft: draftOf(node('n')), revision: 3 }
const withDocument = (more: object) => ({
  ...whole,
  draft: { ...whole.draft, document: { ...whole.draft.document, ...more } },
})
const withPipeline = (more: object) =>
  withDocument({ pipelines: [{ id: 'main', name: '', nodes: [node('n')], ...more }] })
const flow = [{ id: 'e', source: 'main', target: 'main', kind: 'next' }]

testRows<[string, unknown]>([
  ['no record', null],
  ['a text', 'a'],
  ['no draft', { revision: 3 }],
  ['a revision that is no number', { ...whole, revision: '3' }],
  ['half a revision', { ...whole, revision: 1.5 }],
  ['no inputs', { ...whole, draft: { document: whole.draft.document } }],
  ['no document', { ...whole, draft: { inputs: {} } }],
  ['another version', withDocument({ version: 2 })],
  ['another id', withDocument({ id: 'b' })],
  ['a name that is no text', withDocument({ name: 7 })],
  ['no pipelines', withDocument({ pipelines: [] })],
  ['pipelines that are no list', withDocument({ pipelines: { length: 1 } })],
  ['a flow of two pipelines', withDocument({ pipelines: [1, 2].map(id => ({ id: `p${id}`, nodes: [] })) })],
  ['edges', withDocument({ edges: flow })],
  ['edges that are no list', withDocument({ edges: {} })],
  ['settings that are no group', withDocument({ settings: 7 })],
  ['a pipeline that is none', withDocument({ pipelines: [7] })],
  ['a pipeline without an id', withPipeline({ id: '' })],
  ['a pipeline without nodes', withPipeline({ nodes: undefined })],
  ['a pipeline that is a tool', withPipeline({ tool: { name: 'x' } })],
  ['a node that is none', withPipeline({ nodes: [7] })],
  ['a node without an id', withPipeline({ nodes: [node('')] })],
  ['a node without a type', withPipeline({ nodes: [node('n', '')] })],
  ['a type that is not loaded', withPipeline({ nodes: [node('n', 'color_display')] })],
  ['a node without a config', withPipeline({ nodes: [{ id: 'n', type: 'note' }] })],
  ['two nodes of one id', withPipeline({ nodes: [node('n'), node('n')] })],
])('any other record is left to the parser', async (_, record) => {
  await keep(whole.draft)
  await put(whole)
  expect(await read()).toEqual({ id: 'a', ...whole })
  await put(record)
  expect(await read()).toBeNull()
})

test('a store is empty where nothing was kept, and not where that is unknown', async () => {
  expect(await isEmptyStore(withStore)).toBe(true)
  await keep(whole.draft)
  expect(await isEmptyStore(withStore)).toBe(false)
  const broken: UseStore = () => Promise.reject(new Error('no'))
  expect(await isEmptyStore(broken)).toBe(false)
  expect(await readTrustedRecord(broken, 'a', () => true)).toBeNull()
})
