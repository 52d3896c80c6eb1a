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

it('moves between the controls of a card by arrow keys, Home and End, and enters it again where it was', async () => {
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
  // A select keeps two of the keys, a slider the others.
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(page.getByLabelText('Learns from'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(page.getByLabelText('Temperature'))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(page.getByLabelText('Temperature'))
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(page.getByLabelText('Looks back'))

  page.getByLabelText('Begin with').focus()
  await userEvent.tab()
  expect(focused()).toBe('One more')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Ten more')
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(page.getByLabelText('Looks back'))
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Menu of Next word')
  page.getByLabelText('Begin with').focus()
  await userEvent.tab()
  expect(focused()).toBe('Ten more')
})
