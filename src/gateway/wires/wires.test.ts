import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Meter } from '../meter'
import { anthropicWire } from './anthropic'
import { byteLength } from './fields'
import { openAiWire } from './openai'
import { asksForCache, mostInputTokens } from './weigh'
import type { Wire } from './wire'

const most = { input: 1_000, output: 500 }
const bytes = (text: string) => new TextEncoder().encode(text)
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

/** Reads a stream in pieces that end anywhere. */
function metered(wire: Wire, stream: string, cuts: readonly number[] = []) {
  const meter = new Meter(wire.usageReader(), true)
  const all = bytes(stream)
  const ends = [...new Set([...cuts.map(cut => cut % all.length), all.length])].sort((a, b) => a - b)
  let from = 0
  for (const end of ends) {
    meter.read(all.slice(from, end))
    from = end
  }
  meter.end()
  return meter.usage(most)
}

const anthropicStream = [
  {
    type: 'message_start',
    message: {
      usage: {
        input_tokens: 20,
        output_tokens: 1,
        cache_read_input_tokens: 5,
        cache_creation_input_tokens: 30,
        cache_creation: { ephemeral_1h_input_tokens: 10 },
      },
    },
  },
  { type: 'content_block_delta', delta: { type: 'text_delta', text: 'Grüße 🌧' } },
  { type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '{"a"' } },
  { type: 'ping' },
]
const anthropicEnd = { type: 'message_delta', delta: {}, usage: { output_tokens: 33 } }

const openAiStream = [
  { choices: [{ delta: { content: 'Grüße' } }] },
  { choices: [{ delta: { tool_calls: [{ function: { arguments: '{}' } }] } }] },
]
const openAiEnd = { choices: [], usage: { prompt_tokens: 44, completion_tokens: 6 } }

test('the cost of a stream is read however its bytes are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000), { maxLength: 20 }), cuts => {
      expect(metered(anthropicWire, [...anthropicStream, anthropicEnd].map(event).join(''), cuts)).toEqual({
        input: 20,
        output: 33,
        cacheRead: 5,
        cacheWrite: 20,
        cacheWriteHour: 10,
      })
      const openAi = `${[...openAiStream, openAiEnd].map(event).join('')}data: [DONE]\n\n`
      expect(metered(openAiWire('max_tokens'), openAi.replaceAll('\n', '\r\n'), cuts)).toMatchObject({
        input: 44,
        output: 6,
      })
    }),
  )
})

test('what was cut counts as the most that it can have been, and never as more than was set aside', () => {
  expect(metered(anthropicWire, anthropicStream.map(event).join(''))).toMatchObject({
    input: 55,
    output: bytes('Grüße 🌧{"a"').length,
  })
  expect(metered(openAiWire('max_tokens'), openAiStream.map(event).join(''))).toMatchObject({
    input: 1_000,
    output: bytes('Grüße{}').length,
  })
  const long = event({ type: 'content_block_delta', delta: { text: 'x'.repeat(5_000) } })
  expect(metered(anthropicWire, long)).toMatchObject({ input: 1_000, output: 500 })
  expect(metered(anthropicWire, 'data: {"type":"content\n\ndata: null\n\n: nothing\n\n')).toMatchObject({
    input: 1_000,
    output: 0,
  })
})

test('bytes are counted as UTF-8 has them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(byteLength(text)).toBe(bytes(text).length)
    }),
  )
})

test('what is set aside for a text is never less than its bytes, wherever it stands', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 50 })
  fc.assert(
    fc.property(text, text, (system, said) => {
      const body = {
        model: 'm',
        system,
        messages: [{ role: 'user', content: [{ type: 'text', text: said }] }],
        tools: [{ name: said, input_schema: { description: system } }],
      }
      expect(mostInputTokens(body)).toBeGreaterThan(2 * (bytes(system).length + bytes(said).length))
    }),
  )
})

test('an image counts by its number, and not by its bytes', () => {
  const image = (data: string) => ({
    messages: [
      { role: 'user', content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data } }] },
    ],
  })
  expect(mostInputTokens(image('x'.repeat(500_000)))).toBe(mostInputTokens(image('x')))
  const text = {
    messages: [{ role: 'user', content: [{ type: 'document', source: { type: 'base64', data: 'x'.repeat(9_000) } }] }],
  }
  expect(mostInputTokens(text)).toBeGreaterThan(9_000)
})

test('the provider’s cache is noticed wherever it is asked for', () => {
  expect(asksForCache({ system: [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral' } }] })).toBe(true)
  expect(asksForCache({ messages: [{ content: 'cache_control' }] })).toBe(false)
})

test('the length of an answer goes under the name that the upstream knows', () => {
  const rules = { models: ['m'], maxOutput: 100 }
  const body = { model: 'm', messages: [], max_tokens: 60, max_completion_tokens: 70 }
  expect(openAiWire('max_completion_tokens').prepare(body, rules).body).toEqual({
    model: 'm',
    messages: [],
    max_completion_tokens: 60,
  })
  expect(openAiWire('max_tokens').prepare({ ...body, stream: true, stream_options: null }, rules).body).toEqual({
    model: 'm',
    messages: [],
    stream: true,
    max_tokens: 60,
    stream_options: { include_usage: true },
  })
  expect(anthropicWire.prepare({ model: 'm', messages: [] }, rules).maxOutput).toBe(100)
})
