import { offlineHost } from '../../../tests/support/engine'
import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it, onTestFinished, vi } from 'vitest'
import { blankDraft } from '../../documents/format/draft'
import { openRecordStore } from '../../documents/library/record-store'
import { createApp } from '../../store/app'
import { AppContext } from '../page/app-context'
import { createScreen, ScreenContext } from '../page/screen'
import LibraryDialog from './LibraryDialog'

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** The dialog over a library of documents with these names, the last of which is open. */
async function page(...names: string[]) {
  let clock = 0
  const database = new IDBFactory()
  const app = createApp({
    deviceStorage: nowhere,
    sessionStorage: nowhere,
    indexedDB: database,
    random: Math.random,
    now: () => ++clock,
    page: new EventTarget(),
    isHidden: () => false,
    starter: blankDraft('starter', 'Starter'),
    makeHost: offlineHost,
    nextFrame: callback => callback(),
  })
  onTestFinished(() => app.stop())
  await app.start()
  for (const name of names) await app.library.create(blankDraft(name.toLowerCase(), name))
  const onClose = vi.fn()
  const page = createScreen()
  render(
    <AppContext value={app}>
      <ScreenContext value={page}>
        <LibraryDialog overlay={{ name: 'library' }} onClose={onClose} />
      </ScreenContext>
    </AppContext>,
  )
  const isOpen = (name: string) => app.editor.getState().draft.document.name === name
  return {
    app,
    withStore: openRecordStore(() => database, 'aili5-documents').use,
    onClose,
    isOpen,
    user: userEvent.setup(),
    announced: () => page.getState().said.text,
    shown: page.getState,
  }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const listed = () =>
  screen
    .queryAllByRole('button', { name: /^Open (?!a file)/ })
    .map(each => each.getAttribute('aria-label')?.replace('Open ', ''))

it('lists what is kept, the newest first, and opens it', async () => {
  const { user, onClose, isOpen } = await page('Storm', 'Ring')
  expect(listed()).toEqual(['Ring', 'Storm'])
  expect(screen.getByText('Open now')).toBeTruthy()
  await user.click(await button('Open Storm'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(isOpen('Storm')).toBe(true)
})

it('finds by name and by the cards inside', async () => {
  const { user, app } = await page('Storm', 'Ring')
  app.editor.addNode({ type: 'gauge_display' })
  await app.saveNow()
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(search, 'gauge')
  await waitFor(() => expect(listed()).toEqual(['Ring']))
  await user.clear(search)
  await user.type(search, 'nobody')
  expect(await screen.findByText('Nothing here is called “nobody”.')).toBeTruthy()
})

it('renames in place: Enter keeps the new name, Escape the old one and the dialog', async () => {
  const { user, onClose, announced } = await page('Storm')
  await user.click(await button('Rename Storm'))
  await user.keyboard('Thunder{Enter}')
  expect(await button('Open Thunder')).toBeTruthy()
  expect(document.activeElement).toBe(await button('Rename Thunder'))
  await waitFor(() => expect(announced()).toBe('Renamed to “Thunder”'))

  await user.click(await button('Rename Thunder'))
  await user.keyboard('Rain{Escape}')
  expect(listed()).toEqual(['Thunder'])
  expect(onClose).not.toHaveBeenCalled()
})

it('duplicates', async () => {
  const { user } = await page('Storm')
  await user.click(await button('Duplicate Storm'))
  await waitFor(() => expect(listed()).toEqual(['Storm (copy)', 'Storm']))
})

it('deletes, and brings back what was deleted', async () => {
  const { user } = await page('Storm', 'Ring')
  await user.click(await button('Delete Storm'))
  expect(await screen.findByText('Deleted “Storm”.')).toBeTruthy()
  await waitFor(() => expect(listed()).toEqual(['Ring']))
  expect(document.activeElement).toBe(await button('Undo'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(listed()).toEqual(['Storm', 'Ring']))
  expect(screen.queryByText(/Deleted/)).toBeNull()
})

it('says which pipeline is damaged, continues with the others, and gives what is left as a file', async () => {
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, app, isOpen, withStore, announced } = await page('Storm', 'Ring', 'Rain')
  const id = app.library.getState().records.find(({ name }) => name === 'Storm')?.id
  await withStore('readwrite', store => void store.put({ name: 'Storm', draft: null }, String(id)))

  await user.click(await button('Open Storm'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/“Storm” is damaged and cannot be opened/)
  expect(isOpen('Rain')).toBe(true)
  await waitFor(() => expect(listed()).toEqual(['Rain', 'Ring']))
  await user.click(await button('Open Ring'))
  await waitFor(() => expect(isOpen('Ring')).toBe(true))

  await user.click(await button('Save what is left of “Storm”'))
  await waitFor(() => expect(announced()).toBe('Saved as Storm.damaged.json'))
  expect(JSON.parse(await (saved[0] as Blob).text())).toEqual({ name: 'Storm', draft: null })
  await user.click(await button('Delete what is left of “Storm”'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /what is left/ })).toBeNull())
  expect(listed()).toEqual(['Rain', 'Ring'])
})

it('begins a new document: empty, or from a starter that is not kept until it is edited', async () => {
  const { user, app, onClose, isOpen } = await page()
  expect(await screen.findByText(/Nothing here yet/)).toBeTruthy()
  await user.click(await button('Start from an example'))
  await user.click(await button(/^Mood ring/))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(isOpen('Mood ring')).toBe(true)
  expect(app.editor.getState().recordId).toBeNull()

  await user.click(await button('New'))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(app.editor.getState().draft.document.pipelines[0]?.nodes).toEqual([])
})

it('shows what is in a file, and says of one that cannot be opened why not, with nothing lost', async () => {
  const { user, isOpen, onClose, shown } = await page('Storm')
  const chooser = screen.getByLabelText('Open a file')
  await user.upload(chooser, new File(['dear diary'], 'diary.json', { type: 'application/json' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/“diary.json” was not opened.*aili5 pipeline/)
  expect(isOpen('Storm')).toBe(true)
  expect(onClose).not.toHaveBeenCalled()

  const bare = { id: 'b', name: 'From a file', nodes: [{ id: 'you', type: 'user_input', config: {} }] }
  await user.upload(chooser, new File([JSON.stringify(bare)], 'b.json', { type: 'application/json' }))
  await waitFor(() =>
    expect(shown()).toMatchObject({ overlay: { name: 'incoming', content: { contents: { nodeCount: 1 } } } }),
  )
  expect(isOpen('Storm')).toBe(true)
})
