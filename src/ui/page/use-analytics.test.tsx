import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { flushEventLoop } from '../../../tests/support/flush-event-loop'
import { openApp, renderSettled, runToEnd } from '../../../tests/support/page-app'
import { useAnalytics } from './use-analytics'

const canary = 'CANARY the words of a child'

type Event = { uuid: string; event: string; properties: Record<string, unknown> }
interface Config {
  persistence: string
  ip: boolean
  autocapture: boolean
  capture_pageview: boolean
  disable_session_recording: boolean
  before_send(event: Event): Event | null
}

/** PostHog's client, which adds properties of its own. What it really sends is in tests/browser/analytics.soak.spec.ts. */
const client = vi.hoisted(() => {
  const sent: unknown[] = []
  let config: Config | undefined
  const posthog = {
    __loaded: false,
    init(_key: string, given: Config) {
      posthog.__loaded = true
      config = given
    },
    capture(event: string, properties: Record<string, unknown>) {
      const own = {
        token: 'phc',
        distinct_id: 'someone',
        $current_url: 'https://page.example/#CANARY',
        $title: 'CANARY',
      }
      const kept = config?.before_send({ uuid: 'u', event, properties: { ...own, ...properties } })
      if (kept) sent.push(kept)
    },
  }
  return { posthog, sent, config: () => config }
})
vi.mock('posthog-js/dist/module.slim.no-external', () => ({ default: client.posthog }))

it('counts nothing before a clear yes, no word after it, and nothing after a no', async () => {
  const document = stack(['system_prompt', { prompt: canary }], ['inference', { userMessage: canary }])
  document.name = canary
  const app = await openApp(
    testHost(turns({ text: canary }, { text: canary }, { text: canary }).languageModel),
    document,
  )
  function Page() {
    useAnalytics('phc_test_key')
    return null
  }
  const screen = await renderSettled(app, <Page />)
  await runToEnd(app)
  act(() => screen.show('share'))
  await flushEventLoop()
  expect(client.posthog.__loaded).toBe(false)

  act(() => app.settings.setAnalytics(true))
  await vi.waitFor(() => expect(client.posthog.__loaded).toBe(true))
  await flushEventLoop()
  act(() => screen.show('settings'))
  await runToEnd(app)
  const ours = { token: 'phc', distinct_id: 'someone', $geoip_disable: true }
  const opened = { uuid: 'u', event: 'opened', properties: { ...ours, place: 'settings' } }
  const ran = { status: 'finished', nodes: 2, seconds: expect.any(Number) }
  await vi.waitFor(() => expect(client.sent.at(-1)).toMatchObject({ event: 'run' }))
  expect(client.sent).toEqual([
    opened,
    expect.objectContaining({ event: '$ai_generation' }),
    { uuid: 'u', event: 'run', properties: { ...ours, ...ran } },
  ])
  expect(JSON.stringify(client.sent)).not.toContain('CANARY')
  expect(client.config()).toMatchObject({
    persistence: 'memory',
    ip: false,
    autocapture: false,
    capture_pageview: false,
    disable_session_recording: true,
  })

  act(() => app.settings.setAnalytics(false))
  const before = client.sent.length
  await runToEnd(app)
  act(() => screen.show('library'))
  await flushEventLoop()
  expect(client.sent).toHaveLength(before)
})
