import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Recording, RecordingOrigin } from '../documents/recordings/recording'
import type { RecordingEntry, RecordingShelf } from '../documents/recordings/shelf'
import { asStorageError } from '../documents/storage-error'
import type { Editor } from './editor'
import type { Runner } from './run'

export interface RecordingsState {
  /** The kept runs of the document that is open, the newest first. */
  entries: readonly RecordingEntry[]
  /** What they take together. */
  bytes: number
  /** Why the last thing asked for did not work; a sentence. */
  message?: string
}

/** Keeps every run of a kept document, and gives it back. Nothing here rejects; what fails is told in `message`. */
export interface RecordingsStore extends StoreApi<RecordingsState> {
  /** Reads the list of the document that is open. */
  refresh(): Promise<void>
  /** The run, to be replayed or shared; null when it cannot be read. */
  open(entry: RecordingEntry): Promise<Recording | null>
  remove(entry: RecordingEntry): Promise<void>
  /** Keeps a run that came from elsewhere with the document that is open, now or once that is kept. */
  adopt(recording: Recording, origin: RecordingOrigin): Promise<void>
  stop(): void
}

export interface RecordingsParts {
  editor: Pick<Editor, 'getState' | 'subscribe'>
  runner: Pick<Runner, 'getState' | 'subscribe'>
  /** Comes with the first run that ends; the page starts without it. */
  loadShelf(): Promise<{
    shelf: RecordingShelf
    recordingOf: typeof import('../documents/recordings/recording').recordingOf
  }>
}

/** Makes the store of recordings. Runs of a document that is not kept yet wait until it is. */
export function createRecordingsStore({ editor, runner, loadShelf }: RecordingsParts): RecordingsStore {
  const store = createStore<RecordingsState>(() => ({ entries: [], bytes: 0 }))
  let waiting: { recording: Recording; documentId: string; origin?: RecordingOrigin }[] = []

  async function attempt<T>(work: (shelf: RecordingShelf) => Promise<T>): Promise<T | null> {
    try {
      const { shelf } = await loadShelf()
      const result = await work(shelf)
      const { recordId } = editor.getState()
      const entries = recordId === null ? [] : await shelf.list(recordId)
      store.setState({ entries, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), message: undefined })
      return result
    } catch (error) {
      store.setState({ message: asStorageError(error).message })
      return null
    }
  }

  /** Keeps what waits for the document that is open; runs of one that was never kept go with it. */
  async function keepWaiting(): Promise<void> {
    const { recordId, draft } = editor.getState()
    waiting = waiting.filter(({ documentId }) => documentId === draft.document.id)
    if (recordId === null || waiting.length === 0) return
    const due = waiting
    waiting = []
    await attempt(async shelf => {
      for (const { recording, ...place } of due) await shelf.keep(recording, place)
    })
  }

  const unsubscribeRunner = runner.subscribe(async (state, before) => {
    const hasEnded = before.live && !state.live && state.events.at(-1)?.type === 'run-end'
    if (!hasEnded) return
    const { recordingOf } = await loadShelf()
    const recording = recordingOf(state.events)
    if (!recording) return
    waiting.push({ recording, documentId: recording.documentId })
    await keepWaiting()
  })
  const unsubscribeEditor = editor.subscribe((state, before) => {
    if (state.recordId !== before.recordId) void keepWaiting()
  })

  return {
    ...store,
    refresh: async () => void (await attempt(async () => {})),
    open: entry => attempt(shelf => shelf.open(entry)),
    remove: async entry => void (await attempt(shelf => shelf.remove(entry))),
    async adopt(recording, origin) {
      waiting.push({ recording, documentId: editor.getState().draft.document.id, origin })
      await keepWaiting()
    },
    stop() {
      unsubscribeRunner()
      unsubscribeEditor()
    },
  }
}
