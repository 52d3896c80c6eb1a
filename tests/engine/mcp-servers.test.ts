import { describe, expect, test } from 'vitest'
import { wholeCharacters } from '../../src/model/characters'
import type { JsonObject, JsonValue } from '../../src/model/json'
import { connectMcp } from '../../src/sandbox/mcp/connect'

// Servers of tools as they really answer.

const tool = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  description: `Does ${name}.`,
  inputSchema: { type: 'object', properties: { a: { type: 'number' } } },
  ...more,
})

interface Stand {
  tools?: JsonValue[]
  answer?: JsonObject
  asStream?: boolean
  /** The status of each request, by its place. */
  status?(method: string, count: number): number
  /** What stands beside the status of a refusal. */
  refusal?: string
  /** It keeps no sessions. */
  isStateless?: boolean
}

/** A server that answers by the protocol of 2025, with a session; what was sent to it, in order. */
function server({
  tools = [tool('one')],
  answer = {},
  asStream,
  status = () => 200,
  refusal = 'Refused.',
  isStateless,
}: Stand) {
  const heard: string[] = []
  const signal = new AbortController().signal
  const connect = () =>
    connectMcp(
      'https://desk.example/mcp',
      async ({ body = '{}' }) => {
        const { id, method } = JSON.parse(body) as { id?: number; method: string }
        heard.push(method)
        const code = status(method, heard.length)
        const contentType = asStream ? 'text/event-stream' : 'application/json'
        if (code !== 200) return { status: code, body: refusal, contentType: 'text/plain' }
        if (id === undefined) return { status: 202, body: '', contentType }
        const results: Record<string, JsonObject> = {
          initialize: {
            protocolVersion: '2025-06-18',
            capabilities: { tools: {} },
            serverInfo: { name: 'desk', version: '1' },
          },
          'tools/list': { tools },
          'tools/call': answer,
        }
        const result = results[method]
        const message = JSON.stringify(
          result ? { jsonrpc: '2.0', id, result } : { jsonrpc: '2.0', id, error: { code: -32601, message: 'No.' } },
        )
        return {
          status: 200,
          body: asStream ? `event: message\ndata: ${message}\n\n` : message,
          contentType,
          ...(!isStateless && { headers: { 'mcp-session-id': `session-${heard.length}` } }),
        }
      },
      signal,
    )
  return { heard, connect }
}

test.each([
  ['as JSON', false],
  ['as a stream', true],
])('M04 one bad tool does not lose the others, %s', async (_name, asStream) => {
  const tools = [
    tool('one'),
    tool('null', { inputSchema: null }),
    tool('text', { inputSchema: 'x' }),
    tool('list', { inputSchema: { type: 'array' } }),
    tool('two'),
    tool('no description', { description: null }),
    { description: 'No name.' },
    'nonsense',
  ]
  const { tools: offered } = await server({ tools, asStream }).connect()
  expect(offered.map(({ name }) => name)).toEqual(['one', 'two', 'no description'])
})

const promised = { outputSchema: { type: 'object', properties: { sum: { type: 'number' } }, required: ['sum'] } }

test.each<[string, JsonObject, string]>([
  ['M02 no structured content', { content: [{ type: 'text', text: 'It is 42.' }] }, 'It is 42.'],
  [
    'M02b structured content that does not fit',
    { content: [{ type: 'text', text: 'It is 42.' }], structuredContent: { total: 'x' } },
    'It is 42.',
  ],
  ['structured content alone', { structuredContent: { sum: 42 } }, '{"sum":42}'],
  ['structured content that is a list', { content: [], structuredContent: [1, 2] }, '[1,2]'],
  ['content that is a text', { content: 'It is 42.' }, 'It is 42.'],
  ['a kind of content that nobody knows', { content: [{ type: 'chart', x: 1 }] }, '{"type":"chart","x":1}'],
])('%s: the text is shown', async (_name, answer, expected) => {
  const { call } = await server({ tools: [tool('one', promised)], answer }).connect()
  expect(await call('one', { a: 1 })).toMatchObject({ content: expected, isError: false })
})

test.each([
  [404, 'Not Found'],
  [404, '{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}'],
  [400, '{"jsonrpc":"2.0","error":{"code":-32000,"message":"Bad Request: No valid session ID provided"},"id":null}'],
  [401, 'Unauthorized: Session not found'],
])('M05 a session that the server forgot begins anew, said with %i: %s', async (code, refusal) => {
  let calls = 0
  const { connect, heard } = server({
    answer: { content: [{ type: 'text', text: 'Here.' }] },
    status: method => (method === 'tools/call' && ++calls === 2 ? code : 200),
    refusal,
  })
  const { call } = await connect()
  expect(await call('one', {})).toMatchObject({ content: 'Here.' })
  expect(await call('one', {})).toMatchObject({ content: 'Here.' })
  expect(heard.filter(method => method === 'initialize')).toHaveLength(2)
  expect(heard.filter(method => method === 'tools/call')).toHaveLength(3)
})

test('M05b a server that is gone is not asked for ever', async () => {
  let isGone = false
  const { connect, heard } = server({ status: () => (isGone ? 404 : 200) })
  const { call } = await connect()
  isGone = true
  const before = heard.length
  await expect(call('one', {})).rejects.toThrow('no tools at this address')
  expect(heard.length - before).toBeLessThan(5)
})

test.each<[string, number, Partial<Stand>, string]>([
  ['the server broke over it', 502, {}, 'The server is down or has a problem (status 502).'],
  ['its arguments are refused', 400, { refusal: 'No such city.' }, 'No such city.'],
  ['there is no session that could be lost', 404, { isStateless: true }, 'no tools at this address'],
])('M05c a call that may have arrived is not made again: %s', async (_name, code, stand, sentence) => {
  const { connect, heard } = server({ status: method => (method === 'tools/call' ? code : 200), ...stand })
  const { call } = await connect()
  await expect(call('one', {})).rejects.toThrow(sentence)
  expect(heard.filter(method => method === 'tools/call')).toHaveLength(1)
})

test('M05d nor is one whose answer broke off', async () => {
  const { connect, heard } = server({
    status: method => {
      if (method === 'tools/call') throw new TypeError('Failed to fetch')
      return 200
    },
  })
  const { call } = await connect()
  await expect(call('one', {})).rejects.toThrow('Failed to fetch')
  expect(heard.filter(method => method === 'tools/call')).toHaveLength(1)
})

test.each([
  [401, 'M12 The server wants you to sign in'],
  [403, 'The server does not allow this'],
  [502, 'M20 The server is down or has a problem (status 502)'],
])('a server that answers with %i: %s', async (status, sentence) => {
  await expect(server({ status: () => status }).connect()).rejects.toThrow(sentence.replace(/^M\d+ /, ''))
})

test('M08 a long answer is cut between two characters', async () => {
  const text = `${'x'.repeat(19_999)}🌈${'y'.repeat(10)}`
  const { call } = await server({ answer: { content: [{ type: 'text', text }] } }).connect()
  const { content } = await call('one', {})
  expect(wholeCharacters(content)).toBe(content)
  expect(content).toContain('[cut here')
})

describe('M01 what works stays so', () => {
  /** Answers each method with what it is given. */
  const answering = (results: Record<string, (params: JsonObject) => object>, asStream = false) =>
    connectMcp(
      'https://desk.example/mcp',
      async ({ body = '{}' }) => {
        const { id, method, params = {} } = JSON.parse(body) as { id?: number; method: string; params?: JsonObject }
        // Some answer a notification with a body.
        if (id === undefined) return { status: 200, body: '{}', contentType: 'application/json' }
        const none = { error: { code: -32601, message: 'No.' } }
        const message = JSON.stringify({ jsonrpc: '2.0', id, ...(results[method]?.(params) ?? none) })
        const notice = JSON.stringify({
          jsonrpc: '2.0',
          method: 'notifications/message',
          params: { level: 'info', data: 'x' },
        })
        return asStream
          ? {
              status: 200,
              body: `: hi\n\ndata: ${notice}\n\nevent: message\ndata: ${message}\n\n`,
              contentType: 'text/event-stream',
            }
          : { status: 200, body: message, contentType: 'application/json' }
      },
      new AbortController().signal,
    )
  const initialize = (protocolVersion = '2025-06-18') => ({
    initialize: () => ({
      result: { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'desk', version: '1' } },
    }),
  })
  const list = (tools: JsonObject[], more: object = {}) => ({ 'tools/list': () => ({ result: { tools, ...more } }) })

  test.each(['2024-11-05', '2025-03-26', '2025-06-18'])('version %s', async version => {
    const { tools } = await answering({ ...initialize(version), ...list([tool('one')]) })
    expect(tools).toHaveLength(1)
  })

  test('pages of tools, and a cursor that comes again', async () => {
    const pages: Record<string, object> = {
      '': { tools: [tool('one')], nextCursor: 'a' },
      a: { tools: [tool('two')], nextCursor: 'b' },
      b: { tools: [tool('three')], nextCursor: 'b' },
    }
    const { tools } = await answering({
      ...initialize(),
      'tools/list': ({ cursor = '' }) => ({ result: pages[String(cursor)] ?? { tools: [] } }),
    })
    expect(tools.map(({ name }) => name).slice(0, 3)).toEqual(['one', 'two', 'three'])
  })

  test('notifications in a stream, and odd names', async () => {
    const { tools } = await answering({ ...initialize(), ...list([tool('größe/2'), tool('a b')]) }, true)
    expect(tools.map(({ name }) => name)).toEqual(['größe/2', 'a b'])
  })

  test('an error of the protocol, and an answer without content', async () => {
    const { call } = await answering({
      ...initialize(),
      ...list([tool('one'), tool('two')]),
      'tools/call': ({ name }) =>
        name === 'one' ? { error: { code: -32602, message: 'No such city.' } } : { result: { content: [] } },
    })
    await expect(call('one', {})).rejects.toThrow('No such city.')
    expect(await call('two', {})).toMatchObject({ content: 'The tool answered without words.', isError: false })
  })
})
