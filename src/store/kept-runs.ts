import type { UseStore } from 'idb-keyval'
import { createShelf } from '../documents/recordings/shelf'
import { createRunKeeper } from './run-keeper'
import { createRunLocks, type Locks } from './run-locks'

/** The kept runs of this device, and what keeps more of them. Loaded with the first run, or on first access. */
export function openShelf(records: UseStore, ofBrowser: Locks | undefined) {
  const locks = createRunLocks(ofBrowser)
  return { shelf: createShelf(records, locks.underWay), locks, createRunKeeper }
}
