import { idleRunner } from '../../../tests/support/runner'
import { memoryStorage } from '../../../tests/support/storage'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { inEnglish } from '../../../tests/support/in-english'
import { blankDraft } from '../../documents/format/draft'
import { createLibrary } from '../../documents/library/library'
import { openRecordStore } from '../../documents/library/record-store'
import { createRecordingDatabase } from '../../documents/recordings/recording-database'
import type { RunEvent } from '../../model/events'
import { nodeTypes } from '../../nodes/registry'
import { createEditor } from '../document/editor'
import type { RunnerState } from '../run/run'
import { createRunLocks } from '../run/run-locks'
import { createRunRecorder } from '../run/run-recorder'
import { createRecordingsStore } from './library-recordings'

function setUp(indexedDB: IDBFactory | undefined = new IDBFactory()) {
  const editor = createEditor({ nodeTypes, random: Math.random, draft: blankDraft('d', 'D') })
  const runner = createStore<RunnerState>(() => idleRunner)
  const database = createRecordingDatabase(openRecordStore(indexedDB))
  const locks = createRunLocks(undefined)
  const device = new Map<string, string>()
  const recordings = createRecordingsStore({
    runner,
    createRecorder: store =>
      createRunRecorder({
        ...{ editor, runner, store, recordings: database, locks },
        library: createLibrary(openRecordStore(indexedDB), { now: () => 0, freshId: () => 'fresh' }),
        deviceStorage: memoryStorage(device),
        page: new EventTarget(),
      }),
  })
  /** A whole run of a document, as the runner shows it. */
  const run = (documentId: string) => {
    const events: RunEvent[] = [
      { type: 'run-start', at: 1, runId: 'r', documentId, documentName: 'D', inputs: {} },
      { type: 'run-end', at: 2, status: 'finished', durationMs: 1 },
    ]
    runner.setState({ live: true, events: [] })
    runner.setState({ live: false, events })
    return events
  }
  return { editor, runner, recordings, run, entries: () => recordings.getState().entries }
}

test('a run of a kept document is kept when it ends, and opens as it was', async () => {
  const { editor, recordings, run, entries } = setUp()
  editor.setSave({ status: 'saved' }, 'd')
  const events = run('d')
  await vi.waitFor(() => expect(entries()).toHaveLength(1))
  expect(recordings.getState().bytes).toBe(entries()[0]?.bytes)
  const [entry] = entries()
  if (!entry) throw new Error('nothing kept')
  expect((await recordings.open(entry))?.events).toEqual(events)
  await recordings.remove(entry)
  expect(entries()).toEqual([])
})

test('runs of a document that is not kept wait until it is, or go with it', async () => {
  const { editor, run, entries, recordings } = setUp()
  run('d')
  run('d')
  await recordings.refresh()
  expect(entries()).toEqual([])
  editor.setSave({ status: 'saved' }, 'd')
  await vi.waitFor(() => expect(entries()).toHaveLength(2))
  editor.open(blankDraft('e', 'E'))
  run('e')
  await recordings.refresh()
  editor.open(blankDraft('f', 'F'), { recordId: 'f', saved: true })
  await recordings.refresh()
  expect(entries()).toEqual([])
})

test('a run that was thrown away is not kept', async () => {
  const { editor, runner, recordings, entries } = setUp()
  editor.setSave({ status: 'saved' }, 'd')
  runner.setState({
    live: true,
    events: [{ type: 'run-start', at: 1, runId: 'r', documentId: 'd', documentName: '', inputs: {} }],
  })
  runner.setState({ live: false, events: [] })
  await recordings.refresh()
  expect(entries()).toEqual([])
})

test('where nothing can be kept, it says so', async () => {
  const { editor, run, recordings } = setUp({
    open: () => {
      throw new DOMException('private', 'SecurityError')
    },
  } as unknown as IDBFactory)
  editor.setSave({ status: 'saved' }, 'd')
  run('d')
  await vi.waitFor(() => expect(inEnglish(recordings.getState().message)).toContain('keeps nothing'))
})
