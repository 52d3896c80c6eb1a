import { expect, test } from 'vitest'
import type { JsonObject } from '../../model/json'
import { OpenAiReply } from './reply'

function read(choices: unknown[], tail: unknown[] = [], isOver = true) {
  const reply = new OpenAiReply('class', 'm')
  const chunks = [...choices.map(choice => ({ id: 'chatcmpl-1', choices: [choice] })), ...tail]
  const yielded = chunks.flatMap(chunk => reply.read(chunk as JsonObject))
  return { yielded, end: reply.end(isOver) }
}
const part = (tool_call: object) => ({ delta: { tool_calls: [tool_call] } })
const callsIn = ({ end }: ReturnType<typeof read>) =>
  end.events.map(event => (event.type === 'tool-call' ? event.call : null))

test('pieces of calls that come mixed are put together by their index', () => {
  const reply = read([
    part({ index: 0, id: 'a', function: { name: 'f', arguments: '' } }),
    part({ index: 1, id: 'b', function: { name: 'g', arguments: '{"y"' } }),
    part({ index: 0, function: { arguments: '{"x":1}' } }),
    part({ index: 1, function: { arguments: ':2}' } }),
    { delta: {}, finish_reason: 'tool_calls' },
  ])
  expect(callsIn(reply)).toEqual([
    { id: 'a', name: 'f', arguments: { x: 1 } },
    { id: 'b', name: 'g', arguments: { y: 2 } },
  ])
})

test('whole calls that all claim index 0 are distinguished by their ids', () => {
  const reply = read([
    part({ index: 0, id: 'a', function: { name: 'f', arguments: '{"x":1}' } }),
    part({ index: 0, id: 'b', function: { name: 'f', arguments: '{"x":2}' } }),
    { delta: {}, finish_reason: 'stop' },
  ])
  expect(callsIn(reply).map(call => call?.arguments)).toEqual([{ x: 1 }, { x: 2 }])
})

test('a call without an id gets one of its own', () => {
  const reply = read([
    part({ index: 0, function: { name: 'f', arguments: '{}' } }),
    part({ index: 1, function: { name: 'f', arguments: '{}' } }),
    { delta: {}, finish_reason: 'tool_calls' },
  ])
  expect(callsIn(reply).map(call => call?.id)).toEqual(['chatcmpl-1_0', 'chatcmpl-1_1'])
})

test('signatures and reasoning are kept to be sent back', () => {
  const { end } = read([
    { delta: { reasoning_details: [{ type: 'reasoning.text', text: 'Hm' }] } },
    part({ index: 0, id: 'a', function: { name: 'f', arguments: '{}' }, extra_content: { google: { s: 'sig' } } }),
    { delta: {}, finish_reason: 'tool_calls' },
  ])
  expect(end.providerData).toEqual({
    provider: 'class',
    data: {
      model: 'm',
      reasoning: [{ type: 'reasoning.text', text: 'Hm' }],
      calls: { a: { google: { s: 'sig' } } },
    },
  })
})

test('a refusal keeps its words', () => {
  const { yielded, end } = read([{ delta: { refusal: 'I cannot.' } }, { delta: {}, finish_reason: 'stop' }])
  expect(yielded).toEqual([{ type: 'text-delta', text: 'I cannot.' }])
  expect(end.ending).toBe('refused')
})

test('tokens are those that the provider counted last', () => {
  const usage = (prompt_tokens: number, completion_tokens: number) => ({
    choices: [],
    usage: { prompt_tokens, completion_tokens },
  })
  const { end } = read([{ delta: { content: 'hi' }, finish_reason: 'length' }], [usage(3, 1), usage(3, 2)])
  expect(end).toMatchObject({ ending: 'token-limit', usage: { input: 3, output: 2 } })
})

test('a stream that broke has no calls and no reason to end', () => {
  const { end } = read([part({ index: 0, id: 'a', function: { name: 'f', arguments: '{"x":1' } })], [], false)
  expect(end).toMatchObject({ events: [], ending: null, usage: {}, called: '{"x":1' })
})
