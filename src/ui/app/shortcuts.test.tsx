import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
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

it('in a text field Ctrl+Z is left to the browser while there are letters to undo, and then undoes a card', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['note', { text: 'one' }, 'note']))
  await renderSettled(
    app,
    <ActionsContext value={cardActions(app, createScreen())}>
      <Shortcuts />
      <input aria-label="Words" />
    </ActionsContext>,
  )
  const count = () => app.editor.getState().draft.document.pipelines[0]?.nodes.length
  const press = (key: string) => fireEvent.keyDown(field, { key, ctrlKey: true })
  await act(async () => void app.editor.addNode({ type: 'gauge_display' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' })
  await userEvent.type(field, 'ab')
  expect(press('z')).toBe(true)
  expect(count()).toBe(2)
  // The browser undoes the letters, and has them for a redo; then there are no more to undo.
  fireEvent(field, new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true }))
  field.value = ''
  expect(press('y')).toBe(true)
  expect(press('z')).toBe(false)
  expect(count()).toBe(1)
  expect(press('y')).toBe(false)
  expect(count()).toBe(2)
  // What was typed before the field was left is no longer the field's.
  await userEvent.type(field, 'c')
  field.blur()
  field.focus()
  expect(press('z')).toBe(false)
  expect(count()).toBe(1)
})
