import { cases } from '../../tests/support/soak'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { blankDraft } from '../documents/format/draft'
import { ModelError } from '../model/language-model'
import { nodeTypes } from '../nodes/registry'
import { type AppStores, createApp } from './app'
import { allNodes } from './document/draft'

const keepsNothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** A browser whose tabs hear of each other, unless it is `deaf`. */
function browser({ deaf = false } = {}) {
  const indexedDB = new IDBFactory()
  const listeners: { tab: number; listen: (event: MessageEvent) => void }[] = []
  let tabs = 0
  return async (documentId?: string): Promise<AppStores> => {
    const tab = tabs++
    const app = createApp({
      ...{ deviceStorage: keepsNothing, sessionStorage: keepsNothing, indexedDB, random: Math.random, now: () => 0 },
      ...{ page: new EventTarget(), isHidden: () => false, starter: blankDraft('starter', 'Starter') },
      channel: {
        postMessage(data) {
          for (const each of deaf ? [] : listeners) {
            if (each.tab !== tab) each.listen(new MessageEvent('message', { data: structuredClone(data) }))
          }
        },
        addEventListener: (_: string, listen: unknown) =>
          listeners.push({ tab, listen: listen as (event: MessageEvent) => void }),
        close() {},
      },
      makeHost: () => ({
        ...{ nodeTypes, now: () => 0, random: () => 0, sleep: async () => {}, isAllowedHost: () => false },
        model: () => Promise.reject(new ModelError('offline', 'Nobody is there.')),
        fetch: async () => ({ hidden: true }),
      }),
      nextFrame: callback => callback(),
    })
    onTestFinished(() => app.stop())
    await app.start()
    if (documentId) await app.library.open(documentId)
    return app
  }
}

/** Two tabs with the same document: two system prompts. */
async function twoTabs(open: (id?: string) => Promise<AppStores>) {
  const one = await open()
  const first = one.editor.addNode({ type: 'system_prompt' })
  const second = one.editor.addNode({ type: 'system_prompt' })
  await one.saveNow()
  const two = await open(one.editor.getState().recordId as string)
  return { one, two, first, second }
}
const prompts = (app: AppStores) => allNodes(app.editor.getState().draft.document).map(node => node.config.prompt)

const status = (app: AppStores) => app.editor.getState().save.status

test('what one tab saves is said in the other, which can show it', async () => {
  const { one, two, first } = await twoTabs(browser())
  one.editor.setConfig(first, { prompt: 'Be kind.' })
  await one.saveNow()
  expect(status(two)).toBe('changed-elsewhere')
  expect(prompts(two)).toEqual(['', ''])
  expect(await two.library.reload()).toBe(true)
  expect(prompts(two)).toEqual(['Be kind.', ''])
  expect(two.editor.getState()).toMatchObject({ save: { status: 'saved' }, canUndo: false })
  two.editor.setConfig(first, { prompt: 'Be brief.' })
  expect(await two.saveNow()).toBe(true)
  expect(status(one)).toBe('changed-elsewhere')
})

test.each([false, true])('changes of both tabs are kept: one as a copy (deaf to each other: %s)', async deaf => {
  const { one, two, first, second } = await twoTabs(browser({ deaf }))
  one.editor.setConfig(first, { prompt: 'mine' })
  two.editor.setConfig(second, { prompt: 'yours' })
  await one.saveNow()
  expect(await two.saveNow()).toBe(false)
  expect(status(two)).toBe('changed-elsewhere')
  expect(await two.keepAsCopy()).toBe(true)
  await one.library.refresh()
  expect(
    one.library
      .getState()
      .records.map(({ name }) => name)
      .sort(),
  ).toEqual(['Starter', 'Starter (second copy)'])
  expect(prompts(one)).toEqual(['mine', ''])
  expect(prompts(two)).toEqual(['', 'yours'])
  two.editor.undo()
  expect(two.editor.getState().draft.document.name).toBe('Starter (second copy)')
})

test('nothing of another document is opened over changes that another tab keeps from being saved', async () => {
  const { one, two, first } = await twoTabs(browser())
  one.editor.setConfig(first, { prompt: 'mine' })
  await one.saveNow()
  two.editor.setConfig(first, { prompt: 'yours' })
  expect(await two.library.create()).toBe(false)
  expect(prompts(two)).toEqual(['yours', ''])
})

test('two tabs that edit and save at random lose nothing', async () => {
  const act = fc.record({ tab: fc.nat(1), do: fc.constantFrom('add' as const, 'save' as const, 'name' as const) })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), fc.boolean(), async (acts, deaf) => {
      const open = browser({ deaf })
      const { one, two } = await twoTabs(open)
      const tabs = [one, two]
      const added: string[] = []
      const save = async (app: AppStores) => (await app.saveNow()) || app.keepAsCopy()
      for (const { tab, do: what } of acts) {
        const app = tabs[tab] as AppStores
        if (what === 'add') added.push(app.editor.addNode({ type: 'color_display' }))
        else if (what === 'save') await save(app)
        else app.editor.rename(`Name of ${tab}`)
      }
      for (const app of [...tabs, ...tabs]) expect(await save(app)).toBe(true)
      const reader = await open()
      await reader.library.refresh()
      const kept = new Set<string>()
      for (const { id } of reader.library.getState().records) {
        await reader.library.open(id)
        for (const node of allNodes(reader.editor.getState().draft.document)) kept.add(node.id)
      }
      expect(added.filter(id => !kept.has(id))).toEqual([])
    }),
    { numRuns: cases(25) },
  )
})
