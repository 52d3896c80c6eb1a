import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Requirements } from './Requirements'

const requirements = [
  { say: 'Run it', met: true, count: { have: 2, want: 2 } },
  { say: 'Get three colors', met: false, count: { have: 1, want: 3 }, why: 'The second was the first again.' },
]

it('lists what is done and what is to do, with a count and the reason beside what is open', () => {
  render(<Requirements verdict={{ passed: false, requirements }} asks={false} />)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Run it, done',
    'Get three colors, to do1 of 3The second was the first again.',
  ])
})

it('does not list a question that is the only requirement', () => {
  const [question] = requirements
  render(<Requirements verdict={{ passed: false, requirements: question ? [question] : [] }} asks />)
  expect(screen.queryByRole('list')).toBeNull()
})
