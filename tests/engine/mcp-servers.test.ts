import { expect, test } from 'vitest'
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
}

/** A server that answers by the protocol of 2025, with a session; what was sent to it, in order. */
function server({ tools = [tool('one')], answer = {}, asStream, status = () => 200 }: Stand) {
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
        if (code !== 200) return { status: code, body: 'Refused.', contentType: 'text/plain' }
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
          headers: { 'mcp-session-id': `session-${heard.length}` },
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

test('M05 a session that the server forgot begins anew', async () => {
  let calls = 0
  const { connect, heard } = server({
    answer: { content: [{ type: 'text', text: 'Here.' }] },
    status: method => (method === 'tools/call' && ++calls === 2 ? 404 : 200),
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

test('a call that failed in another way is not made again', async () => {
  const { connect, heard } = server({ status: method => (method === 'tools/call' ? 502 : 200) })
  const { call } = await connect()
  await expect(call('one', {})).rejects.toThrow('The server is down, or not well (status 502).')
  expect(heard.filter(method => method === 'tools/call')).toHaveLength(1)
})

test.each([
  [401, 'M12 The server wants you to sign in'],
  [403, 'The server does not allow this'],
  [502, 'M20 The server is down, or not well (status 502)'],
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
