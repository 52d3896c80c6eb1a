import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import type { JsonValue } from '../../model/json'
import type { Draft } from '../format/draft'
import { storedDraft } from '../format/parse'
import { type RecordStore, transact } from './record-store'

/** Maximum number of versions per document. */
export const MAX_VERSIONS = 20

/** A draft that a person has kept under a name, to go back to. */
export interface Version {
  documentId: string
  /** Number of the version for its document. */
  number: number
  name: string
  /** Milliseconds since the epoch. */
  keptAt: number
  draft: Draft
}

/** The versions on this device. Every call may reject with a `StorageError`; then nothing was changed. */
export interface VersionDatabase {
  /** Newest first. One that cannot be read is left out. */
  list(documentId: string): Promise<Version[]>
  /** Above the maximum, the oldest is deleted. */
  keep(version: Omit<Version, 'number'>): Promise<void>
  remove(version: Pick<Version, 'documentId' | 'number'>): Promise<void>
}

const VersionSchema = v.object({
  documentId: v.string(),
  number: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  keptAt: v.pipe(v.number(), v.finite()),
  draft: v.object({ document: v.looseObject({}), inputs: v.optional(v.record(v.string(), v.any()), {}) }),
})

const keyOf = ({ documentId, number }: Pick<Version, 'documentId' | 'number'>) => [documentId, number]

/** Creates the database of versions on a store of records. */
export function createVersionDatabase(store: RecordStore): VersionDatabase {
  const keysOf = (records: IDBObjectStore, documentId: string) =>
    promisifyRequest(records.getAllKeys(IDBKeyRange.bound([documentId], [documentId, []])))
  return {
    async list(documentId) {
      const values = await transact(store, 'readonly', records =>
        promisifyRequest<unknown[]>(records.getAll(IDBKeyRange.bound([documentId], [documentId, []]))),
      )
      return values.flatMap(readVersion).reverse()
    },
    keep: version =>
      transact(store, 'readwrite', async records => {
        const keys = await keysOf(records, version.documentId)
        for (const key of keys.slice(0, Math.max(0, keys.length + 1 - MAX_VERSIONS))) records.delete(key)
        const [, last = 0] = (keys.at(-1) ?? []) as [string, number]
        const kept = { ...version, number: last + 1 }
        records.put(kept, keyOf(kept))
      }),
    remove: version => transact(store, 'readwrite', records => void records.delete(keyOf(version))),
  }
}

function readVersion(value: unknown): Version[] {
  const read = v.safeParse(VersionSchema, value)
  if (!read.success) return []
  const { draft, ...version } = read.output
  const parsed = storedDraft({ ...draft.document, inputs: draft.inputs } as JsonValue)
  return 'draft' in parsed ? [{ ...version, draft: parsed.draft }] : []
}
