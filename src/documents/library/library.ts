import { promisifyRequest, type UseStore } from 'idb-keyval'
import { type MessageDescriptor, msg } from '../../language/message'
import { isEqualJson } from '../../model/equal-json'
import type { TextFile } from '../files/file'
import type { Draft } from '../format/draft'
import {
  type DamagedDocument,
  damagedFile,
  describeDamaged,
  forgetDamaged,
  freeDamagedId,
  readDamaged,
  setAside,
} from './damaged'
import { asCopy, mergeDrafts } from './merge'
import { isLargeJson } from './pieces'
import {
  damagedKey,
  documentKey,
  entryPrefix,
  indexKey,
  indexPrefix,
  keysFrom,
  ranDocumentPrefix,
  runPrefix,
} from './record-keys'
import { StorageError } from './storage-error'
import { nodeCountOf, readIndex, readStored, readStoredOrNull } from './stored'
import { transact } from './transaction'

/** The list entry of a document, stored separately, so that the list reads no documents. */
export interface IndexRecord {
  id: string
  name: string
  nodeCount: number
  /** Node types in order of first appearance, for icons and search. */
  types: string[]
  /** Revision number; resolves conflicts between tabs. */
  revision: number
  /** Milliseconds since the epoch; for display and sorting only. */
  updatedAt: number
  /** Whether the document is too large to be read at one go. */
  isLarge?: true
}

/** A stored document. */
export interface StoredDraft {
  id: string
  draft: Draft
  revision: number
}

/** A deleted document with its recordings, for undo. */
export interface RemovedDraft extends StoredDraft {
  recordings: readonly [key: string, value: unknown][]
}

/** The base of a draft, for a three-way merge. */
export interface Origin {
  base: Draft
  /** Id of the copy that is saved on a conflict. */
  copyId: string
  /** What its name says in brackets. */
  copyLabel?: string
  /** The page hides, and may not see the answer to a second transaction: a conflict is resolved in the first one. */
  isLast?: boolean
}

/**
 * The result of a save: the new revision; or the conflicting document and, where a base was given, what was saved
 * instead: a merge under the same id, or a copy.
 */
export type SaveOutcome =
  | { saved: true; revision: number }
  | { saved: false; theirs: StoredDraft; stored?: StoredDraft }

/** The content of the library. */
interface LibraryOverview {
  /** Newest first. */
  records: IndexRecord[]
  /** Unreadable documents that were set aside. */
  damaged: DamagedDocument[]
  /** Damage that was just found, with its consequence; sentences. */
  notes: MessageDescriptor[]
}

/**
 * The documents on this device. Every call may reject with a `StorageError`; then nothing was changed, except that
 * damaged documents are set aside when found.
 */
export interface Library {
  /** Newest first, including those found to be damaged. */
  list(): Promise<IndexRecord[]>
  /** The list of documents, and of damaged ones. */
  overview(): Promise<LibraryOverview>
  /** The remaining data of a damaged document, as a file. */
  damagedFile(id: string): Promise<TextFile>
  /** Deletes the remaining data of a damaged document. */
  forgetDamaged(id: string): Promise<void>
  /** @throws StorageError `gone` or `damaged` */
  open(id: string): Promise<StoredDraft>
  /** Saves a new document, under a new id if its own is taken. */
  create(draft: Draft): Promise<StoredDraft>
  /**
   * Saves a known revision. A deleted document is saved again, since it is still edited. On a conflict, `origin`
   * permits a merge, in one transaction with what it reads; null as revision merges with any state.
   */
  save(id: string, draft: Draft, knownRevision: number | null, origin?: Origin): Promise<SaveOutcome>
  /** Deletes a document and returns it for `restore`. */
  remove(id: string): Promise<RemovedDraft>
  /** Restores a deleted document; under another id and without its recordings, if it was saved again meanwhile. */
  restore(removed: RemovedDraft): Promise<StoredDraft>
}

/** Nodes of a stored document that is parsed where the library is. The caps allow ten times as many. */
export const MOST_NODES_HERE = 1_000

/** Whether a draft is too large to be read or saved at one go. Looks at a limited part of it. */
export function isLargeDraft(draft: Draft): boolean {
  const nodes = draft.document.pipelines.reduce((sum, pipeline) => sum + pipeline.nodes.length, 0)
  return nodes > MOST_NODES_HERE || isLargeJson(draft)
}

interface Outside {
  now(): number
  /** Returns a unique id. */
  freshId(): string
  /**
   * Reads a document of more nodes elsewhere, in time that it may take.
   * @throws StorageError like `open`
   */
  readLarge?(id: string): Promise<StoredDraft>
}

/** Creates the library on a key-value store. */
export function createLibrary(withStore: UseStore, outside: Outside): Library {
  const transaction = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T> | T) =>
    transact(withStore, mode, work)

  function put(store: IDBObjectStore, id: string, draft: Draft, revision: number): StoredDraft {
    store.put({ draft, revision }, documentKey(id))
    store.put(indexRecord(id, draft, revision, outside.now()), indexKey(id))
    return { id, draft, revision }
  }

  /**
   * Saves what follows a known revision. Null where another one is stored: then the transaction is aborted, and nothing was
   * written. It writes without waiting for what it reads, since nearly every save meets the known revision.
   */
  async function saveNext(id: string, draft: Draft, knownRevision: number): Promise<number | null> {
    let isMet = false
    try {
      return await transaction('readwrite', async store => {
        const reading = store.get(indexKey(id))
        const { revision } = put(store, ...withId(draft, id), knownRevision + 1)
        const index: unknown = await promisifyRequest(reading)
        isMet = index !== undefined && readIndex(index)?.revision !== knownRevision
        if (isMet) throw new Error('Another revision is stored.')
        return revision
      })
    } catch (error) {
      if (isMet) return null
      throw error
    }
  }

  /** Reads the whole list. A damaged entry is rebuilt from its document if that is readable, else set aside. */
  async function readList(): Promise<Pick<LibraryOverview, 'records' | 'notes'>> {
    const read = await transaction('readonly', async store => {
      const values: unknown[] = await promisifyRequest(store.getAll(keysFrom(indexPrefix)))
      const records = values.map(readIndex)
      if (!records.includes(null)) return { records, bad: [] }
      const keys = await promisifyRequest(store.getAllKeys(keysFrom(indexPrefix)))
      return { records, bad: keys.filter((_, at) => records[at] === null).map(String) }
    })
    const records = read.records.filter(record => record !== null)
    const notes: MessageDescriptor[] = []
    if (read.bad.length > 0) {
      await transaction('readwrite', async store => {
        for (const key of read.bad) {
          const id = key.slice(indexPrefix.length)
          const stored = readStoredOrNull(id, await promisifyRequest(store.get(documentKey(id))))
          if (stored) {
            const record = indexRecord(id, stored.draft, stored.revision, outside.now())
            store.put(record, key)
            records.push(record)
            notes.push(
              msg('The entry of “{name}” in the library was damaged, and is mended. Nothing of it is lost.', {
                name: record.name,
              }),
            )
          } else {
            const isKnown = (await promisifyRequest(store.getKey(damagedKey(id)))) !== undefined
            const found = await setAside(store, id)
            if (!isKnown) notes.push(describeDamaged(found))
          }
        }
      })
    }
    records.sort((a, b) => b.updatedAt - a.updatedAt || a.name.localeCompare(b.name))
    return { records, notes }
  }

  /** Runs an operation on a document; an unreadable one is set aside and named by the error. */
  async function settingAside<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'damaged') throw error
      const found = await transaction('readwrite', store => setAside(store, id))
      throw new StorageError('damaged', error, describeDamaged(found))
    }
  }

  async function read(id: string): Promise<StoredDraft> {
    const { readLarge } = outside
    const found = await transaction('readonly', async store => {
      const entry = readLarge && readIndex(await promisifyRequest(store.get(indexKey(id))))
      if (entry && (entry.isLarge || entry.nodeCount > MOST_NODES_HERE)) return null
      return { record: await promisifyRequest<unknown>(store.get(documentKey(id))) }
    })
    // An entry may be wrong, so the document is counted too.
    const isLarge = !found || nodeCountOf(found.record) > MOST_NODES_HERE
    return isLarge && readLarge ? readLarge(id) : readStored(id, found?.record)
  }

  return {
    list: async () => (await readList()).records,
    overview: async () => {
      const { records, notes } = await readList()
      const { damaged, ids } = await transaction('readonly', readDamaged)
      return { records: records.filter(({ id }) => !ids.has(id)), damaged, notes }
    },
    damagedFile: id => transaction('readonly', store => damagedFile(store, id)),
    forgetDamaged: id => transaction('readwrite', store => forgetDamaged(store, id)),

    open: id => settingAside(id, () => read(id)),

    create: draft =>
      transaction('readwrite', async store => {
        const taken = await promisifyRequest(store.getKey(documentKey(draft.document.id)))
        return put(store, ...withId(draft, taken === undefined ? draft.document.id : outside.freshId()), 1)
      }),

    save: async (id, draft, knownRevision, origin) => {
      const mayAbort = knownRevision !== null && !origin?.isLast
      const revision = mayAbort ? await saveNext(id, draft, knownRevision) : null
      if (revision !== null) return { saved: true, revision }
      return transaction('readwrite', async (store): Promise<SaveOutcome> => {
        const index: unknown = await promisifyRequest(store.get(indexKey(id)))
        if (index !== undefined && readIndex(index)?.revision !== knownRevision) {
          const theirs = readStoredOrNull(id, await promisifyRequest(store.get(documentKey(id))))
          if (!theirs) {
            // Nothing to merge with; the open document is intact and replaces it.
            await freeDamagedId(store, id)
            return { saved: true, revision: put(store, ...withId(draft, id), (knownRevision ?? 0) + 1).revision }
          }
          if (theirs.revision === knownRevision) {
            return { saved: true, revision: put(store, ...withId(draft, id), knownRevision + 1).revision }
          }
          // A save that was begun again, after all.
          if (isEqualJson(theirs.draft, withId(draft, id)[1])) return { saved: true, revision: theirs.revision }
          if (!origin) return { saved: false, theirs }
          const joined = mergeDrafts(origin.base, draft, theirs.draft)
          const stored = joined
            ? put(store, ...withId(joined, id), theirs.revision + 1)
            : put(store, origin.copyId, asCopy(draft, origin.copyId, origin.copyLabel), 1)
          return { saved: false, theirs, stored }
        }
        return { saved: true, revision: put(store, ...withId(draft, id), (knownRevision ?? 0) + 1).revision }
      })
    },

    remove: id =>
      settingAside(id, () =>
        transaction('readwrite', async (store): Promise<RemovedDraft> => {
          const stored = readStored(id, await promisifyRequest(store.get(documentKey(id))))
          const recordings: [string, unknown][] = []
          for (const keys of [entryPrefix(id), ranDocumentPrefix(id), runPrefix(id)].map(keysFrom)) {
            const names = await promisifyRequest(store.getAllKeys(keys))
            const values: unknown[] = await promisifyRequest(store.getAll(keys))
            recordings.push(...names.map((name, index): [string, unknown] => [String(name), values[index]]))
            store.delete(keys)
          }
          store.delete(documentKey(id))
          store.delete(indexKey(id))
          return { ...stored, recordings }
        }),
      ),

    restore: ({ recordings, ...stored }) =>
      transaction('readwrite', async store => {
        const taken = await promisifyRequest(store.getKey(documentKey(stored.id)))
        if (taken !== undefined) return put(store, ...withId(stored.draft, outside.freshId()), 1)
        for (const [key, value] of recordings) store.put(value, key)
        return put(store, stored.id, stored.draft, stored.revision + 1)
      }),
  }
}

function withId(draft: Draft, id: string): [string, Draft] {
  return [id, draft.document.id === id ? draft : { ...draft, document: { ...draft.document, id } }]
}

function indexRecord(id: string, draft: Draft, revision: number, updatedAt: number): IndexRecord {
  const { document } = draft
  const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
  const types = [...new Set(nodes.map(node => node.type))]
  const record = { id, name: document.name, nodeCount: nodes.length, types, revision, updatedAt }
  return isLargeDraft(draft) ? { ...record, isLarge: true } : record
}
