import { promisifyRequest, type UseStore } from 'idb-keyval'
import { asStorageError, StorageError } from './storage-error'

const databaseName = 'aili5'
const storeName = 'records'
/** Milliseconds after which a database that does not open counts as blocked. */
const openPatience = 5_000

/**
 * A key-value store for idb-keyval that handles missing, hanging and closed databases. Opens lazily, and again after it
 * was closed.
 */
export function openRecordStore(factory: IDBFactory | undefined, name = databaseName): UseStore {
  let opening: Promise<IDBDatabase> | undefined

  function database(): Promise<IDBDatabase> {
    opening ??= open(factory, name).then(
      opened => {
        const forget = () => {
          opening = undefined
        }
        opened.onclose = forget
        opened.onversionchange = () => {
          opened.close()
          forget()
        }
        return opened
      },
      error => {
        opening = undefined
        throw asStorageError(error)
      },
    )
    return opening
  }

  return async (mode, work) => {
    let transaction: IDBTransaction
    try {
      transaction = (await database()).transaction(storeName, mode)
    } catch (error) {
      if (error instanceof StorageError) throw error
      // The connection was closed without an event (as in Safari); a new one may work.
      opening = undefined
      transaction = (await database()).transaction(storeName, mode)
    }
    return work(transaction.objectStore(storeName))
  }
}

async function open(factory: IDBFactory | undefined, name: string): Promise<IDBDatabase> {
  if (!factory) throw new StorageError('absent')
  const request = factory.open(name)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('blocked')), openPatience)
  })
  try {
    return await Promise.race([promisifyRequest(request), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
