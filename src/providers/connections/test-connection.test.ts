import { expect, test } from 'vitest'
import { schoolConnection as school } from '../../../tests/support/connections'
import { inEnglish } from '../../../tests/support/in-english'
import type { Connection } from './connections'
import { type ConnectionContext, testConnection } from './test-connection'

const list = { data: [{ id: 'owl-9' }, { id: 'models/owl-10' }] }

/** A network where `answers` says what a path gives; a path without an answer is out of reach. */
function network(answers: Record<string, unknown>, seen: { url: string; init?: RequestInit }[] = []): typeof fetch {
  return async (address, init) => {
    seen.push({ url: String(address), ...(init && { init }) })
    const found = answers[`${init?.mode === 'no-cors' ? 'no-cors ' : ''}${new URL(String(address)).pathname}`]
    if (found === undefined) throw new TypeError('Failed to fetch')
    if (found instanceof Response) return found
    return new Response(typeof found === 'string' ? found : JSON.stringify(found))
  }
}
const contextOf = (answers: Record<string, unknown>, rest: ConnectionContext = {}): ConnectionContext => ({
  fetch: network(answers),
  online: true,
  pageUrl: 'https://aili5.test/',
  localNetwork: async () => 'unknown',
  ...rest,
})

/** An answer that does not end. */
function endless(status = 200): Response {
  const piece = new TextEncoder().encode('x'.repeat(100_000))
  return new Response(new ReadableStream({ pull: controller => controller.enqueue(piece) }), { status })
}

test.each([
  [school, 'sk-•••', 'The key has “•”, which no key has. Nothing was sent. Copy the whole key again.'],
  [{ ...school, auth: 'x-api-key' }, 'sk\u200b-1', 'The key has “U+200B”, which no key has.'],
  [{ ...school, provider: 'class' }, 'kíte-ñ-αβ', 'The class code has “α”, which no class code has.'],
] as [Connection, string, string][])(
  'a key that fits in no header is never sent: %o %j',
  async (connection, key, sentence) => {
    const seen: { url: string }[] = []
    const result = inEnglish(await testConnection(connection, key, contextOf({}, { fetch: network({}, seen) })))
    expect(result).toEqual({ ok: false, sentence: expect.stringContaining(sentence), detail: '' })
    expect(seen).toEqual([])
  },
)

test('all is well', async () => {
  const result = inEnglish(
    await testConnection(school, 'sk-1', { ...contextOf({ '/v1/models': list }), model: 'owl-10' }),
  )
  expect(result).toEqual({
    ok: true,
    sentence: 'School answers. You can run now.',
    detail: '',
    models: ['owl-9', 'owl-10'],
  })
})

test.each<[string, Connection, ConnectionContext & { model?: string }, RegExp]>([
  ['no such model', school, { ...contextOf({ '/v1/models': list }), model: 'cat' }, /no model called “cat”.*owl-9/],
  ['a bad key', school, contextOf({ '/v1/models': new Response('{}', { status: 401 }) }), /does not know this key/],
  [
    'an added header with a foreign letter',
    { ...school, headers: { 'x-class': '4β' } },
    contextOf({ 'no-cors /v1': '' }),
    /header “x-class” has “β”.*Nothing was sent/,
  ],
  ['CORS', school, contextOf({ 'no-cors /v1': '' }), /does not let this page read.*CORS/],
  ['no server', school, contextOf({}), /Nobody answers at https:\/\/school\.test/],
  ['offline', school, contextOf({}, { online: false }), /offline/],
  ['a web page', school, contextOf({ '/v1/models': '<html>' }), /not the way a model does/],
  ['a list without an end', school, contextOf({ '/v1/models': endless() }), /not the way a model does/],
  ['an error without an end', school, contextOf({ '/v1/models': endless(503) }), /too busy or has a problem/],
  ['no list', school, contextOf({ '/v1/models': new Response('', { status: 404 }) }), /end in \/v1/],
  ['mixed content', { ...school, baseUrl: 'http://school.test/v1' }, contextOf({}), /https:\/\/ address/],
  [
    'a local network that is barred',
    { ...school, baseUrl: 'http://localhost:11434/v1' },
    contextOf({}, { localNetwork: async () => 'denied' }),
    /Allow “local network”/,
  ],
  [
    'a program of this computer, from a page over plain http',
    { ...school, baseUrl: 'http://localhost:11434/v1' },
    contextOf({}, { secure: false, pageUrl: 'http://192.168.1.5:8787/', localNetwork: async () => 'denied' }),
    /came over plain http.*http:\/\/localhost.*start School/,
  ],
  [
    'another machine of the network, from a page over plain http',
    { ...school, baseUrl: 'http://192.168.1.9:11434/v1' },
    contextOf({}, { secure: false, pageUrl: 'http://192.168.1.5:8787/', localNetwork: async () => 'denied' }),
    /Nobody answers at .*Start School/,
  ],
  [
    'a machine of the network, from a page on https',
    { ...school, baseUrl: 'http://192.168.1.9:11434/v1' },
    contextOf({}),
    /Chrome and Edge 142/,
  ],
  [
    'a local server that is not started',
    { ...school, baseUrl: 'http://localhost:11434/v1' },
    contextOf({}),
    /Start School/,
  ],
  [
    'Ollama without leave for this page',
    { ...school, provider: 'ollama', baseUrl: 'http://localhost:11434/v1' },
    contextOf({ 'no-cors /v1': '' }),
    /OLLAMA_ORIGINS/,
  ],
])('%s has its own sentence', async (_, connection, surroundings, sentence) => {
  const result = inEnglish(await testConnection(connection, 'sk-1', surroundings))
  expect(result.ok).toBe(false)
  expect(result.sentence).toMatch(sentence)
})

test('of a list of very many models, the first 2,000 are taken', async () => {
  const many = { data: Array.from({ length: 50_000 }, (_, index) => ({ id: `m${index}` })) }
  const { models } = await testConnection(school, 'sk-1', contextOf({ '/v1/models': many }))
  expect(models).toHaveLength(2_000)
})

test('without a key nothing is asked', async () => {
  const seen: { url: string }[] = []
  const result = inEnglish(await testConnection(school, null, contextOf({}, { fetch: network({}, seen) })))
  expect(result.sentence).toContain('Paste it')
  expect(seen).toEqual([])
})

test('the key goes in the header that the connection wants, and never with the probe', async () => {
  const seen: { url: string; init?: RequestInit }[] = []
  const connection: Connection = { ...school, wire: 'anthropic', auth: 'x-api-key', headers: { 'x-class': '7b' } }
  await testConnection(connection, 'sk-1', contextOf({}, { fetch: network({ 'no-cors /v1': '' }, seen) }))
  expect(seen.map(({ url }) => url)).toEqual(['https://school.test/v1/v1/models?limit=1000', 'https://school.test/v1'])
  expect(seen[0]!.init!.headers).toMatchObject({ 'x-api-key': 'sk-1', 'x-class': '7b' })
  expect(seen[1]!.init!.headers).toBeUndefined()
})

test('a key for OpenRouter is really tried: its list of models is open to all', async () => {
  const openRouter: Connection = { ...school, provider: 'openrouter', baseUrl: 'https://openrouter.ai/api/v1' }
  const answers = { '/api/v1/models': list, '/api/v1/key': new Response('{}', { status: 401 }) }
  expect((await testConnection(openRouter, 'sk-1', contextOf(answers))).ok).toBe(false)
})

test('a key that is echoed back is hidden', async () => {
  const echo = new Response('{"error":{"message":"bad key sk-secret"}}', { status: 400 })
  const result = inEnglish(await testConnection(school, 'sk-secret', contextOf({ '/v1/models': echo })))
  expect(JSON.stringify(result)).not.toContain('sk-secret')
})

test('Azure is asked beside its deployments, with its version, and nothing is said of what was not asked', async () => {
  const azure: Connection = {
    ...school,
    provider: 'azure',
    label: 'Azure OpenAI',
    baseUrl: 'https://school.test/openai/deployments/luna?api-version=2024-10-21',
    auth: 'none',
    headers: { 'api-key': '{key}' },
    models: ['luna'],
  }
  const seen: { url: string; init?: RequestInit }[] = []
  const fetch = network({ '/openai/models': list }, seen)
  const result = inEnglish(await testConnection(azure, 'sk-1', { ...contextOf({}), fetch }))
  expect(seen).toMatchObject([
    { url: 'https://school.test/openai/models?api-version=2024-10-21', init: { headers: { 'api-key': 'sk-1' } } },
  ])
  expect(result.ok).toBe(true)
  expect(result.sentence).toBe(
    'Azure OpenAI takes your key. Your first run will show whether it has a deployment called “luna”.',
  )
})
