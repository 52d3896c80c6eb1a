import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { GatewayError } from '../gateway-error'
import { askUpstream, isUnsent, type Upstream, upstreamHeaders } from './upstream'

const anthropic: Upstream = { wire: 'anthropic', baseUrl: 'https://a.example', key: 'sk-canary-0123456789' }
const openAi: Upstream = { wire: 'openai', baseUrl: 'https://o.example/v1', key: 'sk-canary-9876543210' }

/** Asks an upstream that answers so, or fails so. */
async function ask(
  upstream: Upstream,
  answer: Response | Error,
  { version = null, signal = new AbortController().signal }: { version?: string | null; signal?: AbortSignal } = {},
) {
  const seen: { url: string; init: RequestInit }[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    seen.push({ url: String(url), init })
    if (answer instanceof Error) throw answer
    return answer
  }
  const result = await askUpstream(upstream, { model: 'm' }, { fetch, version, signal }).catch(error => error)
  return { result, url: seen[0]?.url, init: seen[0]?.init }
}

const failed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

test('a request goes to the path of its wire with the key of the gateway, and follows no redirect', async () => {
  const one = await ask(anthropic, new Response('{}'))
  expect(one.url).toBe('https://a.example/v1/messages')
  expect(one.init).toMatchObject({ method: 'POST', redirect: 'manual', body: '{"model":"m"}' })
  expect(one.init?.headers).toEqual({
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    'anthropic-version': '2023-06-01',
    'x-api-key': 'sk-canary-0123456789',
  })
  const other = await ask(openAi, new Response('{}'), { version: '2024-01-01' })
  expect(other.url).toBe('https://o.example/v1/chat/completions')
  expect(other.init?.headers).toEqual({
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    authorization: 'Bearer sk-canary-9876543210',
  })
})

test('without a key no header has one, whatever the header is called', async () => {
  const headersOf = async (upstream: Upstream) =>
    Object.keys((await ask(upstream, new Response('{}'))).init?.headers ?? {})
  const usual = ['content-type', 'accept-encoding']
  expect(await headersOf({ ...anthropic, key: null })).toEqual([...usual, 'anthropic-version'])
  expect(await headersOf({ ...openAi, key: null })).toEqual(usual)
  expect(await headersOf({ ...openAi, key: null, keyHeader: 'api-key' })).toEqual(usual)
  expect(await headersOf({ ...openAi, keyHeader: 'api-key' })).toEqual([...usual, 'api-key'])
})

testRows([
  ['2024-10-22', '2024-10-22'],
  ['x2024-10-22', '2023-06-01'],
  ['2024-10-22x', '2023-06-01'],
  ['2024-1-2', '2023-06-01'],
  ['', '2023-06-01'],
])('the version of a client is forwarded only in its form', async (version, sent) => {
  const { init } = await ask(anthropic, new Response('{}'), { version })
  expect(init?.headers).toMatchObject({ 'anthropic-version': sent })
})

test('when the gateway gives up, so does the request', async () => {
  const leaving = new AbortController()
  const { init } = await ask(anthropic, new Response('{}'), { signal: leaving.signal })
  expect(init?.signal?.aborted).toBe(false)
  leaving.abort()
  expect(init?.signal?.aborted).toBe(true)
})

testRows(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])(
  'after a failure to connect it is certain that no model had the request',
  async code => {
    const { result } = await ask(anthropic, failed(code))
    expect(result).toMatchObject({ status: 502, reason: 'unsent', headers: {} })
    expect(result.message).toBe('The class gateway cannot reach its model at the moment. Try again soon.')
    expect(isUnsent(result)).toBe(true)
  },
)

testRows([
  failed('ECONNRESET'),
  failed('UND_ERR_SOCKET'),
  new TypeError('fetch failed'),
  new TypeError('fetch failed', { cause: null }),
  new TypeError('fetch failed', { cause: 'ECONNREFUSED' }),
  new TypeError('fetch failed', { cause: { code: 7 } }),
])('after another failure a model may have had it', async error => {
  const { result } = await ask(anthropic, error)
  expect(result).toMatchObject({ status: 502, reason: 'upstream' })
  expect(result.message).toBe('The class gateway cannot reach its model at the moment. Try again soon.')
  expect(isUnsent(result)).toBe(false)
})

test('a model that took too long is not asked again by the client', async () => {
  const { result } = await ask(anthropic, new DOMException('timed out', 'TimeoutError'))
  expect(result).toMatchObject({ status: 504, reason: 'upstream-slow', headers: { 'x-should-retry': 'false' } })
  expect(result.message).toBe('The model took too long. Ask for less at once.')
  expect(isUnsent(result)).toBe(false)
})

test.each([300, 301, 307, 399])('a status of %s means that the address has moved', async status => {
  const { result } = await ask(anthropic, fakeAnswer(status))
  expect(result).toMatchObject({ status: 502, reason: 'moved' })
  expect(result.message).toContain('has moved. Tell your teacher')
  expect(isUnsent(result)).toBe(true)
})

test.each([401, 403, 407])('a status of %s means that the key of the gateway was refused', async status => {
  const { result } = await ask(anthropic, fakeAnswer(status))
  expect(result).toMatchObject({ status: 502, reason: 'upstream-key', headers: { 'x-should-retry': 'false' } })
  expect(result.message).toContain("refused the gateway's own key. Tell your teacher")
  expect(isUnsent(result)).toBe(true)
})

/** An answer of any status; of some, `Response` makes none with a body. */
function fakeAnswer(status: number): Response {
  const answer = new Response('no')
  Object.defineProperties(answer, { status: { value: status }, ok: { value: status >= 200 && status < 300 } })
  return answer
}

testRows([400, 402, 404, 408, 429, 500, 529])('an error goes on as it came, without the key', async status => {
  const body = JSON.stringify({ error: `bad key ${anthropic.key}` })
  const { result } = await ask(anthropic, new Response(body, { status, headers: { 'retry-after': '3' } }))
  expect([result.status, result.headers.get('retry-after')]).toEqual([status, '3'])
  const text = await result.text()
  expect(text).toContain('bad key')
  expect(text).not.toContain(anthropic.key)
})

test('of an endless error only the beginning is read, and the connection is let go', async () => {
  let pulled = 0
  let isLeft = false
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++
      controller.enqueue(new TextEncoder().encode('x'.repeat(1_000)))
    },
    cancel() {
      isLeft = true
    },
  })
  const { result } = await ask(anthropic, new Response(endless, { status: 500 }))
  expect(await result.text()).toBe('x'.repeat(20_000))
  expect([pulled < 30, isLeft]).toEqual([true, true])
})

test('an error that breaks off is passed on as far as it came, and one without a body is empty', async () => {
  let isFirst = true
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isFirst) controller.enqueue(new TextEncoder().encode('half a wo'))
      else controller.error(new Error('reset'))
      isFirst = false
    },
  })
  expect(await (await ask(anthropic, new Response(broken, { status: 500 }))).result.text()).toBe('half a wo')
  expect(await (await ask(anthropic, new Response(null, { status: 500 }))).result.text()).toBe('')
})

test('a secret in the query of the address is hidden like the key', async () => {
  const upstream = { ...openAi, baseUrl: 'https://o.example/v1?api-key=canary-in-the-query-1' }
  const { result } = await ask(upstream, new Response('said canary-in-the-query-1'))
  expect(await result.text()).not.toContain('canary-in-the-query-1')
})

test('of the headers of an answer, students get those that they need', () => {
  const answer = new Response('', {
    headers: {
      'content-type': 'text/event-stream',
      'retry-after': '7',
      'x-should-retry': 'true',
      'request-id': 'r1',
      'x-request-id': 'r2',
      'anthropic-organization-id': 'our own',
      'set-cookie': 'a=b',
    },
  })
  expect(Object.fromEntries(upstreamHeaders(answer))).toEqual({
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'content-type': 'text/event-stream',
    'retry-after': '7',
    'x-should-retry': 'true',
    'request-id': 'r1',
    'x-request-id': 'r2',
  })
  expect([...upstreamHeaders(new Response(null)).keys()].sort()).toEqual(['cache-control', 'x-accel-buffering'])
})

test('what is no refusal of the gateway says nothing about whether a model had the request', () => {
  expect(isUnsent(Object.assign(new Error('x'), { reason: 'unsent' }))).toBe(false)
  expect(isUnsent(new GatewayError(403, 'paused', 'x'))).toBe(false)
})
