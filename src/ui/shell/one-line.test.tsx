import { screen as page, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StepQuestion } from '../lessons/StepQuestion'

it('shows markup in the questions of a lesson as plain words', async () => {
  const options = [{ id: 'a', label: 'a *furious* `sea`', reply: '**Yes**, it was.' }]
  render(
    <StepQuestion question={{ ask: 'What was _it_?', options }} answer="a" wanted={undefined} onAnswer={() => {}} />,
  )
  expect(page.getByRole('group', { name: 'What was it?' })).toBeTruthy()
  expect(page.getByRole('radio', { name: 'a furious sea' })).toBeTruthy()
  expect(page.getByRole('status').textContent).toBe('Yes, it was.')
})
