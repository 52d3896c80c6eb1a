import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { openApp, renderIn, runToEnd } from '../../../tests/support/page-app'
import type { AppStores } from '../../store/app'
import { allNodes } from '../../store/document/draft'
import { presentOf, replayedApp } from '../../store/replayed-app'
import { ExecutionsTab } from '../runs/executions/ExecutionsTab'
import ReplayBar from '../runs/replay/ReplayBar'
import XRay from '../xray/XRay'

const document = stack(
  ['color_display', { name: 'mood' }, 'color'],
  ['system_prompt', { prompt: 'Be kind.', name: 'kind' }, 'sys'],
  ['inference', { name: 'painter' }, 'llm'],
)

/** A saved page whose document ran once, with a reply and a color. */
async function pageWithRun(): Promise<AppStores> {
  const model = turns({ calls: [{ name: 'display_mood_color', args: { hex: '#ff8800' } }] }, { text: 'Warm.' })
  const app = await openApp(testHost(model.languageModel), document, { inputs: { llm: 'Hello' } })
  await app.library.keep()
  await runToEnd(app)
  await waitFor(() => expect(app.recordings.getState().entries).toHaveLength(1))
  return app
}

/** All actions on cards of a run. */
function changeEverything({ editor }: AppStores): void {
  editor.removeNode('color')
  editor.setConfig('llm', { name: 'renamed' })
  editor.addNode({ type: 'gauge_display', index: 0 })
  editor.addNode({ type: 'inference' })
  editor.moveNode('sys', 2)
}

async function shownBy(app: AppStores, part: ReactElement, look: () => Promise<unknown>): Promise<string> {
  renderIn(app, part)
  await act(async () => {})
  await look()
  const text = globalThis.document.body.textContent ?? ''
  cleanup()
  return text
}

async function executions(app: AppStores): Promise<string> {
  return shownBy(app, <ExecutionsTab />, async () => {
    await userEvent.click(await page.findByText(/steps 3/))
    await page.findByRole('table', { name: 'Steps' })
  })
}

async function xRay(app: AppStores): Promise<string> {
  return shownBy(app, <XRay />, async () => {
    const which = page.queryAllByRole('button', { name: 'Model, painter' })
    if (which[0]) await userEvent.click(which[0])
    expect(page.getByRole('region', { name: 'Its rules' }).textContent).toContain('System prompt, kind')
    expect(page.getByRole('region', { name: 'What it may use' }).textContent).toContain('Color, mood')
  })
}

async function replay(app: AppStores): Promise<string> {
  const [entry] = app.recordings.getState().entries
  const recording = entry && (await app.recordings.open(entry))
  if (!recording) throw new Error('not kept')
  return shownBy(app, <ReplayBar replay={{ recording }} />, async () => {
    const slider = await page.findByRole('slider', { name: 'Event' })
    const at = recording.events.findIndex(({ type }) => type === 'tool-result') + 1
    slider.focus()
    for (const key of ['{Home}', ...Array(at).fill('{ArrowRight}')]) await userEvent.keyboard(key)
    expect(slider.getAttribute('aria-valuetext')).toContain('Color, mood has its result')
  })
}

it.each([
  ['executions', executions],
  ['replay', replay],
])('shows a past run the same in its %s after cards were removed, added, renamed and moved', async (_, look) => {
  const app = await pageWithRun()
  const before = await look(app)
  act(() => changeEverything(app))
  expect(await look(app)).toBe(before)
})

it('shows what a past run asked with the cards that it had then', async () => {
  const app = await pageWithRun()
  await xRay(app)
  act(() => changeEverything(app))
  await xRay(app)
})

it('puts the cards of a replayed run back into the stack, to be looked at and not edited', async () => {
  const app = await pageWithRun()
  const { events } = app.runner.getState()
  expect(replayedApp(app, events)).toBeNull()
  changeEverything(app)
  const { draft } = app.editor.getState()
  const past = replayedApp(app, events)
  if (!past) throw new Error('The stack is still the one that ran.')
  const cards = () => allNodes(past.editor.getState().draft.document).map(({ id, config }) => [id, config.name])
  expect(cards()).toEqual([
    ['color', 'mood'],
    ['sys', 'kind'],
    ['llm', 'painter'],
  ])
  changeEverything(past)
  past.editor.setInput('llm', 'Other')
  past.editor.rename('Other')
  past.editor.undo()
  expect(cards()).toHaveLength(3)
  expect(inEnglish(past.editor.getState().announcement)).toContain('Close the replay')
  expect(app.editor.getState().draft).toBe(draft)
  expect(presentOf(past)).toBe(app)
})

it('keeps the document in the run that a file carries', async () => {
  const app = await pageWithRun()
  act(() => changeEverything(app))
  const [entry] = app.recordings.getState().entries
  const recording = entry && (await app.recordings.open(entry))
  if (!recording) throw new Error('not kept')
  const file = await app.files.recordingFile(recording)
  const read = await app.files.read(file.text)
  expect(read).toMatchObject({ kind: 'recording', recording: { events: recording.events } })
  expect(recording.events[0]).toMatchObject({ document: { pipelines: document.pipelines } })
})
