import { promisifyRequest, type UseStore } from 'idb-keyval'
import { asStorageError, StorageError } from './storage-error'

const storeName = 'records'
/** Milliseconds after which a database that does not open counts as blocked. */
const openPatience = 5_000

/** A database of one store of records, for idb-keyval. It opens when it is first used, and again after it was closed. */
export interface RecordStore {
  use: UseStore
  /**
   * Writes at once, without waiting for anything: a page that is being left has no later. False where the database is
   * not open.
   */
  putNow(key: IDBValidKey, value: unknown): boolean
}

/**
 * Opens a database by its name. `factory` may throw, as in some private windows. A database without our store, as an
 * upgrade that was cut short leaves it, gets one; one of a later version of the page is used as it is.
 */
export function openRecordStore(factory: () => IDBFactory | undefined, name: string): RecordStore {
  let opening: Promise<IDBDatabase> | undefined
  let opened: IDBDatabase | undefined

  const forget = () => {
    opening = undefined
    opened = undefined
  }

  function database(): Promise<IDBDatabase> {
    opening ??= open(factory, name).then(
      database => {
        opened = database
        database.onclose = forget
        database.onversionchange = () => {
          database.close()
          forget()
        }
        return database
      },
      error => {
        forget()
        throw asStorageError(error)
      },
    )
    return opening
  }

  return {
    async use(mode, work) {
      let transaction: IDBTransaction
      try {
        transaction = (await database()).transaction(storeName, mode)
      } catch (error) {
        if (error instanceof StorageError) throw error
        // The connection was closed without an event (as in Safari); a new one may work.
        forget()
        transaction = (await database()).transaction(storeName, mode)
      }
      return work(transaction.objectStore(storeName))
    },
    putNow(key, value) {
      try {
        const transaction = opened?.transaction(storeName, 'readwrite')
        transaction?.objectStore(storeName).put(value, key)
        // Without this it would be aborted with its page.
        transaction?.commit()
        return transaction !== undefined
      } catch {
        return false
      }
    },
  }
}

async function open(factory: () => IDBFactory | undefined, name: string, version?: number): Promise<IDBDatabase> {
  const databases = factory()
  if (!databases) throw new StorageError('absent')
  const request = databases.open(name, version)
  request.onupgradeneeded = () => {
    const { result } = request
    if (!result.objectStoreNames.contains(storeName)) result.createObjectStore(storeName)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('blocked')), openPatience)
  })
  try {
    const database = await Promise.race([promisifyRequest(request), tooLate])
    if (database.objectStoreNames.contains(storeName)) return database
    database.close()
    return await open(factory, name, database.version + 1)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs `work` in one transaction and waits for its completion: all of it is written, or nothing.
 * @throws StorageError
 */
export async function transact<T>(
  { use }: RecordStore,
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => Promise<T> | T,
): Promise<T> {
  try {
    return await use(mode, async records => {
      const done = promisifyRequest(records.transaction)
      // A failure is thrown below, with what caused it.
      done.catch(() => {})
      try {
        const result = await work(records)
        await done
        return result
      } catch (error) {
        try {
          records.transaction.abort()
        } catch {
          // It has ended by this failure.
        }
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
