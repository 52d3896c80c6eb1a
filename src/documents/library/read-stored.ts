import { promisifyRequest, type UseStore } from 'idb-keyval'
import type { LocalizedText } from '../../language/message'
import type { SaveOutcome, StoredDraft } from './library'
import { documentKey } from './record-keys'
import { asStorageError, type StorageErrorCode } from './storage-error'
import { readStored } from './stored'
import { transact } from './transaction'

/** A stored document, or why it cannot be read, in a form that can be sent between threads. */
export type StoredReading = { stored: StoredDraft } | { code: StorageErrorCode; problem: LocalizedText }

/** The result of adding a document, in such a form. */
export type CreateReading = Pick<StoredDraft, 'id' | 'revision'> | { code: StorageErrorCode; problem: LocalizedText }

/** The result of a save, in such a form. `isMet`: there is another revision, and nothing was saved. */
export type SaveReading =
  | { outcome: SaveOutcome }
  | { isMet: true }
  | { code: StorageErrorCode; problem: LocalizedText }

/** Reads and parses one document of a store. Does not reject. */
export async function readStoredFrom(withStore: UseStore, id: string): Promise<StoredReading> {
  try {
    const record: unknown = await transact(withStore, 'readonly', store => promisifyRequest(store.get(documentKey(id))))
    return { stored: readStored(id, record) }
  } catch (error) {
    const { code, words } = asStorageError(error)
    return { code, problem: words }
  }
}
