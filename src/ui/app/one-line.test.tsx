import { cleanup, screen as page, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderIn, runToEnd } from '../../../tests/support/page-app'
import { StepQuestion } from '../lessons/StepQuestion'
import { ExecutionsTab } from '../runs/executions/ExecutionsTab'
import { LogTab } from '../runs/log/LogTab'
import ReplayBar from '../runs/replay/ReplayBar'
import { RunsTab } from '../runs/replay/RunsTab'

const reply = `# Storm\n\nHe was *furious* with [the sea](https://example.org), \`all\` day. **And on it went ${'for days '.repeat(20)}.**`
const words = 'Storm He was furious with the sea, all day.'

it('shows a reply with markup as plain words where it is shown in one line', async () => {
  const app = await openApp(testHost(turns({ text: reply }).languageModel), stack(['inference', {}, 'llm']), {
    inputs: { llm: 'Hello' },
  })
  await app.library.keep()
  await runToEnd(app)
  await vi.waitFor(() => expect(app.recordings.getState().entries).toHaveLength(1))

  renderIn(app, <RunsTab />)
  expect((await page.findByText(/Storm/)).textContent).toMatch(new RegExp(`^“${words} And on it went`))
  expect(page.getByRole('list', { name: 'Runs' }).textContent).not.toMatch(/[*#`[]/)
  cleanup()

  renderIn(app, <ExecutionsTab />)
  await userEvent.click(await page.findByText(/steps 1\/1/))
  for (const title of await page.findAllByText('Output')) {
    expect(title.closest('summary')?.textContent).toContain(words)
    expect(title.closest('summary')?.textContent).not.toMatch(/[*#`[{"]/)
  }
  cleanup()

  renderIn(app, <LogTab />)
  const said = page
    .getByText(/The model said/)
    .closest('li')
    ?.querySelector('summary')
  expect(said?.textContent).toContain(`text: ${words}`)
  cleanup()

  const [entry] = app.recordings.getState().entries
  const recording = entry && (await app.recordings.open(entry))
  if (!recording) throw new Error('not kept')
  renderIn(app, <ReplayBar replay={{ recording }} />)
  const slider = await page.findByRole('slider', { name: 'Event' })
  slider.focus()
  await userEvent.keyboard('{Home}')
  for (const event of recording.events) {
    await userEvent.keyboard('{ArrowRight}')
    if (event.type === 'text-delta') expect(slider.getAttribute('aria-valuetext')).not.toMatch(/[*#`[]/)
  }
})

it('shows markup in the questions of a lesson as plain words', async () => {
  const options = [{ id: 'a', label: 'a *furious* `sea`', reply: '**Yes**, it was.' }]
  render(
    <StepQuestion question={{ ask: 'What was _it_?', options }} answer="a" wanted={undefined} onAnswer={() => {}} />,
  )
  expect(page.getByRole('group', { name: 'What was it?' })).toBeTruthy()
  expect(page.getByRole('radio', { name: 'a furious sea' })).toBeTruthy()
  expect(page.getByRole('status').textContent).toBe('Yes, it was.')
})
