import { screen as page, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StepQuestion } from './StepQuestion'

const question = {
  ask: 'What will it do?',
  options: [
    { id: 'stop', label: 'Stop' },
    { id: 'on', label: 'Go on' },
  ],
  outcomes: [],
}
const why = 'It takes words that come often.'

it.each([
  ['right', 'on', { option: 'on', say: why }, ['Your guess: “Go on”.', 'It came true.', why]],
  ['wrong', 'stop', { option: 'on', say: why }, ['Your guess: “Stop”.', 'It turned out differently: “Go on”.', why]],
  [
    'neither',
    'stop',
    { say: why },
    ['Your guess: “Stop”.', 'It depends: this run does not show which guess is right.', why],
  ],
])('a guess that is %s is named, with what happened and why', (_, answer, outcome, lines) => {
  Element.prototype.scrollIntoView = vi.fn()
  render(<StepQuestion question={question} answer={answer} wanted={undefined} outcome={outcome} onAnswer={() => {}} />)
  const said = page.getByRole('status').textContent
  for (const line of lines) expect(said).toContain(line)
  expect((page.getByRole('radio', { checked: true }) as HTMLInputElement).parentElement?.textContent).toBe(
    answer === 'on' ? 'Go on' : 'Stop',
  )
})
