import { offlineHost } from '../../tests/support/engine'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inEnglish } from '../../tests/support/in-english'
import { blankDraft } from '../documents/format/draft'
import { openRecordStore } from '../documents/library/record-store'
import { type AppStores, createApp, type Platform } from './app'

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
    makeHost: offlineHost,
    nextFrame: callback => callback(),
    ...changes,
  }
  return async (): Promise<AppStores> => {
    const app = createApp(platform)
    onTestFinished(() => app.stop())
    await app.start()
    return app
  }
}
const nameIn = (app: AppStores) => app.editor.getState().draft.document.name
const namesIn = (app: AppStores) => app.library.getState().records.map(record => record.name)

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

test('a browser that was killed before it wrote down what was open shows what was edited last', async () => {
  const forgetful = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const visit = browser({ deviceStorage: forgetful })
  const first = await visit()
  first.editor.rename('Mine')
  expect(await first.saveNow()).toBe(true)
  const second = await visit()
  await vi.waitFor(() => expect(nameIn(second)).toBe('Mine'))
  expect(second.editor.getState().save.status).toBe('saved')

  const third = await visit()
  third.editor.rename('Begun at once')
  await third.library.refresh()
  expect(nameIn(third)).toBe('Begun at once')
})

test('a frame opens what was made in a frame with the same link, and nothing else; the page does not open that', async () => {
  const platform = { deviceStorage: memory(), indexedDB: new IDBFactory() }
  const page = browser(platform)
  const frame = browser({ ...platform, frame: '?starter=one' })
  const otherFrame = browser({ ...platform, frame: '?starter=two' })
  const own = await page()
  own.editor.rename('In the page')
  await own.saveNow()
  const first = await frame()
  expect(nameIn(first)).toBe('Mood ring')
  first.editor.rename('In the frame')
  await first.saveNow()
  expect(nameIn(await frame())).toBe('In the frame')
  expect(nameIn(await otherFrame())).toBe('Mood ring')
  expect(nameIn(await page())).toBe('In the page')
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

test('where the document that was open last is damaged, the page starts, says which it is, and the others open', async () => {
  const indexedDB = new IDBFactory()
  const visit = browser({ indexedDB })
  const before = await visit()
  await before.library.create(blankDraft('x', 'Storm'))
  await before.library.create(blankDraft('y', 'Ring'))
  const ring = before.editor.getState().recordId as string
  const { use } = openRecordStore(() => indexedDB, 'aili5-documents')
  const record: object = (await get(ring, use)) ?? {}
  await use(
    'readwrite',
    records => void records.put({ ...record, draft: { document: { pipelines: [{ nodes: [] }] } } }, ring),
  )

  const app = await visit()
  const { status, message, damaged } = app.library.getState()
  expect(status).toBe('ready')
  expect(inEnglish(message)).toMatch(/“Ring”.* damaged/)
  expect(damaged.map(({ id }) => id)).toEqual([ring])
  expect(namesIn(app)).toEqual(['Storm'])
  const storm = app.library.getState().records.find(({ name }) => name === 'Storm')
  expect(await app.library.open(storm?.id as string)).toBe(true)
  app.editor.rename('Thunder')
  expect(await app.saveNow()).toBe(true)
  expect((await app.library.damagedFile(ring))?.text).toContain('"nodes": []')
  expect(await app.library.forgetDamaged(ring)).toBe(true)
  expect(app.library.getState().damaged).toEqual([])
})

test('a first run saves the stack that ran, and is kept with it', async () => {
  const visit = browser()
  const app = await visit()
  expect(app.editor.getState().recordId).toBeNull()
  app.editor.addNode({ type: 'note' })
  app.editor.undo()
  app.runner.start()
  await vi.waitFor(() => expect(app.editor.getState().recordId).not.toBeNull())
  expect(namesIn(await visit())).toEqual(['Mood ring'])
})

test('what was written down as a page was left is open the next time', async () => {
  const page = new EventTarget()
  const visit = browser({ page })
  const first = await visit()
  await first.library.refresh()
  first.editor.rename('Typed at the last moment')
  page.dispatchEvent(new Event('pagehide'))
  first.stop()
  expect(nameIn(await visit())).toBe('Typed at the last moment')
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

const refusing = {
  open() {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError')
  },
} as unknown as IDBFactory

test.each([
  ['without a database', undefined],
  ['where the database may not be opened', refusing],
])('%s the page works, says so, and never leaves unsaved work', async (_, indexedDB) => {
  const app = await browser({ indexedDB })()
  expect(nameIn(app)).toBe('Mood ring')
  app.editor.rename('Mine')
  expect(await app.saveNow()).toBe(false)
  expect(inEnglish(app.editor.getState().save)).toEqual({
    status: 'failed',
    message: expect.stringContaining('as a file'),
  })
  expect(await app.library.create()).toBe(false)
  expect(nameIn(app)).toBe('Mine')
  expect(inEnglish(app.library.getState())).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('as a file'),
  })
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

const everything = { inputs: true, recording: true }

test('a link and a file of what is open bring it to another browser, where it is kept only on request', async () => {
  const here = await browser()()
  const id = here.editor.addNode({ type: 'user_input' })
  here.editor.setInput(id, 'hello')
  const link = await here.files.link(everything)
  const { name, text } = await here.files.documentFile({ inputs: false, recording: false })
  expect(name).toBe('Mood ring.aili5.json')

  const visit = browser()
  const there = await visit()
  const incoming = await there.files.read(link)
  if (incoming.kind !== 'document') throw new Error(incoming.kind)
  expect(incoming.contents).toMatchObject({ name: 'Mood ring', nodeCount: 1, hasInputs: true })
  await there.library.preview(incoming.content.draft)
  expect(there.editor.getState().draft.inputs).toEqual({ [id]: 'hello' })
  expect(namesIn(await visit())).toEqual([])
  expect(await there.library.keep()).toBe(true)
  expect(namesIn(await visit())).toEqual(['Mood ring'])

  const yaml = await there.files.read(new File(['nodes: [{ id: a, type: event.stdout }]'], 'letter.yaml'))
  expect(yaml).toMatchObject({ content: { draft: { document: { name: 'letter' } } } })
  const fromFile = await there.files.read(new Blob([text]))
  expect(fromFile).toMatchObject({ kind: 'document', from: 'file', contents: { hasInputs: false } })
})

test('the whole library goes to another browser in one file', async () => {
  const here = await browser()()
  for (const name of ['One', 'Two']) await here.library.create(blankDraft('x', name))
  const { blob } = await here.files.libraryFile()
  const there = await browser()()
  expect(await there.files.read(blob)).toEqual({ kind: 'library' })
  expect(await there.files.importLibrary(blob)).toEqual({ added: 2, known: 0, problems: [] })
  await there.library.refresh()
  expect(namesIn(there).sort()).toEqual(['One', 'Two'])
})

test('a file that is too large is refused unread', async () => {
  const app = await browser()()
  const file = new Blob(['x'.repeat(6_000_000)])
  expect(inEnglish(await app.files.read(file))).toEqual({
    kind: 'nothing',
    problem: 'This is 5.7 MB. At most 5 MB can be opened.',
  })
  // A library is read document by document.
  expect(await app.files.read(new Blob(['{"library":1}\n', file]))).toEqual({ kind: 'library' })
})

test('the browser is asked to keep our data once, when there is some', async () => {
  let asked = 0
  const visit = browser({ persist: async () => ++asked })
  const app = await visit()
  expect(asked).toBe(0)
  app.editor.rename('Mine')
  await app.saveNow()
  app.editor.rename('Mine too')
  await app.saveNow()
  await (await visit()).saveNow()
  expect(asked).toBe(1)
})

test('a library that the browser has cleared is reported', async () => {
  const deviceStorage = memory()
  const first = await browser({ deviceStorage })()
  first.editor.rename('Mine')
  await first.saveNow()
  const second = await browser({ deviceStorage })()
  expect(nameIn(second)).toBe('Mood ring')
  expect(inEnglish(second.library.getState().message)).toContain('has cleared them')
  expect((await browser()()).library.getState().message).toBeUndefined()
})
