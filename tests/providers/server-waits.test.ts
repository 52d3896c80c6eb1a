import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from '../../src/providers/connections/connections'
import { createKeyVault } from '../../src/providers/connections/keys'
import { createModelResolver } from '../../src/providers/resolve-model'
import { ownConnection } from '../support/connections'
import { ofType, run, stack, testHost, turns } from '../support/engine'

// Providers that request a wait, through the real SDKs: no wait is longer than a minute, and the requested one is
// reported.

afterEach(() => {
  vi.unstubAllGlobals()
})

const storage = () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} })

/** A run whose provider refuses with these headers, with one retry; waits are read from the host's sleep. */
async function waits(wire: Connection['wire'], status: number, headers: Record<string, string>) {
  const asked = vi.fn(async () => Response.json({ error: { type: 'x', message: 'slow down' } }, { status, headers }))
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
  if (inference) inference.policy = { retry: { maxRetries: 1, backoffMs: 100 } }
  const events = await run(document, host)
  const [retry, ...more] = ofType(events, 'node-retry')
  expect(more).toEqual([])
  expect(slept).toContain(retry?.waitMs)
  const [error] = ofType(events, 'node-error')
  return { waited: retry?.waitMs, requests: asked.mock.calls.length, note: retry?.message, said: error?.message }
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
      expect(note).toMatch(/It asked to wait [\d,]+ s, and 60 s is the most\./)
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
    expect(note).not.toContain('asked to wait')
    expect(said).toContain('Try again in a minute.')
  })

  test('that asks for three seconds gets them', async () => {
    const { waited, said } = await waits(wire, 429, { 'retry-after': '3' })
    expect(waited).toBe(3_000)
    expect(said).toContain('Try again in 3 seconds.')
  })
})
