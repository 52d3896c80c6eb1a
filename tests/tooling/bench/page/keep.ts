import { createStore, set } from 'idb-keyval'
import type { Draft } from '../../../../src/documents/format/draft'
import { createLibrary } from '../../../../src/documents/library/library'
import { openRecordStore } from '../../../../src/documents/library/record-store'

/** Milliseconds per turn, for `count` batches: a page's clock is too coarse for one turn. */
async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let batch = 0; batch < count; batch++) {
    const start = performance.now()
    for (let turn = 0; turn < batchSize; turn++) await work()
    taken.push((performance.now() - start) / batchSize)
  }
  return taken
}

const batchSize = 20

const library = (name?: string) =>
  createLibrary(openRecordStore(indexedDB, name), { now: Date.now, freshId: () => crypto.randomUUID() })

const keep = {
  /** Stores copies of a document, and the document as the one that was open last. */
  async seed(draft: Draft, copies = 0): Promise<void> {
    const books = library()
    for (let copy = 0; copy < copies; copy++) {
      await books.create({ ...draft, document: { ...draft.document, name: `Nr ${copy}` } })
    }
    const { id } = await books.create(draft)
    localStorage.setItem('aili5.lastOpened', id)
  },
  /** Repeated saves, as after edits. */
  async ours(draft: Draft, count: number): Promise<number[]> {
    const books = library('bench-ours')
    let { id, revision } = await books.create(draft)
    return times(count, async () => {
      const outcome = await books.save(id, draft, revision)
      if (!outcome.saved) throw new Error('Somebody else saved.')
      revision = outcome.revision
    })
  },
  /** The same with a bare key-value store. */
  bare(draft: Draft, count: number): Promise<number[]> {
    const store = createStore('bench-bare', 'records')
    return times(count, () => set('document', draft, store))
  },
}

export type Keep = typeof keep
Object.assign(window, { keep })
