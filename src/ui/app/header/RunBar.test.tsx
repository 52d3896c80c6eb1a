import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import { RunBar } from './RunBar'

beforeEach(() => {
  // jsdom has none. All queries of widths match.
  const always = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('matchMedia', always)
  return () => void vi.unstubAllGlobals()
})

async function afterARun() {
  const app = await openApp(testHost(turns({ text: 'Hello.' }, { text: 'Again.' }).languageModel), stack(['inference']))
  const events = await runToEnd(app)
  await renderSettled(app, <RunBar />)
  return { app, events }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the bar of the run', () => {
  it('shows the press first, and then clears the run before', async () => {
    const { app, events } = await afterARun()
    fireEvent.click(button('Run'))
    await vi.waitFor(() => expect(button('Stop').disabled).toBe(false))
    expect(button('Run').disabled).toBe(true)
    await vi.waitFor(() => expect(app.runner.getState().run.status).toBe('finished'))
    await vi.waitFor(() => expect(app.runner.getState().events[0]).not.toBe(events[0]))
    await vi.waitFor(() => expect(button('Run').disabled).toBe(false))
  })
})
