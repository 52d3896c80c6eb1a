import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { runOf } from '../../../tests/support/call-tool'
import { show, shownResult, showRun } from '../../../tests/support/show-output'
import colorDisplay from './node'
import view from './view'

it('shows a color with its name, its hex code and why', async () => {
  await show(colorDisplay, view, [{ hex: '#FF5500', name: 'tangerine', explanation: 'Full of beans' }])
  const hex = within(shownResult()).getByText('#ff5500')
  expect(hex.parentElement?.querySelector('rect')?.getAttribute('fill')).toBe('#ff5500')
  expect(hex.parentElement?.style.color).toBe('rgb(0, 0, 0)')
  expect(within(shownResult()).getByText('tangerine')).toBeTruthy()
  expect(within(shownResult()).getByText('Full of beans')).toBeTruthy()
})

it('says the hex code even where it is not shown', async () => {
  await show(colorDisplay, view, [{ hex: '#000080' }], { showHex: false })
  expect(shownResult().textContent).toContain('#000080')
})

it('shows the newest result first and large, the earlier ones after it in their order', async () => {
  await show(colorDisplay, view, [{ hex: '#111111' }, { hex: '#222222' }, { hex: '#333333' }])
  expect(shownResult().textContent?.match(/#\d{6}/g)).toEqual(['#333333', '#111111', '#222222'])
  expect(within(shownResult()).getAllByRole('listitem')).toHaveLength(2)
})

it('folds a mistake that a later call fixed', async () => {
  await show(colorDisplay, view, [{ hex: 'reddish' }, { hex: '#ff0000' }])
  const fold = screen.getByText('A mistake, fixed since').closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.textContent).toContain('“hex” is “reddish”, which does not have the right form')
  expect(screen.queryByRole('heading', { name: 'The model’s mistake' })).toBeNull()
})

it('shows what does not fit as the model’s mistake, below what did', async () => {
  await show(colorDisplay, view, [{ hex: '#ff0000' }, { hex: 'reddish' }])
  const title = screen.getByRole('heading', { name: 'The model’s mistake' })
  expect(shownResult().compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(shownResult().textContent).not.toContain('reddish')
  expect(screen.getByText(/"reddish"/)).toBeTruthy()
})

it('does not trust a recorded result that no schema let through', async () => {
  const run = await runOf(colorDisplay, [{ hex: '#ff0000' }])
  const forged = run.results.map(one => ({ ...one, data: { hex: 'url(https://example.com)' } }))
  showRun(colorDisplay, view, { ...run, results: forged })
  expect(screen.queryByRole('group', { name: 'Result' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'The model’s mistake' })).toBeTruthy()
})
