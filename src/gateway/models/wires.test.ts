import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonObject } from '../../model/json'
import { GatewayError } from '../gateway-error'
import { anthropicWire, openAiWire } from './wires'

const model = 'little-model'
const rules = { models: [model], maxOutput: 2_048 }
const wires = { anthropic: anthropicWire, openai: openAiWire([]) }
const question = { model, max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] }
const asking = (content: unknown) => ({ ...question, messages: [{ role: 'user', content }] })
const pdf = { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' }

function prepare(wire: keyof typeof wires, body: object) {
  return wires[wire].prepare(JSON.parse(JSON.stringify(body)) as JsonObject, rules)
}

testRows([
  ['anthropic', { ...question, mcp_servers: [] }, '“mcp_servers”'],
  ['anthropic', asking([{ type: 'document', source: pdf }]), 'no PDF'],
  ['anthropic', asking([{ type: 'document' }]), 'no PDF'],
  ['anthropic', asking([{ type: 'document', source: { type: 'file', file_id: 'x' } }]), 'by address'],
  ['anthropic', asking([{ type: 'image', source: { type: 'url', url: 'https://a.example' } }]), 'by address'],
  [
    'anthropic',
    asking([{ type: 'tool_result', tool_use_id: 'x', content: [{ type: 'document', source: pdf }] }]),
    'no PDF',
  ],
  ['anthropic', asking([{ type: 'server_tool_use', id: 'x', name: 'web_search', input: {} }]), 'tools of your own'],
  ['anthropic', asking([{ type: 'web_search_tool_result', tool_use_id: 'x' }]), 'tools of your own'],
  ['anthropic', { ...question, tools: [{ type: 'web_search_20260318', name: 'web_search' }] }, 'tools of your own'],
  ['anthropic', { ...question, tools: ['web_search'] }, 'tools of your own'],
  ['anthropic', { ...question, model: 'another' }, 'This class may use: little-model'],
  ['anthropic', { messages: [] }, 'This class may use: little-model'],
  ['anthropic', { ...question, speed: 'fast' }, '“speed”'],
  ['openai', { ...question, n: 2 }, 'one answer at a time'],
  ['openai', { ...question, n: '2' }, 'one answer at a time'],
  ['openai', { ...question, models: ['another'] }, '“models”'],
  ['openai', { ...question, plugins: [{ id: 'web' }] }, '“plugins”'],
  ['openai', { ...question, prediction: { type: 'content', content: 'x' } }, '“prediction”'],
  ['openai', asking([{ type: 'file', file: { file_id: 'x' } }]), 'no PDF'],
  ['openai', asking([{ type: 'input_audio', input_audio: { data: 'x', format: 'wav' } }]), 'no sound'],
  ['openai', asking([{ type: 'image_url', image_url: { url: 'https://a.example/x.png' } }]), 'by address'],
  ['openai', asking([{ type: 'image_url', image_url: ' HTTPS://a.example/x.png' }]), 'by address'],
  ['openai', asking([{ type: 'image_url' }]), 'by address'],
] as const)('a request whose cost has no bound is refused', (wire, body, words) => {
  expect(() => prepare(wire, body)).toThrow(GatewayError)
  expect(() => prepare(wire, body)).toThrow(words)
})

test('all that is not about the price goes on as it was sent', () => {
  const unknown = fc.dictionary(fc.stringMatching(/^x_[a-z]{1,8}$/), fc.jsonValue())
  fc.assert(
    fc.property(unknown, fc.constantFrom('anthropic' as const, 'openai' as const), (more, wire) => {
      expect(prepare(wire, { ...more, ...question }).body).toEqual(JSON.parse(JSON.stringify({ ...more, ...question })))
    }),
  )
})

test('no length of an answer is longer than the class allows, whatever is asked', () => {
  const lengths = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(null, '5', [], 1e308, undefined))
  fc.assert(
    fc.property(lengths, lengths, (old, current) => {
      for (const wire of ['anthropic', 'openai'] as const) {
        const { body, estimate } = prepare(wire, { ...question, max_tokens: old, max_completion_tokens: current })
        expect(body.max_tokens).toBe(estimate.output)
        expect(estimate.output).toBeGreaterThanOrEqual(1)
        expect(estimate.output).toBeLessThanOrEqual(rules.maxOutput)
      }
    }),
  )
})

test('a text has no more tokens than are set aside: no tokenizer has more than bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const body = asking([{ type: 'text', text }])
      expect(prepare('openai', body).estimate.input).toBeGreaterThan(800 + Buffer.byteLength(JSON.stringify(body)) - 30)
    }),
  )
})

test('an image has a flat bound wherever it is, and what only looks like one is text', () => {
  const data = 'A'.repeat(100_000)
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data } }
  const inputOf = (body: object) => prepare('anthropic', body).estimate.input
  for (const block of [
    image,
    { type: 'document', source: { type: 'content', content: [image] } },
    { type: 'tool_result', tool_use_id: 'x', content: [image] },
  ])
    expect(inputOf(asking([block]))).toBeLessThan(12_000)
  expect(inputOf(asking([image, image]))).toBeGreaterThan(20_000)
  expect(inputOf(asking([{ type: 'tool_use', id: 'x', name: 'paint', input: image }]))).toBeGreaterThan(100_000)
  const url = `data:image/png;base64,${data}`
  expect(prepare('openai', asking([{ type: 'image_url', image_url: { url } }])).estimate.input).toBeLessThan(12_000)
})

test('a stream always says what it cost, and OpenAI’s own address has its own name for the length', () => {
  const { body } = prepare('openai', { ...question, stream: true, stream_options: { include_obfuscation: false } })
  expect(body.stream_options).toEqual({ include_obfuscation: false, include_usage: true })
  expect(prepare('openai', question).body).not.toHaveProperty('stream_options')
  const ofOpenAi = openAiWire([{ wire: 'openai', baseUrl: 'https://api.openai.com/v1' }])
  expect(ofOpenAi.prepare(question, rules).body).toMatchObject({ max_completion_tokens: 50 })
})

test('writing to a cache for an hour is reckoned as dear as it is', () => {
  const cached = { system: [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral', ttl: '1h' } }] }
  expect(prepare('anthropic', { ...question, ...cached }).estimate.inputFactor).toBe(2)
  expect(prepare('anthropic', question).estimate.inputFactor).toBe(1.25)
})
