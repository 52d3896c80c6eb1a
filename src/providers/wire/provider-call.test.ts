import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { schoolConnection as school } from '../../../tests/support/connections'
import type { ModelEvent, ModelRequest } from '../../model/language-model'
import { createAnthropicModel } from '../anthropic/anthropic'
import { createOpenAiCompatibleModel } from '../openai/openai-compatible'
import { headersFor, shownHeaders } from './headers'

const hello: ModelRequest = {
  model: 'owl-9',
  system: '',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'hello' }] }],
  tools: [],
  maxTokens: 64,
}

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
})
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: 0 }, answer)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('headers', () => {
  test('carry the key the way the connection says', () => {
    expect(headersFor(school, 'sk', {})).toEqual({ authorization: 'Bearer sk' })
    expect(headersFor({ ...school, auth: 'x-api-key' }, 'sk', {})).toEqual({ 'x-api-key': 'sk' })
    expect(headersFor({ ...school, auth: 'none' }, 'sk', {})).toEqual({})
    expect(headersFor(school, null, {})).toEqual({})
  })

  test('can be added, replaced and removed, in any spelling', () => {
    const headers = { 'X-Class': '7b', 'Anthropic-Version': 'mine', 'anthropic-dangerous-direct-browser-access': null }
    const wire = { 'anthropic-version': 'ours', 'anthropic-dangerous-direct-browser-access': 'true' }
    expect(headersFor({ ...school, auth: 'none', headers }, null, wire)).toEqual({
      'x-class': '7b',
      'anthropic-version': 'mine',
    })
  })

  test('hide every secret where they are shown', () => {
    const shown = { authorization: 'Bearer •••', 'x-class-code': '•••', 'x-class': '7b', 'anthropic-version': '1' }
    expect(shownHeaders({ ...shown, 'x-class-code': 'owl-fox' })).toEqual(shown)
    expect(shownHeaders({ authorization: 'Basic c2VjcmV0' })).toEqual({ authorization: '•••' })
  })
})

describe.each([
  ['anthropic', createAnthropicModel],
  ['openai', createOpenAiCompatibleModel],
] as const)('a call over the %s wire', (wire, create) => {
  async function call(origin: string, { key = 'sk-secret', signal = new AbortController().signal } = {}) {
    const events: ModelEvent[] = []
    const model = create({ ...school, wire, baseUrl: origin }, key)
    for await (const event of model.stream(hello, signal)) events.push(event)
    return events
  }
  const stream =
    (text: string): RequestListener =>
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text)

  test('goes to no other address, whatever the first one says: a key could go along', async () => {
    let arrived = 0
    const elsewhere = await serve((_request, response) => {
      arrived += 1
      response.end()
    })
    const origin = await serve((_request, response) => void response.writeHead(307, { location: elsewhere }).end())
    await expect(call(origin)).rejects.toMatchObject({ code: 'unreachable' })
    expect(arrived).toBe(0)
  })

  test('takes a web page for what it is', async () => {
    const origin = await serve((_request, response) => void response.end('<!doctype html><title>Welcome</title>'))
    await expect(call(origin)).rejects.toMatchObject({ code: 'unknown', message: expect.stringContaining(origin) })
  })

  test('is refused by an error that comes as the first event', async () => {
    const body = JSON.stringify({ type: 'error', error: { type: 'overloaded_error', message: 'busy' } })
    const origin = await serve(stream(`event: error\ndata: ${body}\n\n`))
    await expect(call(origin)).rejects.toMatchObject({ code: 'overloaded', details: { said: 'busy' } })
  })

  test('is not made with a key that fits in no header', async () => {
    let arrived = 0
    const origin = await serve((_request, response) => {
      arrived++
      response.end()
    })
    await expect(call(origin, { key: 'sk-α' })).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'The key has “α”, which no key has. Nothing was sent. Copy the whole key again.',
      details: { outcome: 'not-sent' },
    })
    expect(arrived).toBe(0)
  })

  test('never shows the key in what was said', async () => {
    const origin = await serve((request, response) => {
      response.writeHead(400).end(JSON.stringify({ error: { message: `bad: ${request.headers.authorization}` } }))
    })
    await expect(call(origin)).rejects.toMatchObject({ details: { said: 'bad: Bearer •••' } })
  })

  test.each([
    ['', 'x'.repeat(10_000)],
    ['{"error":{"message":"', 'x'.repeat(10_000)],
    ['{"error":{"type":"', 'model '.repeat(2_000)],
  ])('reads of an error without an end its beginning, and closes it: %s', async (start, more) => {
    let hungUp: Promise<unknown> = Promise.resolve()
    const origin = await serve((_request, response) => {
      hungUp = new Promise(resolve => response.on('close', () => resolve(response.writableFinished)))
      response.writeHead(400).write(start)
      const write = () => {
        while (!response.destroyed && response.write(more));
      }
      response.on('drain', write)
      write()
    })
    await expect(call(origin)).rejects.toMatchObject({ code: 'bad_request', details: { status: 400 } })
    expect(await hungUp).toBe(false)
  })

  test('does not start when it is already stopped', async () => {
    let arrived = 0
    const origin = await serve(() => {
      arrived += 1
    })
    await expect(call(origin, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    expect(arrived).toBe(0)
  })

  test('is cut when the line drops before a word came', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': here\n\n', () => response.destroy())
    })
    expect((await call(origin)).at(-1)).toEqual({ type: 'end', ending: 'connection-cut' })
  })

  test('closes its socket when the reader walks away', async () => {
    let hungUp: Promise<unknown> = Promise.resolve()
    const word =
      wire === 'openai'
        ? `data: ${JSON.stringify({ choices: [{ delta: { content: 'word ' } }] })}\n\n`
        : `event: content_block_delta\ndata: ${JSON.stringify({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'word ' } })}\n\n`
    const origin = await serve((_request, response) => {
      hungUp = new Promise(resolve => response.on('close', () => resolve(response.writableFinished)))
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const timer = setInterval(() => response.write(word), 10)
      response.on('close', () => clearInterval(timer))
    })
    const model = create({ ...school, wire, baseUrl: origin }, 'sk')
    for await (const event of model.stream(hello, new AbortController().signal)) {
      expect(event).toEqual({ type: 'text-delta', text: 'word ' })
      break
    }
    expect(await hungUp).toBe(false)
  })
})
