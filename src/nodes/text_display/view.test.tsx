import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shownResult, showRun } from '../../../tests/support/show-output'
import textDisplay from './node'
import view from './view'

const reply = { text: 'Good day', streaming: false, provider: 'demo', answeredBy: 'Demo' }

it('shows the words, and who said them', () => {
  showRun(textDisplay, view, { status: 'done', results: [], reply }, { label: 'Story' })
  expect(shownResult().textContent).toContain('Good day')
  expect(shownResult().textContent).toContain('Story')
  expect(screen.getByText('Demo')).toBeTruthy()
})

it('says when another model answered', () => {
  showRun(textDisplay, view, { status: 'done', results: [], reply: { ...reply, insteadOf: 'claude-sonnet' } })
  expect(screen.getByText('Demo, instead of claude-sonnet')).toBeTruthy()
})

it.each([
  ['before a run', { status: 'idle', results: [] }, 'The model’s words will show here.'],
  ['before the first word', { status: 'running', results: [] }, 'The words are on their way…'],
  [
    'after a reply of calls alone',
    { status: 'done', results: [], reply: { ...reply, text: '', toolsRun: 1 } },
    'The model used its tools and said nothing.',
  ],
] as const)('says how it is %s', (_, run, words) => {
  showRun(textDisplay, view, { ...run, results: [] })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Result' })).toBeNull()
})
