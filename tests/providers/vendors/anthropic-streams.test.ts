import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/model/json'
import type { Message } from '../../../src/model/language-model'
import { askedFor, messageEvents, person, play } from '../../support/play-vendor'

// Streams of the Messages API as Anthropic and servers that are compatible with it send them.

const start = (usage: JsonObject | null = { input_tokens: 3, output_tokens: 1 }): JsonObject => ({
  type: 'message_start',
  message: { id: 'm', role: 'assistant', content: [], ...(usage && { usage }) },
})
const block = (index: number, content_block: JsonObject): JsonObject => ({
  type: 'content_block_start',
  index,
  content_block,
})
const grow = (index: number, delta: JsonObject): JsonObject => ({ type: 'content_block_delta', index, delta })
const close = (index: number): JsonObject => ({ type: 'content_block_stop', index })
const hello = [block(0, { type: 'text', text: '' }), grow(0, { type: 'text_delta', text: 'Hello' }), close(0)]
const stop = (reason: string | null, usage: JsonObject | null = { output_tokens: 5 }): JsonObject => ({
  type: 'message_delta',
  delta: { stop_reason: reason },
  ...(usage && { usage }),
})
const over: JsonObject = { type: 'message_stop' }
const use = (index: number) => [
  block(index, { type: 'tool_use', id: 'toolu_1', name: 'display_color', input: {} }),
  grow(index, { type: 'input_json_delta', partial_json: '{"hex":"#0000ff"}' }),
]

test.each([
  ['A01 message_delta without usage', messageEvents(start(), ...hello, stop('end_turn', null), over), 'complete'],
  ['A01b message_start without usage', messageEvents(start(null), ...hello, stop('end_turn'), over), 'complete'],
  ['A01c no message_start at all', messageEvents(...hello, stop('end_turn'), over), 'complete'],
  [
    'A04 no `event:` lines',
    messageEvents(start(), ...hello, stop('end_turn'), over).replaceAll(/^event: .*\n/gm, ''),
    'complete',
  ],
  [
    'A05b empty text blocks',
    messageEvents(start(), block(9, { type: 'text', text: '' }), close(9), ...hello, stop('end_turn'), over),
    'complete',
  ],
  ['no stop reason, but the last event', messageEvents(start(), ...hello, stop(null), over), 'complete'],
  ['a stop reason, but not the last event', messageEvents(start(), ...hello, stop('end_turn')), 'complete'],
  ['neither', messageEvents(start(), ...hello), 'connection-cut'],
  [
    'text without the start of its block',
    messageEvents(start(), grow(0, { type: 'text_delta', text: 'Hello' }), stop('end_turn'), over),
    'complete',
  ],
])('%s', async (_name, body, ending) => {
  const { text, error, ending: ended } = await play('anthropic', { body })
  expect(error).toBeUndefined()
  expect(text).toBe('Hello')
  expect(ended).toBe(ending)
})

test.each([
  ['A03 no content_block_stop', [...use(0), stop('tool_use'), over]],
  [
    'A03b no content_block_stop before the next block',
    [...use(0), ...[block(1, { type: 'text', text: '' })], stop('tool_use'), over],
  ],
  [
    'the input comes whole with the block',
    [
      block(0, { type: 'tool_use', id: 'toolu_1', name: 'display_color', input: { hex: '#0000ff' } }),
      close(0),
      stop('tool_use'),
      over,
    ],
  ],
  ['the stop reason is that of a plain answer', [...use(0), close(0), stop('end_turn'), over]],
])('a call: %s', async (_name, events) => {
  const { calls, ending } = await play('anthropic', { body: messageEvents(start(), ...events) })
  expect(calls).toEqual([{ id: 'toolu_1', name: 'display_color', arguments: { hex: '#0000ff' } }])
  expect(['tool-calls', 'complete']).toContain(ending)
})

test('E18 a server that does not stream: the answer is kept', async () => {
  const body: JsonObject = {
    type: 'message',
    role: 'assistant',
    content: [
      { type: 'text', text: 'Hello' },
      { type: 'tool_use', id: 'toolu_1', name: 'display_color', input: { hex: '#0000ff' } },
    ],
    stop_reason: 'tool_use',
    usage: { input_tokens: 3, output_tokens: 5 },
  }
  const { text, calls, ending, usage } = await play('anthropic', { body })
  expect(text).toBe('Hello')
  expect(calls).toMatchObject([{ name: 'display_color' }])
  expect(ending).toBe('tool-calls')
  expect(usage).toEqual({ input: 3, output: 5 })
})

test('thinking is kept apart, and handed back with its signature', async () => {
  const { text, reasoning, providerData } = await play('anthropic', {
    body: messageEvents(
      start(),
      block(0, { type: 'thinking', thinking: '' }),
      grow(0, { type: 'thinking_delta', thinking: 'Plan.' }),
      grow(0, { type: 'signature_delta', signature: 'sig' }),
      close(0),
      block(1, { type: 'text', text: '' }),
      grow(1, { type: 'text_delta', text: 'Hello' }),
      close(1),
      stop('end_turn'),
      over,
    ),
  })
  expect(reasoning).toBe('Plan.')
  expect(text).toBe('Hello')
  expect(providerData?.data).toMatchObject({
    blocks: [
      { type: 'thinking', thinking: 'Plan.', signature: 'sig' },
      { type: 'text', text: 'Hello' },
    ],
  })
})

test('a compatible server that counts nothing: the tokens are estimated', async () => {
  const { usage } = await play('anthropic', {
    body: messageEvents(start(null), ...hello, stop('end_turn', null), over),
  })
  expect(usage).toMatchObject({ estimated: true })
})

describe('A06 pause_turn', () => {
  const search = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search' }
  const found = {
    type: 'web_search_tool_result',
    tool_use_id: 'srvtoolu_1',
    content: [{ type: 'web_search_result', url: 'https://a.example' }],
  }
  const paused = messageEvents(
    start(),
    block(0, { type: 'text', text: 'I search. ' }),
    close(0),
    block(1, { ...search, input: {} }),
    grow(1, { type: 'input_json_delta', partial_json: '{"query":"blue"}' }),
    close(1),
    block(2, found),
    close(2),
    stop('pause_turn'),
    over,
  )

  test('the turn is sent back as it came, and goes on as one answer', async () => {
    const rest = messageEvents(start(), ...hello, ...use(1), close(1), stop('tool_use'), over)
    const { text, calls, ending, usage, sent, error } = await play('anthropic', [{ body: paused }, { body: rest }])
    expect(error).toBeUndefined()
    expect(text).toBe('I search. Hello')
    expect(calls).toHaveLength(1)
    expect(ending).toBe('tool-calls')
    expect(usage).toEqual({ input: 6, output: 10 })
    const content = [{ type: 'text', text: 'I search. ' }, { ...search, input: { query: 'blue' } }, found]
    expect(sent[1]).toEqual({
      ...sent[0],
      messages: [...((sent[0]?.messages ?? []) as JsonObject[]), { role: 'assistant', content }],
    })
  })

  test('it is not sent back for ever; then it is not known how it ended', async () => {
    const { ending, sent } = await play('anthropic', { body: paused })
    expect(ending).toBe('unknown')
    expect(sent).toHaveLength(11)
  })

  test('a refusal on the way keeps what came', async () => {
    const refused = { status: 529, body: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } }
    const { text, error } = await play('anthropic', [{ body: paused }, refused])
    expect(text).toBe('I search. ')
    expect(error?.code).toBe('overloaded')
  })
})

test('A05 A07 thoughts, hidden ones, tools of the service and citations go back unchanged, without empty texts', async () => {
  const blocks: JsonObject[] = [
    { type: 'thinking', thinking: 'Plan.', signature: 'sig' },
    { type: 'redacted_thinking', data: 'xyz' },
    { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'blue' } },
    { type: 'text', text: 'Blue.', citations: [{ type: 'char_location', cited_text: 'blue' }] },
  ]
  const call = { type: 'tool_use', id: 'toolu_1', name: 'display_color', input: { hex: '#0000ff' } }
  const whole = [...blocks, { type: 'text', text: '' }, call].flatMap((each, index) => [
    block(index, each),
    close(index),
  ])
  const first = await play('anthropic', { body: messageEvents(start(), ...whole, stop('tool_use'), over) })
  const turns: Message[] = [
    person('Show blue.'),
    {
      role: 'assistant',
      content: first.text,
      toolCalls: first.calls,
      ...(first.providerData && { providerData: first.providerData }),
    },
    { role: 'tool', callId: 'toolu_1', toolName: 'display_color', content: 'shown' },
  ]
  const { sent } = await play(
    'anthropic',
    { body: messageEvents(start(), ...hello, stop('end_turn'), over) },
    { request: askedFor(turns) },
  )
  expect(sent[0]?.messages).toMatchObject([{}, { content: [...blocks, call] }, {}])
})
