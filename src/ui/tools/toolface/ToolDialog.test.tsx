import 'fake-indexeddb/auto'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it, onTestFinished, vi } from 'vitest'
import { scriptedModel, stack, type Turn, testHost, turns } from '../../../../tests/support/engine'
import { flow } from '../../../../tests/support/flows'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import type { Document } from '../../../model/document'
import { DEFAULT_LIMITS } from '../../../model/limits'
import { createApp } from '../../../store/app'
import { AppContext } from '../../page/app-context'
import { createScreen, ScreenContext } from '../../page/screen'
import { OverlayHost } from '../../shell/OverlayHost'
import { PolicyFields } from '../../stack/policies/PolicyFields'
import ToolDialog from './ToolDialog'

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** The dialog over a document, with a scripted model. */
async function page(document: Document, script: () => Turn = () => ({ text: 'Yes.' }), provider = 'test') {
  const { ask: _, gate: __, ...host } = testHost(scriptedModel(script).languageModel, { resolved: { provider } })
  const app = createApp({
    deviceStorage: nowhere,
    sessionStorage: nowhere,
    indexedDB: new IDBFactory(),
    random: Math.random,
    now: () => 0,
    page: new EventTarget(),
    isHidden: () => false,
    starter: { document, inputs: {} },
    makeHost: () => host,
    nextFrame: callback => void setTimeout(callback, 0),
  })
  onTestFinished(() => app.stop())
  await app.start()
  render(
    <AppContext value={app}>
      <ScreenContext value={createScreen()}>
        <ToolDialog overlay={{ name: 'tool' }} onClose={() => {}} />
        <PolicyFields nodeId="n1" locked={false} />
      </ScreenContext>
    </AppContext>,
  )
  const first = () => app.editor.getState().draft.document.pipelines[0]
  return { app, user: userEvent.setup(), tool: () => first()?.tool, node: () => first()?.nodes[0] }
}

const plain = () => stack(['inference', { userMessage: 'Say {{input.word}}.' }])
const faced = (): Document => {
  const [main] = plain().pipelines
  const inputSchema = { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] }
  return { ...plain(), pipelines: [{ ...main!, tool: { status: 'draft', inputSchema } }] }
}

it('makes a tool of a pipeline, with arguments, outputs and texts, and takes the face away again', async () => {
  const { user, tool } = await page(plain())
  await user.click(screen.getByRole('button', { name: 'Make it a tool' }))
  expect(tool()).toEqual({ status: 'draft', description: '' })
  await user.selectOptions(screen.getByLabelText('Status'), 'active')
  await user.type(screen.getByLabelText('Name in calls'), 'x!')
  expect(screen.getByText('Small letters, digits and - only, like crm-tool.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Name in calls'))
  await user.click(screen.getByRole('button', { name: 'Add an argument' }))
  await user.type(screen.getByLabelText('Name'), 'word')
  await user.click(screen.getByLabelText('As JSON Schema'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('JSON Schema').value).toContain('"word"')
  await user.click(screen.getByRole('button', { name: 'Make it from the fields' }))
  expect(tool()).toMatchObject({
    status: 'active',
    inputSchema: { properties: { word: { type: 'string' } }, required: ['word'] },
    description: expect.stringContaining('- word:'),
  })
  await user.click(screen.getByLabelText('Say how each step went'))
  expect(tool()?.outputMapping).toEqual({ fields: {}, includeMeta: false })
  await user.click(screen.getByRole('button', { name: 'Stop being a tool' }))
  expect(tool()).toBeUndefined()
})

it('keeps what an argument may be as values of its type, and what fields do not show as it is written', async () => {
  const { user, tool } = await page(faced())
  const word = () => (tool()?.inputSchema as { properties: { word: object } } | undefined)?.properties.word
  await user.selectOptions(screen.getByLabelText('Type'), 'number')
  await user.type(screen.getByLabelText('Choices'), '1{Enter}2')
  await user.type(screen.getByLabelText('If left out'), '2')
  fireEvent.change(screen.getByLabelText('More, as JSON Schema'), { target: { value: '{ "minimum": 1 }' } })
  expect(word()).toEqual({ type: 'number', enum: [1, 2], default: 2, minimum: 1 })
  fireEvent.change(screen.getByLabelText('More, as JSON Schema'), { target: { value: '{ "minimum": ' } })
  await user.clear(screen.getByLabelText('If left out'))
  expect(word()).toEqual({ type: 'number', enum: [1, 2], minimum: 1 })
})

it('has a model write the texts; where only the demo answers, rules do', async () => {
  const description =
    'Use this tool to say a word.\n\n# Required inputs (always include these):\n- word: it\n\n# What the tool is going to output:\nThe word.'
  const texts = { description, successTemplate: 'Said {{data.text}}.', errorTemplate: 'No.' }
  const written = await page(faced(), () => ({ text: JSON.stringify(texts) }))
  await written.user.click(screen.getByRole('button', { name: 'Let the model write it' }))
  await waitFor(() => expect(written.tool()).toMatchObject(texts))
})

it('writes by rules where only the demo answers, and says so', async () => {
  const { user, tool } = await page(faced(), () => ({ text: 'Hm.' }), 'demo')
  await user.click(screen.getByRole('button', { name: 'Let the model write it' }))
  await screen.findByText(/The demo cannot write/)
  expect(tool()?.description).toMatch(/^Use this tool to /)
})

it('shows an error response as callers get it, and each step in it', async () => {
  const document = faced()
  document.pipelines[0]?.nodes.push({ id: 'after', type: 'text_display', config: {} })
  const { user } = await page(document, () => ({ fail: new Error('The line is dead.') }))
  await user.click(screen.getByRole('tab', { name: 'Try it' }))
  await user.type(screen.getByLabelText('word'), 'hello')
  await user.click(screen.getByRole('button', { name: 'Call it' }))
  await screen.findByText(/It failed: STEP_FAILED/)
  const { error, context, remediation } = JSON.parse(
    screen.getByRole('region', { name: 'Response', hidden: true }).textContent ?? '',
  )
  expect(error).toMatchObject({ code: 'STEP_FAILED', details: { stepNumber: 1, partialResults: {} } })
  expect(context).toEqual({ attemptedInputs: { word: 'hello' } })
  expect(remediation).toMatch(/^## How to fix:/)
  const [failed, after] = within(screen.getByRole('table', { name: 'Steps' }))
    .getAllByRole('row')
    .slice(1)
  expect(failed?.textContent).toContain('The line is dead.')
  expect(after?.textContent).toContain('Not reached')
})

it('keeps what happens around a card: errors, tries, time and a condition', async () => {
  const { user, node } = await page(plain())
  await user.selectOptions(screen.getByLabelText('If it fails'), 'Skip what is below')
  await user.type(screen.getByLabelText('Try again'), '2')
  await user.type(screen.getByLabelText('Longest time'), '9')
  await user.click(screen.getByLabelText('Skip it sometimes'))
  await user.type(screen.getByLabelText('This'), '{{{{input.word}}')
  await user.selectOptions(screen.getByLabelText('Test'), 'is')
  await user.type(screen.getByLabelText('Value'), 'no')
  expect(node()?.policy).toEqual({
    onError: 'skip_remaining',
    retry: { maxRetries: 2, backoffMs: 1000 },
    timeoutSeconds: 9,
    condition: { type: 'expression', expression: '{{input.word}}', skipWhen: 'falsy', op: '==', value: 'no' },
  })
  await user.clear(screen.getByLabelText('Try again'))
  expect(node()?.policy?.retry).toBeUndefined()
})

const called = flow({ front: [['user_input', { defaultValue: 'Hi' }], ['inference']], desk: [['inference']] }, [
  ['front', 'tool', 'desk'],
])

it('a pipeline that others call runs alone, with an input of an earlier run', async () => {
  const model = turns({ calls: [{ name: 'consult_desk', args: { query: 'a lake view' } }] })
  const app = await openApp(testHost(model.languageModel), called)
  await act(async () => void (await runToEnd(app)))
  const place = await renderSettled(app, <OverlayHost />)
  await act(async () => place.setState({ overlay: { name: 'tool', tab: 'try' }, pipelineId: 'desk' }))
  const user = userEvent.setup()
  const earlier = await screen.findByRole('combobox', { name: 'Input of an earlier run' })
  await user.selectOptions(earlier, within(earlier).getByRole('option', { name: /a lake view/ }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /query/ }).value).toBe('a lake view')
  await user.click(screen.getByRole('button', { name: 'Call it' }))
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
  const place = await renderSettled(app, <OverlayHost />)
  await act(async () => place.setState({ overlay: { name: 'tool', tab: 'face' }, pipelineId: 'desk' }))
  const user = userEvent.setup()
  const status = () => app.editor.getState().draft.document.pipelines[1]?.tool?.status
  const choose = (value: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), value)
  await choose('draft')
  const question = screen.getByRole('alertdialog', { name: 'Make it a draft?' })
  expect(question.textContent).toMatch(/used by “front”.*Choose “Active” or Undo to go back/)
  expect(status()).toBe('active')
  await user.click(within(question).getByRole('button', { name: 'Leave it active' }))
  expect(status()).toBe('active')
  await choose('disabled')
  await user.click(screen.getByRole('button', { name: 'Disable it' }))
  expect(status()).toBe('disabled')
  // No caller remains to lose it.
  await choose('active')
  expect(status()).toBe('active')
})

it('a tool face shows the limits that end its calls: the usual ones, or those of its document', async () => {
  const { app } = await page(faced())
  const limits = () => screen.getByRole('region', { name: 'Limits of a call' }).textContent ?? ''
  const { maxCostUsd, maxDurationSeconds, maxRequests } = DEFAULT_LIMITS
  const numbers = () => limits().replaceAll(',', '').match(/\d+/g)?.map(Number)
  expect(numbers()).toEqual([maxCostUsd, maxDurationSeconds, maxRequests])
  const own = { maxCostUsd: 2, maxDurationSeconds: 60, maxRequests: 3, maxSteps: 7 }
  await act(async () =>
    app.editor.edit(draft => ({ ...draft, document: { ...draft.document, settings: { limits: own } } }), {
      label: 'limits',
    }),
  )
  expect(numbers()).toEqual([2, 60, 3, 7])
})
