import { promisifyRequest, type UseStore } from 'idb-keyval'
import type { Draft } from './draft'
import { asSecondCopy, mergeDrafts } from './merge'
import { parseDraft } from './parse'
import { documentKey, entryPrefix, indexKey, indexPrefix, keysFrom, ranDocumentPrefix, runPrefix } from './record-keys'
import { StorageError } from './storage-error'
import { transact } from './transaction'

/** What the list shows of a document, kept apart so that hundreds are listed without reading one of them. */
export interface IndexRecord {
  id: string
  name: string
  nodeCount: number
  /** The types of its nodes in order of appearance, each once, for the list's icons and the search. */
  types: string[]
  /** Counts the saves; decides between tabs. */
  revision: number
  /** Milliseconds since the epoch; for people and for sorting, never for deciding. */
  updatedAt: number
}

/** A document as kept. */
export interface StoredDraft {
  id: string
  draft: Draft
  revision: number
}

/** A document that was taken out, with its recordings, so that all of it can come back. */
export interface RemovedDraft extends StoredDraft {
  recordings: readonly [key: string, value: unknown][]
}

/** What a draft was made from, so that it can be joined with what somebody else made of the same. */
export interface Origin {
  base: Draft
  /** The id of a second copy, for where both changed the same thing. */
  copyId: string
}

/**
 * What became of a save: the new revision; or what somebody else saved first, and, where an origin was given, what was
 * kept then: both in one under the same id, or a copy beside theirs.
 */
export type SaveOutcome = { saved: true; revision: number } | { saved: false; theirs: StoredDraft; kept?: StoredDraft }

/**
 * The documents on this device. Every call may reject with a `StorageError`; then nothing was changed.
 */
export interface Library {
  /** The newest first. */
  list(): Promise<IndexRecord[]>
  /** @throws StorageError `gone` or `damaged` */
  open(id: string): Promise<StoredDraft>
  /** Keeps a new document; it gets another id when its own is taken. */
  create(draft: Draft): Promise<StoredDraft>
  /**
   * Saves over the revision that the caller knows. A document that is gone is kept anew: whoever still edits it wants
   * it. Where somebody else saved first, `origin` says how to keep both. All of it is one transaction, so that a tab
   * that closes after it asked loses nothing; null as revision joins with whatever is there.
   */
  save(id: string, draft: Draft, knownRevision: number | null, origin?: Origin): Promise<SaveOutcome>
  /** Takes a document out and gives it back, for `restore`. */
  remove(id: string): Promise<RemovedDraft>
  /** Puts it back; under another id, and without its recordings, when somebody kept it anew meanwhile. */
  restore(removed: RemovedDraft): Promise<StoredDraft>
}

/** The library in a key-value store. `freshId` gives an id that nobody else has. */
export function createLibrary(withStore: UseStore, outside: { now(): number; freshId(): string }): Library {
  const transaction = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T> | T) =>
    transact(withStore, mode, work)

  function put(store: IDBObjectStore, id: string, draft: Draft, revision: number): StoredDraft {
    store.put({ draft, revision }, documentKey(id))
    store.put(indexRecord(id, draft, revision, outside.now()), indexKey(id))
    return { id, draft, revision }
  }

  return {
    list: () =>
      transaction('readonly', async store => {
        const records: IndexRecord[] = await promisifyRequest(store.getAll(keysFrom(indexPrefix)))
        return records.sort((a, b) => b.updatedAt - a.updatedAt || a.name.localeCompare(b.name))
      }),

    open: id =>
      transaction('readonly', async store => readStored(id, await promisifyRequest(store.get(documentKey(id))))),

    create: draft =>
      transaction('readwrite', async store => {
        const taken = await promisifyRequest(store.getKey(documentKey(draft.document.id)))
        return put(store, ...withId(draft, taken === undefined ? draft.document.id : outside.freshId()), 1)
      }),

    save: (id, draft, knownRevision, origin) =>
      transaction('readwrite', async (store): Promise<SaveOutcome> => {
        const index: IndexRecord | undefined = await promisifyRequest(store.get(indexKey(id)))
        if (index && index.revision !== knownRevision) {
          const theirs = readStored(id, await promisifyRequest(store.get(documentKey(id))))
          if (!origin) return { saved: false, theirs }
          const joined = mergeDrafts(origin.base, draft, theirs.draft)
          const kept = joined
            ? put(store, ...withId(joined, id), theirs.revision + 1)
            : put(store, origin.copyId, asSecondCopy(draft, origin.copyId), 1)
          return { saved: false, theirs, kept }
        }
        return { saved: true, revision: put(store, ...withId(draft, id), (knownRevision ?? 0) + 1).revision }
      }),

    remove: id =>
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

function indexRecord(id: string, { document }: Draft, revision: number, updatedAt: number): IndexRecord {
  const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
  const types = [...new Set(nodes.map(node => node.type))]
  return { id, name: document.name, nodeCount: nodes.length, types, revision, updatedAt }
}

/** Records were written by us, but perhaps by an older us: they pass the same border as a file. */
function readStored(id: string, record: unknown): StoredDraft {
  if (record === undefined) {
    const message =
      'This pipeline is no longer in the library. Another tab or the browser itself may have taken it out.'
    throw new StorageError('gone', undefined, message)
  }
  const { draft, revision } = record as { draft?: Partial<Draft>; revision?: unknown }
  const parsed = parseDraft({ ...draft?.document, inputs: draft?.inputs })
  if ('problem' in parsed) throw new StorageError('damaged', undefined, parsed.problem)
  return { id, draft: parsed.draft, revision: typeof revision === 'number' ? revision : 0 }
}
