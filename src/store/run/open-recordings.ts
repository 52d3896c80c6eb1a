import type { UseStore } from 'idb-keyval'
import { createRecordingDatabase } from '../../documents/recordings/recording-database'
import { createRunLocks, type Locks } from './run-locks'
import { createRunRecorder } from './run-recorder'

/** The saved runs of this device, and what keeps more of them. Loaded with the first run, or on first access. */
export function openRecordings(records: UseStore, ofBrowser: Locks | undefined) {
  const locks = createRunLocks(ofBrowser)
  return { recordings: createRecordingDatabase(records, locks.underWay), locks, createRunRecorder }
}
