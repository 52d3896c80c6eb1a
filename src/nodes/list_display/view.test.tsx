import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show, shownResult } from '../../../tests/support/show-output'
import listDisplay from './node'
import view from './view'

it('shows a list under its title, twins among it', async () => {
  await show(listDisplay, view, [{ title: 'Fruit', items: ['apples', 'pears', 'apples'], explanation: 'As you said' }])
  expect(within(shownResult()).getByRole('heading', { name: 'Fruit' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['apples', 'pears', 'apples'])
  expect(screen.getByRole('list').tagName).toBe('UL')
})

it('numbers the items when the model says so', async () => {
  await show(listDisplay, view, [{ items: ['Boil', 'Pour'], ordered: true }])
  expect(screen.getByRole('list').tagName).toBe('OL')
})

it('keeps an earlier list to one line', async () => {
  await show(listDisplay, view, [{ title: 'First', items: ['a', 'b'] }, { items: ['c'] }])
  expect(within(shownResult()).getByText('First: a, b')).toBeTruthy()
})
