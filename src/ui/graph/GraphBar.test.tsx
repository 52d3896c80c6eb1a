import { fireEvent, screen as page } from '@testing-library/react'
import { ReactFlowProvider } from '@xyflow/react'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderSettled } from '../../../tests/support/page-app'
import { GraphBar } from './GraphBar'

it('leads to the log, the variables and what is wrong', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['inference', { toolNames: ['gone'] }]))
  const screen = await renderSettled(
    app,
    <ReactFlowProvider>
      <GraphBar asList={false} onView={() => {}} traffic={false} onTraffic={() => {}} />
    </ReactFlowProvider>,
  )
  fireEvent.click(page.getByRole('button', { name: 'Log' }))
  expect(screen.getState().overlay).toEqual({ name: 'runs', tab: 'log' })
  fireEvent.click(page.getByRole('button', { name: 'Variables' }))
  expect(screen.getState().overlay).toEqual({ name: 'variables' })
  fireEvent.click(page.getByRole('button', { name: /problem|check/i }))
  expect(screen.getState().overlay).toEqual({ name: 'checks' })
})
