import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editNode } from '../../../tests/support/edit-node'
import { shownResult, showRun } from '../../../tests/support/show-output'
import type { JsonObject } from '../../model/json'
import evaluator from './node'
import view from './view'

function edit(initial: JsonObject) {
  return { ...editNode(evaluator, view, initial), user: userEvent.setup() }
}

it('adds and takes away metrics, and says what is wrong with one', async () => {
  const { seen, user } = edit({ metrics: [{ name: 'clarity', description: '', min: 1, max: 10 }] })
  await user.click(screen.getByRole('button', { name: 'Add a metric' }))
  const second = within(screen.getByRole('group', { name: 'Metric 2' }))
  expect(second.getByText('Every metric needs a name.')).toBeTruthy()
  await user.type(second.getByRole('textbox', { name: 'Metric' }), 'clarity')
  expect(second.getByText('“clarity” is used twice.')).toBeTruthy()
  await user.type(second.getByRole('textbox', { name: 'Metric' }), '2')
  expect(second.queryByText(/twice/)).toBeNull()
  const best = second.getByRole('spinbutton', { name: 'Best' })
  await user.clear(best)
  await user.type(best, '5')
  await user.click(screen.getByRole('button', { name: 'Remove metric 1' }))
  expect(seen.config).toEqual({ metrics: [{ name: 'clarity2', description: '', min: 1, max: 5 }] })
})

it('shows each score as a gauge of its range', () => {
  const metrics = ['clarity', 'warmth', 'new'].map(name => ({ name, min: 1, max: name === 'clarity' ? 5 : 10 }))
  const output = { content: 'x', clarity: 4, warmth: 7, model: 'm', tokens: { prompt: 1, completion: 2 }, cost: null }
  showRun(evaluator, view, { status: 'done', results: [], output }, { metrics })
  const gauges = screen.getAllByRole('meter')
  expect(gauges.map(gauge => [gauge.getAttribute('aria-label'), gauge.getAttribute('aria-valuenow')])).toEqual([
    ['clarity', '4'],
    ['warmth', '7'],
  ])
  expect(gauges[0]?.getAttribute('aria-valuemax')).toBe('5')
  expect(shownResult().textContent).toContain('price unknown')
})
