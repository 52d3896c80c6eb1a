import assert from 'node:assert/strict'
import * as v from 'valibot'
import type { ModelEvent, ModelRequest, Tool, ToolCall } from '../../../src/model/language-model'
import { type Connection, ConnectionSchema } from '../../../src/providers/connections/connections'
import type { ModelRun, ModelRunResult } from './run-model'
import type { Vendor } from './vendor'

const KEY = 'sk-very-secret-0123456789'
const RED_SQUARE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const color: Tool = {
  name: 'display_color',
  description: 'Shows a color.',
  inputSchema: { type: 'object', properties: { hex: { type: 'string' } }, required: ['hex'] },
}
const gauge: Tool = {
  name: 'display_gauge',
  description: 'Shows a number.',
  inputSchema: { type: 'object', properties: { value: { type: 'number' } }, required: ['value'] },
}

/** The wire formats, with an adapter each. */
export const adapterWires = ['anthropic', 'openai'] as const
type Wire = (typeof adapterWires)[number]

/** An adapter with a vendor. */
interface Adapter {
  wire: Wire
  vendor: Vendor
  call(request: ModelRequest, options?: Partial<ModelRun>): Promise<ModelRunResult>
}

/** The adapter of a wire format with a vendor; `run` determines where it runs. */
export function adapterOf(wire: Wire, vendor: Vendor, run: (run: ModelRun) => Promise<ModelRunResult>): Adapter {
  const connection = connectionTo(wire, wire === 'anthropic' ? vendor.origin : `${vendor.origin}/v1`)
  return { wire, vendor, call: (request, options) => run({ connection, key: KEY, request, ...options }) }
}

function connectionTo(wire: Wire, baseUrl: string): Connection {
  return v.parse(ConnectionSchema, { id: 'school', provider: 'other', label: 'School', wire, baseUrl, auth: 'bearer' })
}

/**
 * The behavior that both adapters owe the engine, against a vendor's real wire format, by name. Each check throws on
 * failure, so that any test runner can run it.
 */
export const adapterCases: Record<string, (adapter: Adapter) => Promise<void>> = {
  async 'streams text as it comes, then counts and ends'({ vendor, call }) {
    // The vendor sends the rest only after the first chunk was received.
    const result = await call(asking('hello'), { releaseUrl: vendor.hold('Hello') })
    assert.equal(result.error, undefined)
    assert.equal(textOf(result), 'Hello there, small world.')
    assert.ok(result.events.filter(({ type }) => type === 'text-delta').length > 2)
    const [counted, ended] = result.events.slice(-2)
    assert.ok(counted?.type === 'usage' && counted.usage.input >= 0 && counted.usage.output >= 0)
    assert.deepEqual(ended, { type: 'end', ending: 'complete' })
  },

  async 'sends what `wire` shows, but for the key'({ vendor, call }) {
    const request = { ...asking('hello'), system: 'Be kind.', temperature: 0.5, tools: [color] }
    const { wire: shown } = await call(request)
    const seen = lastSeen(vendor)
    assert.equal(`${vendor.origin}${seen.path}`, shown.url)
    assert.deepEqual(seen.body, shown.body)
    for (const [name, value] of Object.entries({ ...shown.headers, authorization: `Bearer ${KEY}` }))
      assert.equal(seen.headers[name], value, name)
    assert.equal(shown.headers.authorization, 'Bearer •••')
    assert.ok(!JSON.stringify(shown).includes(KEY))
    assert.deepEqual(
      Object.keys(seen.headers).filter(name => name.startsWith('x-stainless')),
      [],
    )
  },

  async 'gives one tool call whole, after the text before it'({ call }) {
    const result = await call({ ...asking('paint it'), tools: [color] })
    assert.equal(textOf(result), 'I will paint.')
    assert.deepEqual(callsOf(result), [
      { id: 'call_blue', name: 'display_color', arguments: { hex: '#1122ff', name: 'deep “blue”' } },
    ])
    assert.deepEqual(result.events.at(-1), { type: 'end', ending: 'tool-calls' })
  },

  async 'gives several tool calls in their order'({ call }) {
    const result = await call({ ...asking('paint and measure'), tools: [color, gauge] })
    assert.deepEqual(callsOf(result), [
      { id: 'call_a', name: 'display_color', arguments: { hex: '#ff0000' } },
      { id: 'call_b', name: 'display_gauge', arguments: { value: 72 } },
    ])
  },

  async 'carries tool results into a second turn'({ vendor, call }) {
    const first = await call({ ...asking('paint it'), tools: [color] })
    const result = await call({
      ...asking('paint it'),
      tools: [color],
      messages: [
        ...asking('paint it').messages,
        { role: 'assistant', content: textOf(first), toolCalls: callsOf(first) },
        { role: 'tool', callId: 'call_blue', toolName: 'display_color', content: '{"ok":true}' },
      ],
    })
    assert.equal(textOf(result), 'It is blue now.')
    assert.match(JSON.stringify(lastSeen(vendor).body), /call_blue/)
  },

  async 'sends an image'({ wire, vendor, call }) {
    const result = await call({
      ...asking('what is this'),
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'what is this' },
            { type: 'image', mediaType: 'image/png', data: RED_SQUARE },
          ],
        },
      ],
    })
    assert.equal(textOf(result), 'A red square.')
    const { messages } = lastSeen(vendor).body as { messages: { content: unknown[] }[] }
    assert.deepEqual(
      messages.at(-1)?.content.at(-1),
      wire === 'anthropic'
        ? { type: 'image', source: { type: 'base64', media_type: 'image/png', data: RED_SQUARE } }
        : { type: 'image_url', image_url: { url: `data:image/png;base64,${RED_SQUARE}` } },
    )
  },

  async 'keeps arguments that are no JSON as the model wrote them'({ call }) {
    const result = await call({ ...asking('stumble'), tools: [color] })
    assert.deepEqual(callsOf(result), [
      { id: 'call_bad', name: 'display_color', arguments: null, malformed: '{"hex":#oops' },
    ])
  },

  async 'says that a key is not known'({ call }) {
    const { error, events } = await call(asking('wrong key'))
    assert.deepEqual(events, [])
    const { name, code, status, said } = error ?? {}
    assert.deepEqual([name, code, status, said], ['ModelError', 'unauthorized', 401, 'invalid key'])
    assert.match(error?.message ?? '', /School does not know this key.*Settings/)
  },

  async 'says how long to wait, and does not try again by itself'({ vendor, call }) {
    const before = vendor.requests.length
    const { error } = await call(asking('too fast'))
    assert.deepEqual([error?.code, error?.status, error?.retryAfterMs], ['rate_limited', 429, 7000])
    assert.match(error?.message ?? '', /in 7 seconds/)
    assert.equal(vendor.requests.length, before + 1)
  },

  async 'keeps the text of a stream that breaks off, and ends as cut'({ vendor, call }) {
    const result = await call(asking('break off'), { releaseUrl: vendor.hold('This') })
    assert.equal(result.error, undefined)
    assert.notEqual(textOf(result), '')
    assert.ok('This sentence will never come to its end.'.startsWith(textOf(result)))
    assert.deepEqual(result.events.at(-1), { type: 'end', ending: 'connection-cut' })
    const counted = result.events.at(-2)
    assert.ok(counted?.type === 'usage' && counted.usage.estimated)
  },

  async 'closes its socket when it is stopped in mid-stream'({ vendor, call }) {
    vendor.hold('word ', 3)
    const result = await call(asking('take your time'), { abortAfterTexts: 3 })
    assert.equal(result.error?.name, 'AbortError')
    assert.ok(!result.events.some(({ type }) => type === 'end'))
    assert.equal(textOf(result), 'word '.repeat(3))
    assert.deepEqual(await lastSeen(vendor).closed, { complete: false })
  },

  async 'says that nobody answers'({ wire, call }) {
    const { error } = await call(asking('hello'), { connection: connectionTo(wire, 'http://127.0.0.1:9') })
    assert.equal(error?.code, 'unreachable')
    assert.match(error?.message ?? '', /http:\/\/127\.0\.0\.1:9/)
  },
}

function lastSeen({ requests }: Vendor) {
  const seen = requests.at(-1)
  assert.ok(seen, 'a request')
  return seen
}

function asking(text: string): ModelRequest {
  return {
    model: 'some-model',
    system: '',
    messages: [{ role: 'user', content: [{ type: 'text', text }] }],
    tools: [],
    maxTokens: 1024,
  }
}

function textOf({ events }: { events: ModelEvent[] }): string {
  return events.map(event => (event.type === 'text-delta' ? event.text : '')).join('')
}

function callsOf({ events }: { events: ModelEvent[] }): ToolCall[] {
  return events.flatMap(event => (event.type === 'tool-call' ? [event.call] : []))
}
