import { act, fireEvent, screen as page } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { offlineHost, stack } from '../../../tests/support/engine'
import { openApp, renderSettled } from '../../../tests/support/page-app'
import { RenameField } from '../parts/RenameField'
import { DocumentName } from './header/DocumentName'
import { Palette } from './palette/Palette'

// jsdom draws nothing, and so has no such method.
beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true
})

/** How browsers mark the Enter that ends a composition: Chrome and Firefox, and Safari after it has ended. */
const endsComposition = [
  { key: 'Enter', isComposing: true, keyCode: 229 },
  { key: 'Enter', isComposing: false, keyCode: 229 },
]

async function show(part: ReactElement) {
  const app = await openApp(offlineHost(), stack(['note', { text: 'one' }, 'note']))
  await renderSettled(app, part)
  return app
}

it('P07: Enter that ends a composition stays in the name; the next one leaves it', async () => {
  await show(<DocumentName />)
  const name = page.getByRole('textbox', { name: 'Pipeline name' })
  name.focus()
  for (const press of endsComposition) {
    fireEvent.keyDown(name, press)
    expect(document.activeElement).toBe(name)
  }
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 13 })
  expect(document.activeElement).not.toBe(name)
})

it('P07b: Enter that ends a composition adds no card, and the arrows of its list do not leave the field', async () => {
  const app = await show(<Palette />)
  const cards = () => app.editor.getState().draft.document.pipelines[0]?.nodes.length
  const find = page.getByRole('searchbox', { name: 'Find a card' })
  find.focus()
  fireEvent.change(find, { target: { value: 'color' } })
  for (const press of endsComposition) fireEvent.keyDown(find, press)
  fireEvent.keyDown(find, { key: 'ArrowDown', keyCode: 229 })
  expect(cards()).toBe(1)
  expect(document.activeElement).toBe(find)
  await act(async () => void fireEvent.keyDown(find, { key: 'Enter', keyCode: 13 }))
  expect(cards()).toBe(2)
})

it('P07: Enter and Escape of a composition do not end a renaming', async () => {
  const onDone = vi.fn()
  await show(<RenameField name="天気" onDone={onDone} />)
  const name = page.getByRole('textbox', { name: /New name/ })
  for (const press of [...endsComposition, { key: 'Escape', isComposing: true, keyCode: 229 }])
    fireEvent.keyDown(name, press)
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 13 })
  expect(onDone).toHaveBeenCalledWith('天気', true)
})
