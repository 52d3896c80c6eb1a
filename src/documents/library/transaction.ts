import type { UseStore } from 'idb-keyval'
import { asStorageError } from './storage-error'

/**
 * Runs `work` in one transaction and waits for its completion: atomic.
 * @throws StorageError
 */
export async function transact<T>(
  withStore: UseStore,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T> | T,
): Promise<T> {
  try {
    return await withStore(mode, async store => {
      const done = completion(store.transaction)
      try {
        const result = await work(store)
        await done
        return result
      } catch (error) {
        // Aborts: earlier writes of the transaction must not remain.
        abort(store.transaction)
        throw await done.then(
          () => error,
          reason => reason ?? error,
        )
      }
    })
  } catch (error) {
    throw asStorageError(error)
  }
}

/** Resolves on completion; rejects with the reason of the abort (null for our own). */
function completion(transaction: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  // The rejection is handled later; prevents an unhandled rejection until then.
  done.catch(() => {})
  return done
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended by this failure.
  }
}
