import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AzureParts, azureConnection } from '../../src/providers/connections/azure'
import { type Connection, ConnectionSchema, wantsKey } from '../../src/providers/connections/connections'
import { connectionPresets } from '../../src/providers/presets'
import { runModel } from '../browser/providers/run-model'
import { listen } from '../browser/providers/vendor'
import { anthropicBlock, anthropicEvents, eventStream } from '../support/event-streams'

/* The table of gateways in docs/providers.md, tested against a server that only accepts what each documents. The
   real ones could not be called: this proves that our settings make the documented request. */
interface Gateway {
  name: string
  wire: 'openai' | 'anthropic'
  /** The path of the address that a person types. */
  path: string
  auth: 'bearer' | 'x-api-key' | 'none'
  headers?: Record<string, string | null>
  model: string
  /** The expected URL, and the required headers. */
  wants: { path: string; headers: Record<string, string> }
}

const key = 'key-of-the-gateway'
const gateways: Gateway[] = [
  {
    name: 'LiteLLM',
    wire: 'openai',
    path: '/v1',
    auth: 'bearer',
    model: 'gpt-6-sol',
    wants: { path: '/v1/chat/completions', headers: { authorization: `Bearer ${key}` } },
  },
  {
    name: 'vLLM without a key',
    wire: 'openai',
    path: '/v1',
    auth: 'none',
    model: 'Qwen/Qwen3-8B',
    wants: { path: '/v1/chat/completions', headers: {} },
  },
  {
    name: 'Portkey',
    wire: 'openai',
    path: '/v1',
    auth: 'none',
    headers: { 'x-portkey-api-key': '{key}', 'x-portkey-provider': '@school' },
    model: 'gpt-6-sol',
    wants: { path: '/v1/chat/completions', headers: { 'x-portkey-api-key': key, 'x-portkey-provider': '@school' } },
  },
  {
    name: 'Cloudflare AI Gateway, keys kept there',
    wire: 'openai',
    path: '/v1/account/classroom/compat',
    auth: 'none',
    headers: { 'cf-aig-authorization': 'Bearer {key}' },
    model: 'openai/gpt-6-sol',
    wants: {
      path: '/v1/account/classroom/compat/chat/completions',
      headers: { 'cf-aig-authorization': `Bearer ${key}` },
    },
  },
  {
    name: 'Cloudflare AI Gateway, in Anthropic’s format',
    wire: 'anthropic',
    path: '/v1/account/classroom/anthropic',
    auth: 'x-api-key',
    headers: { 'anthropic-dangerous-direct-browser-access': null },
    model: 'claude-haiku-5-5',
    wants: {
      path: '/v1/account/classroom/anthropic/v1/messages',
      headers: { 'x-api-key': key, 'anthropic-version': '2026-10-21' },
    },
  },
  {
    name: 'Azure OpenAI',
    wire: 'openai',
    path: '/openai/deployments/class%204b?api-version=2024-10-21',
    auth: 'none',
    headers: { 'api-key': '{key}' },
    model: 'class 4b',
    wants: {
      path: '/openai/deployments/class%204b/chat/completions?api-version=2024-10-21',
      headers: { 'api-key': key },
    },
  },
  {
    name: 'a gateway in Anthropic’s format with a tenant in its address',
    wire: 'anthropic',
    path: '/llm/v1/?tenant=4b&region=eu%20west',
    auth: 'x-api-key',
    model: 'claude-haiku-5-5',
    wants: { path: '/llm/v1/messages?tenant=4b&region=eu%20west', headers: { 'x-api-key': key } },
  },
  {
    name: 'PostHog’s gateway',
    wire: 'openai',
    path: '/v1',
    auth: 'bearer',
    headers: { 'x-posthog-property-class': '4b' },
    model: 'gpt-6-sol',
    wants: {
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${key}`, 'x-posthog-property-class': '4b' },
    },
  },
]

/** Headers that none of them permits for browsers; Anthropic's are for its own wire format. */
const unwanted = (gateway: Gateway) =>
  gateway.wire === 'openai'
    ? /^(x-stainless|anthropic-)/
    : gateway.headers
      ? /^x-stainless|-browser-access$/
      : /^x-stainless/

let current: Gateway
let refusals: string[] = []
const server = createServer({ keepAliveTimeout: 0 }, (request, answer) => {
  const problem = refusal(request)
  if (problem) {
    refusals.push(problem)
    answer.writeHead(400, { 'content-type': 'application/json' })
    return answer.end(JSON.stringify({ error: { message: problem } }))
  }
  answer.setHeader('content-type', 'text/event-stream')
  answer.end(current.wire === 'openai' ? openAi : anthropic)
})
let origin: string
beforeAll(async () => {
  origin = await listen(server)
})
afterAll(() => void server.close())

function refusal({ url = '', headers }: IncomingMessage): string | undefined {
  if (url !== current.wants.path) return `no such path: ${url}`
  for (const [name, value] of Object.entries(current.wants.headers)) {
    if (headers[name] !== value) return `${name} is ${headers[name]}`
  }
  const hasKey = JSON.stringify(current.wants.headers).includes('Bearer') && 'authorization' in current.wants.headers
  if (!hasKey && headers.authorization !== undefined) return 'authorization is not wanted'
  const extra = Object.keys(headers).find(name => unwanted(current).test(name))
  return extra && `${extra} is not wanted`
}

const openAi = `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content: 'Hello.' }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`
const anthropic = eventStream(
  anthropicEvents(anthropicBlock({ type: 'text', text: '' }, [{ type: 'text_delta', text: 'Hello.' }])),
)

/** Calls through the SDK of the connection's wire format. */
function ask(connection: Connection, model: string) {
  const content = [{ type: 'text' as const, text: 'Hello' }]
  const request = { model, system: '', messages: [{ role: 'user' as const, content }], tools: [], maxTokens: 10 }
  refusals = []
  return runModel({ connection, key: wantsKey(connection) ? key : null, request })
}

test.each(gateways.map(gateway => [gateway.name, gateway] as const))(
  '%s works by settings alone',
  async (_, gateway) => {
    current = gateway
    const connection = v.parse(ConnectionSchema, {
      id: 'gateway',
      provider: 'other',
      label: gateway.name,
      wire: gateway.wire,
      baseUrl: origin + gateway.path,
      auth: gateway.auth,
      headers: gateway.headers ?? {},
    })
    const { events, error, wire } = await ask(connection, gateway.model)
    expect(refusals).toEqual([])
    expect(error).toBeUndefined()
    expect(events).toContainEqual({ type: 'text-delta', text: 'Hello.' })
    expect(wire?.url, 'what is shown is what is sent').toBe(origin + gateway.wants.path)
    expect(JSON.stringify([wire, connection]), 'the key is in no settings, and is not shown').not.toContain(key)
  },
)

const azure = connectionPresets.find(({ connection }) => connection.id === 'azure')!.connection
const parts = () => ({ address: origin, deployment: 'class 4b', version: '2024-10-21', keyHeader: 'api-key' })
const made = (patch: Partial<AzureParts> = {}) => {
  const result = azureConnection(azure, { ...parts(), ...patch })
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return v.parse(ConnectionSchema, result.connection)
}

test('the entry for Azure asks its deployment with version and key header, and says so', async () => {
  current = gateways.find(({ name }) => name === 'Azure OpenAI')!
  const connection = made()
  const { events, wire } = await ask(connection, 'class 4b')
  expect(refusals).toEqual([])
  expect(events).toContainEqual({ type: 'text-delta', text: 'Hello.' })
  expect(wire).toMatchObject({
    url: `${origin}/openai/deployments/class%204b/chat/completions?api-version=2024-10-21`,
    headers: { 'api-key': '•••' },
  })
})

test.each<[string, Partial<AzureParts>, RegExp]>([
  ['another version', { version: '2023-05-15' }, /no such path: .*api-version=2023-05-15/],
  ['another deployment', { deployment: 'gone' }, /no such path: .*deployments\/gone\//],
  ['another key header', { keyHeader: 'Ocp-Apim-Subscription-Key' }, /api-key is undefined/],
  ['the key as a token', { keyHeader: 'Authorization' }, /api-key is undefined/],
])('the stand-in for Azure lets in nothing with %s', async (_what, patch, refused) => {
  current = gateways.find(({ name }) => name === 'Azure OpenAI')!
  const { error } = await ask(made(patch), 'class 4b')
  expect(refusals).toEqual([expect.stringMatching(refused)])
  expect(error).toBeDefined()
})

test('the stand-in for Azure lets in nothing without a version', async () => {
  current = gateways.find(({ name }) => name === 'Azure OpenAI')!
  const connection = made()
  const { error } = await ask({ ...connection, baseUrl: connection.baseUrl.replace(/\?.*/, '') }, 'class 4b')
  expect(refusals).toEqual([expect.stringContaining('no such path')])
  expect(error).toBeDefined()
})
