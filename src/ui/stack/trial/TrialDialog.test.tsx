import { act, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { person, testHost, turns } from '../../../../tests/support/engine'
import { flow } from '../../../../tests/support/flows'
import { inEnglish } from '../../../../tests/support/in-english'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import type { NodeConfig } from '../../../model/document'
import type { OutgoingRequest, RunEvent } from '../../../model/events'
import { findNode } from '../../../store/document/draft'
import { faults } from '../../../store/run/faults'
import { useScreen } from '../../app/screen'
import { EdgeDialog } from '../../graph/flow/EdgeDialog'
import { FaultField } from '../../graph/flow/FaultField'
import ToolDialog from '../../tools/toolface/ToolDialog'
import TrialDialog from './TrialDialog'

const rest: NodeConfig = {
  name: 'menu',
  kind: 'rest',
  url: 'https://api.example.com/menu?day={{input.day}}',
  inputSchema: { type: 'object', properties: { day: { type: 'string' } }, required: ['day'] },
}
const document = flow(
  {
    front: [['user_input', { defaultValue: 'Hi' }], ['inference']],
    menu: [
      ['note', { text: 'x' }],
      ['integration', rest],
    ],
  },
  [['front', 'tool', 'menu']],
)

it('asks one card alone, shows what was sent and what came, and keeps that as made-up data', async () => {
  const sent: OutgoingRequest[] = []
  const host = testHost(turns().languageModel, {
    ...person(() => ({ consent: true })),
    isAllowedHost: () => true,
    fetch: async request => {
      sent.push(request)
      return { status: 200, body: '{"soup": "tomato"}', contentType: 'application/json' }
    },
  })
  const app = await openApp(host, document)
  const screen = await renderSettled(app, <TrialDialog open onClose={() => {}} />)
  await act(async () => screen.setState({ trial: 'menu-2' }))
  const user = userEvent.setup()
  await user.type(page.getByRole('textbox', { name: /day/ }), 'Friday')
  await user.click(page.getByRole('button', { name: 'Ask it' }))
  await vi.waitFor(() => {
    const { question } = app.runner.getState().run
    if (question) app.runner.answer(question.askId, { consent: true })
    expect(app.runner.getState().events.at(-1)?.type).toBe('run-end')
  })
  expect(sent.map(({ url }) => url)).toEqual(['https://api.example.com/menu?day=Friday'])
  const out = await page.findByRole('region', { name: 'What was sent' })
  expect(within(out).getByText(/api\.example\.com/)).toBeTruthy()
  expect(page.getByRole('region', { name: /raw answer/ }).textContent).toContain('tomato')
  // Nothing else of the flow ran.
  const ran = app.runner.getState().events.flatMap(event => (event.type === 'node-start' ? [event.nodeId] : []))
  expect(ran).toEqual(['menu-2'])

  await user.click(page.getByRole('button', { name: 'Keep this answer as made-up data' }))
  const kept = findNode(app.editor.getState().draft.document, 'menu-2')?.node.config
  expect(kept).toMatchObject({ kind: 'mock', data: { soup: 'tomato' }, url: rest.url })
  app.editor.undo()
  expect(findNode(app.editor.getState().draft.document, 'menu-2')?.node.config.kind).toBe('rest')
})

/** The dialog of tools, as the page opens it. */
function Tool() {
  const overlay = useStore(useScreen(), state => state.overlay)
  return overlay === 'tool' && <ToolDialog open onClose={() => {}} />
}

const called = flow({ front: [['user_input', { defaultValue: 'Hi' }], ['inference']], desk: [['inference']] }, [
  ['front', 'tool', 'desk'],
])

it('a pipeline that others call runs alone, with an input of an earlier run', async () => {
  const model = turns({ calls: [{ name: 'consult_desk', args: { query: 'a lake view' } }] })
  const app = await openApp(testHost(model.languageModel), called)
  await act(async () => void (await runToEnd(app)))
  const screen = await renderSettled(app, <Tool />)
  await act(async () => screen.setState({ overlay: 'tool', pipelineId: 'desk', toolTab: 'try' }))
  const user = userEvent.setup()
  const earlier = await page.findByRole('combobox', { name: 'Input of an earlier run' })
  await user.selectOptions(earlier, within(earlier).getByRole('option', { name: /a lake view/ }))
  expect(page.getByRole<HTMLTextAreaElement>('textbox', { name: /query/ }).value).toBe('a lake view')
  await user.click(page.getByRole('button', { name: 'Call it' }))
  await vi.waitFor(() => {
    const { events } = app.runner.getState()
    expect(events[0]).toMatchObject({ invocation: { pipelineId: 'desk', input: { query: 'a lake view' } } })
    expect(events.at(-1)?.type).toBe('run-end')
  })
  const ran = app.runner.getState().events.flatMap(event => (event.type === 'node-start' ? [event.nodeId] : []))
  expect(ran).toEqual(['desk-1'])
})

it('a tool that others call says so before it is closed to them, and how to go back', async () => {
  const pipelines = called.pipelines.map(each => (each.id === 'desk' ? { ...each, tool: { status: 'active' } } : each))
  const app = await openApp(testHost(turns().languageModel), { ...called, pipelines })
  const screen = await renderSettled(app, <Tool />)
  await act(async () => screen.setState({ overlay: 'tool', pipelineId: 'desk', toolTab: 'face' }))
  const user = userEvent.setup()
  const status = () => app.editor.getState().draft.document.pipelines[1]?.tool?.status
  const choose = (value: string) => user.selectOptions(page.getByRole('combobox', { name: 'Status' }), value)
  await choose('draft')
  const question = page.getByRole('alertdialog', { name: 'Make it a draft?' })
  expect(question.textContent).toMatch(/used by “front”.*Choose “Active” or Undo to go back/)
  expect(status()).toBe('active')
  await user.click(within(question).getByRole('button', { name: 'Leave it active' }))
  expect(status()).toBe('active')
  await choose('disabled')
  await user.click(page.getByRole('button', { name: 'Disable it' }))
  expect(status()).toBe('disabled')
  // No caller remains to lose it.
  await choose('active')
  expect(status()).toBe('active')
})

it('a fault is set on a card that a model or a step calls, beside the edges of its pipeline', async () => {
  const model = turns({ calls: [{ name: 'display_mood_gauge', args: { value: 7 } }] })
  const stack = flow(
    {
      front: [['gauge_display', { name: 'mood' }], ['user_input', { defaultValue: 'Hi' }], ['inference']],
    },
    [],
  )
  const app = await openApp(testHost(model.languageModel), stack)
  const [front] = stack.pipelines
  await renderSettled(app, <EdgeDialog pipeline={front!} open onClose={() => {}} />)
  const user = userEvent.setup()
  const field = page.getByRole('combobox', { name: 'Fault to try on calls to mood' })
  await user.selectOptions(field, 'Fault: answers 500')
  const result = (await runToEnd(app)).find(event => event.type === 'tool-result')
  expect(result).toMatchObject({ isError: true, content: expect.stringContaining('answered 500') })
  await user.selectOptions(field, 'No fault')
  expect(faults.getState()).toEqual({})
})

it('a fault is set on an edge, and lasts until it is taken away', async () => {
  const model = turns({ calls: [{ name: 'consult_desk', args: { query: 'hi' } }] })
  const app = await openApp(testHost(model.languageModel), called)
  const [edge] = called.edges
  await renderSettled(app, <FaultField edge={edge!} name="desk" />)
  const user = userEvent.setup()
  const field = page.getByRole('combobox', { name: 'Fault to try on calls to desk' })
  await user.selectOptions(field, 'Fault: answers 500')
  const notes = (events: readonly RunEvent[]) =>
    events.flatMap(event => (event.type === 'log' && event.message.startsWith('Fault injected') ? [event.message] : []))
  expect(notes(await runToEnd(app))).toEqual(['Fault injected: the call to “desk” answers with status 500.'])
  // It is on the card of the caller as well.
  expect(inEnglish(app.runner.getState().run.nodes['front-2']?.notes)).toEqual(notes(app.runner.getState().events))
  await user.selectOptions(field, 'No fault')
  expect(faults.getState()).toEqual({})
})
