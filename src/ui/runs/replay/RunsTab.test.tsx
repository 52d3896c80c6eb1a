import { act, screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { scriptedModel, stack, testHost } from '../../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import { RunsTab } from './RunsTab'

it('says what comes here before a run, and not that something is unsaved; then has the run, since the first one saves the document', async () => {
  const app = await openApp(testHost(scriptedModel(() => ({ text: 'Hello.' })).languageModel), stack(['inference']), {
    inputs: { n1: 'Hi' },
  })
  await renderSettled(app, <RunsTab />)
  expect(page.getByText(/^No runs yet\./)).toBeTruthy()
  expect(page.queryByText(/not saved/)).toBeNull()
  await act(() => runToEnd(app))
  expect(await page.findByRole('button', { name: /^Replay/ })).toBeTruthy()
  expect(page.queryByText(/not saved|^No runs yet\./)).toBeNull()
})
