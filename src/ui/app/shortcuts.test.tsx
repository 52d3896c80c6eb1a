import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderSettled } from '../../../tests/support/page-app'
import { ActionsContext } from '../stack/actions-context'
import { cardActions } from '../stack/card-actions'
import { createScreen } from './screen'
import { useShortcuts } from './shortcuts'

function Shortcuts() {
  useShortcuts()
  return null
}

it.each(['{Control>}{Shift>}z{/Shift}{/Control}', '{Meta>}{Shift>}z{/Shift}{/Meta}', '{Control>}y{/Control}'])(
  'Ctrl or Cmd with Z undoes, and %s redoes',
  async redo => {
    const app = await openApp(testHost(turns().languageModel), stack(['note', { text: 'one' }, 'note']))
    await renderSettled(
      app,
      <ActionsContext value={cardActions(app, createScreen())}>
        <Shortcuts />
      </ActionsContext>,
    )
    const count = () => app.editor.getState().draft.document.pipelines[0]?.nodes.length
    await act(async () => void app.editor.addNode({ type: 'gauge_display' }))
    await userEvent.keyboard(redo.startsWith('{Meta') ? '{Meta>}z{/Meta}' : '{Control>}z{/Control}')
    expect(count()).toBe(1)
    await userEvent.keyboard(redo)
    expect(count()).toBe(2)
  },
)

it('in a text field Ctrl+Z is left to the browser, and undoes a card where the browser has nothing to undo', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['note', { text: 'one' }, 'note']))
  await renderSettled(
    app,
    <ActionsContext value={cardActions(app, createScreen())}>
      <Shortcuts />
      <input aria-label="Words" />
    </ActionsContext>,
  )
  const count = () => app.editor.getState().draft.document.pipelines[0]?.nodes.length
  await act(async () => void app.editor.addNode({ type: 'gauge_display' }))
  const field = screen.getByRole('textbox', { name: 'Words' })
  field.focus()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true)
  // As the browser says that it undid letters.
  fireEvent.input(field)
  act(() => void vi.runAllTimers())
  expect(count()).toBe(2)
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true })
  act(() => void vi.runAllTimers())
  expect(count()).toBe(1)
})
