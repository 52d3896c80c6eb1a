import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { blankDraft } from '../../documents/format/draft'
import { createLibrary, type Library } from '../../documents/library/library'
import { openRecordStore } from '../../documents/library/record-store'
import { StorageError } from '../../documents/library/storage-error'
import { nodeTypes } from '../../nodes/registry'
import { createEditor } from '../document/editor'
import { createAutosave, retryDelay, saveDelay } from './autosave'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

let fresh = 0
const freshId = () => `fresh-${++fresh}`

/** Pages of one browser. */
function browser() {
  const indexedDB = new IDBFactory()
  return () => {
    const library: Library = createLibrary(
      openRecordStore(() => indexedDB, 'documents'),
      { now: () => 0, freshId },
    )
    const editor = createEditor({ nodeTypes, random: Math.random, draft: blankDraft('a', 'Untitled') })
    const page = new EventTarget()
    let hidden = false
    const autosave = createAutosave({ editor, library, page, isHidden: () => hidden, freshId })
    return {
      ...{ library, editor, autosave },
      status: () => editor.getState().save.status,
      hide() {
        hidden = true
        page.dispatchEvent(new Event('visibilitychange'))
      },
      leave: () => void page.dispatchEvent(new Event('pagehide')),
    }
  }
}

/** Lets the database answer: it needs turns of the event loop, which is not faked. */
const settle = () => new Promise(resolve => setImmediate(() => setImmediate(() => setImmediate(resolve))))
async function settled(check: () => unknown): Promise<void> {
  for (let turn = 0; turn < 200 && !check(); turn++) await settle()
  expect(check()).toBeTruthy()
}

test('an edit is saved half a second after it, and those after it go with it', async () => {
  const { editor, library, status } = browser()()
  editor.rename('One')
  expect(status()).toBe('unsaved')
  await vi.advanceTimersByTimeAsync(saveDelay - 1)
  editor.rename('Two')
  expect((await library.list()).records).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await settled(() => status() === 'saved')
  expect((await library.list()).records.map(({ name }) => name)).toEqual(['Two'])
})

test('what was written down as the page hid never replaces what was saved after it', async () => {
  const open = browser()
  const page = open()
  await page.library.list()
  page.editor.rename('Typed')
  vi.spyOn(page.library, 'create').mockRejectedValueOnce(new StorageError('failed'))
  page.hide()
  await settled(() => page.status() === 'failed')
  page.editor.rename('Later')
  expect(await page.autosave.flush()).toBe(true)
  page.autosave.stop()
  const next = open()
  await next.library.recoverLeft('copy')
  expect((await next.library.list()).records.map(({ name }) => name)).toEqual(['Later'])
})

test('nothing is saved before the first edit', async () => {
  const { autosave, library } = browser()()
  expect(await autosave.flush()).toBe(true)
  expect((await library.list()).records).toEqual([])
})

test.each(['hide', 'leave'] as const)('what was typed just before the page had to %s is there next time', async how => {
  const open = browser()
  const page = open()
  // The database is open, as after the start of a page.
  await page.library.list()
  page.editor.rename('Typed')
  page[how]()
  page.autosave.stop()
  const next = open()
  await next.library.recoverLeft('copy')
  expect((await next.library.list()).records.map(({ name }) => name)).toEqual(['Typed'])
})

test('what could not be saved says so until it is; an edit does not wait for the next try', async () => {
  const { editor, library, status } = browser()()
  const create = vi.spyOn(library, 'create').mockRejectedValue(new StorageError('full'))
  editor.rename('One')
  await vi.advanceTimersByTimeAsync(saveDelay)
  await settled(() => status() === 'failed')
  expect(inEnglish(editor.getState().save.message)).toContain('full')
  create.mockClear()
  const seen: string[] = []
  editor.subscribe(state => void seen.push(state.save.status))
  editor.rename('Two')
  await vi.advanceTimersByTimeAsync(saveDelay)
  await settled(() => create.mock.calls.length === 1)
  await settle()
  expect(seen.at(-1)).toBe('failed')
  expect(seen).not.toContain('saving')
  create.mockRestore()
  await vi.advanceTimersByTimeAsync(retryDelay)
  await settled(() => status() === 'saved')
  expect((await library.list()).records.map(({ name }) => name)).toEqual(['Two'])
})

/** Two tabs that have the same document open. */
async function twoTabs() {
  const open = browser()
  const [one, two] = [open(), open()]
  one.editor.rename('Shared')
  expect(await one.autosave.flush()).toBe(true)
  const id = one.editor.getState().recordId as string
  const stored = await two.library.open(id)
  two.autosave.follow(stored)
  two.editor.open(stored.draft, { recordId: id, saved: true })
  return { open, one, two, id }
}

test('what another tab saved is not written over: it is said, and a copy can be kept', async () => {
  const { one, two, id } = await twoTabs()
  one.editor.rename('Of one')
  await one.autosave.flush()
  two.editor.rename('Of two')
  expect(await two.autosave.flush()).toBe(false)
  expect(two.status()).toBe('changed-elsewhere')
  two.editor.rename('Of two, still')
  expect(two.status()).toBe('changed-elsewhere')
  expect((await one.library.open(id)).draft.document.name).toBe('Of one')

  expect(await two.autosave.keepAsCopy()).toBe(true)
  const { records } = await one.library.list()
  expect(records.map(({ name }) => name).sort()).toEqual(['Of one', 'Of two, still (second copy)'])
  expect(two.editor.getState().recordId).not.toBe(id)
})

test('a tab without changes of its own hears of it, and leaves nothing behind', async () => {
  const { open, one, two, id } = await twoTabs()
  one.editor.rename('Of one')
  await one.autosave.flush()
  two.autosave.heard({ id, revision: 2 })
  expect(two.status()).toBe('changed-elsewhere')
  two.leave()
  const next = open()
  expect(await next.library.recoverLeft('copy')).toEqual([])
  expect((await next.library.list()).records).toHaveLength(1)
})

test('a tab that is left while it waits for the person leaves its changes as a copy', async () => {
  const { open, one, two } = await twoTabs()
  one.editor.rename('Of one')
  await one.autosave.flush()
  two.editor.rename('Of two')
  await two.autosave.flush()
  two.leave()
  const next = open()
  expect(await next.library.recoverLeft('second copy')).toEqual(['Of two (second copy)'])
})
