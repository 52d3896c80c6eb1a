import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { runOf } from '../../../tests/support/call-tool'
import { show, shownResult, showRun } from '../../../tests/support/show-output'
import tableDisplay from './node'
import view from './view'

const basket = {
  title: 'Basket',
  columns: ['Fruit', 'How many'],
  rows: [
    ['apples', 3],
    ['pears, ripe', 0.1 + 0.2],
  ],
}

it('is a table with a caption, and heads for columns and rows', async () => {
  await show(tableDisplay, view, [{ ...basket, explanation: 'As you said' }])
  const table = screen.getByRole('table', { name: 'Basket' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(cell => cell.textContent),
  ).toEqual(basket.columns)
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(cell => cell.textContent),
  ).toEqual(['apples', 'pears, ripe'])
  expect(
    within(table)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['3', '0.3'])
  expect(within(shownResult()).getByText('As you said')).toBeTruthy()
})

it('is copied as CSV', async () => {
  const user = userEvent.setup()
  await show(tableDisplay, view, [basket])
  await user.click(screen.getByRole('button', { name: 'Copy as CSV' }))
  expect(await navigator.clipboard.readText()).toBe('Fruit,How many\r\napples,3\r\n"pears, ripe",0.3')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})

it('says so where copying is not allowed', async () => {
  const user = userEvent.setup()
  await show(tableDisplay, view, [basket])
  navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  await user.click(screen.getByRole('button', { name: 'Copy as CSV' }))
  expect(await screen.findByRole('button', { name: 'Copying is not allowed here' })).toBeTruthy()
})

it('does not trust a recorded table that no check let through', async () => {
  const run = await runOf(tableDisplay, [basket])
  const forged = run.results.map(one => ({ ...one, data: { ...basket, rows: [['only one cell']] } }))
  showRun(tableDisplay, view, { ...run, results: forged })
  expect(screen.queryByRole('group', { name: 'Result' })).toBeNull()
})
