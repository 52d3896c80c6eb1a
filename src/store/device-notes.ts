import type { KeyStorage } from '../providers/keys'

const lastOpenedKey = 'aili5.lastOpened'
const persistAskedKey = 'aili5.persistAsked'

/** The document that was open last on this device; null when none ever was, or nobody can tell. */
export function lastOpened(storage: KeyStorage): string | null {
  try {
    return storage.getItem(lastOpenedKey)
  } catch {
    return null
  }
}

/** Notes which document is open; the starter, which is not kept, has no id to note. */
export function noteOpened(storage: KeyStorage, id: string | null): void {
  try {
    if (id !== null) storage.setItem(lastOpenedKey, id)
  } catch {
    // The starter opens next time; the document itself is in the library.
  }
}

/** True once on a device, when the browser may be asked to keep what is stored: some ask the person in turn. */
export function mayAskToPersist(storage: KeyStorage): boolean {
  try {
    if (storage.getItem(persistAskedKey) !== null) return false
    storage.setItem(persistAskedKey, 'yes')
    return true
  } catch {
    return false
  }
}
