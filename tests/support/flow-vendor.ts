import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { LLMock } from '@copilotkit/aimock'
import * as v from 'valibot'
import type { RunEvent } from '../../src/model/events'
import type { Host } from '../../src/model/host'
import type { JsonValue } from '../../src/model/json'
import { ConnectionSchema } from '../../src/providers/connections/connections'
import { createModelResolver } from '../../src/providers/resolve-model'
import { type SeenRequest, startVendor, type Vendor } from '../browser/providers/vendor'
import { ofType, scriptedModel, testHost } from './engine'
import { orderFaults } from './event-order'

/** The wire formats of a vendor. */
export const wires = ['anthropic', 'openai'] as const
export type Wire = (typeof wires)[number]

/** Starts a vendor that plays every model of the starters with flows. */
export const startFlowVendor = (): Promise<Vendor> => startVendor({ script: playFlows })

/** Its address, as a connection of a wire format has it. */
export const addressOf = ({ origin }: Vendor, wire: Wire) => (wire === 'anthropic' ? origin : `${origin}/v1`)

/** A host whose models are all the vendor's, through the page's adapters and their SDKs. */
export function vendorHost(vendor: Vendor, wire: Wire): Host {
  const address = { baseUrl: addressOf(vendor, wire), auth: 'bearer' }
  const connection = { id: 'school', provider: 'other', label: 'School', wire, sampling: true, ...address }
  const model = createModelResolver({
    connections: () => [v.parse(ConnectionSchema, connection)],
    keys: { get: () => 'sk-of-the-school' },
    demo: { random: () => 0.5, sleep: async () => {} },
    defaultModel: () => 'school/some-model',
    strict: true,
  })
  return { ...testHost(scriptedModel(() => ({})).languageModel), model }
}

/** What identifies each model in its system prompt, and its answer. */
function playFlows(mock: LLMock): void {
  // Sales or support? The router first; once its answer is invalid.
  const router = 'You stand at a fork'
  mock
    .on({ systemMessage: router, userMessage: 'must be one of these ids' }, { content: 'SUPPORT' })
    .on({ systemMessage: router, userMessage: 'mumble' }, { content: 'The kitchen, please.' })
    .on({ systemMessage: router, userMessage: 'cost' }, { content: ' sales\n' })
    .on({ systemMessage: router }, { content: 'support' })
  speaks(mock, 'You sell bicycles', [['display_interest_gauge', { value: 8 }]], 'The blue bicycle costs 320 euros.')
  speaks(mock, 'You repair bicycles', [['display_trouble_icon', { iconId: 'wrench' }]], 'First, look at the chain.')

  // Hotel call center: asks two departments, each of which asks its tool agent.
  const asks = [
    ['consult_Reservations', { query: 'a free room with a view of the lake' }],
    ['consult_Restaurant', { query: 'breakfast' }],
  ] as const
  speaks(mock, 'the voice of the Lakeside Hotel', asks, 'The Heron is free, and breakfast begins at 7:00.')
  speaks(mock, 'You look after rooms', [['consult_Room_list', { query: 'lake' }]], 'The Heron costs 120 euros.')
  speaks(mock, 'You look after breakfast', [['consult_Kitchen_plan', { query: 'breakfast' }]], 'From 7:00 to 10:30.')

  // Write, judge, improve: a strict judge that prefers the second text.
  mock
    .on({ systemMessage: 'You are a fair judge', userMessage: 'A small boat' }, { content: '{"clarity": 9}' })
    .on({ systemMessage: 'You are a fair judge' }, { content: '{"clarity": 3}' })
    .on({ systemMessage: 'that 3 of 10 for clarity' }, { content: 'A small boat is safe near a tall light.' })
    .on({ systemMessage: 'You are a painter' }, { content: 'A luminous obelisk pierces the tempestuous dark.' })
}

/** A model that first calls tools, and answers with their results. */
function speaks(mock: LLMock, system: string, calls: readonly (readonly [string, object])[], text: string): void {
  const toolCalls = calls.map(([name, args], index) => ({ id: `${name}_${index}`, name, arguments: { ...args } }))
  mock
    .on({ systemMessage: system, hasToolResult: true }, { content: text }, { chunkSize: 8 })
    .on({ systemMessage: system }, { toolCalls }, { chunkSize: 8 })
}

/** Invariants of a run of “Sales or support?” about a price. */
export function expectSalesAlone(events: readonly RunEvent[]): void {
  deepEqual(orderFaults(events), [])
  deepEqual(ran(events), ['front-desk', 'sales'])
  deepEqual(
    ofType(events, 'pipeline-skip').map(({ pipelineId }) => pipelineId),
    ['support'],
  )
  equal(ofType(events, 'run-end')[0]?.status, 'finished')
  const [route] = ofType(events, 'route')
  ok(route, 'a route was chosen')
  equal(route.selectedRoute, 'sales')
  const { blockId, blockType, blockTitle } = route.selectedPath
  deepEqual({ blockId, blockType, blockTitle }, { blockId: 'sales', blockType: 'pipeline', blockTitle: 'Sales' })

  const fork = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'fork')
  ok(fork && events.indexOf(route) < events.indexOf(fork), 'the route comes before its router ends')
  const output = fork.output as Record<string, JsonValue>
  match(String(output.prompt), /Go to Sales/)
  equal(typeof output.model, 'string')
  const tokens = output.tokens as Record<string, JsonValue>
  deepEqual(
    ['prompt', 'completion', 'total'].map(each => typeof tokens[each]),
    ['number', 'number', 'number'],
  )
  deepEqual(output.selectedPath, route.selectedPath)
  equal(output.selectedRoute, 'sales')

  const [asked] = ofType(events, 'request')
  equal(asked?.request.temperature, 0)
  deepEqual(asked?.request.tools, [])
  match(String(asked?.request.system), /ID: support/)
  deepEqual(
    ofType(events, 'tool-result').map(({ toolName, isError }) => [toolName, isError]),
    [['display_interest_gauge', false]],
  )
}

/** Invariants of a run of the “Hotel call centre” about a room and breakfast. */
export function expectTwoDepartments(events: readonly RunEvent[]): void {
  deepEqual(orderFaults(events), [])
  deepEqual([...ran(events)].sort(), ['kitchen-plan', 'reception', 'reservations', 'restaurant', 'room-list'])
  equal(ofType(events, 'run-end')[0]?.status, 'finished')
  const results = ofType(events, 'tool-result')
  deepEqual(
    new Set(results.map(({ toolName }) => toolName)),
    new Set(['consult_Room_list', 'consult_Reservations', 'consult_Kitchen_plan', 'consult_Restaurant']),
  )
  for (const { data } of results) {
    const answer = data as {
      success: boolean
      data: JsonValue
      summary: string
      structure: string
      metadata: JsonValue
    }
    equal(answer.success, true)
    ok(answer.data !== null && answer.data !== undefined)
    equal(typeof answer.summary, 'string')
    equal(typeof answer.structure, 'string')
    const { source, duration } = answer.metadata as Record<string, JsonValue>
    equal(typeof source, 'string')
    equal(typeof duration, 'number')
  }
  // Each level got the facts of the one below.
  const reply = ofType(events, 'response').findLast(({ nodeId }) => nodeId === 'reception-model')
  match(String(reply?.text), /Heron/)
  match(String(reply?.text), /7:00/)
}

/** Pipelines in the order of their start. */
export const ran = (events: readonly RunEvent[]) => ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId)

/** The body of the request whose system prompt contains a text, in either wire format. */
export function bodyTo(requests: readonly SeenRequest[], system: string): Record<string, unknown> {
  const bodies = requests.map(({ body }) => body as Record<string, unknown>)
  const found = bodies.find(body => JSON.stringify([body.system, body.messages]).includes(system))
  if (!found) throw new Error(`nobody was asked with “${system}”`)
  return found
}
