import { createStore, type StoreApi } from 'zustand/vanilla'
import { asStorageError } from '../../documents/library/storage-error'
import { type Recording, type RecordingOrigin, recordingOf } from '../../documents/recordings/recording'
import type { RecordingDatabase, RecordingEntry, RunWriter } from '../../documents/recordings/recording-database'
import type { LocalizedText } from '../../language/message'
import type { RunEvent } from '../../model/events'
import { NOTHING_TO_RUN } from '../../model/run-outcome'
import type { Editor } from '../document/editor'
import type { Runner } from '../run/run'
import type { RunLocks } from '../run/run-locks'

/** Milliseconds between two writes of a run in progress. */
export const writeInterval = 3_000

export interface RecordingsState {
  /** The saved runs of the document that is open, the newest first. */
  entries: readonly RecordingEntry[]
  /** What they take together. */
  bytes: number
  /** The error of the last operation, as a sentence. */
  message?: LocalizedText
}

/** Records every run, including those in progress, and loads recordings. Nothing here rejects; a failure is in `message`. */
export interface RecordingsStore extends StoreApi<RecordingsState> {
  /** Reads the list of the document that is open. */
  refresh(): Promise<void>
  /** The run, to be replayed or shared; null when it cannot be read. */
  open(entry: RecordingEntry): Promise<Recording | null>
  remove(entry: RecordingEntry): Promise<void>
  /** Keeps a run that came from elsewhere with the document that is open, now or once that is saved. */
  adopt(recording: Recording, origin: RecordingOrigin): Promise<void>
  stop(): void
}

interface RecordingsParts {
  editor: Pick<Editor, 'getState' | 'subscribe'>
  runner: Pick<Runner, 'getState' | 'subscribe'>
  recordings: RecordingDatabase
  locks: RunLocks
  /** Saves the open document, so that the run has one to belong to. */
  keepDocument(): Promise<boolean>
}

/** A run in progress, and what is recorded of it. */
interface Current {
  /** Null where writing is impossible; the run continues. */
  writer: Promise<RunWriter | null>
  /** How many events are written. */
  written: number
  timer: ReturnType<typeof setTimeout> | undefined
  release(): void
}

/** Makes the store of recordings. A run of a document that was never saved saves it. */
export function createRecordingsStore(parts: RecordingsParts): RecordingsStore {
  const { editor, runner, recordings, locks, keepDocument } = parts
  const store = createStore<RecordingsState>(() => ({ entries: [], bytes: 0 }))
  /** Runs from elsewhere that wait until the document that they came with is saved. */
  let adopted: { recording: Recording; documentId: string; origin: RecordingOrigin }[] = []
  let current: Current | null = null

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const result = await work()
      const { recordId } = editor.getState()
      const entries = recordId === null ? [] : await recordings.list(recordId)
      store.setState({ entries, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), message: undefined })
      return result
    } catch (error) {
      store.setState({ message: asStorageError(error).words })
      return null
    }
  }

  async function keepAdopted(): Promise<void> {
    const { recordId, draft } = editor.getState()
    adopted = adopted.filter(({ documentId }) => documentId === draft.document.id)
    if (recordId === null || adopted.length === 0) return
    const due = adopted
    adopted = []
    await attempt(async () => {
      for (const { recording, origin } of due) await recordings.keep(recordId, recording, origin)
    })
  }

  /** A run that has begun is written down now and every few seconds, as far as it has come. */
  function begin(recording: Recording): void {
    const writer = keepDocument()
      .then(() => {
        const { recordId } = editor.getState()
        return recordId === null ? null : recordings.begin(recordId, recording)
      })
      .catch(() => null)
    const run: Current = {
      writer,
      written: recording.events.length,
      timer: undefined,
      release: locks.hold(recording.id),
    }
    current = run
    const writeSoon = () => {
      run.timer = setTimeout(async () => {
        const { recorded } = runner.getState()
        const now = recordingOf(recorded)
        if (now?.id === recording.id && recorded.length > run.written) {
          run.written = recorded.length
          await (await run.writer)?.write(now).catch(() => {})
        }
        if (current === run) writeSoon()
      }, writeInterval)
    }
    writeSoon()
  }

  async function end(run: Current, events: readonly RunEvent[], id: string): Promise<void> {
    clearTimeout(run.timer)
    const writer = await run.writer
    const recording = recordingOf(events)
    const last = events.at(-1)
    // Where there was nothing to run, or something else is shown, there is nothing to keep.
    const isKept = recording?.id === id && last?.type === 'run-end' && last.code !== NOTHING_TO_RUN
    await attempt(async () => (isKept ? writer?.finish(recording) : writer?.discard()))
    run.release()
  }

  let runId: string | undefined
  const unsubscribeRunner = runner.subscribe(({ live, recorded }) => {
    const recording = live ? recordingOf(recorded) : null
    if (current && recording?.id !== runId) {
      void end(current, recorded, String(runId))
      current = null
    }
    if (recording && !current) {
      runId = recording.id
      begin(recording)
    }
  })
  const unsubscribeEditor = editor.subscribe((state, before) => {
    if (state.recordId !== before.recordId) void keepAdopted()
  })

  return {
    ...store,
    refresh: async () => void (await attempt(async () => {})),
    open: entry => attempt(() => recordings.open(entry)),
    remove: async entry => void (await attempt(() => recordings.remove(entry))),
    async adopt(recording, origin) {
      adopted.push({ recording, documentId: editor.getState().draft.document.id, origin })
      await keepAdopted()
    },
    stop() {
      clearTimeout(current?.timer)
      unsubscribeRunner()
      unsubscribeEditor()
    },
  }
}
