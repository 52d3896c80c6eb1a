import { act, fireEvent, screen as page, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderSettled } from '../../../../tests/support/page-app'
import { AppContext } from '../../page/app-context'
import { createScreen, ScreenContext } from '../../page/screen'
import { CommandKeys } from './CommandKeys'

it.each(['{Control>}{Shift>}z{/Shift}{/Control}', '{Meta>}{Shift>}z{/Shift}{/Meta}', '{Control>}y{/Control}'])(
  'Ctrl or Cmd with Z undoes, and %s redoes',
  async redo => {
    const app = await openApp(testHost(turns().languageModel), stack(['note', { text: 'one' }, 'note']))
    await renderSettled(app, <CommandKeys />)
    const count = () => app.editor.getState().draft.document.pipelines[0]?.nodes.length
    await act(async () => void app.editor.addNode({ type: 'gauge_display' }))
    await userEvent.keyboard(redo.startsWith('{Meta') ? '{Meta>}z{/Meta}' : '{Control>}z{/Control}')
    expect(count()).toBe(1)
    await userEvent.keyboard(redo)
    expect(count()).toBe(2)
  },
)

it('a sign lists the keys, but not while a person types; Delete removes the selected cards, wherever the focus is', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['note', {}, 'one'], ['note', {}, 'two']))
  const place = createScreen()
  await act(async () => {
    render(
      <AppContext value={app}>
        <ScreenContext value={place}>
          <input aria-label="Field" />
          <CommandKeys />
        </ScreenContext>
      </AppContext>,
    )
  })
  const user = userEvent.setup()
  await user.click(page.getByRole('textbox', { name: 'Field' }))
  await user.keyboard('?')
  expect(place.getState().overlay).toBeNull()
  await act(async () => place.setState({ selected: ['one'] }))
  await user.keyboard('{Delete}')
  const ids = () => app.editor.getState().draft.document.pipelines[0]?.nodes.map(({ id }) => id)
  expect(ids()).toEqual(['one', 'two'])
  await user.click(document.body)
  await user.keyboard('{Delete}')
  expect(ids()).toEqual(['two'])
  await user.keyboard('?')
  expect(place.getState().overlay).toEqual({ name: 'shortcuts' })
})

it('in a text field Ctrl+Z is left to the browser while there are letters to undo, and then undoes a card', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['note', { text: 'one' }, 'note']))
  await renderSettled(
    app,
    <>
      <CommandKeys />
      <input aria-label="Words" />
    </>,
  )
  const count = () => app.editor.getState().draft.document.pipelines[0]?.nodes.length
  const press = (key: string) => fireEvent.keyDown(field, { key, ctrlKey: true })
  await act(async () => void app.editor.addNode({ type: 'gauge_display' }))
  const field = page.getByRole<HTMLInputElement>('textbox', { name: 'Words' })
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
