import { describe, expect, test } from 'vitest'
import type { Message } from '../../../src/model/language-model'
import { askedFor, callDelta, chunks, delta, person, play } from '../../support/play-vendor'

// Reports of vendors for which nothing was built: Cerebras, Fireworks, SambaNova and Cohere, by their compatible addresses.

const fine = { body: chunks(delta({ content: 'Fine.' }, 'stop')) }

describe('Cerebras', () => {
  const turns = (reasoned: boolean): Message[] => [
    person('Show blue.'),
    {
      role: 'assistant',
      content: '',
      toolCalls: [{ id: 'call_1', name: 'display_color', arguments: { hex: '#0000ff' } }],
      ...(reasoned && { providerData: { provider: 'own', data: { model: 'm', thought: 'Let me think.' } } }),
    },
    { role: 'tool', callId: 'call_1', toolName: 'display_color', content: 'shown' },
  ]
  const refused = (message: string) => ({
    status: 400,
    body: { message, type: 'invalid_request_error', param: 'validation_error', code: 'wrong_api_format' },
  })

  test('chatwise-releases#1442 refuses thoughts that another server wants back: it is asked without', async () => {
    const no = refused("messages.1.assistant.reasoning_content: property 'reasoning_content' is unsupported")
    const { text, sent } = await play('openai', [no, fine], { request: askedFor(turns(true)) })
    expect(text).toBe('Fine.')
    expect(sent.map(body => JSON.stringify(body).includes('reasoning_content'))).toEqual([true, false])
  })

  test('crush#2754 a DeepSeek behind a gateway insists on them: it is asked with', async () => {
    const no = refused('The `reasoning_content` in the thinking mode must be passed back to the API.')
    const { text, sent } = await play('openai', [no, fine], { request: askedFor(turns(false)) })
    expect(text).toBe('Fine.')
    expect(sent[1]?.messages).toMatchObject([{}, { reasoning_content: '' }, {}])
  })

  test('a server that refuses both ways is not asked for ever', async () => {
    const no = refused('reasoning_content: no')
    const { error, sent } = await play('openai', [no, no, no, no, no], { request: askedFor(turns(true)) })
    expect(error?.message).toContain('reasoning_content: no')
    expect(sent).toHaveLength(3)
  })

  test('claude-code-router#407 too many requests, with the code beside the sentence', async () => {
    const body = {
      message: 'Requests per minute limit exceeded',
      type: 'too_many_requests_error',
      code: 'request_quota_exceeded',
    }
    const { error } = await play('openai', { status: 429, headers: { 'retry-after': '12' }, body })
    expect(error).toMatchObject({ code: 'rate_limited', details: { retryAfterMs: 12_000 } })
    expect(error?.message).toContain('Requests per minute limit exceeded')
  })
})

describe('Fireworks', () => {
  test('Flowise#2866 “Extra inputs are not permitted, field: stream_options”: it is asked without', async () => {
    const message = "Extra inputs are not permitted, field: 'stream_options', value: {'include_usage': True}"
    const body = { error: { object: 'error', type: 'invalid_request_error', message } }
    const { text, sent } = await play('openai', [{ status: 400, body }, fine])
    expect(text).toBe('Fine.')
    expect(sent[1]).not.toHaveProperty('stream_options')
  })

  test('ogx#2335 an answer that was not streamed, with calls null', async () => {
    const message = { role: 'assistant', content: 'Hello', name: null, tool_calls: null }
    const body = { choices: [{ message, finish_reason: 'stop', index: 0, logprobs: null }], object: 'chat.completion' }
    expect(await play('openai', { body })).toMatchObject({ text: 'Hello', ending: 'complete' })
  })

  test('tabby#3676 an error that is a list written as text is shown as it is', async () => {
    const message = "[{'type': 'model_attributes_type', 'loc': ('body',), 'msg': 'Input should be a valid dictionary'}]"
    const body = { error: { object: 'error', type: 'invalid_request_error', message }, raw_output: null }
    const { error } = await play('openai', { status: 400, body })
    expect(error?.message).toContain('Input should be a valid dictionary')
  })
})

describe('SambaNova', () => {
  test('lobehub#12845 a reason as plain text', async () => {
    const body = 'tools are not supported with this model'
    const { error } = await play('openai', { status: 422, headers: { 'content-type': 'text/plain' }, body })
    expect(error?.code).toBe('bad_request')
    expect(error?.message).toContain(body)
  })
})

describe('Cohere', () => {
  test('livekit#4220 a sentence without a code', async () => {
    const body = { id: '1', message: 'invalid request: at least one user message is required' }
    const { error } = await play('openai', { status: 400, body })
    expect(error?.message).toContain('at least one user message is required')
  })

  test('a plan before its calls, and an end in capitals', async () => {
    const call = { index: 0, id: 'x', function: { name: 'display_color', arguments: '{"hex":"#0000ff"}' } }
    const { calls, text, ending } = await play('openai', {
      body: chunks(delta({ content: 'I will show it.' }), callDelta(call), delta({}, 'TOOL_CALLS')),
    })
    expect(calls).toHaveLength(1)
    expect(text).toBe('I will show it.')
    expect(ending).toBe('tool-calls')
  })
})
