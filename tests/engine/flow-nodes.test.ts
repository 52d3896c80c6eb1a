import { describe, expect, it } from 'vitest'
import type { NodeConfig } from '../../src/model/document'
import type { JsonValue } from '../../src/model/json'
import type { ModelRequest } from '../../src/model/language-model'
import { ofType, run, scriptedModel, type Turn, testHost, turns } from '../support/engine'
import { orderFaults } from '../support/event-order'
import { flow } from '../support/flows'
import { testRows } from '../support/test-rows'

const rooms = { rooms: [{ number: 12, free: true }] }

/** A coordinator that asks a department, which asks a tool agent: a pipeline of one integration. */
const hotel = (integration: NodeConfig) =>
  flow(
    {
      master: [['user_input', { defaultValue: 'A room for tonight?' }], ['inference']],
      desk: [['system_prompt', { prompt: 'You know the rooms.' }], ['inference']],
      rooms: [['integration', integration]],
    },
    [
      ['master', 'tool', 'desk'],
      ['desk', 'tool', 'rooms'],
    ],
  )

/** Calls its tool once, then answers. */
const caller =
  (args: JsonValue = { query: 'tonight' }) =>
  ({ tools, messages }: ModelRequest): Turn => {
    const [tool] = tools
    if (!tool || messages.some(({ role }) => role === 'tool')) return { text: 'Room 12 is free.' }
    return { calls: [{ name: tool.name, args: tool.name === 'consult_rooms' ? args : { query: 'tonight' } }] }
  }

describe('a tool agent of one integration', () => {
  it('answers its call with one response that holds the raw data', async () => {
    const events = await run(hotel({ data: rooms }), testHost(scriptedModel(caller()).languageModel))
    const [inner, outer] = ofType(events, 'tool-result')
    expect(inner?.data).toEqual({
      success: true,
      data: rooms,
      summary: 'rooms: 1 entry',
      structure: 'object with fields: rooms',
      metadata: {
        source: 'mock_db',
        duration: expect.any(Number),
        keys: ['rooms'],
        args_received: { query: 'tonight' },
      },
    })
    expect(JSON.parse(String(inner?.content ?? ''))).toEqual({ result: inner?.data, _instruction: expect.any(String) })
    expect(outer?.data).toMatchObject({ success: true, data: { text: 'Room 12 is free.' } })
  })

  it('tells its events between the call and the result, with the call as their parent', async () => {
    const events = await run(hotel({ data: rooms }), testHost(scriptedModel(caller()).languageModel))
    const call = ofType(events, 'tool-call').find(({ call }) => call.name === 'consult_rooms')
    const inside = events.filter(
      event => event.type !== 'log' && 'parentCallId' in event && event.parentCallId === call?.call.id,
    )
    expect(inside.map(({ type }) => type)).toEqual(['pipeline-start', 'node-start', 'node-end', 'pipeline-end'])
    expect(orderFaults(events)).toEqual([])
  })

  testRows<[string, NodeConfig, string]>([
    ['set to fail', { failure: 'always', errorCode: 'DOWN' }, 'DOWN'],
    ['with data that is no JSON', { data: '{' }, 'BAD_DATA'],
    ['at a forbidden address', { kind: 'rest', url: 'http://localhost:1/' }, 'NOT_ALLOWED'],
    ['whose address is down', { kind: 'rest', url: 'https://down.example/' }, 'NETWORK'],
    ['whose address says that it is closed', { kind: 'rest', url: 'https://closed.example/' }, 'HTTP_503'],
    ['whose GraphQL is down', { kind: 'graphql', endpoint: 'https://down.example/', query: '{a}' }, 'NETWORK'],
  ])('its error comes up as it is, and the levels above go on', async (_what, integration, errorCode) => {
    const host = testHost(scriptedModel(caller()).languageModel, {
      ask: async () => ({ consent: true }),
      fetch: async ({ url }) => {
        if (url.includes('down')) throw new TypeError('fetch failed')
        return { status: 503, body: 'Closed', contentType: 'text/plain' }
      },
    })
    const events = await run(hotel(integration), host)
    const [inner, outer] = ofType(events, 'tool-result')
    expect(inner).toMatchObject({ isError: true, data: { success: false, data: null, errorCode } })
    expect(JSON.parse(String(inner?.content ?? '')).result).toEqual(inner?.data)
    expect(outer).toMatchObject({ isError: false, data: { success: true } })
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
  })

  it('offers the arguments that its integration wants, and gives them to its templates', async () => {
    const inputSchema = { type: 'object', properties: { nights: { type: 'integer' } }, required: ['nights'] }
    const integration = { kind: 'rest', url: 'https://hotel.example/free?nights={{input.nights}}', inputSchema }
    const sent: string[] = []
    const model = scriptedModel(caller({ nights: 2 }))
    const events = await run(
      hotel(integration),
      testHost(model.languageModel, {
        ask: async () => ({ consent: true }),
        fetch: async ({ url }) => {
          sent.push(url)
          return { status: 200, body: '{"free": 3}', contentType: 'application/json' }
        },
      }),
    )
    expect(model.requests[1]?.tools[0]?.inputSchema).toEqual(inputSchema)
    expect(sent).toEqual(['https://hotel.example/free?nights=2'])
    expect(ofType(events, 'tool-result')[0]?.data).toMatchObject({ data: { free: 3 } })
  })

  it('gives what its face maps, under its name, in no time where none passes', async () => {
    const document = hotel({ data: rooms })
    const [, desk, agent] = document.pipelines
    Object.assign(desk ?? {}, { name: 'Front desk' })
    Object.assign(agent ?? {}, {
      name: 'Room list',
      tool: {
        status: 'active',
        outputMapping: { fields: { first: { source: '{{steps.integration.output.data.rooms[0]}}' } } },
      },
    })
    const model = scriptedModel(({ tools, messages }) => {
      const [tool] = tools
      if (!tool) return { text: '' }
      return messages.some(({ role }) => role === 'tool')
        ? { text: 'Room 12 is', ending: 'token-limit' }
        : { calls: [{ name: tool.name, args: { query: 'tonight' } }] }
    })
    const events = await run(document, testHost(model.languageModel, { now: () => 7 }))
    const [inner, outer] = ofType(events, 'tool-result')
    expect(inner?.data).toMatchObject({
      data: { first: { number: 12, free: true } },
      metadata: { source: 'Room list', duration: 0 },
    })
    // What was cut below is named above.
    expect(outer?.data).toMatchObject({
      summary: expect.stringContaining('ran out of tokens'),
      metadata: { source: 'Front desk', ending: 'token-limit' },
    })
  })

  it('continues where its policy says so, and the error is one of its outputs', async () => {
    const document = hotel({ failure: 'always' })
    const node = document.pipelines[2]?.nodes[0]
    if (node) node.policy = { onError: 'continue' }
    const events = await run(document, testHost(scriptedModel(caller()).languageModel))
    expect(ofType(events, 'tool-result')[0]?.data).toMatchObject({
      success: true,
      data: { outputs: { fetch_data: { success: false, errorCode: 'MOCK_FAILURE' } } },
    })
  })
})

describe('evaluate and improve', () => {
  it('goes by the score: a rule reads what the evaluator gave', async () => {
    const metrics = [{ name: 'clarity', description: '', min: 1, max: 10 }]
    const rules = [{ expression: '{{steps.evaluator.clarity}}', op: '<', value: '7', target: 'again' }]
    const document = flow(
      {
        first: [
          ['user_input', { defaultValue: 'Why?' }],
          ['inference'],
          ['evaluator', { metrics }],
          ['router', { mode: 'rules', rules, otherwise: 'done' }],
        ],
        again: [['system_prompt', { prompt: 'Say it more simply.' }], ['inference']],
        done: [['inference']],
      },
      [
        ['first', 'next', 'again'],
        ['first', 'next', 'done'],
      ],
    )
    const ways = async (clarity: number) => {
      const model = turns({ text: 'Because.' }, { text: JSON.stringify({ clarity }) })
      return ofType(await run(document, testHost(model.languageModel)), 'route')[0]?.selectedRoute
    }
    expect(await ways(3)).toBe('again')
    expect(await ways(7)).toBe('done')
  })
})
