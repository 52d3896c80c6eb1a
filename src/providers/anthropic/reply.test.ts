import { expect, test } from 'vitest'
import type { JsonObject } from '../../model/json'
import { AnthropicReply } from './reply'

/** Reads wire events, as they are in the vendor's documentation, and keeps what came. */
function read(events: unknown[]) {
  const reply = new AnthropicReply('anthropic', 'claude-x')
  const yielded = events.flatMap(event => reply.read(event as JsonObject))
  return { yielded, end: reply.end() }
}

const start = {
  type: 'message_start',
  message: {
    usage: { input_tokens: 10, cache_read_input_tokens: 4, cache_creation_input_tokens: null, output_tokens: 1 },
  },
}
const stop = (stop_reason: string) => [
  { type: 'message_delta', delta: { stop_reason }, usage: { input_tokens: null, output_tokens: 25 } },
  { type: 'message_stop' },
]
const toolUse = (index: number, input: unknown = {}) => ({
  type: 'content_block_start',
  index,
  content_block: { type: 'tool_use', id: `call_${index}`, name: 'display_color', input },
})
const json = (index: number, partial_json: string) => ({
  type: 'content_block_delta',
  index,
  delta: { type: 'input_json_delta', partial_json },
})
const close = (index: number) => ({ type: 'content_block_stop', index })

test('reasoning is kept whole with its signature, and sent with the blocks around it', () => {
  const { yielded, end } = read([
    start,
    { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Blue ' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'fits.' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 'sig' } },
    close(0),
    toolUse(1),
    json(1, '{"hex":'),
    json(1, '"#00f"}'),
    close(1),
    ...stop('tool_use'),
  ])
  expect(yielded).toEqual([
    { type: 'reasoning-delta', text: 'Blue ' },
    { type: 'reasoning-delta', text: 'fits.' },
    { type: 'tool-call', call: { id: 'call_1', name: 'display_color', arguments: { hex: '#00f' } } },
  ])
  expect(end).toMatchObject({ ending: 'tool-calls', usage: { input: 14, output: 25 } })
  expect(end.providerData).toEqual({
    provider: 'anthropic',
    data: {
      model: 'claude-x',
      blocks: [
        { type: 'thinking', thinking: 'Blue fits.', signature: 'sig' },
        { type: 'tool_use', id: 'call_1', name: 'display_color', input: { hex: '#00f' } },
      ],
    },
  })
})

test('a call without arguments, and one whose input came at once', () => {
  const { yielded } = read([start, toolUse(0), close(0), toolUse(1, { hex: '#fff' }), close(1), ...stop('tool_use')])
  expect(yielded.map(event => event.type === 'tool-call' && event.call.arguments)).toEqual([{}, { hex: '#fff' }])
})

test('a call that was still coming in when the stream broke is no call', () => {
  const { yielded, end } = read([start, toolUse(0), json(0, '{"hex":"#00')])
  expect(yielded).toEqual([])
  expect(end).toMatchObject({ ending: null, usage: { input: 14 }, called: '{"hex":"#00' })
})

test.each([
  ['end_turn', 'complete'],
  ['stop_sequence', 'complete'],
  ['max_tokens', 'token-limit'],
  ['model_context_window_exceeded', 'token-limit'],
  ['refusal', 'refused'],
  ['pause_turn', 'unknown'],
  ['something_new', 'unknown'],
])('%s becomes %s', (wire, ours) => {
  expect(read([start, ...stop(wire)]).end.ending).toBe(ours)
})
