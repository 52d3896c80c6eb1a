import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { blankDraft } from '../documents/draft'
import { ModelError } from '../engine/model'
import { nodeTypes } from '../nodes/registry'
import { type App, createApp, type Platform } from './app'

function memory(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
}

/** A browser: what it keeps outlives the pages that are opened in it. */
function browser(changes: Partial<Platform> = {}) {
  const platform: Platform = {
    deviceStorage: memory(),
    sessionStorage: memory(),
    indexedDB: new IDBFactory(),
    random: Math.random,
    now: () => 0,
    page: new EventTarget(),
    isHidden: () => false,
    starter: blankDraft('mood-ring', 'Mood ring'),
    makeHost: () => ({
      nodeTypes,
      now: () => 0,
      random: () => 0,
      sleep: async () => {},
      model: () => Promise.reject(new ModelError('offline', 'Nobody is there.')),
      fetch: async () => ({ hidden: true }),
      isAllowedHost: () => false,
    }),
    nextFrame: callback => callback(),
    ...changes,
  }
  return async (): Promise<App> => {
    const app = createApp(platform)
    onTestFinished(() => app.stop())
    await app.start()
    return app
  }
}
const nameIn = (app: App) => app.editor.getState().draft.document.name
const namesIn = (app: App) => app.library.getState().records.map(record => record.name)

test('a first visit shows the starter and keeps nothing', async () => {
  const visit = browser()
  expect(nameIn(await visit())).toBe('Mood ring')
  expect(namesIn(await visit())).toEqual([])
})

test('what was edited is open the next time', async () => {
  const visit = browser()
  const first = await visit()
  first.editor.rename('Mine')
  expect(await first.saveNow()).toBe(true)
  const second = await visit()
  expect(nameIn(second)).toBe('Mine')
  expect(second.editor.getState().save.status).toBe('saved')
  expect(namesIn(second)).toEqual(['Mine'])
})

test('opening another document saves this one first', async () => {
  const app = await browser()()
  app.editor.rename('One')
  await app.library.create()
  app.editor.rename('Two')
  const one = app.library.search('one')[0]?.id as string
  expect(await app.library.open(one)).toBe(true)
  expect(nameIn(app)).toBe('One')
  expect(namesIn(app).sort()).toEqual(['One', 'Two'])
})

test('an edit made while another document is being opened is saved too', async () => {
  const app = await browser()()
  app.editor.rename('One')
  await app.saveNow()
  const one = app.editor.getState().recordId as string
  await app.library.create()
  app.editor.rename('Two')
  const opening = app.library.open(one)
  await Promise.resolve()
  app.editor.rename('Three')
  expect(await opening).toBe(true)
  expect(namesIn(app).sort()).toEqual(['One', 'Three'])
})

test('rename, duplicate, remove and back, in the list and on the screen', async () => {
  const app = await browser()()
  app.editor.rename('One')
  await app.saveNow()
  const one = app.editor.getState().recordId as string
  await app.library.create(blankDraft('x', 'Two'))
  await app.library.rename(one, 'Uno')
  await app.library.duplicate(one)
  expect(namesIn(app).sort()).toEqual(['Two', 'Uno', 'Uno (copy)'])
  const two = app.editor.getState().recordId as string
  await app.library.rename(two, 'Dos')
  expect(nameIn(app)).toBe('Dos')
  await app.library.remove(two)
  expect(namesIn(app).sort()).toEqual(['Uno', 'Uno (copy)'])
  expect(nameIn(app)).toMatch(/^Uno/)
  await app.library.undoRemove()
  expect(namesIn(app).sort()).toEqual(['Dos', 'Uno', 'Uno (copy)'])
})

test('the search finds by name and by what is in it', async () => {
  const app = await browser()()
  app.editor.addNode({ type: 'color_display' })
  await app.saveNow()
  await app.library.create(blankDraft('x', 'Weather'))
  const found = (text: string) => app.library.search(text).map(record => record.name)
  expect(found('color ring')).toEqual(['Mood ring'])
  expect(found('WEA')).toEqual(['Weather'])
  expect(found('color weather')).toEqual([])
})

test('without a database the page works, says so, and never leaves unsaved work', async () => {
  const app = await browser({ indexedDB: undefined })()
  expect(nameIn(app)).toBe('Mood ring')
  app.editor.rename('Mine')
  expect(await app.saveNow()).toBe(false)
  expect(app.editor.getState().save).toEqual({ status: 'failed', message: expect.stringContaining('keeps nothing') })
  expect(await app.library.create()).toBe(false)
  expect(nameIn(app)).toBe('Mine')
  expect(app.library.getState()).toMatchObject({ status: 'failed', message: expect.stringContaining('keeps nothing') })
})

test('a document that is gone gives way to the starter', async () => {
  const visit = browser()
  const first = await visit()
  first.editor.rename('Mine')
  await first.saveNow()
  await first.library.create(blankDraft('x', 'Other'))
  const other = first.editor.getState().recordId as string
  const second = await visit()
  expect(nameIn(second)).toBe('Other')
  await second.library.remove(other)
  expect(nameIn(await visit())).toBe('Mine')
})
