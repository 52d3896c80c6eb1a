import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { UseStore } from 'idb-keyval'
import { expect, onTestFinished, test } from 'vitest'
import { blankDraft } from '../../src/documents/format/draft'
import { createLibrary } from '../../src/documents/library/library'
import { openRecordStore, type RecordStore } from '../../src/documents/library/record-store'
import { recordingOf } from '../../src/documents/recordings/recording'
import { createRecordingDatabase } from '../../src/documents/recordings/recording-database'
import { nodeTypes } from '../../src/nodes/registry'
import { createEditor } from '../../src/store/document/editor'
import { createAutosave } from '../../src/store/library/autosave'

/* Fails storage at every possible call, in each of three ways. Whatever was acknowledged must exist afterwards. */

type Failure = 'throws' | 'aborts' | 'does not open'

/** A store of which one call fails once. Counts the calls. */
function failingOnce({ use: store, putNow }: RecordStore, failure: Failure, failAt: number) {
  const state = { calls: 0 }
  const isDue = () => ++state.calls === failAt
  const withStore: UseStore = (mode, work) => {
    if (failure === 'does not open') {
      return isDue() ? Promise.reject(new DOMException('no', 'UnknownError')) : store(mode, work)
    }
    return store(mode, objects =>
      work(
        new Proxy(objects, {
          get(target, name) {
            const value = Reflect.get(target, name)
            if (typeof value !== 'function') return value
            return (...args: unknown[]) => {
              if (!isDue()) return value.apply(target, args)
              if (failure === 'throws') throw new DOMException('full', 'QuotaExceededError')
              const request = value.apply(target, args)
              target.transaction.abort()
              return request
            }
          },
        }),
      ),
    )
  }
  return { withStore: { use: withStore, putNow }, state }
}

/** Documents and runs lie in one store here: their keys differ. */
function newStore(): RecordStore {
  const factory = new IDBFactory()
  return openRecordStore(() => factory, 'test')
}

const draftOf = (id: string, name: string) => blankDraft(id, name)
const runOf = (documentId: string, at: number) => {
  const recording = recordingOf([
    { type: 'run-start', at, runId: `r${at}`, documentId, documentName: '', inputs: {} },
    { type: 'run-end', at: at + 1, status: 'finished', durationMs: 1 },
  ])
  if (!recording) throw new Error('no recording')
  return recording
}

/** A typical session. Returns what was acknowledged: for each document its newest name, or null when it was deleted. */
async function work(withStore: RecordStore) {
  let fresh = 0
  const library = createLibrary(withStore, { now: () => 0, freshId: () => `fresh-${++fresh}` })
  const recordings = createRecordingDatabase(withStore, async () => false)
  const names = new Map<string, string | null>()
  const runs = new Set<number>()
  const failures: unknown[] = []
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      failures.push(error)
    }
  }
  for (const id of ['a', 'b', 'c']) {
    await attempt(async () => void names.set(id, (await library.create(draftOf(id, `${id}1`))).draft.document.name))
  }
  for (const round of [2, 3]) {
    for (const id of ['a', 'b']) {
      await attempt(async () => {
        const outcome = await library.save(await library.open(id), draftOf(id, `${id}${round}`))
        if ('saved' in outcome) names.set(id, `${id}${round}`)
      })
    }
    await attempt(async () => {
      await recordings.keep('a', runOf('a', round))
      runs.add(round)
    })
  }
  await attempt(async () => {
    const removed = await library.remove('b')
    names.set('b', null)
    await library.restore(removed)
    names.set('b', removed.draft.document.name)
  })
  await attempt(async () => {
    await library.remove('c')
    names.set('c', null)
  })
  return { names, runs, failures }
}

test.each<Failure>(['throws', 'aborts', 'does not open'])(
  'whichever call %s, nothing acknowledged is lost',
  async failure => {
    const healthy = failingOnce(newStore(), failure, 0)
    expect((await work(healthy.withStore)).failures).toEqual([])
    expect(healthy.state.calls).toBeGreaterThan(10)
    for (let failAt = 1; failAt <= healthy.state.calls; failAt++) {
      const store = newStore()
      const { names, runs, failures } = await work(failingOnce(store, failure, failAt).withStore)
      const what = `call ${failAt}`
      expect(failures.length, what).toBeGreaterThan(0)
      for (const error of failures)
        expect(error, what).toMatchObject({ name: 'StorageError', message: expect.any(String) })

      const library = createLibrary(store, { now: () => 0, freshId: () => 'never' })
      const listed = new Map((await library.list()).records.map(record => [record.id, record]))
      for (const [id, name] of names) {
        if (name === null) expect(listed.has(id), what).toBe(false)
        else expect((await library.open(id)).draft.document.name, what).toBe(name)
      }
      for (const [id, record] of listed) {
        const stored = await library.open(id)
        expect([stored.draft.document.name, stored.revision], what).toEqual([record.name, record.revision])
      }
      const recordings = createRecordingDatabase(store, async () => false)
      const kept = await recordings.list('a')
      for (const at of runs)
        expect(
          kept.map(entry => entry.startedAt),
          what,
        ).toContain(at)
      for (const entry of kept) expect((await recordings.open(entry)).events, what).toHaveLength(2)
    }
  },
)

test('whichever call fails, autosave says so, keeps the edits, and has them saved in the end', async () => {
  for (const failure of ['throws', 'aborts', 'does not open'] as const) {
    for (let failAt = 1; failAt <= 8; failAt++) {
      const store = newStore()
      const { withStore } = failingOnce(store, failure, failAt)
      const reader = createLibrary(store, { now: () => 0, freshId: () => 'never' })
      const library = createLibrary(withStore, { now: () => 0, freshId: () => 'fresh' })
      const editor = createEditor({ nodeTypes, random: Math.random, draft: blankDraft('d', 'D') })
      const seen: string[] = []
      editor.subscribe(({ save }) => seen.push(save.status))
      const autosave = createAutosave({
        ...{ editor, library, page: new EventTarget(), isHidden: () => false, freshId: () => 'copy' },
      })
      onTestFinished(() => autosave.stop())
      for (const name of ['one', 'two', 'three']) {
        editor.rename(name)
        const isSafe = await autosave.flush()
        const { save, draft } = editor.getState()
        expect(save.status).toBe(isSafe ? 'saved' : 'failed')
        expect(draft.document.name).toBe(name)
        if (isSafe) expect((await reader.open('d')).draft.document.name).toBe(name)
      }
      expect(await autosave.flush()).toBe(true)
      expect((await reader.open('d')).draft.document.name).toBe('three')
      expect((await reader.list()).records).toHaveLength(1)
    }
  }
})
