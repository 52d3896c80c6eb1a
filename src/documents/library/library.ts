import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { type MessageDescriptor, msg } from '../../language/message'
import { isEqualJson } from '../../model/equal-json'
import type { JsonValue } from '../../model/json'
import { fileName, type TextFile } from '../files/file'
import type { Draft } from '../format/draft'
import { storedDraft } from '../format/parse'
import { createLeftDrafts } from './left-drafts'
import { type RecordStore, transact } from './record-store'
import { StorageError } from './storage-error'

/** A document as it is stored. `page`: the page that wrote it. */
interface DocumentRecord {
  id: string
  name: string
  /** Milliseconds since the epoch; for display and sorting only. */
  updatedAt: number
  /** Counts saves; tells what another tab has changed. */
  revision: number
  draft: Draft
  page: string
}

/** What a page wrote down as it was left, over a revision that it knew; null for a document that was never saved. */
interface LeftRecord extends DocumentRecord {
  over: number | null
}

/** A document in the list. */
export interface IndexRecord extends Pick<DocumentRecord, 'id' | 'name' | 'updatedAt' | 'revision'> {
  nodeCount: number
  /** Node types in order of first appearance, for icons and search. */
  types: string[]
}

/** A stored document. */
export type StoredDraft = Pick<DocumentRecord, 'id' | 'draft' | 'revision'>

/** A stored document that cannot be read; its record stays. */
export interface DamagedDocument {
  id: string
  /** As far as it is known; else empty. */
  name: string
}

/** The result of a save. On a conflict nothing was written. */
export type SaveOutcome = { saved: StoredDraft } | { isChangedElsewhere: true }

/** The documents on this device. Every call may reject with a `StorageError`; then nothing was changed. */
export interface Library {
  /** Newest first, and what cannot be read. */
  list(): Promise<{ records: IndexRecord[]; damaged: DamagedDocument[] }>
  /** @throws StorageError `gone` or `damaged` */
  open(id: string): Promise<StoredDraft>
  /** Saves a new document, under a new id if its own is taken. */
  create(draft: Draft): Promise<StoredDraft>
  /** Saves over a known revision, unless another page has saved another one. What was deleted is saved again. */
  save(known: Pick<StoredDraft, 'id' | 'revision'>, draft: Draft): Promise<SaveOutcome>
  /** Changes what is stored, whatever revision that is. */
  change(id: string, change: (draft: Draft) => Draft): Promise<StoredDraft>
  /** Writes a draft down without waiting, as the page is left; `recoverLeft` takes it in. False where that is impossible. */
  leave(known: Pick<StoredDraft, 'id' | 'revision'> | null, draft: Draft): boolean
  /** Deletes what this page wrote down for a document as it hid. */
  forgetLeft(id: string): Promise<void>
  /** Takes in what pages wrote down as they were left. Gives the names of copies, where another page had saved meanwhile. */
  recoverLeft(copyLabel: string): Promise<string[]>
  /** Deletes a document and returns it for `restore`. */
  remove(id: string): Promise<StoredDraft>
  /** Restores a deleted document; under another id, if it was saved again meanwhile. */
  restore(removed: StoredDraft): Promise<StoredDraft>
  /** The record of a damaged document as it is, as a file. */
  damagedFile(id: string): Promise<TextFile>
  /** Deletes a damaged document. */
  forgetDamaged(id: string): Promise<void>
}

interface Outside {
  now(): number
  /** Returns a unique id. */
  freshId(): string
  /** Where drafts are written down as the page is left. May throw; absent where there is none. */
  localStorage?: (() => Storage) | undefined
}

/** Keys of documents are their ids; those of `LeftRecord`s are lists. */
const leftKey = (id: string, page: string) => ['left', id, page]
/** The key of the same in `localStorage`. */
const localKey = (id: string, page: string) => JSON.stringify([id, page])

/** Creates the library on a store of records. */
export function createLibrary(store: RecordStore, { now, freshId, localStorage }: Outside): Library {
  const page = freshId()
  const leftDrafts = createLeftDrafts(localStorage)

  function recordOf(draft: Draft, id: string, revision: number): DocumentRecord {
    const { document } = draft
    const own = document.id === id ? draft : { ...draft, document: { ...document, id } }
    return { id, name: document.name, updatedAt: now(), revision, draft: own, page }
  }

  function put(records: IDBObjectStore, draft: Draft, id: string, revision: number): StoredDraft {
    const record = recordOf(draft, id, revision)
    records.put(record, id)
    return record
  }

  async function putNew(records: IDBObjectStore, draft: Draft): Promise<StoredDraft> {
    const { id } = draft.document
    const isTaken = (await promisifyRequest(records.getKey(id))) !== undefined
    await dropLeft(records, id, draft)
    return put(records, draft, isTaken ? freshId() : id, 1)
  }

  /** Runs a save. What this page wrote down as it hid is saved by it, unless it is newer. */
  async function saving<T extends object>(
    id: string,
    draft: Draft,
    work: (records: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const result = await transact(store, 'readwrite', work)
    const key = localKey(id, page)
    if ('isChangedElsewhere' in result) return result
    if (isEqualJson(leftDrafts.get(key)?.draft, recordOf(draft, id, 0).draft)) leftDrafts.forget(key)
    return result
  }

  /** The same for what did not fit into `localStorage`. */
  async function dropLeft(records: IDBObjectStore, id: string, draft: Draft): Promise<void> {
    const left = fieldsOf(await promisifyRequest<unknown>(records.get(leftKey(id, page))))
    if (left && isEqualJson(left.draft, recordOf(draft, id, 0).draft)) records.delete(leftKey(id, page))
  }

  const read = (records: IDBObjectStore, id: string): Promise<unknown> => promisifyRequest(records.get(id))

  return {
    async list() {
      const found = await transact(store, 'readonly', async records => {
        const [keys, values] = await Promise.all([
          promisifyRequest(records.getAllKeys()),
          promisifyRequest<unknown[]>(records.getAll()),
        ])
        return keys.flatMap((key, at) => (typeof key === 'string' ? [{ id: key, value: values[at] }] : []))
      })
      const listed = found.map(({ id, value }) => indexOf(id, value) ?? { id, name: nameIn(value), isDamaged: true })
      const records = listed.filter(each => !('isDamaged' in each)) as IndexRecord[]
      records.sort((a, b) => b.updatedAt - a.updatedAt || a.name.localeCompare(b.name))
      return {
        records,
        damaged: listed.flatMap(each => ('isDamaged' in each ? [{ id: each.id, name: each.name }] : [])),
      }
    },

    open: async id => parsed(id, await transact(store, 'readonly', records => read(records, id))),

    create: draft => saving(draft.document.id, draft, records => putNew(records, draft)),

    save: ({ id, revision }, draft) =>
      saving(id, draft, async (records): Promise<SaveOutcome> => {
        const value = await read(records, id)
        const stored = value === undefined ? null : fieldsOf(value)
        if (value !== undefined && !stored) {
          // It stays as it is, and the document that is open goes beside it.
          return { saved: put(records, draft, freshId(), 1) }
        }
        const isOurs = !stored || stored.revision === revision || stored.page === page
        if (stored && !isOurs && !isEqualJson(stored.draft, recordOf(draft, id, 0).draft)) {
          return { isChangedElsewhere: true }
        }
        await dropLeft(records, id, draft)
        return { saved: put(records, draft, id, Math.max(revision, stored?.revision ?? 0) + 1) }
      }),

    change: (id, change) =>
      transact(store, 'readwrite', async records => {
        const { draft, revision } = parsed(id, await read(records, id))
        return put(records, change(draft), id, revision + 1)
      }),

    leave(known, draft) {
      const id = known?.id ?? draft.document.id
      const left: LeftRecord = { ...recordOf(draft, id, 0), over: known?.revision ?? null }
      return leftDrafts.keep(localKey(id, page), left) || store.putNow(leftKey(id, page), left)
    },

    forgetLeft(id) {
      leftDrafts.forget(localKey(id, page))
      return transact(store, 'readwrite', records => void records.delete(leftKey(id, page)))
    },

    async recoverLeft(copyLabel) {
      const local = leftDrafts.all()
      const copies = await transact(store, 'readwrite', async records => {
        const range = IDBKeyRange.bound(['left'], ['left', []])
        const copies: string[] = []
        const keys = await promisifyRequest(records.getAllKeys(range))
        const values = await promisifyRequest<unknown[]>(records.getAll(range))
        for (const key of keys) records.delete(key)
        // What a page has in both was too large once: what is in `localStorage` is newer.
        const isLocal = new Set(local.map(({ key }) => key))
        const isOlder = (value: unknown) => {
          const left = fieldsOf(value)
          return left !== null && isLocal.has(localKey(left.id, left.page))
        }
        for (const value of [...local.map(({ left }) => left), ...values.filter(value => !isOlder(value))]) {
          const left = fieldsOf(value) as LeftRecord | null
          const stored = left && (await read(records, left.id))
          const there = stored === undefined ? null : fieldsOf(stored)
          const isOurs = there?.page === left?.page
          // The page was left once, and went on: the save that was under way then has the next revision, later ones have more.
          const isSavedSince = isOurs && (there?.revision ?? 0) > (left?.over ?? 0) + 1
          if (left && !isSavedSince && !isEqualJson(there?.draft, left.draft)) {
            const isNext = stored === undefined || isOurs || there?.revision === left.over
            if (isNext) put(records, left.draft, left.id, (there?.revision ?? 0) + 1)
            else copies.push((await putNew(records, asCopy(left.draft, freshId(), copyLabel))).draft.document.name)
          }
        }
        return copies
      })
      for (const { forget } of local) forget()
      return copies
    },

    remove: id =>
      transact(store, 'readwrite', async records => {
        const stored = parsed(id, await read(records, id))
        records.delete(id)
        return stored
      }),

    restore: ({ id, draft, revision }) =>
      transact(store, 'readwrite', async records => {
        const isTaken = (await promisifyRequest(records.getKey(id))) !== undefined
        return isTaken ? putNew(records, draft) : put(records, draft, id, revision + 1)
      }),

    async damagedFile(id) {
      const value = await transact(store, 'readonly', records => read(records, id))
      return { name: fileName(nameIn(value), 'damaged'), text: `${asText(value)}\n` }
    },

    forgetDamaged: id => transact(store, 'readwrite', records => void records.delete(id)),
  }
}

/** A copy of a draft under an id of its own; `label` is in brackets behind its name. */
export function asCopy(draft: Draft, id: string, label: string): Draft {
  const { document } = draft
  return { ...draft, document: { ...document, id, name: `${document.name} (${label})` } }
}

/** The sentence of a document that cannot be read, with what to do next. */
export function describeDamaged({ name }: Pick<DamagedDocument, 'name'>): MessageDescriptor {
  return name === ''
    ? msg(
        'A pipeline without a readable name is damaged and cannot be opened. All others are fine. You can save what is left of it as a file from the library.',
      )
    : msg(
        '“{name}” is damaged and cannot be opened. All others are fine. You can save what is left of it as a file from the library.',
        { name },
      )
}

/** The fields that saves compare. Records may be damaged, so anything is possible. */
const FieldsSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  updatedAt: v.pipe(v.number(), v.finite()),
  revision: v.pipe(v.number(), v.safeInteger()),
  page: v.fallback(v.string(), ''),
  draft: v.looseObject({
    document: v.looseObject({
      pipelines: v.array(v.looseObject({ nodes: v.array(v.looseObject({ type: v.string() })) })),
    }),
  }),
})

function fieldsOf(value: unknown): DocumentRecord | null {
  return v.is(FieldsSchema, value) ? (value as unknown as DocumentRecord) : null
}

/** @throws StorageError `gone` or `damaged` */
function parsed(id: string, value: unknown): StoredDraft {
  if (value === undefined) throw new StorageError('gone')
  const record = fieldsOf(value)
  const read = record
    ? storedDraft({ ...record.draft.document, inputs: record.draft.inputs } as unknown as JsonValue)
    : { problem: '' }
  if (!record || 'problem' in read)
    throw new StorageError('damaged', undefined, describeDamaged({ name: nameIn(value) }))
  return { id, draft: read.draft, revision: record.revision }
}

function indexOf(id: string, value: unknown): IndexRecord | null {
  const record = fieldsOf(value)
  if (!record) return null
  const nodes = record.draft.document.pipelines.flatMap(pipeline => pipeline.nodes)
  const types = [...new Set(nodes.map(node => node.type))]
  return {
    id,
    name: record.name,
    updatedAt: record.updatedAt,
    revision: record.revision,
    nodeCount: nodes.length,
    types,
  }
}

/** The list entry of a document that was just saved. */
export function indexOfSaved({ id, draft, revision }: StoredDraft, updatedAt: number): IndexRecord | null {
  return indexOf(id, { id, name: draft.document.name, updatedAt, revision, draft })
}

function nameIn(value: unknown): string {
  const inRecord = v.safeParse(v.object({ name: v.string() }), value)
  if (inRecord.success) return inRecord.output.name
  const read = v.safeParse(v.object({ draft: v.object({ document: v.object({ name: v.string() }) }) }), value)
  return read.success ? read.output.draft.document.name : ''
}

/** Any value as text, as far as possible. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value)
  } catch {
    return String(value)
  }
}
