import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Recording, RecordingOrigin } from '../../documents/recordings/recording'
import type { RecordingEntry } from '../../documents/recordings/recording-database'
import type { LocalizedText } from '../../language/message'
import type { Runner } from '../run/run'
import type { RunRecorder } from '../run/run-recorder'

export interface RecordingsState {
  /** The saved runs of the document that is open, the newest first. */
  entries: readonly RecordingEntry[]
  /** What they take together. */
  bytes: number
  /** The error of the last operation, as a sentence. */
  message?: LocalizedText
}

/** What can be done with saved runs. Nothing here rejects; a failure is a sentence in `message`. */
export interface RecordingMethods {
  /** Reads the list of the document that is open. */
  refresh(): Promise<void>
  /** The run, to be replayed or shared; null when it cannot be read. */
  open(entry: RecordingEntry): Promise<Recording | null>
  remove(entry: RecordingEntry): Promise<void>
  /** Keeps a run that came from elsewhere with the document that is open, now or once that is saved. */
  adopt(recording: Recording, origin: RecordingOrigin): Promise<void>
  /** Keeps the document of a run that its page did not live to end, where that document was not saved yet. */
  recover(): Promise<void>
}

/** Records every run of a saved document, including those in progress, and loads recordings. */
export interface RecordingsStore extends StoreApi<RecordingsState>, RecordingMethods {
  stop(): void
}

interface RecordingsParts {
  runner: Pick<Runner, 'subscribe'>
  createRecorder(store: StoreApi<RecordingsState>): RunRecorder
}

/** Makes the store of recordings. Runs of a document that is not saved yet wait until it is. */
export function createRecordingsStore({ runner, createRecorder }: RecordingsParts): RecordingsStore {
  const store = createStore<RecordingsState>(() => ({ entries: [], bytes: 0 }))
  const recorder = createRecorder(store)
  const unsubscribe = runner.subscribe((state, before) => {
    if (state.live === before.live) return
    if (state.live) recorder.began()
    else recorder.ended(state.events)
  })
  return {
    ...store,
    refresh: recorder.refresh,
    open: recorder.open,
    remove: recorder.remove,
    adopt: recorder.adopt,
    recover: recorder.recover,
    stop() {
      unsubscribe()
      recorder.stop()
    },
  }
}
