import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AnsweredBy } from './AnsweredBy'

const NOTE = 'word lists, not a language model'

it('says what the demo is beside its name, and more when it is pressed', async () => {
  render(<AnsweredBy answerer={{ provider: 'demo', answeredBy: 'Demo' }} />)
  expect(screen.getByText('Demo', { exact: true })).toBeTruthy()
  const details = screen.getByText(NOTE).closest('details')
  expect(details?.open).toBe(false)
  await userEvent.click(screen.getByText(NOTE))
  expect(details?.open).toBe(true)
  expect(details?.textContent).toMatch(/lists that people wrote/)
})

it('says so also where the demo answers in the place of another', () => {
  render(<AnsweredBy answerer={{ provider: 'demo', answeredBy: 'Demo', insteadOf: 'claude-x' }} />)
  expect(screen.getByText('Demo, instead of claude-x')).toBeTruthy()
  expect(screen.getByText(NOTE)).toBeTruthy()
})

it('says nothing of the kind about a language model', () => {
  render(<AnsweredBy answerer={{ provider: 'anthropic', answeredBy: 'Claude' }} />)
  expect(screen.queryByText(NOTE)).toBeNull()
})
