import type { UseStore } from 'idb-keyval'
import { asStorageError } from './storage-error'

/**
 * Runs `work` in one transaction and waits until that is done: what resolved is kept, and what rejected left nothing.
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
        // All or nothing: what was put before the failure must not stay.
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

/** Resolves when all of it is kept; rejects with the reason of the abort (null when we aborted it ourselves). */
function completion(transaction: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  // Whoever waits for it is told; it must not be reported as unhandled before that.
  done.catch(() => {})
  return done
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is over already, by the very failure that brought us here.
  }
}
