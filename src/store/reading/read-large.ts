import type { UseStore } from 'idb-keyval'
import type { StoredDraft } from '../../documents/library/library'
import { readStoredFrom, type StoredReading } from '../../documents/library/read-stored'
import { StorageError } from '../../documents/library/storage-error'
import type { StoreReader } from './reader'

/** Starts a reader in a worker; null where there are none. */
export async function startStoreReader(): Promise<StoreReader | null> {
  return typeof Worker === 'undefined' ? null : (await import('./read-worker')).startReader()
}

/**
 * Reads a large document of the store in a worker. Where there is none, or its code cannot be fetched, it is read here: a
 * person's own document opens in any case.
 * @throws StorageError
 */
export async function readLarge(
  withStore: UseStore,
  id: string,
  start: () => Promise<StoreReader | null> = startStoreReader,
): Promise<StoredDraft> {
  const reader = await start().catch(() => null)
  let reading: StoredReading | undefined
  try {
    reading = await reader?.stored(id)
  } catch {
    // The worker did not start, or failed.
  } finally {
    reader?.end()
  }
  reading ??= await readStoredFrom(withStore, id)
  if ('stored' in reading) return reading.stored
  throw new StorageError(reading.code, undefined, reading.problem)
}
