import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/model/events'
import { nodeTypes } from '../../src/nodes/registry'
import { ConnectionSchema } from '../../src/providers/connections/connections'
import { createModelResolver } from '../../src/providers/resolve-model'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { executionsOf } from '../../src/toolkit/executions'
import { ofType, run, stack, testHost, turns } from '../support/engine'
import { closedOrigin, json } from '../support/logging-server'
import { startForTest } from '../support/start-for-test'

describe.each(['anthropic', 'openai'] as const)('a provider on the %s wire', wire => {
  /** Calls a model at an address, with an inference that permits two retries. */
  function askAt(origin: string): Promise<RunEvent[]> {
    const connection = {
      id: 'own',
      provider: 'other',
      label: 'Own',
      wire,
      sampling: true,
      auth: 'bearer',
      baseUrl: origin,
    }
    const model = createModelResolver({
      connections: () => [v.parse(ConnectionSchema, connection)],
      keys: { get: () => 'secret' },
      demo: { random: () => 0.5, sleep: async () => {} },
      defaultModel: () => 'own/some-model',
      strict: true,
    })
    const document = stack(['user_input', { defaultValue: 'Hello' }], ['inference'])
    const inference = document.pipelines[0]?.nodes[1]
    if (inference) inference.policy = { retry: { maxRetries: 2, backoffMs: 1 } }
    return run(document, { ...testHost(turns().languageModel), model })
  }
  const outcomeOf = (events: RunEvent[]) => ofType(events, 'node-error')[0]

  it('that is not there was sent nothing, and is tried again by the policy', async () => {
    const events = await askAt(await closedOrigin())
    expect(ofType(events, 'node-retry')).toHaveLength(2)
    expect(outcomeOf(events)).toMatchObject({
      code: 'unreachable',
      outcome: 'not-sent',
      message: expect.stringContaining('Nothing was sent'),
    })
  })

  it('that hangs up may have the request: it is asked once, whatever the policy says', async () => {
    const server = await startForTest((_heard, response) => response.socket?.destroy())
    const events = await askAt(server.origin)
    expect(server.heard).toHaveLength(1)
    expect(ofType(events, 'node-retry')).toEqual([])
    expect(outcomeOf(events)).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('not known whether the request arrived'),
    })
  })

  it('that says no answered, and is asked again by the policy', async () => {
    const server = await startForTest((_heard, response) =>
      json(response, { error: { message: 'Busy' } }, 429, { 'retry-after': '1' }),
    )
    const events = await askAt(server.origin)
    expect(server.heard).toHaveLength(3)
    expect(ofType(events, 'node-retry').map(({ waitMs }) => waitMs)).toEqual([1000, 1000])
    expect(outcomeOf(events)).toMatchObject({ code: 'rate_limited', outcome: 'answered' })
  })
})

it('what left is on the card and in the execution of its step', async () => {
  const server = await startForTest((_heard, response) => json(response, {}, 404))
  const url = `${server.origin}/gone`
  const document = stack(['integration', { kind: 'rest', url }])
  const { send } = await import('../../src/cli/node-host')
  const host = testHost(turns().languageModel, {
    fetch: send,
    isAllowedHost: () => true,
    ask: async () => ({ consent: true }),
  })
  const events = await run(document, host)
  const what = [{ outcome: 'answered', status: 404, request: { method: 'GET', url } }]
  expect(foldEvents(emptyRun, events).nodes.n1?.outgoing).toMatchObject(what)
  expect(executionsOf(document, events, nodeTypes)[0]?.steps[0]?.outgoing).toMatchObject(what)
})
