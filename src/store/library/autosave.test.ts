import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { blankDraft } from '../../documents/format/draft'
import type { Library, SaveOutcome, StoredDraft } from '../../documents/library/library'
import { StorageError } from '../../documents/library/storage-error'
import { nodeTypes } from '../../nodes/registry'
import { createEditor, type Editor } from '../document/editor'
import { type Autosave, createAutosave, retryDelay, saveDelay } from './autosave'

let editor: Editor
let autosave: Autosave
let page: EventTarget
let hidden = false
let kept: StoredDraft[]
let calls: string[]
/** Set to make the library slow or broken. */
let before: () => Promise<void>

const library: Pick<Library, 'create' | 'save'> = {
  async create(draft) {
    calls.push('create')
    await before()
    const stored = { id: draft.document.id, draft, revision: 1 }
    kept.push(stored)
    return stored
  },
  async save(id, draft, known, origin): Promise<SaveOutcome> {
    calls.push(`save ${known}${origin?.isLast ? ', the last' : ''}`)
    await before()
    const revision = (known ?? 0) + 1
    kept.push({ id, draft, revision })
    return { saved: true, revision }
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  kept = []
  calls = []
  before = async () => {}
  hidden = false
  page = new EventTarget()
  editor = createEditor({ nodeTypes, random: () => 0.5, draft: blankDraft('d', 'A') })
  autosave = createAutosave({
    editor,
    library: library as Library,
    page,
    isHidden: () => hidden,
    freshId: () => 'copy',
  })
})

afterEach(() => {
  autosave.stop()
  vi.useRealTimers()
})

const status = () => editor.getState().save.status

test('half a second after the first unsaved edit, not after the last', async () => {
  editor.rename('B')
  await vi.advanceTimersByTimeAsync(saveDelay - 100)
  editor.rename('C')
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(calls).toEqual(['create'])
  expect(status()).toBe('saved')
  expect(editor.getState().recordId).toBe('d')
  editor.rename('D')
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(calls).toEqual(['create', 'save 1'])
  expect(kept.at(-1)?.draft.document.name).toBe('D')
})

test('what was never edited is never saved', async () => {
  page.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(retryDelay)
  expect(calls).toEqual([])
})

test.each(['pagehide', 'visibilitychange'])('at once on %s', async event => {
  editor.rename('B')
  hidden = true
  page.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(kept).toHaveLength(1)
})

test.each(['pagehide', 'visibilitychange'])('on %s it settles a conflict with its first answer', async event => {
  editor.rename('B')
  await autosave.flush()
  editor.rename('C')
  hidden = event === 'visibilitychange'
  page.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual(['create', 'save 1, the last'])
})

test('a page that comes back is no reason to save at once', async () => {
  editor.rename('B')
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(kept).toEqual([])
})

test('an edit during a save is saved after it, over the right revision', async () => {
  let finish = () => {}
  before = () => new Promise(resolve => (finish = resolve))
  editor.rename('B')
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(status()).toBe('saving')
  editor.rename('C')
  before = async () => {}
  finish()
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(calls).toEqual(['create', 'save 1'])
  expect(status()).toBe('saved')
  expect(kept.at(-1)?.draft.document.name).toBe('C')
})

test('a failed save keeps the edits, says why, and is tried again', async () => {
  before = () => Promise.reject(new StorageError('full'))
  editor.rename('B')
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(inEnglish(editor.getState().save)).toEqual({ status: 'failed', message: expect.stringContaining('full') })
  expect(editor.getState().draft.document.name).toBe('B')
  before = async () => {}
  await vi.advanceTimersByTimeAsync(retryDelay)
  expect(status()).toBe('saved')
  expect(kept).toHaveLength(1)
})

test('flush says whether everything is safe', async () => {
  before = () => Promise.reject(new Error('no'))
  editor.rename('B')
  expect(await autosave.flush()).toBe(false)
  before = async () => {}
  expect(await autosave.flush()).toBe(true)
})

test('a save that ends after another document was opened does not touch that one', async () => {
  let finish = () => {}
  before = () => new Promise(resolve => (finish = resolve))
  editor.rename('B')
  await vi.advanceTimersByTimeAsync(saveDelay)
  autosave.follow({ id: 'other', draft: blankDraft('other', 'O'), revision: 7 })
  editor.open(blankDraft('other', 'O'), { recordId: 'other', saved: true })
  before = async () => {}
  finish()
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(editor.getState()).toMatchObject({ recordId: 'other', save: { status: 'saved' } })
  editor.rename('P')
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(calls).toEqual(['create', 'save 7'])
})
