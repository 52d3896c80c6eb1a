import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ofType, person, run, stack, testHost, turns } from '../../../tests/support/engine'
import { localize } from '../../language/active'
import type { NodeConfig, Policy } from '../../model/document'
import type { OutgoingRequest } from '../../model/events'
import type { Host } from '../../model/host'
import type { OutgoingReply } from '../../model/services'
import integration from './node'

const yes = person(() => ({ consent: true }))
const reply = (body: unknown, status = 200): OutgoingReply => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  contentType: 'application/json',
})

/** Runs one integration below a message, and returns its events and requests. */
async function ask(config: NodeConfig, parts: Partial<Host> = {}, policy?: Policy) {
  const sent: OutgoingRequest[] = []
  const document = stack(['user_input', { defaultValue: 'tea & "cake"' }], ['integration', config])
  const node = document.pipelines[0]?.nodes[1]
  if (node && policy) node.policy = policy
  const { fetch = async () => reply({ ok: true }), ...rest } = parts
  const host = testHost(turns().languageModel, {
    ...yes,
    fetch: (request, signal) => {
      sent.push(request)
      return fetch(request, signal)
    },
    ...rest,
  })
  const events = await run({ ...document, variables: { table: 7 } }, host)
  const end = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'n2')
  return { events, sent, end, response: end?.output as Record<string, unknown> }
}

describe('a mock', () => {
  const data = { rooms: [{ number: 12, free: true }] }

  it.each([
    ['a value', data],
    ['text', JSON.stringify(data)],
  ])('gives its data as it is, kept as %s, in the shape that every level reads', async (_how, stored) => {
    const { response, end } = await ask({ data: stored })
    expect(end?.status).toBe('done')
    expect(response).toEqual({
      success: true,
      data,
      summary: 'rooms: 1 entry',
      structure: 'object with fields: rooms',
      metadata: { source: 'mock_db', duration: expect.any(Number), keys: ['rooms'], args_received: {} },
    })
  })

  it('takes its time', async () => {
    const slept: number[] = []
    const sleep: Host['sleep'] = (ms, signal) => {
      slept.push(ms)
      // The limits of node and run use the same sleep, and must not end this one.
      return new Promise((resolve, reject) => {
        if (ms < 60_000) resolve()
        else signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
    await ask({ data, delayMs: 1200 }, { sleep })
    expect(slept).toContain(1200)
  })

  it('fails when it is set to fail, and its node with it', async () => {
    const { end, response, events } = await ask({ data, failure: 'always', errorCode: 'DOWN' })
    expect(end?.status).toBe('failed')
    expect(response).toMatchObject({ success: false, data: null, errorCode: 'DOWN' })
    expect(ofType(events, 'node-error')[0]?.message).toBe(response.error)
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'failed' })
  })

  it.each([
    [0.49, 'failed'],
    [0.5, 'done'],
  ])('fails sometimes: at %d it has %s', async (chance, status) => {
    const { end } = await ask({ data, failure: 'sometimes', failureRate: 0.5 }, { random: () => chance })
    expect(end?.status).toBe(status)
  })

  it('is tried again where its policy says so', async () => {
    const chances = [0, 0, 0.9]
    let last = 0
    // The first random number is the run's id, and each wait takes one for its jitter.
    const random = () => (last = chances.shift() ?? last)
    const { end, events } = await ask(
      { data, failure: 'sometimes' },
      { random },
      { retry: { maxRetries: 3, backoffMs: 1 } },
    )
    expect(ofType(events, 'node-retry').length).toBeGreaterThan(0)
    expect(end?.status).toBe('done')
  })

  it('lets the run go on where its policy says so, with the error among the latest outputs', async () => {
    const { languageModel, requests } = turns({ text: 'Sorry.' })
    const document = stack(['integration', { failure: 'always' }], ['inference', { contextMode: 'fresh' }])
    const [node] = document.pipelines[0]?.nodes ?? []
    if (node) node.policy = { onError: 'continue' }
    const events = await run(document, testHost(languageModel))
    expect(events.at(-1)).toMatchObject({ status: 'finished' })
    expect(JSON.stringify(requests[0]?.messages)).toMatch(/fetch_data.*MOCK_FAILURE/)
  })

  it('says where its data is no JSON, on its card and when it runs', async () => {
    const broken = '{\n  "rooms": [1 2]\n}'
    expect(
      localize(integration.problems?.(v.parse(integration.configSchema, { data: broken }))[0]?.message ?? ''),
    ).toContain('Line 2, column 15')
    expect((await ask({ data: broken })).response).toMatchObject({ success: false, errorCode: 'BAD_DATA' })
  })

  it('tells the log what it was asked, what came, and what was made of it', async () => {
    const { events, response } = await ask({ data })
    const logs = ofType(events, 'log').filter(({ level }) => level === 'debug')
    expect(logs.map(log => log.data)).toEqual([
      { args_received: {} },
      { status: 'success', source: 'mock_db', data },
      response,
    ])
  })
})

describe('REST', () => {
  const rest = { kind: 'rest', url: 'https://api.example.com/menu' }

  it('fills in templates: encoded in the address, whole in the body', async () => {
    const { sent, response } = await ask({
      ...rest,
      url: 'https://api.example.com/tables/{{vars.table}}?for={{steps.user-input.output}}',
      method: 'POST',
      headers: { 'X-Table': '{{vars.table}}' },
      body: '{"table": "{{vars.table}}", "order": "{{steps.user-input.output}}"}',
    })
    expect(sent).toEqual([
      {
        method: 'POST',
        url: 'https://api.example.com/tables/7?for=tea%20%26%20%22cake%22',
        headers: { 'X-Table': '7', 'content-type': 'application/json' },
        body: '{"table":7,"order":"tea & \\"cake\\""}',
      },
    ])
    expect(response).toMatchObject({ success: true, data: { ok: true }, metadata: { source: 'rest' } })
  })

  it('asks the person first, with all that is sent, and sends nothing without a yes', async () => {
    const { sent, events, response } = await ask(
      rest,
      person(() => ({ consent: false })),
    )
    expect(ofType(events, 'await-user')[0]).toMatchObject({
      askNodeId: 'n2',
      question: { kind: 'consent', request: { method: 'GET', url: 'https://api.example.com/menu' } },
    })
    expect(sent).toEqual([])
    expect(response).toMatchObject({ success: false, errorCode: 'NOT_ALLOWED' })
  })

  it('calls no host that is not on its list', async () => {
    const { sent, response, events } = await ask({ ...rest, allowedDomains: ['example.com'] })
    expect(sent).toEqual([])
    expect(ofType(events, 'await-user')).toEqual([])
    expect(response).toMatchObject({ errorCode: 'NOT_ALLOWED', error: expect.stringContaining('example.com') })
  })

  it.each<[string, OutgoingReply | Error, object]>([
    [
      'a status',
      reply({ message: 'No such dish' }, 404),
      { errorCode: 'HTTP_404', metadata: { details: { message: 'No such dish' } } },
    ],
    ['a redirect', reply('', 302), { errorCode: 'HTTP_302' }],
    [
      'no server',
      new Error('socket closed'),
      { errorCode: 'NETWORK', error: expect.stringContaining('socket closed') },
    ],
    ['an answer that is hidden', { hidden: true }, { errorCode: 'UNREADABLE' }],
  ])('comes back as an error response: %s', async (_what, came, response) => {
    const fetch = async () => {
      if (came instanceof Error) throw came
      return came
    }
    const failed = await ask(rest, { fetch })
    expect(failed.response).toMatchObject({ success: false, data: null, ...response })
    expect(failed.end?.status).toBe('failed')
  })

  it('stops when its time is over', async () => {
    const fetch: Host['fetch'] = (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const { events } = await ask(rest, { fetch }, { timeoutSeconds: 1 })
    expect(ofType(events, 'node-error')[0]).toMatchObject({ code: 'timeout' })
  })

  it('gives text that is no JSON as text', async () => {
    expect((await ask(rest, { fetch: async () => reply('Tea, cake') })).response).toMatchObject({ data: 'Tea, cake' })
  })
})

describe('GraphQL', () => {
  const query = 'query Dish($table: Int) { dish(table: $table) { name } }'
  const graphql = { kind: 'graphql', endpoint: 'https://api.example.com/graphql', query }

  it('posts the query with its variables, and gives the data alone', async () => {
    const { sent, response } = await ask(
      { ...graphql, variables: { table: '{{vars.table}}' } },
      { fetch: async () => reply({ data: { dish: { name: 'Cake' } } }) },
    )
    expect(sent[0]).toMatchObject({ method: 'POST', url: graphql.endpoint })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ query, variables: { table: 7 } })
    expect(response).toMatchObject({ success: true, data: { dish: { name: 'Cake' } } })
  })

  it.each([
    ['errors, whatever the status', reply({ errors: [{ message: 'No dish' }], data: null }, 400), 'GRAPHQL_ERROR'],
    ['an answer of another kind', reply({ hello: 1 }), 'BAD_ANSWER'],
    ['a status', reply('Gone', 503), 'HTTP_503'],
  ])('comes back as an error response: %s', async (_what, came, errorCode) => {
    expect((await ask(graphql, { fetch: async () => came })).response).toMatchObject({ success: false, errorCode })
  })

  it('sends nothing with variables that cannot be read', async () => {
    const { sent, response } = await ask({ ...graphql, variables: '{"table": ' })
    expect(sent).toEqual([])
    expect(response).toMatchObject({ errorCode: 'BAD_VARIABLES' })
  })
})

it('names what is missing, for each kind', () => {
  const saidOf = (config: NodeConfig) =>
    integration.problems?.(v.parse(integration.configSchema, config)).map(({ message }) => localize(message))
  expect(saidOf({ data: {} })).toEqual([])
  expect(saidOf({})).toEqual(['There is no data yet.'])
  expect(saidOf({ kind: 'rest', allowedDomains: ['*.example.com'] })).toHaveLength(2)
  expect(saidOf({ kind: 'graphql' })).toHaveLength(2)
  expect(saidOf({ data: 1, inputSchema: '{"type": "string"}' })?.[0]).toContain('A schema of arguments')
})
