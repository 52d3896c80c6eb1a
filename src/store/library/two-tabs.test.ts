import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { blankDraft } from '../../documents/format/draft'
import type { Library, StoredDraft } from '../../documents/library/library'
import { asCopy, mergeDrafts } from '../../documents/library/merge'
import { nodeTypes } from '../../nodes/registry'
import { createEditor, type Editor } from '../document/editor'
import { type Autosave, createAutosave } from './autosave'

/*
 * A model of two tabs and the store that they share. The scheduler decides when a transaction runs, when its tab learns of
 * it, when half a second has passed, and when a message arrives; what both persons do falls in between. A tab may close.
 */

type Name = `${'a' | 'b'}${number}`

interface Tab {
  editor: Editor
  autosave: Autosave
  page: EventTarget
  isClosed: boolean
}

const acts = fc.array(
  fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.constantFrom('name' as const, 'name' as const, 'save' as const, 'note' as const, 'close' as const),
    /** Steps of the scheduler before it. */
    pause: fc.oneof(fc.nat(3), fc.nat(12), fc.constant(40)),
  }),
  { minLength: 2, maxLength: 14 },
)

/** The store: whole transactions, one after the other, as IndexedDB runs them. */
function modelStore(first: StoredDraft) {
  const kept = new Map<string, StoredDraft>([[first.id, first]])
  const names = new Set<string>([first.draft.document.name])
  let copies = 0
  const put = (stored: StoredDraft): StoredDraft => {
    kept.set(stored.id, stored)
    names.add(stored.draft.document.name)
    return stored
  }
  const transactions: Pick<Library, 'open' | 'create' | 'save'> = {
    async open(id) {
      return kept.get(id) as StoredDraft
    },
    async create(draft) {
      return put({ id: draft.document.id, draft, revision: 1 })
    },
    async save(id, draft, knownRevision, origin) {
      const theirs = kept.get(id)
      if (!theirs || theirs.revision === knownRevision)
        return { saved: true, revision: put({ id, draft, revision: (knownRevision ?? 0) + 1 }).revision }
      if (!origin) return { saved: false, theirs }
      const joined = mergeDrafts(origin.base, draft, theirs.draft)
      const { copyId } = origin
      return {
        saved: false,
        theirs,
        stored: put(
          joined
            ? { id, draft: joined, revision: theirs.revision + 1 }
            : { id: copyId, draft: asCopy(draft, copyId), revision: 1 },
        ),
      }
    },
  }
  return { kept, transactions, freshId: () => `copy-${++copies}` }
}

/** Lets all pending tasks run. */
const settle = () => new Promise<void>(resolve => setImmediate(resolve))

async function play(
  scheduler: fc.Scheduler,
  list: { tab: number; act: 'name' | 'save' | 'note' | 'close'; pause: number }[],
) {
  const base = blankDraft('shared', 'Start')
  const first: StoredDraft = { id: 'shared', draft: base, revision: 1 }
  const { kept, transactions, freshId } = modelStore(first)
  const tabs: Tab[] = []
  const later = (label: string, work: () => Promise<unknown>) =>
    void scheduler.schedule(Promise.resolve(), label).then(work)

  /** The newest transaction of each tab. */
  const ran: Promise<unknown>[] = []
  const forEver = new Promise<never>(() => {})

  /**
   * A transaction runs at an arbitrary time, and its tab is notified at another. Operations of a closed tab still run
   * in order, but without notifications or further operations.
   */
  const libraryOf = (index: number) =>
    Object.fromEntries(
      Object.entries(transactions).map(([name, run]) => [
        name,
        async (...given: never[]) => {
          if (tabs[index]?.isClosed) return forEver
          const running = (ran[index] ?? Promise.resolve())
            .then(() => scheduler.schedule(Promise.resolve(), `${name} of ${index} runs`))
            .then(() => (run as (...all: never[]) => Promise<unknown>)(...given))
          ran[index] = running
          const result = await running
          await scheduler.schedule(Promise.resolve(), `${name} of ${index} is known`)
          return tabs[index]?.isClosed ? forEver : result
        },
      ]),
    ) as unknown as Library

  for (const index of [0, 1]) {
    const editor = createEditor({ nodeTypes, random: Math.random, draft: base })
    const page = new EventTarget()
    const autosave = createAutosave({
      ...{ editor, library: libraryOf(index), freshId, page, isHidden: () => false },
      onSaved: ({ id, revision }) =>
        later(`${index} tells`, async () => {
          const other = tabs[1 - index]
          if (!other?.isClosed) await other?.autosave.heard({ id, revision })
        }),
    })
    autosave.follow(first)
    editor.open(base, { recordId: 'shared', saved: true })
    tabs.push({ editor, autosave, page, isClosed: false })
  }

  const inputs: string[] = []
  /** What was typed, and what its person saw in that place. */
  const typed: { name: Name; over: string }[] = []
  let count = 0
  for (const { tab: index, act, pause } of list) {
    for (let step = 0; step < pause && scheduler.count() > 0; step++) {
      await scheduler.waitOne()
      await settle()
    }
    const tab = tabs[index] as Tab
    if (tab.isClosed) continue
    count += 1
    if (act === 'name' || act === 'note')
      later(`half a second passed in ${index}`, async () => void tab.autosave.flush())
    if (act === 'name') {
      const name: Name = `${index === 0 ? 'a' : 'b'}${count}`
      typed.push({ name, over: plain(tab.editor.getState().draft.document.name) })
      tab.editor.rename(name)
    } else if (act === 'note') {
      const note = `note-${count}`
      inputs.push(note)
      tab.editor.setInput(note, note)
    } else if (act === 'save') void tab.autosave.flush()
    else {
      tab.page.dispatchEvent(new Event('pagehide'))
      await settle()
      tab.isClosed = true
    }
  }
  // All that was typed half a second ago is saved by now, again and again where a save met another.
  for (let round = 0; round < 6; round++) {
    for (const { autosave, isClosed } of tabs) if (!isClosed) void autosave.flush()
    for (await settle(); scheduler.count() > 0; await settle()) await scheduler.waitOne()
  }
  return { tabs, inputs, typed, kept: [...kept.values()].map(({ draft }) => draft) }
}

const plain = (name: string) => name.replaceAll(' (second copy)', '')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const orders = cases(2_000)

test('two tabs that name one document in turn: what either typed last is kept, unless the other typed over it', async () => {
  await import('./other-tab')
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), acts, async (scheduler, list) => {
      const { tabs, inputs, typed, kept } = await play(scheduler, list)
      const there = kept.map(({ document }) => plain(document.name))
      const seen = new Set(typed.map(({ over }) => over))
      const lost = typed.filter(({ name }) => !seen.has(name) && !there.includes(name))
      expect(lost, JSON.stringify({ typed, there })).toEqual([])
      const notes = kept.flatMap(({ inputs: all }) => Object.values(all))
      expect(inputs.filter(note => !notes.includes(note))).toEqual([])
      // Both tabs show what is stored; a tab that closes cannot notify the other.
      const shown = tabs.some(({ isClosed }) => isClosed) ? [] : tabs.map(({ editor }) => editor.getState())
      for (const { draft, recordId, save } of shown) {
        expect(save.status).toMatch(/saved|off/)
        expect(kept.find(({ document }) => document.id === recordId)?.document.name).toBe(draft.document.name)
      }
    }),
    { numRuns: orders },
  )
})
