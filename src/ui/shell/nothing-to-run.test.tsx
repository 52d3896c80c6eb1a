import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../tests/support/page-app'
import { RunStatus } from './header/RunStatus'
import { SpokenRun } from './header/SpokenRun'
import { PipelinePlace } from './PipelinePlace'

const { languageModel, requests } = turns()

it.each([
  ['no card', stack()],
  ['a note', stack(['note', { text: 'For people.' }])],
  ['cards that only tell', stack(['system_prompt', { prompt: 'Be kind.' }], ['user_input'])],
  ['cards that only show', stack(['color_display'], ['survey'], ['text_display'])],
])('does not call a run of %s finished, and says what to add', async (_, document) => {
  const app = await openApp(testHost(languageModel), document)
  await app.library.keep()
  const screen = await renderSettled(
    app,
    <>
      <RunStatus />
      <SpokenRun />
      <PipelinePlace />
    </>,
  )
  await act(async () => void (await runToEnd(app)))
  await waitFor(() => expect(page.getByRole('status', { name: 'Run' }).textContent).toBe('Ready'))
  expect(await page.findByText(/Add the card “Model”, so that a model answers/)).toBeTruthy()
  await waitFor(() => expect(screen.getState().said.text).toContain('Add the card “Model”'))
  await userEvent.click(page.getAllByRole('button', { name: 'Pick a card' })[0] as HTMLElement)
  expect(screen.getState().overlay).toEqual({ name: 'palette' })
  await app.recordings.refresh()
  expect(app.recordings.getState().entries).toEqual([])
  expect(requests).toEqual([])
})

it('runs a stack with a card that works without a model', async () => {
  const app = await openApp(testHost(languageModel), stack(['note', { text: 'x' }], ['console_output']))
  await runToEnd(app)
  expect(app.runner.getState().run.status).toBe('finished')
})
