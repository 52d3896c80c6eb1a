import { isJsonObject, type JsonObject } from '../../model/json'

/**
 * Drafts in `localStorage`, which is written before the call returns. A page that ends has no time for IndexedDB: its
 * write waits for the transactions of other tabs, and is aborted with the page.
 */
export interface LeftDrafts {
  /** False where it does not fit, or where the browser refuses it; then nothing is kept under the key. */
  keep(key: string, left: object): boolean
  get(key: string): JsonObject | null
  forget(key: string): void
  all(): LeftDraft[]
}

/** An entry; null where it cannot be read. `forget` deletes it, unless its page has written another one since. */
interface LeftDraft {
  key: string
  left: JsonObject | null
  forget(): void
}

const prefix = 'aili5.left.'

/** `storage` may throw, as in some private windows. */
export function createLeftDrafts(storage: (() => Storage) | undefined): LeftDrafts {
  /** What a browser refuses is as if it were not there. */
  function attempt<T>(otherwise: T, work: (storage: Storage) => T): T {
    try {
      return storage ? work(storage()) : otherwise
    } catch {
      return otherwise
    }
  }

  const forget = (key: string) => attempt(undefined, storage => storage.removeItem(prefix + key))

  return {
    keep(key, left) {
      forget(key)
      return attempt(false, storage => {
        storage.setItem(prefix + key, JSON.stringify(left))
        return true
      })
    },
    get: key => attempt(null, storage => objectIn(storage.getItem(prefix + key))),
    forget,
    all: () =>
      attempt([], storage =>
        Object.keys(storage)
          .filter(name => name.startsWith(prefix))
          .map(name => {
            const text = storage.getItem(name)
            return {
              key: name.slice(prefix.length),
              left: objectIn(text),
              forget: () =>
                attempt(undefined, storage => {
                  if (storage.getItem(name) === text) storage.removeItem(name)
                }),
            }
          }),
      ),
  }
}

function objectIn(text: string | null): JsonObject | null {
  try {
    const value = JSON.parse(text ?? 'null')
    return isJsonObject(value) ? value : null
  } catch {
    return null
  }
}
