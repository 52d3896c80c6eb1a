import { afterEach, expect, test, vi } from 'vitest'
import type { JsonObject } from '../../../src/model/json'
import { createModelResolver } from '../../../src/providers/resolve-model'
import { ofType, run, testHost, turns } from '../../support/engine'
import { responseOf } from '../../support/play-vendor'
import { answerOf, LAST_WORDS, refusalOf, twoVendors, ways } from '../../support/preset-vendors'

// A run over each way to a model: two rounds with tools, then a second card that asks another vendor, which reads what the
// first one said. `tests/browser/providers/presets.spec.ts` does it in the page.

afterEach(() => vi.unstubAllGlobals())

const pairs = ways.flatMap(first => ways.filter(({ id }) => id !== first.id).map(second => ({ first, second })))

test.each(pairs.map(({ first, second }) => [first.label, second.label, first, second] as const))(
  '%s with tools, then %s',
  async (_first, _second, first, second) => {
    const refusals: string[] = []
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const vendor = [first, second].find(({ baseUrl }) => new URL(baseUrl).host === new URL(address).host) ?? first
      const body = JSON.parse(String(init.body)) as JsonObject
      const refused = refusalOf(vendor, body)
      if (refused === null) return responseOf({ body: answerOf(vendor, body) })
      refusals.push(refused)
      return Response.json({ error: { message: refused, type: 'invalid_request_error' } }, { status: 400 })
    })
    const host = testHost(turns().languageModel, {
      model: createModelResolver({
        connections: () => [first, second],
        keys: { get: () => 'a-long-enough-key' },
        demo: { random: () => 0.5, sleep: async () => {} },
      }),
    })
    const events = await run(twoVendors(first, second), host)
    expect(refusals).toEqual([])
    expect(ofType(events, 'node-error')).toEqual([])
    expect(ofType(events, 'tool-result').filter(({ isError }) => isError)).toEqual([])
    expect(ofType(events, 'response').map(({ ending }) => ending)).toContain('tool-calls')
    expect(ofType(events, 'response').at(-1)).toMatchObject({ text: LAST_WORDS, ending: 'complete' })
  },
)
