import { channel } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ClassSettings } from '../../src/gateway/classes/class-record'
import { freeSeats } from '../../src/gateway/classes/seats'
import type { Variables } from '../../src/gateway/settings'
import { findModel } from '../../src/providers/catalog/catalog'
import { model, type OpenGateway, openGateway, providerKeys, type Script, startProvider } from '../support/gateway'
import { testRows } from '../support/test-rows'

const opened: { close?(): Promise<void>; stop?(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await (each.close ?? each.stop)?.()
})

async function open(
  settings: Partial<ClassSettings> = {},
  script: Script = {},
  variables: Variables = {},
  graceMs?: number,
) {
  const provider = await startProvider(script)
  opened.push(provider)
  const gateway = await openGateway(provider.origin, settings, { variables, graceMs })
  opened.push(gateway)
  return { provider, gateway }
}

const hello = { model, max_tokens: 100, messages: [{ role: 'user', content: 'hi' }] }
const anthropicPath = '/v1/messages'
const openAiPath = '/v1/chat/completions'
const wires = [anthropicPath, openAiPath]
const until = (isSo: () => boolean | Promise<boolean>) => vi.waitFor(async () => expect(await isSo()).toBe(true))
const messageOf = async (answer: Response) => ((await answer.json()) as { error: { message: string } }).error.message

test('what is counted is what the provider says, on both wires, streaming or not', async () => {
  const { gateway } = await open(
    { prices: { [model]: { inputPerMillion: 2, outputPerMillion: 10 } } },
    { usage: { input: 40, output: 7 } },
  )
  for (const path of wires) {
    for (const stream of [false, true]) await (await gateway.ask(path, { ...hello, stream })).text()
  }
  const { class: whole, student } = await gateway.used()
  expect(whole).toEqual({ requests: 4, tokens: 4 * 47, dollars: (4 * (40 * 2 + 7 * 10)) / 1e6 })
  expect(student).toEqual(whole)
})

test('an answer is asked for at no more than the length of the class, under the name that the upstream knows', async () => {
  const { gateway, provider } = await open({ maxOutput: 50 })
  await gateway.ask(anthropicPath, hello)
  await gateway.ask(openAiPath, hello)
  await gateway.ask(openAiPath, { model, messages: hello.messages, max_completion_tokens: 20 })
  expect(provider.seen.map(({ body }) => body.max_tokens)).toEqual([50, 50, 20])
  expect(provider.seen.at(-1)?.body).not.toHaveProperty('max_completion_tokens')
})

test('the query of the address of a provider goes with each request, and the key into the header that it wants', async () => {
  const provider = await startProvider()
  opened.push(provider)
  const gateway = await openGateway(
    provider.origin,
    {},
    {
      variables: {
        OPENAI_BASE_URL: `${provider.origin}/openai/deployments/luna?api-version=2024-10-21`,
        OPENAI_KEY_HEADER: 'api-key',
        ANTHROPIC_BASE_URL: `${provider.origin}/llm/v1?tenant=4b`,
      },
    },
  )
  opened.push(gateway)
  await gateway.ask(openAiPath, hello)
  await gateway.ask(anthropicPath, hello)
  expect(provider.seen).toMatchObject([
    {
      path: '/openai/deployments/luna/chat/completions?api-version=2024-10-21',
      headers: { 'api-key': providerKeys.openai },
    },
    { path: '/llm/v1/messages?tenant=4b', headers: { 'x-api-key': providerKeys.anthropic } },
  ])
  expect(provider.seen[0]?.headers).not.toHaveProperty('authorization')
})

testRows([
  ['a model of another class', { ...hello, model: 'large-model' }, 403, 'little-model'],
  [
    'tools of the provider',
    { ...hello, tools: [{ type: 'web_search_20250305', name: 'web_search' }] },
    400,
    'tools of your own',
  ],
  [
    'an image by address',
    {
      ...hello,
      messages: [
        { role: 'user', content: [{ type: 'image', source: { type: 'url', url: 'https://a.example/x.png' } }] },
      ],
    },
    400,
    'by address',
  ],
  [
    'a file of the account',
    {
      ...hello,
      messages: [
        {
          role: 'user',
          content: [
            {
              type: 'tool_result',
              tool_use_id: 'x',
              content: [{ type: 'document', source: { type: 'file', file_id: 'f' } }],
            },
          ],
        },
      ],
    },
    400,
    'by address',
  ],
  ['servers of tools', { ...hello, mcp_servers: [{ url: 'https://a.example' }] }, 400, 'mcp_servers'],
])(
  'a request that is not allowed is refused in a sentence, and reaches no provider',
  async (_, body, status, words) => {
    const { gateway, provider } = await open()
    const answer = await gateway.ask(anthropicPath, body)
    expect([answer.status, await messageOf(answer)]).toEqual([status, expect.stringContaining(words)])
    expect(provider.seen).toEqual([])
  },
)

test.each([
  ['several answers at once', { n: 100 }, 'one answer'],
  [
    'an image by address',
    { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'http://169.254.169.254/' } }] }] },
    'by address',
  ],
  ['search by the provider', { web_search_options: {} }, 'web_search_options'],
])('%s is refused on the other wire too', async (_, more, words) => {
  const { gateway, provider } = await open()
  const answer = await gateway.ask(openAiPath, { ...hello, ...more })
  expect([answer.status, await messageOf(answer)]).toEqual([400, expect.stringContaining(words)])
  expect(provider.seen).toEqual([])
})

test('a limit of a day says whose it is, and that trying again does not help; one of a minute says how long to wait', async () => {
  const limits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
  const prices = { [model]: { inputPerMillion: 1, outputPerMillion: 1 } }
  const cases: [Partial<ClassSettings>, RegExp][] = [
    [{ student: { ...limits, tokensPerDay: 50 } }, /left of your tokens for today/],
    [{ class: { ...limits, tokensPerDay: 50 } }, /left of your class’s tokens for today/],
    [{ prices, student: { ...limits, dollarsPerDay: 0.000001 } }, /left of your money for today/],
    [{ prices, class: { ...limits, dollarsPerDay: 0.000001 } }, /left of your class’s money for today/],
  ]
  const { gateway, provider } = await open()
  for (const [settings, words] of cases) {
    await gateway.classes.change(gateway.record.id, { class: limits, student: limits, ...settings })
    const answer = await gateway.ask(anthropicPath, hello)
    expect([answer.status, answer.headers.get('x-should-retry')]).toEqual([429, 'false'])
    expect(await messageOf(answer)).toMatch(words)
  }
  expect(provider.seen).toEqual([])
  await gateway.classes.change(gateway.record.id, { class: limits, student: { ...limits, requestsPerMinute: 0 } })
  const answer = await gateway.ask(openAiPath, hello)
  expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([
    429,
    expect.toSatisfy(seconds => seconds > 0 && seconds <= 60),
  ])
  expect(answer.headers.get('x-should-retry')).toBeNull()
})

test('a class with a limit in dollars may not use what has no known price', async () => {
  const { gateway, provider } = await open()
  const limits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: 5 }
  await gateway.classes.change(gateway.record.id, { class: limits })
  const answer = await gateway.ask(anthropicPath, hello)
  expect([answer.status, await messageOf(answer)]).toEqual([403, expect.stringContaining('price')])
  expect(provider.seen).toEqual([])
})

testRows(wires)('of an answer that breaks off, what was not reported counts as set aside', async path => {
  let breakOff = () => {}
  const isHeard = new Promise<void>(resolve => {
    breakOff = resolve
  })
  const before = (chunk: number) => (chunk === 4 ? isHeard : undefined)
  const { gateway } = await open({}, { chunks: 10, cutAfter: 4, before, usage: { input: 10, output: 5 } })
  const reader = (await gateway.ask(path, { ...hello, stream: true })).body?.pipeThrough(new TextDecoderStream())
  const readAll = async () => {
    let text = ''
    for await (const piece of reader ?? []) {
      text += piece
      if (text.split('word ').length > 4) breakOff()
    }
  }
  await expect(readAll()).rejects.toThrow()
  await until(() => gateway.logged.some(({ reason }) => reason === 'cut'))
  const { tokens } = (await gateway.used()).class
  // Four words were received, with possible hidden thinking: reserved at full length. Input tokens were reported by the
  // first wire at the start.
  if (path === anthropicPath) expect(tokens).toBe(10 + hello.max_tokens)
  else expect(tokens).toBeGreaterThan(800 + hello.max_tokens)
})

/** Requests a stream, and disconnects when a condition is met. */
async function askAndLeave(
  { gateway }: { gateway: OpenGateway },
  { path, body = { ...hello, stream: true } }: { path: string; body?: object },
  mayLeave: (answer: Promise<Response>) => Promise<unknown>,
) {
  const leaving = new AbortController()
  const asked = fetch(gateway.origin + path, {
    method: 'POST',
    headers: { 'x-api-key': gateway.code, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  })
  asked.catch(() => undefined)
  await mayLeave(asked)
  leaving.abort()
  await until(() => gateway.logged.some(({ route }) => route === path))
  return gateway.logged.at(-1)
}

testRows(wires)('when a student leaves and the answer does not end, the provider is hung up on', async path => {
  // After some words it is idle until the client disconnects.
  const before = (chunk: number) => (chunk < 5 ? undefined : new Promise(() => undefined))
  const opened = await open({}, { chunks: 2_000, before }, {}, 1)
  const line = await askAndLeave(opened, { path }, async asked => (await asked).body?.getReader().read())
  await until(() => opened.provider.script.running === 0)
  expect(line?.reason).toBe('left')
  expect(line?.tokens).toBeGreaterThanOrEqual(path === anthropicPath ? 10 + hello.max_tokens : 800 + hello.max_tokens)
  expect((await opened.gateway.used()).class.tokens).toBe(line?.tokens)
})

testRows(wires)('when a student leaves and the answer ends, exactly what it cost is counted', async path => {
  let goOn = () => {}
  const hasLeft = new Promise<void>(resolve => {
    goOn = resolve
  })
  const opened = await open(
    {},
    { chunks: 50, before: chunk => (chunk < 5 ? undefined : hasLeft), usage: { input: 40, output: 9 } },
  )
  // The provider continues once the gateway's connection is closed: the gateway knows by then.
  const requests = channel('http.server.request.start')
  const onRequest = (started: unknown) => {
    const { request, server } = started as { request: IncomingMessage; server: Server }
    if (`http://127.0.0.1:${(server.address() as AddressInfo).port}` === opened.gateway.origin)
      request.socket.once('close', goOn)
  }
  requests.subscribe(onRequest)
  onTestFinished(() => void requests.unsubscribe(onRequest))
  const line = await askAndLeave(opened, { path }, async asked => (await asked).body?.getReader().read())
  expect([line?.reason, line?.tokens]).toEqual(['left', 49])
  expect((await opened.gateway.used()).class.tokens).toBe(49)
})

testRows(wires.flatMap(path => [true, false].map(stream => [path, stream] as const)))(
  'whoever leaves before the first word has not asked for nothing',
  async (path, stream) => {
    const opened = await open({}, { isSilent: true }, {}, 1)
    const line = await askAndLeave(opened, { path, body: { ...hello, stream } }, () =>
      until(() => opened.provider.seen.length > 0),
    )
    const { requests, tokens } = (await opened.gateway.used()).class
    expect([requests, tokens]).toEqual([1, expect.toSatisfy(count => count > 800 + hello.max_tokens)])
    expect(line?.status).not.toBe(200)
  },
)

testRows(wires)('a provider that hangs up when it has the request may bill for it', async path => {
  const { gateway } = await open({}, { isRude: true })
  expect((await gateway.ask(path, hello)).status).toBe(502)
  expect((await gateway.used()).class.tokens).toBeGreaterThan(800 + hello.max_tokens)
})

test('a gateway that stops counts what is still under way, and does not wait for clients that have left', async () => {
  const { gateway, provider } = await open({}, { isSilent: true })
  const leaving = new AbortController()
  const headers = { 'x-api-key': gateway.code, 'content-type': 'application/json' }
  const asked = fetch(gateway.origin + anthropicPath, {
    method: 'POST',
    headers,
    body: JSON.stringify(hello),
    signal: leaving.signal,
  })
  await until(() => provider.seen.length > 0)
  const file = `${gateway.settings.folder}/records.jsonl`
  const tokens = () =>
    Number(
      readFileSync(file, 'utf8')
        .match(/(?<="class":\{"requests":1,"tokens":)\d+/g)
        ?.at(-1),
    )
  // It was written before the provider got the request.
  expect(tokens()).toBeGreaterThan(800 + hello.max_tokens)
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await gateway.close()
  opened.splice(opened.indexOf(gateway), 1)
  expect(provider.script.running).toBe(0)
  expect(gateway.logged.at(-1)?.route).toBe(anthropicPath)
  expect(tokens()).toBeGreaterThan(800 + hello.max_tokens)
})

test('an answer that never came is not paid for', async () => {
  const { gateway, provider } = await open()
  await provider.stop()
  opened.splice(opened.indexOf(provider), 1)
  const answer = await gateway.ask(anthropicPath, hello)
  expect([answer.status, await messageOf(answer)]).toEqual([502, expect.stringContaining('cannot reach its model')])
  expect((await gateway.used()).class).toEqual({ requests: 1, tokens: 0, dollars: 0 })
})

test('each seat has a budget of its own, all seats have one together, and there are no more seats than there are', async () => {
  const limits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
  const { gateway } = await open({
    seats: 3,
    student: { ...limits, requestsPerMinute: 2 },
    class: { ...limits, requestsPerMinute: 5 },
  })
  const joined = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const answer = await gateway.ask('/join', {})
      return { status: answer.status, ...((await answer.json()) as { key: string; seat: number; error?: string }) }
    }),
  )
  expect(joined.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403])
  expect(joined.flatMap(({ seat }) => seat ?? []).sort()).toEqual([1, 2, 3])
  expect(joined.find(({ error }) => error)?.error).toContain('All 3 seats')

  const [first, second, third] = joined.flatMap(({ key }) => key ?? [])
  const statuses: number[] = []
  for (const key of [first, first, first, second, second, third, third]) {
    const answer = await fetch(gateway.origin + anthropicPath, {
      method: 'POST',
      headers: { 'x-api-key': key ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(hello),
    })
    statuses.push(answer.status)
  }
  // The third of the first seat hits its own limit; the last hits the class's.
  expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 429])

  await freeSeats(gateway.record, 'all', gateway.records)
  expect((await gateway.ask(anthropicPath, hello, { authorization: `Bearer ${first}` })).status).toBe(401)
  expect((await gateway.ask('/join', {})).status).toBe(200)
})

test('a student with a seat keeps it when joining again', async () => {
  const { gateway } = await open({ seats: 1 })
  const { key } = (await (await gateway.ask('/join', {})).json()) as { key: string }
  const again = await gateway.ask('/join', {}, { authorization: `Bearer ${key}` })
  expect(await again.json()).toMatchObject({
    key,
    seat: 1,
    class: { name: 'Room 4', seat: 1, models: [{ id: model, wire: 'openai' }] },
  })
})

test('a paused class waits, one that was ended is over, and the teacher sees it at once', async () => {
  const { gateway, provider } = await open()
  await gateway.classes.change(gateway.record.id, { paused: true })
  const paused = await gateway.ask(openAiPath, hello)
  expect([paused.status, await messageOf(paused)]).toEqual([403, expect.stringContaining('paused')])
  expect(await (await gateway.ask('/class')).json()).toMatchObject({ paused: true })
  await gateway.classes.change(gateway.record.id, { paused: false })
  expect((await gateway.ask(openAiPath, hello)).status).toBe(200)
  const { key } = (await (await gateway.ask('/join', {})).json()) as { key: string }
  await gateway.classes.end(gateway.record.id)
  for (const authorization of [`Bearer ${gateway.code}`, `Bearer ${key}`]) {
    const over = await gateway.ask(openAiPath, hello, { authorization })
    expect([over.status, await messageOf(over)]).toEqual([403, expect.stringContaining('over')])
  }
  expect(provider.seen).toHaveLength(1)
})

test('a code works however it is typed', async () => {
  const { gateway } = await open()
  expect(gateway.code).toMatch(/^[b-z]{4}-[b-z]{4}$/)
  const typed = gateway.code.toUpperCase().replace('-', '')
  for (const headers of <Record<string, string>[]>[
    { 'x-api-key': typed },
    { 'x-api-key': ` ${gateway.code} ` },
    { authorization: `bearer ${typed}` },
  ])
    expect((await fetch(`${gateway.origin}/class`, { headers })).status).toBe(200)
})

test('a page may ask with the headers of both SDKs, and a local network lets it', async () => {
  const { gateway } = await open()
  const answer = await fetch(gateway.origin + anthropicPath, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://page.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'authorization, x-api-key, content-type, anthropic-version, anthropic-dangerous-direct-browser-access, x-stainless-os',
      'access-control-request-private-network': 'true',
    },
  })
  expect(answer.status).toBe(204)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-private-network': 'true',
    'access-control-allow-headers':
      'authorization,x-api-key,content-type,anthropic-version,anthropic-dangerous-direct-browser-access,x-stainless-os',
  })
  const refused = await gateway.ask(anthropicPath, hello, {
    authorization: 'Bearer wrong',
    origin: 'https://page.example',
  })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*'])
})

test('where pages are listed, no other may ask', async () => {
  const { gateway, provider } = await open({}, {}, { GATEWAY_PAGES: 'https://page.example' })
  const from = (origin: string) => gateway.ask(anthropicPath, hello, { origin })
  expect((await from('https://other.example')).status).toBe(403)
  expect(provider.seen).toEqual([])
  const good = await from('https://page.example')
  expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([200, 'https://page.example'])
})

test('logs tell what happened, without a word of what was said, and no key', async () => {
  const { gateway } = await open({}, { usage: { input: 30, output: 12 } })
  const secret = 'my dog is called Bruno'
  await (
    await gateway.ask(anthropicPath, { ...hello, stream: true, messages: [{ role: 'user', content: secret }] })
  ).text()
  await gateway.ask(`/v1/${secret}`, hello)
  await gateway.ask(openAiPath, { ...hello, [secret]: 1 })
  await gateway.ask(anthropicPath, hello, { authorization: `Bearer ${secret}` })
  expect(gateway.logged[0]).toMatchObject({
    route: '/v1/messages',
    status: 200,
    class: gateway.record.id,
    seat: 0,
    tokens: 42,
  })
  const logged = JSON.stringify(gateway.logged)
  for (const hidden of [secret, 'Bruno', gateway.code, ...Object.values(providerKeys)])
    expect(logged).not.toContain(hidden)
})

testRows([
  ['no JSON', '{', 400, 'JSON'],
  ['no object', '[1]', 400, 'one JSON object'],
  ['nothing', '', 400, 'JSON'],
  ['very deep', `{"model":"${model}","a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`, 400, 'nested too deeply'],
  ['too large', `{"model":"${'x'.repeat(4_000_000)}"}`, 413, 'too large'],
])('a body that cannot be read is refused in a sentence', async (_, body, status, words) => {
  const { gateway, provider } = await open()
  const headers = { 'x-api-key': gateway.code, 'content-type': 'application/json' }
  const answer = await fetch(gateway.origin + openAiPath, { method: 'POST', headers, body })
  expect([answer.status, await messageOf(answer)]).toEqual([status, expect.stringContaining(words)])
  expect((await gateway.ask(openAiPath, hello, { 'content-type': 'text/plain' })).status).toBe(415)
  expect(provider.seen).toEqual([])
})

test('who hangs up in the middle of a request is in the log, and is no fault of the gateway', async () => {
  const { gateway } = await open()
  const { hostname, port } = new URL(gateway.origin)
  const head = `POST ${openAiPath} HTTP/1.1\r\nhost: x\r\nx-api-key: ${gateway.code}\r\ncontent-type: application/json\r\n`
  const socket = connect(Number(port), hostname)
  await new Promise(resolve => socket.write(`${head}transfer-encoding: chunked\r\n\r\n5\r\n{"mod\r\n`, resolve))
  socket.destroy()
  await until(() => gateway.logged.length > 0)
  expect(gateway.logged).toMatchObject([{ route: openAiPath, status: 400, reason: 'left' }])
})

test('fields that the gateway does not know pass through, and who asks does not', async () => {
  const { gateway, provider } = await open()
  await gateway.ask(openAiPath, {
    ...hello,
    verbosity: 'low',
    new_field: { deep: [1] },
    user: 'Ada',
    metadata: { a: 'b' },
  })
  expect(provider.seen[0]?.body).toEqual({ ...hello, verbosity: 'low', new_field: { deep: [1] } })
})

test('a provider that reports a number beyond reason closes no class', async () => {
  const { gateway } = await open({}, { usage: { input: 1e308, output: 1e308 } })
  for (const path of wires) await (await gateway.ask(path, { ...hello, stream: true })).text()
  const { tokens } = (await gateway.used()).class
  expect(tokens).toBeLessThan(10_000)
  expect(tokens).toBeGreaterThan(2 * 800)
})

test('a gateway whose provider refuses its key says that it is not the class code', async () => {
  const { gateway } = await openRefusing(401)
  const answer = await gateway.ask(anthropicPath, hello)
  expect(answer.status).toBe(502)
  expect(await messageOf(answer)).toContain("the gateway's own key")
})

async function openRefusing(status: number): Promise<{ gateway: OpenGateway }> {
  const { createServer } = await import('node:http')
  const { listen } = await import('../browser/providers/vendor')
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ error: { message: `Incorrect key ${incoming.headers['x-api-key']}` } }))
  })
  const origin = await listen(server)
  opened.push({ stop: () => new Promise(resolve => server.close(() => resolve())) })
  const gateway = await openGateway(origin)
  opened.push(gateway)
  return { gateway }
}

test.each([400, 429, 500])('a provider that quotes our key in an error of %s is not quoted', async status => {
  const { gateway } = await openRefusing(status)
  const answer = await gateway.ask(anthropicPath, hello)
  const text = await answer.text()
  expect([answer.status, text]).toEqual([status, expect.stringContaining('Incorrect key')])
  expect(text).not.toContain(providerKeys.anthropic.slice(0, 12))
})

test('the list of models is as both SDKs expect it', async () => {
  const { gateway } = await open({ models: ['claude-haiku-5-5', model], prices: {} })
  const created = Math.floor(Date.parse(gateway.record.created) / 1000)
  const entry = (id: string, label: string, wire: string) => ({
    ...{ id, object: 'model', type: 'model', display_name: label },
    ...{ created, created_at: gateway.record.created, owned_by: wire, wire },
  })
  const known = findModel('claude-haiku-5-5')?.label ?? ''
  expect(known).toContain('Haiku')
  expect(await (await gateway.ask('/v1/models')).json()).toEqual({
    object: 'list',
    data: [entry('claude-haiku-5-5', known, 'anthropic'), entry(model, model, 'openai')],
    has_more: false,
    first_id: 'claude-haiku-5-5',
    last_id: model,
  })
})

test('what is not there, and whether the gateway lives, is answered plainly', async () => {
  const { gateway } = await open()
  expect(await (await gateway.ask('/health')).text()).toBe('ok\n')
  const none = await gateway.ask('/nowhere')
  expect([none.status, await none.json()]).toEqual([404, { error: 'There is nothing here.', code: 'path' }])
  expect(gateway.logged.at(-1)).toMatchObject({ route: 'other', status: 404, method: 'GET' })
})

testRows([
  [400, 0],
  [404, 0],
  [409, 0],
  [429, 0],
  [499, 0],
  [500, 0],
  [501, 0],
  [503, 0],
  [529, 0],
  [408, 1],
  [502, 1],
  [504, 1],
  [524, 1],
])('of an error of a provider, what was set aside is released where nothing is billed', async (status, stays) => {
  const { gateway } = await openRefusing(status)
  expect((await gateway.ask(anthropicPath, hello)).status).toBe(status)
  const { requests, tokens } = (await gateway.used()).class
  expect([requests, Math.min(1, tokens)]).toEqual([1, stays])
  expect(gateway.logged.find(({ route }) => route === anthropicPath)).toMatchObject({ status, reason: 'provider' })
})
