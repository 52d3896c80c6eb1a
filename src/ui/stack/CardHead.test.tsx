import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp } from '../../../tests/support/page-app'
import { renderStackPlace } from '../../../tests/support/stack-place'
import type { Document } from '../../model/document'

beforeEach(() => {
  // A browser may refuse canvas; jsdom always does.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true
  return () => void Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
})

async function openPage(document: Document) {
  const app = await openApp(testHost(turns().languageModel), document)
  await renderStackPlace(app)
  await act(() => vi.dynamicImportSettled())
  return app
}

it('moves between the buttons of a card’s head by arrow keys, Home and End; the rest is in the order of Tab', async () => {
  await openPage(stack(['color_display'], ['next_word']))
  const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent
  await page.findByRole('button', { name: 'One more' })
  page.getByTitle('Choose Next word').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Settings, Next word')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  expect(focused()).toBe('Move Next word')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Menu of Next word')
  await userEvent.tab()
  expect(document.activeElement).toBe(page.getByLabelText('Learns from'))
  page.getByLabelText('Begin with').focus()
  await userEvent.tab()
  expect(focused()).toBe('One more')
  await userEvent.tab()
  expect(focused()).toBe('Ten more')
})
