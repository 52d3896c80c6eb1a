import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import { ActionsContext } from '../../stack/actions-context'
import { cardActions } from '../../stack/card-actions'
import { useCommandPage } from '../commands/command'
import { createScreen } from '../screen'
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
  await renderSettled(
    app,
    <ActionsContext value={cardActions(app, createScreen())}>
      <Bar />
    </ActionsContext>,
  )
  return { app, events }
}

const isIdle = (name: string) => screen.getByRole('button', { name }).ariaDisabled === 'true'

describe('the bar of the run', () => {
  it('shows the press first, and then clears the run before', async () => {
    const { app, events } = await afterARun()
    fireEvent.click(screen.getByRole('button', { name: 'Run' }))
    await vi.waitFor(() => expect(isIdle('Stop')).toBe(false))
    expect(isIdle('Run')).toBe(true)
    await vi.waitFor(() => expect(app.runner.getState().run.status).toBe('finished'))
    await vi.waitFor(() => expect(app.runner.getState().events[0]).not.toBe(events[0]))
    await vi.waitFor(() => expect(isIdle('Run')).toBe(false))
  })
})
