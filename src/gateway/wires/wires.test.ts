import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonObject } from '../../model/json'
import { Meter } from '../meter'
import { anthropicWire } from './anthropic'
import { maxTokensFieldOf, openAiWire } from './openai'
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
  const reported = (more: object) =>
    metered(openAiWire('max_tokens'), [openAiFinish, { choices: [], usage: { ...usage, ...more } }].map(event).join(''))
  // A sum that is not said, or is too small, takes nothing away.
  expect(reported({ total_tokens: undefined })).toMatchObject({ output: 5 })
  expect(reported({ total_tokens: 3 })).toMatchObject({ output: 5 })
  expect(reported({ prompt_tokens: undefined })).toEqual({ input: null, output: 5 })
  expect(reported({ completion_tokens: -1 })).toMatchObject({ output: null })
})

test('no more is written to a cache than was read', () => {
  const usage = (stored: unknown) => ({
    ...{ prompt_tokens: 10, completion_tokens: 5 },
    prompt_tokens_details: { cache_write_tokens: stored },
  })
  const inputOf = (stored: unknown) =>
    metered(openAiWire('max_tokens'), event({ choices: [], usage: usage(stored) })).input
  expect(inputOf(4)).toMatchObject({ input: 6, cacheWrite: 4 })
  expect(inputOf(50)).toMatchObject({ input: 0, cacheWrite: 10 })
  expect(inputOf('4')).toMatchObject({ input: 10, cacheWrite: 0 })
  // What is kept for an hour is part of what is written.
  const start = (counts: object) =>
    metered(anthropicWire, event({ type: 'message_start', message: { usage: { input_tokens: 9, ...counts } } })).input
  const hour = { cache_creation: { ephemeral_1h_input_tokens: 10 } }
  expect(start({ ...hour, cache_creation_input_tokens: 30 })).toMatchObject({ cacheWrite: 20, cacheWriteHour: 10 })
  expect(start({ ...hour, cache_creation_input_tokens: 4 })).toMatchObject({ cacheWrite: 0, cacheWriteHour: 10 })
})

test('OpenRouter’s thoughts must be fewer than the answer has tokens, too', () => {
  const prepare = (reasoning: JsonObject) =>
    openAiWire('max_tokens').prepare(
      { model: 'm', max_tokens: 60, messages: [], reasoning },
      { models: ['m'], maxOutput: 100 },
    )
  for (const fits of [{ max_tokens: 59 }, { max_tokens: null }, { effort: 'high' }] as JsonObject[])
    expect(prepare(fits).body).toMatchObject({ reasoning: fits })
  expect(() => prepare({ max_tokens: 60 })).toThrow('The tokens for thinking must be fewer')
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
  expect(openAiWire('max_tokens').prepare({ ...body, max_completion_tokens: 50 }, rules).body).toMatchObject({
    max_tokens: 50,
  })
  expect(anthropicWire.prepare({ model: 'm', messages: [] }, rules).estimate.output).toBe(100)
})

test('thoughts and calls that come back sealed are set aside for as long as an answer may be, those in plain text are not', () => {
  const rules = { models: ['m'], maxOutput: 1_000 }
  const input = (message: object) =>
    openAiWire('max_tokens').prepare({ model: 'm', messages: [{ role: 'assistant', content: 'x', ...message }] }, rules)
      .estimate.input
  const plain = [
    { type: 'reasoning.text', text: 'hm' },
    { type: 'reasoning.summary', summary: 'hm' },
  ]
  expect(input({ reasoning_details: plain })).toBeLessThan(input({}) + 400)
  for (const sealed of [
    { type: 'reasoning.encrypted' },
    { type: 'reasoning.text', signature: 's' },
    { type: 'reasoning.summary', data: 'd' },
  ]) {
    const once = input({ reasoning_details: [sealed] })
    expect(once).toBeGreaterThan(input({}) + 1_000)
    expect(input({ reasoning_details: [sealed, sealed] })).toBeGreaterThan(once + 1_000)
  }
  const call = (more: object) => ({ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' }, ...more })
  expect(input({ tool_calls: [call({})] })).toBeLessThan(input({}) + 400)
  expect(input({ tool_calls: [call({ extra_content: {} })] })).toBeGreaterThan(input({}) + 1_000)
})

test('errors are as the clients of each wire expect them', () => {
  const typeOf = (wire: GatewayWire, status: number) => {
    const { error } = wire.error(status, 'no', 'paused') as { error: { type: string; message: string; code: string } }
    expect([error.message, error.code]).toEqual(['no', 'paused'])
    return error.type
  }
  const statuses = [400, 401, 403, 404, 413, 429, 500]
  expect(statuses.map(status => typeOf(anthropicWire, status))).toEqual([
    ...['invalid_request_error', 'authentication_error', 'permission_error', 'not_found_error'],
    ...['request_too_large', 'rate_limit_error', 'api_error'],
  ])
  expect(statuses.map(status => typeOf(openAiWire('max_tokens'), status))).toEqual([
    ...['invalid_request_error', 'authentication_error', 'permission_error', 'invalid_request_error'],
    ...['invalid_request_error', 'rate_limit_exceeded', 'api_error'],
  ])
  expect(anthropicWire.error(400, 'no', 'body')).toMatchObject({ type: 'error' })
  expect(openAiWire('max_tokens').error(400, 'no', 'body')).toMatchObject({ error: { param: null } })
})

test('a model that the class may not use is answered with those that it may', () => {
  const refuse = () => anthropicWire.prepare({ model: 'x', messages: [] }, { models: ['m', 'n'], maxOutput: 9 })
  expect(refuse).toThrow('This class may use: m, n. Choose one of them.')
  try {
    refuse()
  } catch (error) {
    expect(error).toMatchObject({ status: 403, reason: 'model' })
  }
})

test.each([
  [{ thinking: { type: 'enabled', budget_tokens: 59 } }, true],
  [{ thinking: { type: 'enabled', budget_tokens: 60 } }, false],
  [{ thinking: { type: 'disabled' } }, true],
])('an answer of 60 tokens may think so: %j', (more, isTaken) => {
  const prepare = () =>
    anthropicWire.prepare({ model: 'm', max_tokens: 60, messages: [], ...more }, { models: ['m'], maxOutput: 100 })
  if (isTaken) expect(prepare().body).toMatchObject({ max_tokens: 60, ...more })
  else {
    expect(prepare).toThrow(
      'The tokens for thinking must be fewer than those of the answer, and an answer may have 60 here.',
    )
  }
})

test('of an answer of Anthropic, later counts replace earlier ones, and only its end makes its length final', () => {
  const usage = (counts: object) => ({ type: 'message_start', message: { usage: counts } })
  const report = (...events: object[]) => metered(anthropicWire, events.map(event).join(''))
  const start = usage({ input_tokens: 9, output_tokens: 1 })
  const input = { input: 9, cacheRead: 0, cacheWrite: 0, cacheWriteHour: 0 }
  const delta = (counts: object, more: object = {}) => ({ type: 'message_delta', usage: counts, ...more })
  expect(report(start)).toEqual({ input, output: null })
  expect(report(start, delta({ output_tokens: 5 }))).toEqual({ input, output: null })
  expect(report(start, delta({ output_tokens: 5 }, { delta: { stop_reason: null } }))).toEqual({ input, output: null })
  expect(report(start, delta({ output_tokens: 5 }), { type: 'message_stop' })).toEqual({ input, output: 5 })
  expect(report(start, delta({ output_tokens: 5, input_tokens: 11, cache_read_input_tokens: 3 }))).toMatchObject({
    input: { input: 11, cacheRead: 3 },
  })
  const cached = {
    ...{ input_tokens: 9, cache_read_input_tokens: 3, cache_creation_input_tokens: 30 },
    cache_creation: { ephemeral_1h_input_tokens: 10 },
  }
  const kept = { cacheRead: 3, cacheWrite: 20, cacheWriteHour: 10 }
  expect(report(usage(cached), delta({ input_tokens: 12 }))).toMatchObject({ input: { input: 12, ...kept } })
  expect(report(usage(cached), delta({ cache_read_input_tokens: 4 }))).toMatchObject({
    input: { input: 9, ...kept, cacheRead: 4 },
  })
  // A whole answer, and events that say nothing of the cost.
  expect(report({ type: 'message', usage: { input_tokens: 9, output_tokens: 4 } })).toEqual({ input, output: 4 })
  expect(report({ type: 'ping', usage: { input_tokens: 9, output_tokens: 4 } })).toEqual({ input: null, output: null })
  // Without the tokens of the input, those of the cache are no report.
  expect(report(usage({ cache_read_input_tokens: 3 }))).toEqual({ input: null, output: null })
})

testRows([
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['https://school.openai.azure.com/openai/v1', 'max_completion_tokens'],
  ['https://api.openai.com.example/v1', 'max_tokens'],
  ['https://not-api.openai.com/v1', 'max_tokens'],
  ['https://openrouter.ai/api/v1', 'max_tokens'],
])('the length of an answer is named as the upstream has it', (baseUrl, field) => {
  const anthropic = { wire: 'anthropic', baseUrl: 'https://api.openai.com' } as const
  expect(maxTokensFieldOf([anthropic, { wire: 'openai', baseUrl }])).toBe(field)
  expect(maxTokensFieldOf([anthropic])).toBe('max_tokens')
})
