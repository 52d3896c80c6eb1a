import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ModelEvent, ModelRequest, Tool, ToolCall } from '../../../src/engine/model'
import { type Connection, ConnectionSchema } from '../../../src/providers/connections'
import type { ModelRun, ModelRunResult } from './run-model'
import { startVendor, type Vendor } from './vendor'

const KEY = 'sk-very-secret-0123456789'
const RED_SQUARE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const colour: Tool = {
  name: 'display_color',
  description: 'Shows a colour.',
  inputSchema: { type: 'object', properties: { hex: { type: 'string' } }, required: ['hex'] },
}
const gauge: Tool = {
  name: 'display_gauge',
  description: 'Shows a number.',
  inputSchema: { type: 'object', properties: { value: { type: 'number' } }, required: ['value'] },
}

/** Every behaviour that both adapters owe the engine, against a vendor's real wire format. `run` says where. */
export function describeAdapters(where: string, run: (run: ModelRun) => Promise<ModelRunResult>): void {
  describe.each(['anthropic', 'openai'] as const)(`the %s adapter, ${where}`, wire => {
    let vendor: Vendor
    let connection: Connection
    beforeAll(async () => {
      vendor = await startVendor()
      connection = v.parse(ConnectionSchema, {
        id: 'school',
        provider: 'other',
        label: 'School',
        wire,
        baseUrl: wire === 'anthropic' ? vendor.origin : `${vendor.origin}/v1`,
        auth: 'bearer',
      })
    })
    afterAll(() => vendor.stop())

    const call = (request: ModelRequest, options: Partial<ModelRun> = {}) =>
      run({ connection, key: KEY, request, ...options })
    const lastSeen = () => vendor.requests.at(-1)!

    test('streams text as it comes, then counts and ends', async () => {
      const result = await call(asking('hello'))
      expect(result.error).toBeUndefined()
      expect(textOf(result)).toBe('Hello there, small world.')
      expect(result.events.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(2)
      expect(result.times.at(-1)! - result.times[0]!).toBeGreaterThan(20)
      expect(result.events.slice(-2)).toEqual([
        { type: 'usage', usage: { input: expect.any(Number), output: expect.any(Number) } },
        { type: 'end', stopReason: 'end' },
      ])
    })

    test('sends what `wire` shows, but for the key', async () => {
      const request = { ...asking('hello'), system: 'Be kind.', temperature: 0.5, tools: [colour] }
      const { wire: shown } = await call(request)
      const seen = lastSeen()
      expect(`${vendor.origin}${seen.path}`).toBe(shown.url)
      expect(seen.body).toEqual(shown.body)
      expect(seen.headers).toMatchObject({ ...shown.headers, authorization: `Bearer ${KEY}` })
      expect(shown.headers.authorization).toBe('Bearer •••')
      expect(JSON.stringify(shown)).not.toContain(KEY)
      expect(Object.keys(seen.headers).filter(name => name.startsWith('x-stainless'))).toEqual([])
    })

    test('gives one tool call whole, after the text before it', async () => {
      const result = await call({ ...asking('paint it'), tools: [colour] })
      expect(textOf(result)).toBe('I will paint.')
      expect(callsOf(result)).toEqual([
        { id: 'call_blue', name: 'display_color', arguments: { hex: '#1122ff', name: 'deep “blue”' } },
      ])
      expect(result.events.at(-1)).toMatchObject({ type: 'end', stopReason: 'tool_calls' })
    })

    test('gives several tool calls in their order', async () => {
      const result = await call({ ...asking('paint and measure'), tools: [colour, gauge] })
      expect(callsOf(result)).toEqual([
        { id: 'call_a', name: 'display_color', arguments: { hex: '#ff0000' } },
        { id: 'call_b', name: 'display_gauge', arguments: { value: 72 } },
      ])
    })

    test('carries tool results into a second turn', async () => {
      const first = await call({ ...asking('paint it'), tools: [colour] })
      const result = await call({
        ...asking('paint it'),
        tools: [colour],
        messages: [
          ...asking('paint it').messages,
          { role: 'assistant', content: textOf(first), toolCalls: callsOf(first) },
          { role: 'tool', callId: 'call_blue', toolName: 'display_color', content: '{"ok":true}' },
        ],
      })
      expect(textOf(result)).toBe('It is blue now.')
      expect(JSON.stringify(lastSeen().body)).toContain('call_blue')
    })

    test('sends an image', async () => {
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
      expect(textOf(result)).toBe('A red square.')
      const { messages } = lastSeen().body as { messages: { content: unknown[] }[] }
      expect(messages.at(-1)!.content.at(-1)).toEqual(
        wire === 'anthropic'
          ? { type: 'image', source: { type: 'base64', media_type: 'image/png', data: RED_SQUARE } }
          : { type: 'image_url', image_url: { url: `data:image/png;base64,${RED_SQUARE}` } },
      )
    })

    test('keeps arguments that are no JSON as the model wrote them', async () => {
      const result = await call({ ...asking('stumble'), tools: [colour] })
      expect(callsOf(result)).toEqual([
        { id: 'call_bad', name: 'display_color', arguments: null, malformed: '{"hex":#oops' },
      ])
    })

    test('says that a key is not known', async () => {
      const { error, events } = await call(asking('wrong key'))
      expect(events).toEqual([])
      expect(error).toMatchObject({ name: 'ModelError', code: 'unauthorized', status: 401, said: 'invalid key' })
      expect(error!.message).toMatch(/School does not know this key.*Settings/)
    })

    test('says how long to wait, and does not try again by itself', async () => {
      const before = vendor.requests.length
      const { error } = await call(asking('too fast'))
      expect(error).toMatchObject({ code: 'rate_limited', status: 429, retryAfterMs: 7000 })
      expect(error!.message).toContain('in 7 seconds')
      expect(vendor.requests.length).toBe(before + 1)
    })

    test('keeps the text of a stream that breaks off, and ends as cut', async () => {
      const result = await call(asking('break off'))
      expect(result.error).toBeUndefined()
      expect(textOf(result)).not.toBe('')
      expect('This sentence will never come to its end.'.startsWith(textOf(result))).toBe(true)
      expect(result.events.at(-1)).toEqual({ type: 'end', stopReason: 'cut' })
      expect(result.events.at(-2)).toMatchObject({ type: 'usage', usage: { estimated: true } })
    })

    test('closes its socket when it is stopped in mid-stream', async () => {
      const result = await call(asking('take your time'), { abortAfterTexts: 3 })
      expect(result.error?.name).toBe('AbortError')
      expect(result.events.some(({ type }) => type === 'end')).toBe(false)
      expect(textOf(result).length).toBeLessThan(100)
      expect(await lastSeen().closed).toEqual({ complete: false })
    })

    test('says that nobody answers', async () => {
      const { error } = await call(asking('hello'), { connection: { ...connection, baseUrl: 'http://127.0.0.1:9' } })
      expect(error).toMatchObject({ code: 'unreachable' })
      expect(error!.message).toContain('http://127.0.0.1:9')
    })
  })
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
