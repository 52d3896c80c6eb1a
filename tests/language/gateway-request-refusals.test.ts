import * as v from 'valibot'
import { expect, it } from 'vitest'
import { GatewayError } from '../../src/gateway/gateway-error'
import { readJsonBody } from '../../src/gateway/read-body'
import { anthropicWire } from '../../src/gateway/wires/anthropic'
import { openAiWire } from '../../src/gateway/wires/openai'
import type { GatewayWire } from '../../src/gateway/wires/wire'
import { languages } from '../../src/language/languages'
import type { MessageDescriptor } from '../../src/language/message'
import { MessageDescriptorSchema } from '../../src/language/message-schema'
import { loadMessages } from '../../src/language/messages'

const openAi = openAiWire('max_tokens')
const question = { model: 'm', max_tokens: 50, messages: [{ role: 'user', content: 'Hi' }] }
const asking = (content: unknown) => ({ ...question, messages: [{ role: 'user', content }] })
const pdf = { type: 'base64', media_type: 'application/pdf', data: 'eA==' }
const post = (body: string, headers = { 'content-type': 'application/json' }) =>
  readJsonBody(new Request('http://gateway.test', { method: 'POST', body, headers }), { maxBytes: 1_000 })
const ask = (wire: GatewayWire, body: object) => async () =>
  wire.prepare(body as never, { models: ['m'], maxOutput: 2_000 })

const refused: [string, () => Promise<unknown>][] = [
  ['a PDF', ask(anthropicWire, asking([{ type: 'document', source: pdf }]))],
  ['a picture by address', ask(openAi, asking([{ type: 'image_url', image_url: { url: 'https://a.test/x.png' } }]))],
  ['a broken picture', ask(openAi, asking([{ type: 'image_url', image_url: { url: 'data:image/png;base64,eHh4' } }]))],
  ['sound', ask(openAi, asking([{ type: 'input_audio', input_audio: { data: 'x', format: 'wav' } }]))],
  ['a tool of the provider', ask(anthropicWire, { ...question, tools: [{ type: 'web_search_20260318' }] })],
  ['two answers', ask(openAi, { ...question, n: 2 })],
  [
    'thoughts longer than the answer',
    ask(anthropicWire, { ...question, thinking: { type: 'enabled', budget_tokens: 50 } }),
  ],
  ['an unknown kind', ask(anthropicWire, asking([{ type: 'hologram' }]))],
  ['a kind with an odd name', ask(anthropicWire, asking([{ type: 'a b' }]))],
  ['no kind', ask(anthropicWire, asking([{}]))],
  ['an unknown field', ask(openAi, { ...question, prediction: {} })],
  ['a field with an odd name', ask(openAi, { ...question, 'a b': 1 })],
  ['a missing field', ask(openAi, { model: 'm' })],
  ['no whole number', ask(openAi, { ...question, max_tokens: 0.5 })],
  ['no list', ask(openAi, { ...question, messages: 'Hi' })],
  ['no object', ask(openAi, { ...question, reasoning: [] })],
  [
    'a name that is too long',
    ask(openAi, { ...question, tools: [{ type: 'function', function: { name: 'x'.repeat(1_001) } }] }),
  ],
  ['none of some values', ask(anthropicWire, { ...question, cache_control: { type: 'ephemeral', ttl: '3m' } })],
  ['a value of another form', ask(openAi, { ...question, reasoning_effort: 'a b' })],
  ['no JSON', () => post('{')],
  ['a list', () => post('[]')],
  ['nesting', () => post('['.repeat(65))],
  ['plain text', () => post('{}', { 'content-type': 'text/plain' })],
  ['compression', () => post('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' } as never)],
]

const others = languages.filter(({ code }) => /^\w\w$/.test(code) && code !== 'en')

it.each(refused)('%s is refused with words that our page says in each language', async (_, send) => {
  const error = await send().catch((thrown: unknown) => thrown)
  if (!(error instanceof GatewayError)) throw error
  const words = v.parse(MessageDescriptorSchema, JSON.parse(JSON.stringify(error.words))) as MessageDescriptor
  const said = await Promise.all(others.map(async language => (await loadMessages(language)).localize(words)))
  expect(new Set([error.message, ...said]).size).toBe(1 + others.length)
  expect(error.message).not.toMatch(/[{}]/)
  for (const sentence of said) expect(sentence).toMatch(/^[^{}]+\.$/)
})
