import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { run, stack, type Turn, testHost, turns } from '../../../tests/support/engine'
import { foldEvents } from '../../store/run/fold-run'
import { emptyRun } from '../../store/run/run-state'
import { UnknownToolCalls } from './BuiltInToolResults'

/** Shows the tool calls of a model that belong to no card. */
async function shown(...script: Turn[]) {
  const document = stack(['color_display', {}, 'color'], ['inference', { userMessage: 'Go.' }, 'model'])
  const { nodes } = foldEvents(emptyRun, await run(document, testHost(turns(...script).languageModel)))
  render(<UnknownToolCalls results={nodes.model?.strayCalls ?? []} />)
}

const call = (name: string, args = {}) => ({ calls: [{ name, args }] })

it('a call of a tool that is not there is the model’s mistake, with what came', async () => {
  await shown(call('fly', { to: 'the moon' }), { text: 'I cannot.' })
  expect(screen.getByRole('heading', { name: 'The model’s mistake' })).toBeTruthy()
  expect(screen.getByText(/There is no tool named “fly”/)).toBeTruthy()
  await userEvent.click(screen.getByText('What the model sent'))
  expect(screen.getByText(/"to": "the moon"/)).toBeTruthy()
})

it('equal ones are one, with their count; others stay apart, in their order', async () => {
  await shown(call('fly'), call('sing'), call('fly'), call('fly'), { text: 'I cannot.' })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'The model’s mistake, 3 times',
    'The model’s mistake',
  ])
  expect(screen.getAllByRole('listitem').filter(item => /^There is no tool/.test(item.textContent ?? ''))).toHaveLength(
    2,
  )
})

it('calls that have a card are not among them', async () => {
  await shown(call('display_color', { hex: '#00ff00' }), call('display_color', { hex: 'green' }), { text: 'Done.' })
  expect(document.body.textContent).toBe('')
})
