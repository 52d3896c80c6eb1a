import { expect, test } from 'vitest'
import type { JsonObject } from '../../model/json'
import type { Message, ModelRequest } from '../../model/language-model'
import { anthropicBody } from './body'

const said = (text: string): Message => ({ role: 'user', content: [{ type: 'text', text }] })
const request = (messages: Message[], rest: Partial<ModelRequest> = {}): ModelRequest => ({
  model: 'claude-x',
  system: '',
  messages,
  tools: [{ name: 'display_color', description: 'Shows.', inputSchema: { type: 'object' } }],
  maxTokens: 1024,
  ...rest,
})
const messagesOf = (messages: Message[], rest?: Partial<ModelRequest>) =>
  anthropicBody(request(messages, rest), 'anthropic').messages

const calls: Message = {
  role: 'assistant',
  content: 'Two calls.',
  toolCalls: [
    { id: 'a', name: 'display_color', arguments: { hex: '#fff' } },
    { id: 'b', name: 'display_color', arguments: null, malformed: '{oops' },
  ],
}
const results: Message[] = [
  { role: 'tool', callId: 'a', toolName: 'display_color', content: 'done' },
  { role: 'tool', callId: 'b', toolName: 'display_color', content: 'no JSON', isError: true },
]

test('results in a row, and what is said after them, become one user message', () => {
  expect(messagesOf([said('hi'), calls, ...results, said('go on')])).toEqual([
    { role: 'user', content: [{ type: 'text', text: 'hi' }] },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'Two calls.' },
        { type: 'tool_use', id: 'a', name: 'display_color', input: { hex: '#fff' } },
        { type: 'tool_use', id: 'b', name: 'display_color', input: { unreadable: '{oops' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'a', content: 'done' },
        { type: 'tool_result', tool_use_id: 'b', content: 'no JSON', is_error: true },
        { type: 'text', text: 'go on' },
      ],
    },
  ])
})

test('what is empty is left out', () => {
  expect(messagesOf([said('  '), said('hi'), { role: 'assistant', content: '\n' }, said('again')])).toEqual([
    {
      role: 'user',
      content: [
        { type: 'text', text: 'hi' },
        { type: 'text', text: 'again' },
      ],
    },
  ])
  const body = anthropicBody(request([said('hi')], { system: ' ', tools: [] }), 'anthropic')
  expect(body).toEqual({
    model: 'claude-x',
    max_tokens: 1024,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }],
    stream: true,
  })
})

test('tools of an earlier reply are declared but not offered when there are none now', () => {
  const body = anthropicBody(request([said('hi'), calls, ...results, said('sum up')], { tools: [] }), 'anthropic')
  expect(body.tools).toEqual([{ name: 'display_color', input_schema: { type: 'object' } }])
  expect(body.tool_choice).toEqual({ type: 'none' })
})

test('a schema for the answer is closed, and is beside what the model needs', () => {
  const schema = { type: 'object', properties: { mood: { type: 'number', minimum: 0 } }, required: ['mood'] }
  const body = anthropicBody(request([said('hi')], { responseFormat: { name: 'mood', schema } }), 'anthropic', {
    output_config: { effort: 'low' },
    thinking: { type: 'disabled' },
  })
  expect(body.thinking).toEqual({ type: 'disabled' })
  expect(body.output_config).toEqual({
    effort: 'low',
    format: {
      type: 'json_schema',
      schema: {
        type: 'object',
        properties: { mood: { type: 'number', description: '{minimum: 0}' } },
        required: ['mood'],
        additionalProperties: false,
      },
    },
  })
})

test('temperature is sent when there is one, 0 too', () => {
  expect(anthropicBody(request([said('hi')], { temperature: 0 }), 'anthropic').temperature).toBe(0)
  expect(anthropicBody(request([said('hi')]), 'anthropic')).not.toHaveProperty('temperature')
})

const blocks: JsonObject[] = [
  { type: 'thinking', thinking: 'Hm.', signature: 'sig' },
  { type: 'text', text: 'Two calls.' },
  { type: 'tool_use', id: 'a', name: 'display_color', input: { hex: '#fff' } },
  { type: 'tool_use', id: 'gone', name: 'display_color', input: {} },
]
const reasoned = (provider: string, model: string): Message => ({
  ...calls,
  role: 'assistant',
  providerData: { provider, data: { model, blocks } },
})

test('signed reasoning goes back in its place while its tool calls are answered', () => {
  const [, assistant] = messagesOf([said('hi'), reasoned('anthropic', 'claude-x'), ...results])
  expect(assistant).toEqual({ role: 'assistant', content: blocks.slice(0, 3) })
})

test('a call is the block of its own id, where another only begins like it', () => {
  const use = (id: string): JsonObject => ({ type: 'tool_use', id, name: 'display_color', input: { hex: id } })
  const data = { model: 'claude-x', blocks: [use('call'), use('call_1')] }
  const turn: Message = {
    role: 'assistant',
    content: '',
    toolCalls: [{ id: 'call_1', name: 'display_color', arguments: { hex: 'call_1' } }],
    providerData: { provider: 'anthropic', data },
  }
  const result: Message = { role: 'tool', callId: 'call_1', toolName: 'display_color', content: 'ok' }
  expect(messagesOf([said('hi'), turn, result])[1]?.content).toEqual([use('call_1')])
})

test('a call whose id the engine has numbered is the block of its model', () => {
  const numbered = JSON.parse(
    JSON.stringify([reasoned('anthropic', 'claude-x'), ...results]).replaceAll('"id":"a"', '"id":"a_2"'),
  )
  const [assistant, ...rest]: Message[] = numbered
  if (assistant?.role !== 'assistant') throw new Error('No turn of a model.')
  const turn = { ...assistant, providerData: { provider: 'anthropic', data: { model: 'claude-x', blocks } } }
  const [, sent] = messagesOf([said('hi'), turn, ...rest])
  expect(sent?.content).toEqual([...blocks.slice(0, 2), { ...blocks[2], id: 'a_2' }])
})

test.each([
  ['another provider', reasoned('gateway', 'claude-x'), []],
  ['another model', reasoned('anthropic', 'claude-y'), []],
  ['a later user message', reasoned('anthropic', 'claude-x'), [said('next')]],
])('signed reasoning does not go to %s', (_, assistant, after) => {
  expect(JSON.stringify(messagesOf([said('hi'), assistant, ...results, ...after]))).not.toContain('thinking')
})
