import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from '../../src/providers/connections/connections'
import { createKeyVault } from '../../src/providers/connections/keys'
import { createModelResolver } from '../../src/providers/resolve-model'
import { ownConnection } from '../support/connections'
import { ofType, run, stack, testHost, turns } from '../support/engine'
import { chunks, delta, messageEvents, responseOf } from '../support/play-vendor'

// Providers that request a wait, through the real SDKs: no wait is longer than a minute, and the requested one is
// reported.

afterEach(() => {
  vi.unstubAllGlobals()
})

const storage = () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} })

/** A run whose provider refuses with these headers; waits are read from the host's sleep. */
async function waits(
  wire: Connection['wire'],
  status: number,
  headers: Record<string, string>,
  { retries = 1, message = 'slow down', then }: { retries?: number; message?: string; then?: string } = {},
) {
  const refusal = () => Response.json({ error: { type: 'x', message } }, { status, headers })
  const asked = vi.fn(async () => (then && asked.mock.calls.length > 1 ? responseOf({ body: then }) : refusal()))
  vi.stubGlobal('fetch', asked)
  const connection = ownConnection(wire, { auth: 'none' })
  const slept: number[] = []
  const sleep = async (ms: number) => {
    slept.push(ms)
    // Longer ones are timeouts, which do not occur.
    if (ms > 60_000) await new Promise(() => {})
  }
  const host = testHost(turns().languageModel, {
    model: createModelResolver({
      connections: () => [connection],
      keys: createKeyVault({ session: storage(), device: storage() }),
      demo: { random: () => 0.5, sleep },
      defaultModel: () => 'own/m',
    }),
    sleep,
  })
  const document = stack(['user_input', { userMessage: 'hi' }], ['inference', { model: 'own/m' }])
  const [, inference] = document.pipelines[0]?.nodes ?? []
  if (inference && retries > 0) inference.policy = { retry: { maxRetries: retries, backoffMs: 100 } }
  const events = await run(document, host)
  const [retry, ...more] = ofType(events, 'node-retry')
  expect(more).toEqual([])
  if (retry) expect(slept).toContain(retry.waitMs)
  const [error] = ofType(events, 'node-error')
  return {
    waited: retry?.waitMs,
    requests: asked.mock.calls.length,
    note: retry?.message,
    said: error?.message,
    answer: ofType(events, 'response').at(-1)?.text,
  }
}

describe.each(['openai', 'anthropic'] as const)('a provider on the %s wire', wire => {
  test.each([
    ['retry-after', '99999999999'],
    ['retry-after', '9'.repeat(300)],
    ['retry-after', 'Thu, 31 Dec 2099 23:59:59 GMT'],
    ['retry-after-ms', '99999999999'],
  ])('that asks for a wait by %s: %s is waited for a minute, and it is said', async (name, value) => {
    for (const status of [429, 503]) {
      const { waited, requests, note, said } = await waits(wire, status, { [name]: value })
      expect(waited).toBe(60_000)
      expect(requests).toBe(2)
      expect(note).toMatch(/It asked us to wait [\d,]+ s, and 60 s is the most\./)
      expect(said).toMatch(/It asks to wait [\d,]+ days\./)
    }
  })

  test.each([
    ['retry-after', 'Infinity'],
    ['retry-after', '-1'],
    ['retry-after', '1e99'],
    ['retry-after-ms', 'Infinity'],
    ['retry-after-ms', '-5'],
  ])('that says %s: %s has said nothing', async (name, value) => {
    const { waited, note, said } = await waits(wire, 429, { [name]: value })
    expect(waited).toBe(75)
    expect(note).not.toContain('asked us to wait')
    expect(said).toContain('Try again in a minute.')
  })

  test.each([
    ['seconds', { 'retry-after': '40' }, 'slow down', 40_000],
    ['milliseconds', { 'retry-after-ms': '1500' }, 'slow down', 1500],
    ['the beginning of a limit that is used up', { 'x-ratelimit-reset-requests': '12s' }, 'slow down', 12_000],
    ['a sentence', {}, 'Please retry in 34.07s.', 34_070],
    ['a sentence with minutes', {}, 'Please try again in 0m50s', 50_000],
  ])('that asks for a wait in %s is asked once more by itself, with jitter', async (_form, headers, message, asked) => {
    const then =
      wire === 'openai'
        ? chunks(delta({ content: 'Fine.' }, 'stop'))
        : messageEvents(
            { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Fine.' } },
            { type: 'message_stop' },
          )
    const { waited = 0, requests, answer } = await waits(wire, 429, headers, { retries: 0, message, then })
    expect(waited).toBeGreaterThanOrEqual(asked)
    expect(waited).toBeLessThanOrEqual(Math.min(60_000, asked * 1.25))
    expect(requests).toBe(2)
    expect(answer).toBe('Fine.')
  })

  test('that asks for more than a minute is not waited for by itself, and it is said for how long', async () => {
    const { waited, requests, said } = await waits(wire, 429, {}, { retries: 0, message: 'Please try again in 1m30s' })
    expect(waited).toBeUndefined()
    expect(requests).toBe(1)
    expect(said).toContain('It asks to wait 2 minutes.')
  })

  test('that asks for three seconds gets them', async () => {
    const { waited, said } = await waits(wire, 429, { 'retry-after': '3' })
    expect(waited).toBe(3_000)
    expect(said).toContain('Try again in 3 seconds.')
  })
})
