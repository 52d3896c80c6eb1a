import { act, fireEvent, screen as page, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { lessons } from '../../../../tests/support/english-content'
import { openApp, renderSettled } from '../../../../tests/support/page-app'
import CommandDialog from './CommandDialog'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  return () => void vi.unstubAllGlobals()
})

async function opened() {
  const app = await openApp(testHost(turns({ text: 'Hi.' }).languageModel), stack(['color_display'], ['inference']))
  const onClose = vi.fn()
  const screen = await renderSettled(app, <CommandDialog overlay={{ name: 'commands' }} onClose={onClose} />)
  const field = await page.findByPlaceholderText('Card, command, pipeline, lesson…')
  /**
   * The first option for some words. At once: with each letter all options are drawn again. By query: finding roles in
   * this many elements is slow.
   */
  const first = async (words: string) => {
    fireEvent.input(field, { target: { value: words } })
    await act(async () => {})
    return document.querySelector('[role=option]')
  }
  const choose = async (words: string) => {
    await first(words)
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  }
  const types = () => app.editor.getState().draft.document.pipelines[0]?.nodes.map(({ type }) => type)
  return { app, screen, field, first, choose, types }
}

it('finds cards, commands, lessons and starters by a part of their name, and does what is chosen', async () => {
  const { app, screen, field, first, choose, types } = await opened()
  // The field appears after the dialog, once the lessons have loaded.
  expect(document.activeElement).toBe(field)
  expect((await first('color'))?.textContent).toMatch(/^Color/)
  expect((await first('share'))?.textContent).toMatch(/^Share/)
  expect((await first('add pixel'))?.textContent).toMatch(/^Add Pixel art/)
  expect((await first('pixel pet'))?.textContent).toMatch(/^Pixel pet/)
  expect((await first(lessons[0]!.title))?.textContent).toContain(lessons[0]!.title)
  await first('qqqq')
  expect(page.getByText('Nothing found.')).toBeTruthy()

  await choose('share')
  expect(screen.getState().overlay).toEqual({ name: 'share' })
  await choose('add pixel')
  expect(types()).toContain('pixel_art_display')
  await choose('undo')
  expect(types()).toEqual(['color_display', 'inference'])
  await choose('run')
  await waitFor(() => expect(app.runner.getState().run.status).toBe('finished'))
})
