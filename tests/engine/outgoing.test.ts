import { describe, expect, it } from 'vitest'
import { send } from '../../src/cli/node-host'
import { BrokerError } from '../../src/engine/net/broker-error'
import type { Document, NodeConfig, Policy } from '../../src/model/document'
import type { Host } from '../../src/model/host'
import type { JsonObject } from '../../src/model/json'
import { ofType, person, run, stack, testHost, turns } from '../support/engine'
import { type Answer, closedOrigin, json } from '../support/logging-server'
import { startForTest } from '../support/start-for-test'
import { testRows } from '../support/test-rows'

/** Nodes with a policy, run against real servers with consent to everything. */
async function runAll(
  nodes: [string, NodeConfig, Policy?][],
  parts: Partial<Host> = {},
  edit?: (document: Document) => void,
) {
  const document = stack(...nodes.map(([type, config]): [string, NodeConfig] => [type, config]))
  nodes.forEach(([, , policy], index) => {
    const node = document.pipelines[0]?.nodes[index]
    if (node && policy) node.policy = policy
  })
  edit?.(document)
  const yes = person(() => ({ consent: true }))
  const host = testHost(turns().languageModel, { ...yes, fetch: send, isAllowedHost: () => true, ...parts })
  const events = await run(document, host)
  return { events, outgoing: ofType(events, 'outgoing'), end: events.at(-1) }
}

const retry = { retry: { maxRetries: 2, backoffMs: 10 } }
const drop: Answer = (_heard, response) => response.socket?.destroy()

describe('a request that gets no answer', () => {
  it.each([
    ['no such host', async () => 'http://nothing.invalid', 'no-such-host'],
    ['a closed port', closedOrigin, 'closed-port'],
    [
      'TLS that does not fit',
      async () => (await startForTest(() => {})).origin.replace('http:', 'https:'),
      'not-trusted',
    ],
  ])('%s: is known not to have been sent, and is tried again by its policy', async (_what, originOf, why) => {
    const url = `${await originOf()}/hook`
    const { outgoing, events } = await runAll([
      ['integration', { kind: 'rest', method: 'POST', url, body: '{}' }, retry],
    ])
    expect(outgoing.map(({ outcome, why }) => ({ outcome, why }))).toEqual(Array(3).fill({ outcome: 'not-sent', why }))
    expect(outgoing[0]?.message).toMatch(/Nothing was sent/)
    expect(ofType(events, 'node-error')[0]?.message).toMatch(/could not be reached/)
  })

  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    'may have arrived: a %s is sent once, whatever its policy says, and nobody claims to know',
    async method => {
      const server = await startForTest(drop)
      const url = `${server.origin}/hook`
      const { outgoing, events } = await runAll([['integration', { kind: 'rest', method, url, body: '{}' }, retry]])
      expect(server.lines()).toEqual([`${method} /hook`])
      expect(outgoing).toMatchObject([{ outcome: 'unknown', request: { method, url } }])
      expect(ofType(events, 'node-retry')).toEqual([])
      expect(ofType(events, 'node-error')[0]?.message).toMatch(/not known whether the request arrived/)
    },
  )

  it('because its time was over may have arrived: it is not sent again', async () => {
    let arrived = () => {}
    const hasArrived = new Promise<void>(resolve => {
      arrived = resolve
    })
    const server = await startForTest(() => arrived())
    // The node's timeout of one second ends when the server has the request.
    const sleep: Host['sleep'] = (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        // What is left of it after the consent, by a clock that counts its readings.
        if (ms > 900 && ms <= 1_000) void hasArrived.then(resolve)
        else if (ms <= 900) resolve()
      })
    const config = { kind: 'rest', method: 'POST', url: `${server.origin}/slow`, body: '{}' }
    const { outgoing, events } = await runAll([['integration', config, { ...retry, timeoutSeconds: 1 }]], { sleep })
    expect(server.lines()).toEqual(['POST /slow'])
    expect(outgoing).toMatchObject([{ outcome: 'unknown' }])
    expect(ofType(events, 'node-error')[0]?.code).toBe('timeout')
  })

  it('inside of a called pipeline stops the retries of the step that called it too', async () => {
    const server = await startForTest(drop)
    const rest = { kind: 'rest', method: 'POST', url: `${server.origin}/hook`, body: '{}' }
    const { outgoing } = await runAll(
      [['tool_step', { tool: { kind: 'pipeline', id: 'inner' }, inputMapping: { query: 'go' } }, retry]],
      {},
      document => {
        const nodes = [{ id: 'rest', type: 'integration', config: rest }]
        document.pipelines.push({ id: 'inner', name: 'Inner', nodes })
      },
    )
    expect(server.lines()).toEqual(['POST /hook'])
    expect(outgoing).toMatchObject([{ outcome: 'unknown', nodeId: 'rest' }])
  })
})

/**
 * The only protection against duplicate requests: a node in doubt is not retried. The person consents to everything, so that
 * nothing else prevents a second request, and the tools permit retries.
 */
describe('whatever sends, and may have arrived, is not repeated by a policy of retries', () => {
  const url = 'https://shop.example/order'
  const step = (tool: JsonObject, inputMapping: JsonObject = {}): [string, NodeConfig, Policy] => [
    'tool_step',
    { tool, inputMapping },
    retry,
  ]
  const senders: [string, [string, NodeConfig, Policy?][]][] = [
    ['REST', [['integration', { kind: 'rest', method: 'POST', url, body: '{}' }, retry]]],
    ['GraphQL', [['integration', { kind: 'graphql', endpoint: url, query: '{ a }' }, retry]]],
    ['a URL loader', [['url_loader', { url }, retry]]],
    ['a step that calls REST', [step({ kind: 'node', id: 'n2' }), ['integration', { kind: 'rest', url }]]],
    [
      'a step that calls a webhook',
      [step({ kind: 'node', id: 'n2' }, { url, method: 'POST' }), ['webhook_trigger', {}]],
    ],
    ['a step that calls an MCP server', [step({ kind: 'mcp', id: 'add', url }, { a: 1 })]],
  ]
  const silence = async (): Promise<never> => {
    throw new BrokerError('No answer came, so it is not known whether it arrived.', { outcome: 'unknown' })
  }

  testRows(senders)('where it is not known', async (_what, nodes) => {
    let sent = 0
    const fetch = () => {
      sent++
      return silence()
    }
    const mcp: Host['mcp'] = async (address, say) => {
      await say({ url: address, method: 'POST', headers: {}, body: '{}' }, true)
      return { tools: [], call: silence }
    }
    const { events } = await runAll(nodes, { fetch, mcp })
    expect(ofType(events, 'outgoing')).toMatchObject([{ outcome: 'unknown' }])
    expect(sent).toBe(1)
    expect(ofType(events, 'node-retry')).toEqual([])
    expect(ofType(events, 'node-error')[0]).toBeDefined()
  })

  testRows(senders.slice(0, 4))('where the browser hides the answer', async (_what, nodes) => {
    let sent = 0
    const fetch: Host['fetch'] = async () => {
      sent++
      return { hidden: true }
    }
    const { events } = await runAll(nodes, { fetch })
    expect(ofType(events, 'outgoing')).toMatchObject([{ outcome: 'sent-unreadable' }])
    expect(sent).toBe(1)
    expect(ofType(events, 'node-retry')).toEqual([])
  })

  testRows(senders.slice(0, 4))('but is repeated where it was not sent', async (_what, nodes) => {
    let tried = 0
    const fetch: Host['fetch'] = async () => {
      tried++
      throw new BrokerError('Nobody is there.', { why: 'closed-port' })
    }
    const { events } = await runAll(nodes, { fetch })
    expect(tried).toBe(3)
    expect(ofType(events, 'node-retry')).toHaveLength(2)
  })
})

describe('a readable answer that asks for patience', () => {
  const patient =
    (retryAfter: string): Answer =>
    (_heard, response, count) =>
      count === 1 ? json(response, {}, 429, { 'retry-after': retryAfter }) : json(response, { ok: true })

  it.each([
    ['7', 7_000, /asked us to wait 7 s\.$/],
    ['120', 60_000, /asked us to wait 120 s, and 60 s is the most\.$/],
  ])('Retry-After: %s is honored, up to a minute, and said', async (retryAfter, waitMs, said) => {
    const server = await startForTest(patient(retryAfter))
    const config = { kind: 'rest', url: `${server.origin}/list` }
    const sleep: Host['sleep'] = (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        if (ms <= 60_000) resolve()
      })
    const { events, end } = await runAll([['integration', config, retry]], { sleep })
    expect(server.lines()).toEqual(['GET /list', 'GET /list'])
    expect(ofType(events, 'node-retry')).toMatchObject([{ waitMs, message: expect.stringMatching(said) }])
    expect(end).toMatchObject({ status: 'finished' })
  })
})

describe('a step that calls an integration', () => {
  const stepOf = (origin: string): [string, NodeConfig, Policy?][] => [
    ['tool_step', { tool: { kind: 'node', id: 'n2' } }, retry],
    ['integration', { kind: 'rest', url: `${origin}/list` }],
  ]

  it('honors what the integration was asked to wait', async () => {
    const once: Answer = (_heard, response, count) =>
      count === 1 ? json(response, {}, 503, { 'retry-after': '9' }) : json(response, { ok: true })
    const server = await startForTest(once)
    const { events, end } = await runAll(stepOf(server.origin))
    expect(ofType(events, 'node-retry')).toMatchObject([{ nodeId: 'n1', waitMs: 9_000 }])
    expect(end).toMatchObject({ status: 'finished' })
  })

  it('asks a person once who says no', async () => {
    const server = await startForTest((_heard, response) => json(response, {}))
    const asked: string[] = []
    const { outgoing } = await runAll(stepOf(server.origin), {
      ask: async ({ kind }) => {
        asked.push(kind)
        return { consent: false }
      },
    })
    expect(asked).toEqual(['consent'])
    expect(outgoing).toMatchObject([{ outcome: 'not-sent', why: 'refused' }])
    expect(server.heard).toEqual([])
  })
})

describe('many requests', () => {
  const once: Answer = (_heard, response, count) => json(response, {}, count === 1 ? 503 : 200)
  const steps = (origin: string) =>
    Array.from({ length: 20 }, (_, index): [string, NodeConfig, Policy] => [
      'integration',
      { kind: 'rest', url: `${origin}/step/${index}` },
      retry,
    ])

  it('stop at the limit of the document, and what was finished is kept', async () => {
    const server = await startForTest(once)
    const { end, events } = await runAll(steps(server.origin), {}, document => {
      document.settings = { limits: { maxRequests: 7 } }
    })
    expect(server.heard).toHaveLength(7)
    expect(ofType(events, 'limit-reached')).toMatchObject([{ limit: 'requests' }])
    expect(end).toMatchObject({ status: 'limit', message: expect.stringContaining('7 requests') })
    expect(ofType(events, 'node-end').filter(({ status }) => status === 'done')).toHaveLength(3)
  })
})

describe('a long answer', () => {
  const rows = Array.from({ length: 3_000 }, (_, number) => ({ number, name: `row ${number}` }))

  it('is parsed whole; only what a model is shown is shortened, and says so', async () => {
    const server = await startForTest((_heard, response) => json(response, { rows, last: 'the end' }))
    const model = turns({ calls: [{ name: 'consult_data', args: { query: 'all' } }] }, { text: 'Read.' })
    const document = stack(['user_input', { defaultValue: 'Look.' }], ['inference'])
    const config = { kind: 'rest', url: `${server.origin}/rows` }
    document.pipelines.push({ id: 'data', name: 'data', nodes: [{ id: 'rest', type: 'integration', config }] })
    document.edges.push({ id: 'e', source: 'main', target: 'data', kind: 'tool' })
    const yes = person(() => ({ consent: true }))
    const events = await run(
      document,
      testHost(model.languageModel, { ...yes, fetch: send, isAllowedHost: () => true }),
    )
    const output = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'rest')?.output
    expect(output).toMatchObject({ success: true, data: { rows, last: 'the end' } })
    const shown = JSON.parse(String(ofType(events, 'tool-result')[0]?.content))
    expect(shown.result.metadata).toMatchObject({ shortened: true, shown: 20_000 })
    expect(shown.result.data).toMatch(/\[cut here: the answer has \d+ characters\]$/)
  })

  it('is mapped from its very end', async () => {
    const server = await startForTest((_heard, response) => json(response, { data: { rows, last: 'the end' } }))
    const config = { kind: 'graphql', endpoint: `${server.origin}/graphql`, query: '{ rows last }' }
    const { events } = await runAll([
      ['integration', { ...config, name: 'found' }],
      ['console_output', { text: '{{steps.found.output.data.last}}' }],
    ])
    expect(ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'n1')?.output).toMatchObject({ success: true })
    expect(JSON.stringify(ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'n2')?.output)).toContain(
      'the end',
    )
  })

  it('of more than a megabyte is a clear error, and not half an answer', async () => {
    const server = await startForTest((_heard, response) => json(response, { text: 'é'.repeat(600_000) }))
    const { events, outgoing } = await runAll([['integration', { kind: 'rest', url: `${server.origin}/all` }, retry]])
    expect(ofType(events, 'node-error')[0]?.message).toMatch(/larger than 1 MB/)
    expect(outgoing).toMatchObject([{ outcome: 'answered', status: 200 }])
    expect(server.heard).toHaveLength(1)
  })

  it('that breaks off was answered, and says where it ended', async () => {
    const server = await startForTest((_heard, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"rows":[', () => response.socket?.destroy())
    })
    const { outgoing, events } = await runAll([['integration', { kind: 'rest', url: `${server.origin}/all` }]])
    expect(outgoing).toMatchObject([{ outcome: 'answered', status: 200 }])
    expect(ofType(events, 'node-error')[0]?.message).toMatch(/broke off/)
  })
})

it('GraphQL that gives data and errors keeps its data, marked as a part', async () => {
  const answer = { data: { dish: { name: 'Cake' }, table: null }, errors: [{ message: 'No table 7', path: ['table'] }] }
  const server = await startForTest((_heard, response) => json(response, answer))
  const config = { kind: 'graphql', endpoint: `${server.origin}/graphql`, query: '{ dish { name } table }' }
  const { events, end } = await runAll([['integration', config]])
  expect(end).toMatchObject({ status: 'finished' })
  expect(ofType(events, 'node-end')[0]?.output).toMatchObject({
    success: true,
    data: answer.data,
    summary: expect.stringMatching(/^Only a part came/),
    metadata: { partial: true, errors: answer.errors },
  })
  expect(ofType(events, 'log').find(({ level }) => level === 'warning')?.message).toContain('No table 7')
})
