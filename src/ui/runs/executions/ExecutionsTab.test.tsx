import { fireEvent, screen as page, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { run, scriptedModel, stack, testHost, turns } from '../../../../tests/support/engine'
import { flow } from '../../../../tests/support/flows'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import { nodeTypes } from '../../../nodes/registry'
import { everyStep, stepsAsCsv } from '../../parts/executions/step-rows'
import { executedIn } from '../../parts/executions/use-executions'
import { ExecutionsTab } from './ExecutionsTab'

const document = flow(
  { front: [['note'], ['inference']], rooms: [['system_prompt', { prompt: 'rooms' }], ['inference']] },
  [['front', 'tool', 'rooms']],
)

/** The front desk asks for a room once. */
const model = () =>
  scriptedModel(({ system, messages }) =>
    system !== 'rooms' && messages.at(-1)?.role !== 'tool'
      ? { calls: [{ name: 'consult_rooms', args: { query: 'A room?' } }] }
      : { text: 'There is one.' },
  ).languageModel

async function opened() {
  const app = await openApp(testHost(model()), document, { inputs: { 'front-2': 'Hello' } })
  const events = await runToEnd(app)
  await renderSettled(app, <ExecutionsTab />)
  return events
}

it('before a run says what comes here, and after it has a row for each card with what it gave and called', async () => {
  const app = await openApp(testHost(model()), document)
  await renderSettled(app, <ExecutionsTab />)
  expect(page.getByText(/^Nothing has run yet\. Each run will be listed here/)).toBeTruthy()
})

it('has the calls between pipelines summed up, unfolds to the events, and shows the cards of a choice', async () => {
  await opened()
  const calls = within((await page.findByText('Calls between pipelines')).closest('table')!)
  const [, ...sums] = calls.getAllByRole('row').map(row => row.textContent)
  expect(sums).toEqual([expect.stringMatching(/^frontrooms1/)])

  // By label, and without a person's way to each: finding roles in this many elements is slow.
  for (const summary of page.getAllByText(/steps \d/)) fireEvent.click(summary)
  const [first] = await page.findAllByLabelText('Steps')
  fireEvent.click(within(first!).getByText('Model'))
  expect(within(first!).getByText('Its model called consult_rooms.')).toBeTruthy()
  fireEvent.click(within(first!).getByText('Events'))
  expect((await within(first!).findAllByText(/"request"/)).length).toBeGreaterThan(0)

  fireEvent.change(page.getByPlaceholderText('Part of a name'), { target: { value: 'consult' } })
  expect(page.getAllByLabelText('Steps')).toHaveLength(1)
  fireEvent.change(page.getByLabelText('Status'), { target: { value: 'failed' } })
  expect(page.queryAllByLabelText('Steps')).toEqual([])
})

it('cards of one name are told apart', async () => {
  const twins = stack(['color_display'], ['color_display'], ['icon_display'], ['inference'])
  const { languageModel } = turns({ text: 'Hello.' })
  const { executions } = executedIn(await run(twins, testHost(languageModel)), nodeTypes)
  expect(executions[0]?.steps.map(({ name }) => name)).toEqual(['Color', 'Color 2', 'Icon', 'Model'])
})

it('gives the same rows to a file', async () => {
  const events = await opened()
  const { executions } = executedIn(events, nodeTypes)
  const [headings, ...rows] = stepsAsCsv(
    executions.map(execution => ({ execution, events })),
    { ...everyStep, text: 'model' },
  )
    .trim()
    .split('\r\n')
  expect(headings).toMatch(/Run,Pipeline,Card,Status,Input,Output,Tools,Tokens,Time \(ms\),Cost \(USD\)/)
  expect(rows.map(row => row.split(',').slice(1, 5).join())).toEqual([
    'front,Model,Completed,Hello',
    'rooms,Model,Completed,A room?',
  ])
})
