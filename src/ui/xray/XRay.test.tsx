import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { idleRunner } from '../../../tests/support/runner'
import { runDocument } from '../../engine/run/run'
import type { Node, RunInputs } from '../../model/document'
import type { Host } from '../../model/host'
import type { ModelEvent, ModelRequest, WireRequest } from '../../model/language-model'
import { nodeTypes } from '../../nodes/registry'
import type { AppStores } from '../../store/app'
import { createEditor } from '../../store/document/editor'
import { foldEvents } from '../../store/run/fold-run'
import type { RunnerState } from '../../store/run/run'
import { AppContext } from '../page/app-context'
import { highlight } from '../page/runs/highlight'
import { createScreen, ScreenContext } from '../page/screen'
import XRay from './XRay'

const node = (id: string, type: string, config: Node['config'] = {}): Node => ({ id, type, config })
const moodRing = [
  node('color', 'color_display', { name: 'mood' }),
  node('sys', 'system_prompt', { prompt: 'Show the <b>mood</b> as a color.' }),
  node('you', 'user_input'),
  node('llm', 'inference', { model: 'claude-x' }),
]

/** A page with the X-ray only, and a function that runs its document on scripted replies. */
function page(nodes: Node[], inputs: RunInputs = { you: 'a storm' }, model: Host['model'] = hostOf([]).model) {
  const document = { version: 1 as const, id: 'd', name: 'd', pipelines: [{ id: 'main', name: '', nodes }], edges: [] }
  const editor = createEditor({ nodeTypes, random: Math.random, draft: { document, inputs } })
  const runner = createStore<RunnerState>(() => idleRunner)
  const settings = createStore(() => ({ connections: [], defaultModel: '' }))
  const recordings = { ...createStore(() => ({ entries: [], bytes: 0 })), refresh: async () => {} }
  const app = { editor, runner, settings, recordings, nodeTypes, model } as unknown as AppStores
  render(
    <AppContext value={app}>
      <ScreenContext value={createScreen()}>
        <XRay />
      </ScreenContext>
    </AppContext>,
  )
  const run = (replies: ModelEvent[][], given = inputs) =>
    act(async () => {
      for await (const event of runDocument(document, given, hostOf(replies), new AbortController().signal)) {
        runner.setState(({ run: now, events }) => ({ run: foldEvents(now, [event]), events: [...events, event] }))
      }
    })
  return { editor, runner, run }
}

function hostOf(replies: ModelEvent[][]): Host {
  let clock = 0
  const languageModel = {
    async *stream() {
      yield* replies.shift() ?? []
    },
  }
  const model = {
    provider: 'demo',
    id: 'demo',
    label: 'Demo',
    insteadOf: 'claude-x',
    languageModel,
    price: 'free' as const,
  }
  return {
    nodeTypes,
    now: () => (clock += 10),
    random: () => 0.5,
    // A constant clock, so that no limit is reached.
    sleep: (_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    model: async () => ({ ...model, temperature: { min: 0, max: 1 } }),
    ask: async () => ({ unavailable: 'nobody is there' }),
    fetch: async () => ({ hidden: true }),
    isAllowedHost: () => false,
  }
}

const call: ModelEvent[] = [
  {
    type: 'tool-call',
    call: { id: 'c1', name: 'display_mood_color', arguments: { hex: '#334455', explanation: 'Storms are gray.' } },
  },
  { type: 'usage', usage: { input: 40, output: 12 } },
  { type: 'end', ending: 'tool-calls' },
]
const answer: ModelEvent[] = [
  { type: 'text-delta', text: 'A stormy gray.' },
  { type: 'usage', usage: { input: 60, output: 5 } },
  { type: 'end', ending: 'complete' },
]

const openDetails = () => userEvent.click(screen.getByText('Details'))
const section = (name: string) => within(screen.getByRole('region', { name }))

it('tells before any run what will be sent, each part with the card that gave it', () => {
  page(moodRing)
  expect(section('Its rules').getByText('Show the <b>mood</b> as a color.')).toBeTruthy()
  expect(section('Its rules').getByRole('button', { name: 'System prompt' })).toBeTruthy()
  expect(section('What was said').getByText('a storm')).toBeTruthy()
  expect(section('What was said').getByRole('button', { name: 'Message' })).toBeTruthy()
  expect(section('What it may use').getByRole('button', { name: 'Color, mood' })).toBeTruthy()
})

it('follows what is typed', async () => {
  const { editor } = page(moodRing)
  await act(async () => editor.setInput('you', 'a sunny day'))
  expect(await section('What was said').findByText('a sunny day')).toBeTruthy()
  expect(section('What was said').queryByText('a storm')).toBeNull()
})

it('says what was added, and what a run must bring first', () => {
  page([...moodRing, node('second', 'inference')])
  expect(screen.getByRole('button', { name: 'Model', pressed: true })).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Model 2', pressed: false }).click())
  expect(section('What was said').getByText('The reply of Model will be here.')).toBeTruthy()
  expect(section('What was said').getByText(/^Added by the page/)).toBeTruthy()
  expect(section('What it does not see').getByText(/Its tool.*only one model/)).toBeTruthy()
})

it('tells what was used and answered, and in its details who answered, for how much, round by round', async () => {
  const { run } = page(moodRing)
  await run([call, answer])
  expect(section('What it answered').getByText('#334455')).toBeTruthy()
  expect(section('What it answered').getByText('A stormy gray.')).toBeTruthy()
  // The way to the card is the same name above.
  expect(section('What it answered').getByText('Color, mood')).toBeTruthy()
  expect(section('What it answered').queryByRole('button', { name: 'Color, mood' })).toBeNull()
  expect(screen.queryByText(/claude-x/)).toBeNull()
  await openDetails()
  expect(screen.getByText('Demo, instead of claude-x')).toBeTruthy()
  expect(screen.getByText('117 tokens: read 100, wrote 17')).toBeTruthy()
  expect(screen.getByText('free')).toBeTruthy()
  const rounds = section('What it did')
  expect(rounds.queryByText('"#334455"')).toBeNull()
  await userEvent.click(rounds.getByText('called display_mood_color'))
  expect(rounds.getByText('"#334455"')).toBeTruthy()
  expect(rounds.getByText('Shown: #334455.')).toBeTruthy()
  expect(rounds.getByText(/Went back to the model/)).toBeTruthy()
})

it('tells what a second model got of the first one in the words of its cards, and not as it was sent', async () => {
  const { run } = page([...moodRing, node('second', 'inference')])
  await run([call, answer, answer])
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Which model' })).getByRole('button', { name: 'Model 2' }),
  )
  const said = section('What was said')
  expect(said.getByText('A stormy gray.')).toBeTruthy()
  expect(said.getAllByRole('button', { name: 'Color, mood' }).length).toBeGreaterThan(0)
  expect(said.queryByText(/Shown|display_mood_color/)).toBeNull()
})

it('keeps what came before a failure, and says why it failed', async () => {
  const { run } = page(moodRing)
  const cut: ModelEvent[] = [
    { type: 'text-delta', text: 'A storm is' },
    { type: 'end', ending: 'connection-cut' },
  ]
  await run([cut])
  const answered = section('What it answered')
  expect(answered.getByText('was cut off')).toBeTruthy()
  expect(answered.getByText('A storm is')).toBeTruthy()
  expect(answered.getByText(/broke off in the middle/)).toBeTruthy()
})

it('shows a long text in part, and all of it when asked', async () => {
  const prompt = 'Be kind. '.repeat(200)
  page([node('sys', 'system_prompt', { prompt }), node('llm', 'inference')])
  expect(section('Its rules').queryByText(prompt.trim())).toBeNull()
  await userEvent.click(section('Its rules').getByRole('button', { name: 'Show all' }))
  expect(section('Its rules').getByText(prompt.trim())).toBeTruthy()
})

it('shows the very request of each round as JSON, and the next one when asked', async () => {
  const { run, editor } = page(moodRing)
  await run([call, answer])
  await openDetails()
  await userEvent.click(screen.getByText('The exact request'))
  await userEvent.click(screen.getByRole('button', { name: 'Response' }))
  expect(section('Response').getByText('"A stormy gray."')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Round' }), '1')
  expect(section('Response').queryByText('"A stormy gray."')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Request' }))

  await act(async () => editor.setConfig('sys', { prompt: 'Be brief.' }))
  expect(section('Request').queryByText('"Be brief."')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'What it will get now' }))
  expect(await section('Request').findByText('"Be brief."')).toBeTruthy()
})

it('shows the request on the wire, where the model that answers sends one', async () => {
  const demo = await hostOf([]).model('')
  const wire = ({ model }: ModelRequest): WireRequest => ({
    method: 'POST',
    url: 'https://models.example/v1/messages',
    headers: { 'x-api-key': '•••' },
    body: { model },
  })
  page(moodRing, {}, async () => ({ ...demo, id: 'claude-x', languageModel: { ...demo.languageModel, wire } }))
  await openDetails()
  await userEvent.click(screen.getByText('The exact request'))
  expect(await screen.findByRole('region', { name: 'On the wire' })).toBeTruthy()
  expect(section('On the wire').getByText('"https://models.example/v1/messages"')).toBeTruthy()
  expect(section('On the wire').getByText('"claude-x"')).toBeTruthy()
})

it('reads a tool out in plain words', async () => {
  page(moodRing)
  await openDetails()
  await userEvent.click(screen.getByText('Tools (1)'))
  const tool = within(screen.getByRole('article', { name: 'Tool display_mood_color' }))
  expect(tool.getByText('hex').parentElement?.textContent).toBe('hex — a color, like #ff5500, required')
  expect(tool.getByText('explanation').parentElement?.textContent).toContain('optional')
})

it('points at the card of a part that is pointed at or focused, and back', async () => {
  page(moodRing)
  await userEvent.hover(section('What was said').getByText('a storm'))
  expect(highlight.getState().nodeId).toBe('you')
  await userEvent.unhover(section('What was said').getByText('a storm'))
  expect(highlight.getState().nodeId).toBeNull()
  const source = section('Its rules').getByRole('button', { name: 'System prompt' })
  act(() => source.focus())
  expect(highlight.getState().nodeId).toBe('sys')
  expect(source.closest('[data-node-id]')?.hasAttribute('data-pointed')).toBe(true)
})

it('shows a drawing as a picture', () => {
  const image = { image: { mediaType: 'image/png', data: 'iVBORw0KGgo=' } }
  page([node('you', 'paint_input'), node('llm', 'inference')], { you: image })
  const picture = section('What was said').getByRole('img', { name: 'What was drawn' })
  expect(picture.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=')
})

it('says what to do where nothing asks a model', () => {
  page([node('sys', 'system_prompt')])
  expect(screen.getByText(/There is no model in this stack/)).toBeTruthy()
})

it('says who fills the room for the request', async () => {
  page(moodRing)
  await openDetails()
  const room = () => section('Room')
  expect(room().getByRole('img').getAttribute('aria-label')).toMatch(
    /^System prompt: \d+%; Color, mood: \d+%; Message: \d+%$/,
  )
  await userEvent.hover(room().getByRole('button', { name: 'Color, mood' }))
  expect(highlight.getState().nodeId).toBe('color')
  await userEvent.unhover(room().getByRole('button', { name: 'Color, mood' }))
})

it('shows for the demo, which sends nothing, what a real model would be sent, and gives it as code', async () => {
  const user = userEvent.setup()
  page(moodRing)
  await openDetails()
  await user.click(screen.getByText('The exact request'))
  await screen.findByRole('region', { name: 'On the wire' })
  expect(section('On the wire').getByText('"https://api.anthropic.com/v1/messages"')).toBeTruthy()
  await user.click(section('On the wire').getByRole('button', { name: 'Copy: as curl' }))
  expect(await navigator.clipboard.readText()).toMatch(
    /^curl -N -X POST 'https:\/\/api\.anthropic\.com.*"\$ANTHROPIC_API_KEY"/s,
  )
  await user.click(section('On the wire').getByRole('button', { name: 'OpenAI' }))
  expect(await section('On the wire').findByText('"https://api.openai.com/v1/chat/completions"')).toBeTruthy()
  await user.click(section('On the wire').getByRole('button', { name: 'Copy: as Python' }))
  expect(await navigator.clipboard.readText()).toContain('os.environ["OPENAI_API_KEY"]')
})

it('shows what a router and an evaluator asked, once they did', async () => {
  const judge = node('judge', 'evaluator', { content: 'A storm.' })
  const { run } = page([...moodRing, judge])
  expect(screen.queryByRole('button', { name: 'Judge' })).toBeNull()
  await run([
    answer,
    [
      { type: 'text-delta', text: '{}' },
      { type: 'end', ending: 'complete' },
    ],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Judge', pressed: false }))
  expect(section('What was said').getAllByText(/A storm\./).length).toBeGreaterThan(0)
})

it('says below the request what its model costs for a million tokens, and when that was checked', async () => {
  const priced: Host['model'] = async id => ({
    ...(await hostOf([]).model(id)),
    provider: 'anthropic',
    label: 'Claude X',
    price: { inputPerMillion: 0.1, outputPerMillion: 0.5, checked: '2026-10-07' },
  })
  page(moodRing, undefined, priced)
  await openDetails()
  await userEvent.click(screen.getByText('The exact request'))
  expect(
    await screen.findByText(/Claude X: \$0\.10 to read and \$0\.50 to write a million tokens, as of October 7, 2026\./),
  ).toBeTruthy()
})

it('does not say that something was changed when pieces fell out of the window', async () => {
  const long = 'Once there was a fox. '.repeat(40)
  const nodes = [node('you', 'user_input'), node('llm', 'inference', { window: 60 })]
  const { editor, run } = page(nodes, { you: long })
  expect(section('No longer fits').getByText(/Once there was a fox/)).toBeTruthy()
  await run([answer], { you: long })
  expect(screen.queryByText('You changed something since.')).toBeNull()
  await act(async () => editor.setInput('you', `${long}And a hen.`))
  expect(await screen.findByText('You changed something since.')).toBeTruthy()
})
