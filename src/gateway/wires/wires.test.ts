import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Meter } from '../meter'
import { anthropicWire } from './anthropic'
import { openAiWire } from './openai'
import type { GatewayWire } from './wire'

const bytes = (text: string) => new TextEncoder().encode(text)
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

/** Reads a stream in pieces that end anywhere. */
function metered(wire: GatewayWire, stream: string, cuts: readonly number[] = []) {
  const meter = new Meter(wire.usageReader(), true)
  const all = bytes(stream)
  const ends = [...new Set([...cuts.map(cut => cut % all.length), all.length])].sort((a, b) => a - b)
  let from = 0
  for (const end of ends) {
    meter.read(all.slice(from, end))
    from = end
  }
  meter.end()
  return meter.report()
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
const anthropicEnd = { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 33 } }

const openAiStream = [
  { choices: [{ delta: { content: 'Grüße' } }] },
  // Some servers count along, some of them only what was read.
  {
    choices: [{ delta: { tool_calls: [{ function: { arguments: '{}' } }] } }],
    usage: { prompt_tokens: 44, completion_tokens: 2 },
  },
]
const openAiFinish = { choices: [{ delta: {}, finish_reason: 'stop' }] }
const openAiEnd = {
  choices: [],
  usage: {
    prompt_tokens: 44,
    completion_tokens: 6,
    prompt_tokens_details: { cached_tokens: 9, cache_write_tokens: 4 },
  },
}

test('the cost of a stream is read however its bytes are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000), { maxLength: 20 }), cuts => {
      expect(metered(anthropicWire, [...anthropicStream, anthropicEnd].map(event).join(''), cuts)).toEqual({
        input: { input: 20, cacheRead: 5, cacheWrite: 20, cacheWriteHour: 10 },
        output: 33,
      })
      const openAi = `${[...openAiStream, openAiFinish, openAiEnd].map(event).join('')}data: [DONE]\n\n`
      expect(metered(openAiWire('max_tokens'), openAi.replaceAll('\n', '\r\n'), cuts)).toEqual({
        input: { input: 40, cacheRead: 0, cacheWrite: 4, cacheWriteHour: 0 },
        output: 6,
      })
    }),
  )
})

test('of a stream that was cut, what was reported is known, and what was not is not guessed', () => {
  expect(metered(anthropicWire, anthropicStream.map(event).join(''))).toEqual({
    input: { input: 20, cacheRead: 5, cacheWrite: 20, cacheWriteHour: 10 },
    output: null,
  })
  expect(metered(openAiWire('max_tokens'), openAiStream.map(event).join(''))).toMatchObject({
    input: { input: 44 },
    output: null,
  })
  expect(metered(openAiWire('max_tokens'), [openAiStream[0], openAiFinish].map(event).join(''))).toEqual({
    input: null,
    output: null,
  })
  for (const broken of [
    'data: {"type":"content\n\ndata: null\n\n: nothing\n\n',
    '',
    'data: {"usage":{"output_tokens":-3}}\n\n',
  ]) {
    for (const wire of [anthropicWire, openAiWire('max_tokens')]) {
      expect(metered(wire, broken)).toEqual({ input: null, output: null })
    }
  }
})

test('thoughts that a server counts in the sum alone are counted', () => {
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 115 }
  const stream = [openAiFinish, { choices: [], usage }].map(event).join('')
  expect(metered(openAiWire('max_tokens'), stream)).toMatchObject({ input: { input: 10 }, output: 105 })
})

test('the length of an answer goes under the name that the upstream knows', () => {
  const rules = { models: ['m'], maxOutput: 100 }
  const body = { model: 'm', messages: [], max_tokens: 60, max_completion_tokens: 70 }
  expect(openAiWire('max_completion_tokens').prepare(body, rules).body).toEqual({
    model: 'm',
    messages: [],
    max_completion_tokens: 60,
  })
  expect(
    openAiWire('max_tokens').prepare({ ...body, stream: true, stream_options: null, user: 'anna' }, rules).body,
  ).toEqual({
    model: 'm',
    messages: [],
    stream: true,
    max_tokens: 60,
    stream_options: { include_usage: true },
  })
  expect(anthropicWire.prepare({ model: 'm', messages: [] }, rules).estimate.output).toBe(100)
})
