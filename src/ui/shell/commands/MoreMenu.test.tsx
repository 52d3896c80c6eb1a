import { fireEvent, screen as page } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderSettled } from '../../../../tests/support/page-app'
import { MoreMenu } from './MoreMenu'

beforeEach(() => {
  // The environment has no popovers: the menu is one that is open already.
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' || matches.call(this, selector)
  })
  Object.assign(HTMLElement.prototype, { hidePopover() {} })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

it.each([
  ['phone', 24],
  ['tablet', 60],
  ['desktop', 90],
])('opens the ways to connect a model, on a %s too', async (_, rem) => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, least = '0'] = /min-width: ([\d.]+)px/.exec(query) ?? []
    const matches = query.includes('min-width') && rem * 16 >= Number(least)
    return Object.assign(new EventTarget(), { matches })
  })
  const app = await openApp(testHost(turns({ text: 'Hi.' }).languageModel), stack(['inference']))
  const screen = await renderSettled(app, <MoreMenu onClose={vi.fn()} />)
  fireEvent.click(page.getByRole('button', { name: 'Connect a model', hidden: true }))
  expect(screen.getState().overlay?.name).toBe('connect')
})
