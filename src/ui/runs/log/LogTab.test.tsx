import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import { ExecutionsTab } from '../executions/ExecutionsTab'
import { LogTab } from './LogTab'

const lines = () => page.getAllByRole('listitem').map(({ textContent }) => textContent)

it('before a run, log and executions say what comes here and how', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['inference']))
  await renderSettled(
    app,
    <>
      <LogTab />
      <ExecutionsTab />
    </>,
  )
  expect(page.getByText('Nothing has run yet. Press Run, and each step shows here.')).toBeTruthy()
  expect(page.getByText(/^Nothing has run yet\. Each run will be listed here/)).toBeTruthy()
})

it('of a run has the lines of the chosen level and no others', async () => {
  const app = await openApp(
    testHost(turns({ text: 'Hello.' }).languageModel),
    stack(['user_input', {}, 'said'], ['inference', {}, 'llm']),
    { inputs: { said: 'Hi' } },
  )
  await runToEnd(app)
  await renderSettled(app, <LogTab />)
  const all = lines()
  expect(all.some(line => line?.includes('Hello.'))).toBe(true)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Level' }), 'Errors')
  expect(page.queryAllByRole('listitem')).toEqual([])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Level' }), 'Everything')
  expect(lines().length).toBeGreaterThan(all.length)
})
