import { cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { stack, testHost } from '../../../tests/support/engine'
import { newDevice, openApp, renderIn } from '../../../tests/support/page-app'
import { openRecordStore } from '../../documents/library/record-store'
import { createRecordingDatabase } from '../../documents/recordings/recording-database'
import type { LanguageModel } from '../../model/language-model'
import { writeInterval } from '../../store/library/recordings'
import type { Locks } from '../../store/run/run-locks'
import { ExecutionsTab } from '../runs/executions/ExecutionsTab'
import { RunsTab } from '../runs/replay/RunsTab'

const document = stack(['system_prompt', { prompt: 'Be kind.' }, 'sys'], ['inference', { name: 'talker' }, 'llm'])
const inputs = { llm: 'Hello' }

/** A model that streams a few words and then stalls. */
const falteringModel: LanguageModel = {
  async *stream(_, signal) {
    yield { type: 'text-delta', text: 'Once upon ' }
    yield { type: 'text-delta', text: 'a time' }
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  },
}

/** A page that is torn down while a model streams, in any order. */
async function losePage({ isSaved, hasLocks }: { isSaved: boolean; hasLocks: boolean }) {
  const device = newDevice()
  const held = new Set<string>()
  const locks = {
    request: async (name: string, work: () => unknown) => {
      held.add(name)
      await work()
    },
    query: async () => ({ held: [...held].map(name => ({ name })) }),
  } as unknown as Locks
  const more = hasLocks ? { device, locks } : { device }
  const lost = await openApp(testHost(falteringModel), document, { inputs, ...more })
  if (isSaved) await lost.library.keep()
  // The run is written down every few seconds.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  lost.runner.start()
  const documentId = lost.editor.getState().draft.document.id
  const store = openRecordStore(() => device.indexedDB, 'aili5-recordings')
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(writeInterval)
    const { events } = await createRecordingDatabase(store, async () => true).open({ documentId, number: 1 })
    expect(events.at(-2)).toMatchObject({ type: 'text-delta', text: 'a time' })
  })
  vi.useRealTimers()
  if (hasLocks) expect(held.size).toBe(1)
  held.clear()
  return more
}

it.each([
  { isSaved: true, hasLocks: true },
  { isSaved: false, hasLocks: true },
  { isSaved: true, hasLocks: false },
  { isSaved: false, hasLocks: false },
])('shows a run whose page was lost, with what it had, as ended with the page (%o)', async how => {
  const app = await openApp(testHost(falteringModel), document, await losePage(how))
  await waitFor(() => expect(app.editor.getState().recordId).not.toBeNull())
  expect(app.editor.getState().draft.inputs).toEqual(inputs)

  renderIn(app, <RunsTab />)
  const run = await page.findByRole('listitem')
  expect(run.textContent).toContain('“Once upon a time”')
  expect(run.textContent).toContain('Ended with the page')
  cleanup()

  renderIn(app, <ExecutionsTab />)
  await userEvent.click(await page.findByText(/steps 1\/2/))
  const [, ...steps] = within(await page.findByRole('table', { name: 'Steps' })).getAllByRole('row')
  expect(steps.map(step => step.textContent)).toEqual([
    expect.stringContaining('Completed'),
    expect.stringContaining('Ended with the page'),
  ])
  expect(page.getByText(/closed, reloaded or lost before this run was over/)).toBeTruthy()
})
