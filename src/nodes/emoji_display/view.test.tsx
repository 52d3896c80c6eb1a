import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { runOf } from '../../../tests/support/call-tool'
import { show, shownResult, showRun } from '../../../tests/support/show-output'
import emojiDisplay from './node'
import view from './view'

it('shows an emoji in color, with its label and why', async () => {
  await show(emojiDisplay, view, [{ emoji: '❤', label: 'Love', explanation: 'So much of it' }])
  expect(within(shownResult()).getByText('❤️')).toBeTruthy()
  expect(within(shownResult()).getByText('Love')).toBeTruthy()
  expect(within(shownResult()).getByText('So much of it')).toBeTruthy()
})

it('shows the newest large, and the earlier ones after it', async () => {
  await show(emojiDisplay, view, [{ emoji: '🌧️' }, { emoji: '🌈' }])
  expect(shownResult().textContent).toMatch(/^🌈.*🌧️/u)
})

it('does not trust a recorded result that no check let through', async () => {
  const run = await runOf(emojiDisplay, [{ emoji: '🙂' }])
  showRun(emojiDisplay, view, { ...run, results: run.results.map(one => ({ ...one, data: { emoji: 'a long text' } })) })
  expect(screen.queryByRole('group', { name: 'Result' })).toBeNull()
})
