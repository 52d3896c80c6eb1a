import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { flushEventLoop } from '../../../../tests/support/flush-event-loop'
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

  it('clears nothing in the task of the press', async () => {
    const { app, events } = await afterARun()
    fireEvent.click(button('Run'))
    expect(app.runner.getState().events).toBe(events)
    await vi.waitFor(() => expect(app.runner.getState().earlierRuns).toEqual([events]))
    await vi.waitFor(() => expect(app.runner.getState().live).toBe(false))
  })

  it('starts no run that is stopped before it began', async () => {
    const { app, events } = await afterARun()
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    fireEvent.click(button('Run'))
    await vi.waitFor(() => expect(button('Stop').disabled).toBe(false))
    fireEvent.click(button('Stop'))
    for (const callback of frames) callback(0)
    await flushEventLoop()
    expect(app.runner.getState()).toMatchObject({ live: false, events })
    expect(button('Run').disabled).toBe(false)
  })
})
