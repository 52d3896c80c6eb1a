import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../browser/providers/vendor'
import { model, type OpenGateway, openGateway, providerKeys, startProvider } from '../support/gateway'

/* Five hundred hostile requests. The gateway only calls its upstream, with permitted requests; no byte of the
   provider's keys is returned; and afterwards it works as before. */

let provider: Awaited<ReturnType<typeof startProvider>>
let elsewhere: { origin: string; visits: number; close(): void }
let gateway: OpenGateway
beforeAll(async () => {
  provider = await startProvider()
  const server = createServer({ keepAliveTimeout: 0 }, (_, answer) => {
    elsewhere.visits++
    answer.end()
  })
  elsewhere = { origin: await listen(server), visits: 0, close: () => void server.close() }
  gateway = await openGateway(provider.origin, {})
})
afterAll(async () => {
  await gateway?.close()
  await provider?.stop()
  elsewhere?.close()
})

/** Any four consecutive characters of a key, after its public prefix. */
const pieces = Object.values(providerKeys).flatMap(key => {
  const secret = key.replace(/^sk-(ant-)?canary-/, '')
  return Array.from({ length: secret.length - 5 }, (_, index) => secret.slice(index, index + 6))
})

const hello = { model, max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] }
const good = JSON.stringify(hello)

/**
 * Sends raw bytes and returns the response: one response, or everything until the gateway disconnects.
 * @param until when the sender disconnects, for incomplete requests
 */
function sendRaw(parts: readonly string[], until?: Promise<void>): Promise<string> {
  const { hostname, port } = new URL(gateway.origin)
  return new Promise(resolve => {
    let answer = ''
    const socket = connect(Number(port), hostname)
    const done = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      answer += chunk
      if (isWhole(answer)) done()
    })
    socket.on('error', done)
    socket.on('close', done)
    void (async () => {
      for (const part of parts) await new Promise(sent => socket.write(part, 'latin1', sent))
      await until?.then(done)
    })()
  })
}

/** Whether a response declares its length correctly. */
function isWhole(answer: string): boolean {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  return length !== undefined && rest.join('\r\n\r\n').length >= Number(length)
}

const head = (line: string, headers: Record<string, string>) =>
  `${line} HTTP/1.1\r\n${Object.entries({ host: 'localhost', connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
const json = (body: string, more: Record<string, string> = {}) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body, 'latin1')),
  ...more,
})
const post = (path: string, body: string, more: Record<string, string> = {}) => [
  head(`POST ${path}`, json(body, { 'x-api-key': gateway.code, ...more })) + body,
]

interface Attack {
  name: string
  parts: string[]
  /** Sends an incomplete request: disconnects at once, or keeps its connection open. */
  unfinished?: 'leaves' | 'stays'
}

function* attacks(): Generator<Attack> {
  const targets = [elsewhere.origin, 'http://169.254.169.254', 'https://api.openai.com', 'file:///etc/passwd']
  // Other paths.
  const paths = [
    '/',
    '/v1',
    '/v1/',
    '/v1/messages/',
    '/v1/messages/count_tokens',
    '/v1/messages/batches',
    '/v1/files',
    '/v1/responses',
    '/v1/embeddings',
    '/v1/../v1/files',
    '/v1/messages/../files',
    '/v1/messages%2f..%2ffiles',
    '/v1/%2e%2e/admin',
    '//v1/messages',
    '/v1//messages',
    '/V1/MESSAGES',
    '/v1/messages;x=1',
    '/v1/messages%00',
    '/v1/messages%0d%0aHost:%20evil',
    '/v1/chat/completions/x',
    '/v1/organizations/api_keys',
    '/.env',
    '/.gateway/records.jsonl',
    '/../.gateway/records.jsonl',
    '/works',
    '/work',
    '/teacher/enter?code=',
    '/%2e%2e/package.json',
    '/teacher/../v1/messages',
    '/proxy?url=http://x',
    '/metrics',
    '/teacher/api',
    '/teacher/classes',
    '/teacher/new',
    '/debug',
    '/__proto__',
    '/constructor',
    '/health/../metrics',
  ]
  for (const path of paths)
    for (const method of ['GET', 'POST', 'DELETE'])
      yield {
        name: `${method} ${path}`,
        parts: [head(`${method} ${path}`, json(good, { 'x-api-key': gateway.code })) + good],
      }
  // Other hosts.
  for (const target of targets) {
    yield { name: `elsewhere by its line: ${target}`, parts: post(`${target}/v1/messages`, good) }
    yield { name: `connect ${target}`, parts: [head(`CONNECT ${target.replace(/^\w+:\/\//, '')}:443`, {})] }
    for (const header of [
      'host',
      'x-forwarded-host',
      'x-forwarded-for',
      'x-original-url',
      'x-rewrite-url',
      'forwarded',
      'x-upstream',
      'x-base-url',
      'openai-base-url',
      'referer',
      'location',
      'helicone-target-url',
      'x-portkey-custom-host',
    ]) {
      yield { name: `elsewhere by ${header}: ${target}`, parts: post('/v1/messages', good, { [header]: target }) }
    }
    for (const field of ['models', 'plugins', 'web_search_options', 'mcp_servers', 'container']) {
      yield { name: `field ${field}`, parts: post('/v1/messages', JSON.stringify({ ...hello, [field]: target })) }
    }
    yield {
      name: 'image by address',
      parts: post(
        '/v1/messages',
        JSON.stringify({
          ...hello,
          messages: [{ role: 'user', content: [{ type: 'image', source: { type: 'url', url: target } }] }],
        }),
      ),
    }
    yield {
      name: 'image by address',
      parts: post(
        '/v1/chat/completions',
        JSON.stringify({
          ...hello,
          messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: target } }] }],
        }),
      ),
    }
  }
  // Request smuggling.
  for (const path of ['/v1/messages', '/v1/chat/completions']) {
    const second = `POST /v1/files HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`
    for (const headers of [
      { 'content-length': '5', 'transfer-encoding': 'chunked' },
      { 'transfer-encoding': 'chunked, identity' },
      { 'transfer-encoding': 'xchunked' },
      { 'Transfer-Encoding ': 'chunked' },
      { 'content-length': '-1' },
      { 'content-length': '1e3' },
      { 'content-length': '+5' },
      { 'x-api-key': 'a\u0000b' },
      { 'x-api-key': `${gateway.code}\u0001` },
      { 'bad name': 'x' },
      { 'content-encoding': 'gzip' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { expect: 'everything' },
      { authorization: 'Bearer another-code', 'x-api-key': gateway.code },
      { 'anthropic-version': '2023-06-01\tx' },
      { upgrade: 'websocket', connection: 'upgrade' },
      { cookie: 'aili5-teacher=9999999999999.00' },
    ] as Record<string, string>[]) {
      yield {
        name: `smuggle ${JSON.stringify(headers)}`,
        parts: [head(`POST ${path}/x`, { 'x-api-key': gateway.code, ...headers }) + good + second],
      }
    }
    yield {
      name: 'two lengths',
      parts: [`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 200\r\n\r\n${good}`],
    }
    yield { name: 'bare newlines', parts: [`POST ${path} HTTP/1.1\nhost: x\nx-api-key: ${gateway.code}\n\n${good}`] }
    yield { name: 'no host', parts: [`POST ${path} HTTP/1.1\r\nx-api-key: ${gateway.code}\r\n\r\n`] }
    yield { name: 'no http at all', parts: ['\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'] }
    yield {
      name: 'endless headers',
      parts: [`POST ${path} HTTP/1.1\r\n${'x: y\r\n'.repeat(5_000)}`],
      unfinished: 'stays',
    }
    yield { name: 'one long header', parts: [head(`POST ${path}`, { 'x-long': 'x'.repeat(60_000) })] }
    // Too large.
    yield {
      name: 'too large, told',
      parts: [head(`POST ${path}`, { ...json(good), 'content-length': '999999999', 'x-api-key': gateway.code })],
    }
    yield {
      name: 'too large, not told',
      parts: [
        head(`POST ${path}`, {
          'content-type': 'application/json',
          'transfer-encoding': 'chunked',
          'x-api-key': gateway.code,
        }),
        ...Array.from({ length: 10 }, () => `1000\r\n${'x'.repeat(4096)}\r\n`),
      ],
    }
    yield { name: 'large in depth', parts: post(path, '['.repeat(19_000)) }
    yield { name: 'large in depth, whole', parts: post(path, `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`) }
    // Slow.
    yield {
      name: 'slow',
      parts: [head(`POST ${path}`, json('x'.repeat(500), { 'x-api-key': gateway.code })), ...[...good].slice(0, 20)],
      unfinished: 'stays',
    }
    yield {
      name: 'leaves in the middle',
      parts: [head(`POST ${path}`, json('x'.repeat(500), { 'x-api-key': gateway.code })) + good.slice(0, 20)],
      unfinished: 'leaves',
    }
    // Invalid and malformed JSON.
    const bodies = [
      '',
      '{',
      '}',
      'null',
      '[]',
      '"x"',
      '0',
      'NaN',
      '{"model":',
      `${good}${good}`,
      `\u00ff\u00fe${good}`,
      '{"a":1,}',
      '{"__proto__":{"model":"x"}}',
      '{"constructor":1}',
      '{"model":{"toString":1}}',
      '{"model":["little-model"]}',
      '{"model":"large-model"}',
      '{"model":"little-model ","messages":[]}',
      '{"model":"LITTLE-MODEL"}',
      '{"model":"little-model","model":"large-model"}',
      '{"model":"../../v1/files"}',
      `{"model":"${model}","max_tokens":1e308}`,
      `{"model":"${model}","max_tokens":"9"}`,
      `{"model":"${model}","n":1000,"max_tokens":1}`,
      `{"model":"${model}","tools":[{"type":"code_execution_20250825","name":"x"}]}`,
      `{"model":"${model}","\\u0000":1}`,
      '\\u007b',
      '{"model":"\ud800"}',
      '<xml/>',
      'a=b&c=d',
    ]
    for (const body of bodies)
      yield { name: `body ${body.slice(0, 40)}`, parts: post(path, Buffer.from(body).toString('latin1')) }
    // Invalid codes, the last of them for the hundredth time.
    const seat = `${gateway.record.id}.1.bbbbbbbbbbbbbbbbbbbbbbbb`
    const codes = [
      '',
      'x',
      'x'.repeat(10_000),
      '../../etc',
      '*',
      '%2a',
      `${gateway.code}.`,
      `${gateway.record.id}.0.`,
      seat,
      `${seat}.more`,
      `${gateway.record.id}.1.`,
      `${gateway.record.id}.-1.x`,
      gateway.code.slice(0, -1) + (gateway.code.endsWith('b') ? 'c' : 'b'),
      gateway.record.id,
      ...Object.values({ a: 'sk-ant-api03', b: 'null', c: '[object Object]', d: 'classes:' }),
    ]
    for (const code of codes)
      yield {
        name: `code ${code.slice(0, 30)}`,
        parts: [head(`POST ${path}`, json(good, { authorization: `Bearer ${code}` })) + good],
      }
  }
}

test('500 hostile requests reach no provider, take no key, and break nothing', async () => {
  const { key: seat } = (await (await gateway.ask('/join', {})).json()) as { key: string }
  const all = [...attacks()]
  const rest = 500 - all.length
  for (let index = 0; index < rest; index++) {
    all.push({
      name: 'a code tried again',
      parts: [head('POST /v1/messages', json(good, { 'x-api-key': 'bcdf-ghjk' })) + good],
    })
  }
  expect(all.length).toBeGreaterThanOrEqual(500)

  const answers: { name: string; answer: string }[] = []
  const attack = async ({ name, parts }: Attack, until?: Promise<void>) => {
    answers.push({ name, answer: await sendRaw(parts, until) })
  }
  let hangUp = () => {}
  const theEnd = new Promise<void>(resolve => {
    hangUp = resolve
  })
  const staying = all.filter(({ unfinished }) => unfinished === 'stays').map(each => attack(each, theEnd))
  const waiting = all.filter(({ unfinished }) => unfinished !== 'stays')
  await Promise.all(
    Array.from({ length: 25 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await attack(next, next.unfinished && Promise.resolve())
      }
    }),
  )
  hangUp()
  await Promise.all(staying)
  expect(answers).toHaveLength(all.length)

  for (const { name, answer } of answers) {
    for (const piece of pieces) expect(answer.includes(piece), `${name} took a piece of a key`).toBe(false)
    expect(answer, name).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+/)
  }
  // Unusual but valid: a path that normalizes to the right one, a length above the class's limit or none, a
  // field that nobody knows, and a request that
  // mentions another host, which only the upstream may answer.
  const meantWell =
    /^(POST \/teacher\/\.\.\/v1\/messages|body \{"model":"little-model","(max_tokens":(1e3|"9")|\\u0000).*|elsewhere by .*)$/
  const letIn = answers.filter(({ name, answer }) => /^HTTP\/1\.1 2/.test(answer) && !meantWell.test(name))
  expect(letIn).toEqual([])
  expect(elsewhere.visits).toBe(0)
  for (const { path, body, headers } of provider.seen) {
    expect(['/v1/messages', '/v1/chat/completions']).toContain(path)
    expect(body.model).toBe(model)
    expect(Object.keys(headers).sort()).toEqual(expect.arrayContaining(['content-type', 'host']))
    expect(JSON.stringify(headers)).not.toContain(gateway.code)
  }
  const throttled = answers.filter(({ answer }) => /^HTTP\/1\.1 429/.test(answer))
  expect(throttled.length).toBeGreaterThan(50)

  // A student with a seat is not affected, wherever the guesses came from.
  for (const path of ['/v1/messages', '/v1/chat/completions'])
    expect((await gateway.ask(path, hello, { authorization: `Bearer ${seat}` })).status).toBe(200)
})
