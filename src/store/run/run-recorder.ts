import type { StoreApi } from 'zustand/vanilla'
import type { Library } from '../../documents/library/library'
import { asStorageError } from '../../documents/library/storage-error'
import { recordingOf } from '../../documents/recordings/of-events'
import type { Recording, RecordingOrigin } from '../../documents/recordings/recording'
import type { RecordingDatabase, RunWriter } from '../../documents/recordings/recording-database'
import type { RunEvent } from '../../model/events'
import { NOTHING_TO_RUN } from '../../model/run-outcome'
import type { KeyStorage } from '../../providers/connections/keys'
import { unsavedRun, unsavedRunKey } from '../device-state'
import type { Editor } from '../document/editor'
import type { RecordingMethods, RecordingsState } from '../library/library-recordings'
import type { Runner } from './run'
import type { RunLocks } from './run-locks'

/** Milliseconds from an event to its being written down. */
const writeDelay = 250

/** Records runs, in progress and finished. */
export interface RunRecorder extends RecordingMethods {
  /** A run has started. */
  began(): Promise<void>
  /** A run is over, or was thrown away. */
  ended(events: readonly RunEvent[]): Promise<void>
  stop(): void
}

interface RunRecorderParts {
  editor: Pick<Editor, 'getState' | 'subscribe'>
  runner: Pick<Runner, 'getState' | 'subscribe'>
  store: StoreApi<RecordingsState>
  recordings: RecordingDatabase
  locks: RunLocks
  library: Pick<Library, 'list' | 'create'>
  deviceStorage: KeyStorage
  /** Where `pagehide` comes from. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** A run in progress, and what is recorded of it. */
interface Current {
  id: string
  /** Null where writing is impossible; the run continues. */
  writer: Promise<RunWriter | null>
  /** How many events are written, or about to be. */
  written: number
  /** One write after the other. */
  last: Promise<unknown>
  release(): void
}

/** Marks a run of an unsaved document as in progress; null when it is over. */
function markUnsavedRun(storage: KeyStorage, documentId: string | null): void {
  try {
    if (documentId === null) storage.removeItem(unsavedRunKey)
    else storage.setItem(unsavedRunKey, documentId)
  } catch {
    // Then nothing of that run is there next time.
  }
}

/** Makes the recorder. Nothing in it rejects; a failure is a sentence in the store's message, and never fails the run. */
export function createRunRecorder(parts: RunRecorderParts): RunRecorder {
  const { editor, runner, store, recordings, locks, library, deviceStorage, page } = parts
  let waiting: { recording: Recording; documentId: string; origin?: RecordingOrigin }[] = []
  let current: Current | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

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

  /** Saves what waits for the document that is open; runs of one that was never saved go with it. */
  async function saveWaiting(): Promise<void> {
    const { recordId, draft } = editor.getState()
    waiting = waiting.filter(({ documentId }) => documentId === draft.document.id)
    if (recordId === null || waiting.length === 0) return
    const due = waiting
    waiting = []
    await attempt(async () => {
      for (const { recording, ...place } of due) await recordings.keep(recording, place)
    })
  }

  function beginWriting(events: readonly RunEvent[]): void {
    const recording = recordingOf(events)
    if (!recording || recording.id === current?.id) return
    if (editor.getState().recordId === null) markUnsavedRun(deviceStorage, recording.documentId)
    const writer = recordings.begin(recording).catch(() => null)
    current = { id: recording.id, writer, written: events.length, last: writer, release: locks.hold(recording.id) }
  }

  /** Writes down what has come since the last time. */
  function write(): void {
    clearTimeout(timer)
    timer = undefined
    const { recorded } = runner.getState()
    const run = current
    if (!run || recordingOf(recorded)?.id !== run.id || recorded.length <= run.written) return
    const events = recorded.slice(run.written)
    run.written = recorded.length
    run.last = run.last
      .then(() => run.writer)
      .then(writer => writer?.write(events))
      .catch(() => {
        // A stretch that is missing would spoil what comes behind it.
        run.writer = Promise.resolve(null)
      })
  }

  function look(): void {
    const { live, recorded } = runner.getState()
    if (!live) return
    beginWriting(recorded)
    if (current && recorded.length > current.written) timer ??= setTimeout(write, writeDelay)
  }

  /** What was being written, once all of that is done. */
  async function endWriting(): Promise<RunWriter | null> {
    clearTimeout(timer)
    timer = undefined
    const run = current
    current = null
    await run?.last
    return (await run?.writer) ?? null
  }

  async function saveEnded(recording: Recording | null, run: Current | null): Promise<void> {
    const writer = await endWriting()
    const isSaved = editor.getState().recordId !== null
    if (recording && writer && isSaved && run?.id === recording.id) await attempt(() => writer.finish(recording))
    else {
      await writer?.discard().catch(() => {})
      if (recording) waiting.push({ recording, documentId: recording.documentId })
      await saveWaiting()
    }
    markUnsavedRun(deviceStorage, null)
    run?.release()
  }

  const unsubscribeRunner = runner.subscribe(look)
  const unsubscribeEditor = editor.subscribe((state, before) => {
    if (state.recordId !== before.recordId) void saveWaiting()
  })
  page.addEventListener('pagehide', write)

  return {
    began: async () => look(),
    ended: async events => {
      const last = events.at(-1)
      // Where there was nothing to run, there is nothing to keep.
      const isRun = last?.type === 'run-end' && last.code !== NOTHING_TO_RUN
      const recording = isRun ? recordingOf(events) : null
      // Where something else is shown, the run was thrown away.
      const isThis = current === null || current.id === recording?.id
      await saveEnded(isThis ? recording : null, current)
    },
    refresh: async () => void (await attempt(async () => {})),
    open: entry => attempt(() => recordings.open(entry)),
    remove: async entry => void (await attempt(() => recordings.remove(entry))),
    async adopt(recording, origin) {
      waiting.push({ recording, documentId: editor.getState().draft.document.id, origin })
      await saveWaiting()
    },
    async recover() {
      const documentId = unsavedRun(deviceStorage)
      if (documentId === null) return
      try {
        const [newest] = await recordings.list(documentId)
        const [start] = newest ? (await recordings.open(newest)).events : []
        if (start?.type !== 'run-start' || !start.document) return
        const isSaved = (await library.list()).some(({ id }) => id === documentId)
        if (!isSaved) await library.create({ document: start.document, inputs: start.inputs })
        markUnsavedRun(deviceStorage, null)
      } catch {
        // It is tried again with the next start.
      }
    },
    stop() {
      clearTimeout(timer)
      unsubscribeRunner()
      unsubscribeEditor()
      page.removeEventListener('pagehide', write)
    },
  }
}
