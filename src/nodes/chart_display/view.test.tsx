import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { runOf } from '../../../tests/support/call-tool'
import { editNode } from '../../../tests/support/edit-node'
import { show, shownResult, showRun } from '../../../tests/support/show-output'
import chartDisplay from './node'
import view from './view'

const values = [
  { label: 'night', value: -5 },
  { label: 'noon', value: 15 },
]

it.each(['bar', 'line'])('says the numbers of a %s chart in a table', async kind => {
  await show(chartDisplay, view, [{ kind, title: 'Heat', unit: '°C', values, explanation: 'By the hour' }])
  const table = screen.getByRole('table', { name: 'Heat' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(cell => cell.textContent),
  ).toEqual(['night', 'noon'])
  expect(
    within(table)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['-5 °C', '15 °C'])
  expect(within(shownResult()).getByText('By the hour')).toBeTruthy()
})

it('draws bars on both sides of 0', async () => {
  await show(chartDisplay, view, [{ kind: 'bar', values }])
  const bars = [...shownResult().querySelectorAll('rect')].map(bar => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ])
  expect(bars).toEqual([
    ['0%', '25%'],
    ['25%', '75%'],
  ])
})

it('gives every part of a pie a look of its own, and its share in words', async () => {
  const parts = Array.from({ length: 12 }, (_, at) => ({ label: `part ${at}`, value: at + 1 }))
  await show(chartDisplay, view, [{ kind: 'pie', values: parts }])
  const patterns = [...shownResult().querySelectorAll('g')].map(
    part => `${part.dataset.hue} ${part.lastElementChild?.getAttribute('fill')}`,
  )
  expect(new Set(patterns).size).toBe(12)
  expect(within(shownResult()).getByText('15%')).toBeTruthy()
})

it('does not trust a recorded pie that no check let through', async () => {
  const run = await runOf(chartDisplay, [{ kind: 'pie', values: [{ label: 'all', value: 1 }] }])
  const forged = run.results.map(one => ({ ...one, data: { kind: 'pie', values: [{ label: 'none', value: 0 }] } }))
  showRun(chartDisplay, view, { ...run, results: forged })
  expect(screen.queryByRole('group', { name: 'Result' })).toBeNull()
})

it('leaves the kind to the model again', async () => {
  const { seen } = editNode(chartDisplay, view, { kind: 'pie' })
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Model’s choice')
  expect(seen.config).toEqual({})
})
