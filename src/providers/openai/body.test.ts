import { expect, test } from 'vitest'
import type { JsonObject } from '../../model/json'
import type { Message, ModelRequest } from '../../model/language-model'
import type { Connection } from '../connections/connections'
import { openAiBody } from './body'

const connection: Connection = {
  id: 'google',
  provider: 'google',
  label: 'Google',
  wire: 'openai',
  baseUrl: 'https://gateway.test/v1',
  auth: 'bearer',
  headers: {},
}
const said = (text: string): Message => ({ role: 'user', content: [{ type: 'text', text }] })
const request = (rest: Partial<ModelRequest> = {}): ModelRequest => ({
  model: 'm',
  system: 'Be kind.',
  messages: [said('hi')],
  tools: [],
  maxTokens: 64,
  ...rest,
})

const messagesOf = (rest: Partial<ModelRequest>) => openAiBody(request(rest), connection).messages as JsonObject[]

test('a plain request says no more than it must', () => {
  expect(openAiBody(request(), connection)).toEqual({
    model: 'm',
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'hi' },
    ],
    max_tokens: 64,
    stream: true,
    stream_options: { include_usage: true },
  })
})

test('the limit has the name that its endpoint knows', () => {
  const openAi = { ...connection, baseUrl: 'https://api.openai.com/v1' }
  expect(openAiBody(request(), openAi)).toMatchObject({ max_completion_tokens: 64 })
  expect(openAiBody(request(), openAi)).not.toHaveProperty('max_tokens')
  const chosen = { ...connection, maxTokensField: 'max_completion_tokens' as const }
  expect(openAiBody(request(), chosen)).toMatchObject({ max_completion_tokens: 64 })
})

test('user turns in a row become one, and empty turns none', () => {
  const messages = [said('one'), said(' '), said('two'), { role: 'assistant', content: '' } as Message]
  expect(openAiBody(request({ messages, system: '' }), connection).messages).toEqual([
    { role: 'user', content: 'one\n\ntwo' },
  ])
})

test('strict is asked for only where the schema allows it', () => {
  const format = (schema: ModelRequest['responseFormat'] & object) =>
    openAiBody(request({ responseFormat: schema }), connection).response_format
  const open = { type: 'object', properties: { mood: { type: 'string' } } }
  const closed = { ...open, required: ['mood'], additionalProperties: false }
  expect(format({ name: 'mood', schema: open })).toEqual({
    type: 'json_schema',
    json_schema: { name: 'mood', schema: open },
  })
  expect(format({ name: 'mood', schema: closed })).toMatchObject({ json_schema: { strict: true } })
})

test('what came with a call goes back with it while it is answered', () => {
  const assistant: Message = {
    role: 'assistant',
    content: '',
    toolCalls: [
      { id: 'a', name: 'f', arguments: { x: 1 } },
      { id: 'b', name: 'f', arguments: null, malformed: '{oops' },
    ],
    providerData: {
      provider: 'google',
      data: { model: 'm', calls: { a: { google: { thought_signature: 'sig' } } }, reasoning: [{ type: 'text' }] },
    },
  }
  const result: Message = { role: 'tool', callId: 'a', toolName: 'f', content: 'ok' }
  const [, , sent] = messagesOf({ messages: [said('hi'), assistant, result] })
  // Also where the engine has numbered the id.
  const numbered = JSON.parse(JSON.stringify([assistant, result]).replaceAll('"id":"a"', '"id":"a_2"'))
  const [, , again] = messagesOf({ messages: [said('hi'), ...numbered] })
  expect(again).toMatchObject({ tool_calls: [{ id: 'a_2', extra_content: { google: {} } }, { id: 'b' }] })
  expect(sent).toEqual({
    role: 'assistant',
    content: null,
    reasoning_details: [{ type: 'text' }],
    tool_calls: [
      {
        id: 'a',
        type: 'function',
        function: { name: 'f', arguments: '{"x":1}' },
        extra_content: { google: { thought_signature: 'sig' } },
      },
      { id: 'b', type: 'function', function: { name: 'f', arguments: '{"unreadable":"{oops"}' } },
    ],
  })
})
