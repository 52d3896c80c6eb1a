import { expect, test } from 'vitest'
import type { Connection } from './connections/connections'
import { createModelResolver, type ModelResolverOptions } from './resolve-model'

const anthropic: Connection = {
  id: 'anthropic',
  provider: 'anthropic',
  label: 'Anthropic',
  wire: 'anthropic',
  baseUrl: 'https://api.anthropic.com',
  auth: 'bearer',
  headers: {},
}
const gateway: Connection = {
  ...anthropic,
  id: 'class',
  provider: 'other',
  label: 'Class gateway',
  baseUrl: 'https://gateway.test',
  models: ['owl-9'],
}
const ollama: Connection = {
  ...anthropic,
  id: 'ollama',
  provider: 'ollama',
  label: 'Ollama',
  wire: 'openai',
  baseUrl: 'http://localhost:11434/v1',
  auth: 'none',
}

function resolver(connections: Connection[], rest: Partial<ModelResolverOptions> = {}) {
  return createModelResolver({
    connections: () => connections,
    keys: { get: address => (/api\.anthropic\.com|gateway\.test/.test(address) ? 'sk-1' : null) },
    demo: { random: () => 0.5, sleep: async () => {} },
    ...rest,
  })
}

test('the demo answers for an empty id, and in the place of what is not connected', async () => {
  const model = resolver([])
  expect(await model('')).toMatchObject({ provider: 'demo', label: 'Demo', price: 'free' })
  expect(await model('')).not.toHaveProperty('insteadOf')
  expect(await model('anthropic/claude-sonnet-5-5')).toMatchObject({ label: 'Demo', insteadOf: 'claude-sonnet-5-5' })
  expect(await model('owl-9')).toMatchObject({ label: 'Demo', insteadOf: 'owl-9' })
})

test('a connection without its key counts as not connected', async () => {
  const model = resolver([anthropic], { keys: { get: () => null } })
  expect(await model('claude-sonnet-5-5')).toMatchObject({ insteadOf: 'claude-sonnet-5-5' })
})

test('an empty id takes the default', async () => {
  const model = resolver([anthropic], { defaultModel: () => 'claude-haiku-5-5' })
  expect(await model('')).toMatchObject({ provider: 'anthropic', id: 'claude-haiku-5-5', label: 'Claude Haiku 5.5' })
  expect(await model('demo')).toMatchObject({ provider: 'demo' })
})

test('what is known of a model comes along; what is not is absent, and never 0', async () => {
  const model = resolver([anthropic])
  expect(await model('claude-sonnet-5-5')).toMatchObject({
    price: { inputPerMillion: 2, outputPerMillion: 10 },
    contextWindow: 1_000_000,
    temperature: false,
  })
  const unknown = await model('claude-owl-9')
  expect(unknown).toMatchObject({ id: 'claude-owl-9', label: 'claude-owl-9', temperature: false })
  expect(unknown).not.toHaveProperty('price')
})

test('a model that still takes a temperature is asked in the version that has one', async () => {
  const { temperature, languageModel } = await resolver([anthropic])('claude-haiku-4-5')
  expect(temperature).toEqual({ min: 0, max: 1 })
  const request = { model: 'claude-haiku-4-5', system: '', messages: [], tools: [], maxTokens: 64 }
  expect(languageModel.wire!({ ...request, temperature: 0.2 }).headers['anthropic-version']).toBe('2023-06-01')
  expect(languageModel.wire!(request).headers['anthropic-version']).toBe('2026-10-21')
})

test('what a model needs is in its request', async () => {
  const { languageModel } = await resolver([anthropic])('claude-haiku-5-5')
  const request = { model: 'claude-haiku-5-5', system: '', messages: [], tools: [], maxTokens: 64 }
  expect(languageModel.wire!(request).body).toMatchObject({ thinking: { type: 'disabled' } })
})

test('a gateway answers for the ids that it lists, and by its name for any', async () => {
  const model = resolver([gateway, ollama])
  expect(await model('owl-9')).toMatchObject({ provider: 'class', id: 'owl-9' })
  expect(await model('class/claude-sonnet-5-5')).toMatchObject({ provider: 'class', label: 'Claude Sonnet 5.5' })
  expect(await model('class/claude-sonnet-5-5')).not.toHaveProperty('price')
})

test('a model at home needs no key and costs nothing', async () => {
  expect(await resolver([ollama])('ollama/llama-9')).toMatchObject({
    provider: 'ollama',
    price: 'free',
    temperature: { min: 0, max: 2 },
  })
  expect(await resolver([{ ...ollama, sampling: false }])('ollama/llama-9')).toMatchObject({ temperature: false })
})

test('a changed address does not get the key of the old one', async () => {
  const moved = { ...anthropic, baseUrl: 'https://api.anthropic.com.evil.test' }
  const keys = { get: (address: string) => (new URL(address).origin === 'https://api.anthropic.com' ? 'sk-1' : null) }
  expect(await resolver([moved], { keys })('claude-sonnet-5-5')).toMatchObject({ provider: 'demo' })
})

test('the command line fails and names the variable', async () => {
  const model = resolver([], { strict: true })
  await expect(model('claude-sonnet-5-5')).rejects.toMatchObject({
    code: 'unauthorized',
    message: expect.stringContaining('ANTHROPIC_API_KEY'),
  })
  await expect(model('gpt-6-sol')).rejects.toThrow('OPENAI_API_KEY')
  await expect(model('owl-9')).rejects.toThrow('--model demo')
  expect(await model('demo/demo')).toMatchObject({ provider: 'demo' })
})

test('the demo says the help line of the class, or else that of the build', async () => {
  const said = async (connections: Connection[], helpLine?: string) => {
    const { languageModel } = await resolver(connections, helpLine ? { helpLine } : {})('demo')
    const messages = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'my dad hits me' }] }]
    const request = { model: 'demo', system: '', messages, tools: [], maxTokens: 1024 }
    let text = ''
    for await (const event of languageModel.stream(request, new AbortController().signal))
      if (event.type === 'text-delta') text += event.text
    return text
  }
  const inClass: Connection = { ...gateway, provider: 'class', helpLine: 'Class line, 116 111' }
  expect(await said([])).not.toMatch(/\d/)
  expect(await said([], 'Build line, 0800 1111')).toContain('Build line, 0800 1111')
  expect(await said([anthropic, inClass], 'Build line, 0800 1111')).toContain('Class line, 116 111')
})

const openai: Connection = {
  ...anthropic,
  id: 'openai',
  provider: 'openai',
  wire: 'openai',
  baseUrl: 'https://gateway.test',
}
const router: Connection = { ...openai, id: 'openrouter', provider: 'openrouter' }
const proxy: Connection = { ...openai, id: 'proxy', provider: 'other' }

test.each([
  'openai/o9-new',
  'openai/gpt-9-mini',
  'claude-owl-9',
  'anthropic/claude-haiku-9',
  'openrouter/openai/o9-new',
  'openrouter/openai/gpt-9-mini:free',
  'openrouter/anthropic/claude-haiku-9',
  'proxy/gpt-9-mini',
  'proxy/openai/O9-New',
  'proxy/azure/gpt-9',
  'proxy/us.anthropic.claude-owl-9-v1:0',
])('%s looks like a model of a maker whose models may refuse a temperature and think: neither trips it', async id => {
  const { temperature, thinkingRoom, languageModel } = await resolver([anthropic, openai, router, proxy])(id)
  expect(temperature).toBe(false)
  expect(thinkingRoom).toBe(8192)
  const request = { model: id, system: '', messages: [], tools: [], maxTokens: 64 }
  expect(languageModel.wire!(request).body).not.toHaveProperty('temperature')
})

test('a person who knows that a model takes a temperature may say so', async () => {
  expect(await resolver([{ ...openai, sampling: true }])('openai/o9-new')).toMatchObject({ temperature: { max: 2 } })
})

test('a model of the list is known with its maker before it, too', async () => {
  const model = resolver([router, proxy])
  expect(await model('openrouter/openai/gpt-4o')).toMatchObject({ temperature: { min: 0, max: 2 }, thinkingRoom: 0 })
  expect(await model('openrouter/anthropic/claude-sonnet-4.5')).toMatchObject({ temperature: { min: 0, max: 1 } })
  expect(await model('openrouter/anthropic/claude-opus-5')).toMatchObject({ temperature: false })
  // It takes one when it is asked not to think, which is asked of the maker alone.
  expect(await model('proxy/openai/gpt-6-sol')).toMatchObject({ temperature: false, thinkingRoom: 4096 })
})

test.each(['openrouter/meta/llama-9', 'proxy/gpt-oss-120b', 'proxy/o-live', 'proxy/google/gemini-9'])(
  '%s is like none of them',
  async id => {
    expect(await resolver([router, proxy])(id)).toMatchObject({ temperature: { min: 0, max: 2 } })
  },
)

test('at home a name says nothing of who made a model; at Azure all are by OpenAI', async () => {
  expect(await resolver([ollama])('ollama/gpt-9-distilled')).toMatchObject({
    temperature: { max: 2 },
    thinkingRoom: 4096,
  })
  const azure: Connection = { ...openai, id: 'azure', provider: 'azure', models: ['our-class'] }
  expect(await resolver([azure])('our-class')).toMatchObject({ provider: 'azure', temperature: false })
})
