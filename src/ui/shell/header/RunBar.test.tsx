import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import { useCommandPage } from '../commands/command'
import { RunBar } from './RunBar'

beforeEach(() => {
  // jsdom has none. All queries of widths match.
  const always = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('matchMedia', always)
  return () => void vi.unstubAllGlobals()
})

function Bar() {
  return <RunBar page={useCommandPage()} />
}

async function afterARun() {
  const app = await openApp(testHost(turns({ text: 'Hello.' }, { text: 'Again.' }).languageModel), stack(['inference']))
  const events = await runToEnd(app)
  await renderSettled(app, <Bar />)
  return { app, events }
}

const bar = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent, ariaLabel }) => textContent || ariaLabel)
    .filter(name => !name?.includes('token'))

describe('the bar of the run', () => {
  it('has Stop in the place of Run while it runs, with the focus, and clears the run before', async () => {
    const { app, events } = await afterARun()
    const run = screen.getByRole('button', { name: 'Run' })
    run.focus()
    fireEvent.click(run, { detail: 1 })
    await vi.waitFor(() => expect(bar()).toEqual(['Stop', 'Step']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }))
    // The second click of a double click on Run.
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 2 })
    await vi.waitFor(() => expect(app.runner.getState().run.status).toBe('finished'))
    await vi.waitFor(() => expect(app.runner.getState().events[0]).not.toBe(events[0]))
    await vi.waitFor(() => expect(bar()).toEqual(['Run', 'Step']))
  })

  it('has Stop and Back before Run and Step while a run is stepped through', async () => {
    const { app } = await afterARun()
    fireEvent.click(screen.getByRole('button', { name: 'Step' }))
    await vi.waitFor(() => expect(bar()).toEqual(['Stop', 'Back', 'Run', 'Step']))
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await vi.waitFor(() => expect(app.runner.getState().run.status).toBe('stopped'))
    await vi.waitFor(() => expect(bar()).toEqual(['Run', 'Step']))
  })
})
