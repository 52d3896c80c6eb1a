import { describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../../src/model/json'
import type { Message, ModelRequest } from '../../../src/model/language-model'
import type { Connection } from '../../../src/providers/connections/connections'
import { askedFor, callDelta, chunks, delta, messageEvents, person, play } from '../../support/play-vendor'

// What one provider said, sent to another in the form that it takes.

const fine = {
  openai: { body: chunks(delta({ content: 'Fine.' }, 'stop')) },
  anthropic: {
    body: messageEvents(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'Fine.' } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' },
    ),
  },
}

async function sentTo(wire: Connection['wire'], request: ModelRequest, changes: Partial<Connection> = {}) {
  const { sent } = await play(wire, fine[wire], { request, ...changes })
  return sent[0] as JsonObject & { messages: JsonObject[]; tools?: JsonObject[] }
}

const called = (id: string, more: Partial<Extract<Message, { role: 'assistant' }>> = {}): Message[] => [
  person('Show blue.'),
  {
    role: 'assistant',
    content: '',
    toolCalls: [{ id, name: 'display_color', arguments: { hex: '#0000ff' } }],
    ...more,
  },
  { role: 'tool', callId: id, toolName: 'display_color', content: 'shown' },
]

const TAKES = {
  openai: /^[a-zA-Z0-9_-]{1,40}$/,
  mistral: /^[a-zA-Z0-9]{9}$/,
  anthropic: /^[a-zA-Z0-9_-]{1,64}$/,
}

describe('ids of calls', () => {
  test.each([
    ['X01 of Kimi', 'functions.display_color:0'],
    ['X02 of 64 letters', 'x'.repeat(64)],
    ['X03 of Anthropic', 'toolu_01A09q90qw90lq917835lq9'],
    ['X04 of the Demo', `demo_1_${'a_tool_with_a_long_name_that_goes_on'.padEnd(57, '_')}`],
    ['X05b made by us', 'chatcmpl-1_0'],
    ['an empty one', ''],
  ])('%s fit the target', async (_name, id) => {
    const openai = await sentTo('openai', askedFor(called(id)))
    const mistral = await sentTo('openai', askedFor(called(id)), { baseUrl: 'https://api.mistral.ai/v1' })
    const anthropic = await sentTo('anthropic', askedFor(called(id)))
    for (const [body, form] of [
      [openai, TAKES.openai],
      [mistral, TAKES.mistral],
    ] as const) {
      const [call] = (body.messages[1]?.tool_calls ?? []) as unknown as { id: string }[]
      expect(call?.id).toMatch(form)
      expect(body.messages[2]?.tool_call_id).toBe(call?.id)
    }
    const [use] = (anthropic.messages[1]?.content ?? []) as unknown as { id: string }[]
    expect(use?.id).toMatch(TAKES.anthropic)
    expect(anthropic.messages[2]?.content).toMatchObject([{ tool_use_id: use?.id }])
  })

  test('different calls stay different', async () => {
    const both = [...called('functions.display_color:0'), ...called('functions.display_color:1')]
    const { messages } = await sentTo('openai', askedFor(both), { baseUrl: 'https://api.mistral.ai/v1' })
    const ids = messages
      .flatMap(({ tool_calls }) => (tool_calls as { id: string }[] | undefined) ?? [])
      .map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  test('one that fits is left as it is', async () => {
    const { messages } = await sentTo('openai', askedFor(called('call_abc')))
    expect(messages[1]?.tool_calls).toMatchObject([{ id: 'call_abc' }])
  })
})

describe('names of calls in the history', () => {
  test.each(['functions.display_color', 'display_color<|channel|>commentary', '', 'n'.repeat(117), 'größe'])(
    'T9 “%s” is made fit',
    async name => {
      const history = called('a', { toolCalls: [{ id: 'a', name, arguments: {} }] })
      const openai = await sentTo('openai', askedFor(history))
      const [call] = (openai.messages[1]?.tool_calls ?? []) as unknown as { function: { name: string } }[]
      expect(call?.function.name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
      const anthropic = await sentTo('anthropic', askedFor(history, { tools: [] }))
      const [use] = (anthropic.messages[1]?.content ?? []) as unknown as { name: string }[]
      expect(use?.name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
      expect(anthropic.tools?.map(tool => tool.name)).toEqual([use?.name])
    },
  )
})

describe('reasoning', () => {
  /** The turn that a recorded answer becomes, then asked again. */
  async function again(parts: JsonObject[], changes: Partial<Connection>, target = changes, model = 'm') {
    const first = await play(
      'openai',
      { body: chunks(...parts) },
      { request: askedFor([person('Show blue.')]), ...changes },
    )
    const [call] = first.calls
    const turn: Message = {
      role: 'assistant',
      content: first.text,
      toolCalls: first.calls,
      ...(first.providerData && { providerData: first.providerData }),
    }
    const result: Message = { role: 'tool', callId: call?.id ?? '', toolName: 'display_color', content: 'shown' }
    return async (...after: Message[]) =>
      (await sentTo('openai', askedFor([person('Show blue.'), turn, result, ...after], { model }), target)).messages[1]
  }
  const call = callDelta({
    index: 0,
    id: 'call_1',
    function: { name: 'display_color', arguments: '{"hex":"#0000ff"}' },
  })
  const end = delta({}, 'tool_calls')
  const deepSeek = { id: 'deepseek', baseUrl: 'https://api.deepseek.com' }
  const thoughts = [delta({ reasoning_content: 'Let me ' }), delta({ reasoning_content: 'think.' }), call, end]

  test('S10 DeepSeek gets its reasoning_content back with the calls, in later turns too', async () => {
    const ask = await again(thoughts, deepSeek)
    expect(await ask()).toMatchObject({ reasoning_content: 'Let me think.' })
    expect(await ask(person('And now?'))).toMatchObject({ reasoning_content: 'Let me think.' })
  })

  test('no other provider and no other model gets it', async () => {
    const other = await again(thoughts, deepSeek, { id: 'groq', baseUrl: 'https://api.groq.com/openai/v1' })
    expect(JSON.stringify(await other())).not.toContain('think')
    const model = await again(thoughts, deepSeek, deepSeek, 'another')
    expect(JSON.stringify(await model())).not.toContain('think')
  })

  test('DeepSeek takes calls of another model', async () => {
    const { messages } = await sentTo('openai', askedFor(called('a')), deepSeek)
    expect(messages[1]).toMatchObject({ reasoning_content: '…' })
  })

  test('X06 fragments of reasoning_details are sent back merged', async () => {
    const details = (fields: JsonObject) =>
      delta({ reasoning_details: [{ type: 'reasoning.text', index: 0, ...fields }] })
    const ask = await again(
      [
        details({ text: 'Let me ', format: 'anthropic-claude-v1' }),
        details({ text: 'think.' }),
        details({ signature: 'sig' }),
        call,
        end,
      ],
      { id: 'openrouter' },
    )
    expect(await ask()).toMatchObject({
      reasoning_details: [
        { type: 'reasoning.text', index: 0, text: 'Let me think.', signature: 'sig', format: 'anthropic-claude-v1' },
      ],
    })
  })

  test('what Google hands along with a call goes back with it', async () => {
    const extra_content = { google: { thought_signature: 'sig' } }
    const ask = await again(
      [
        callDelta({
          index: 0,
          id: 'function.1',
          extra_content,
          function: { name: 'display_color', arguments: '{"hex":"#0000ff"}' },
        }),
        end,
      ],
      { id: 'google' },
    )
    expect((await ask())?.tool_calls).toMatchObject([{ extra_content }])
  })
})

test('S14 after a result comes a turn of the model, not of the person', async () => {
  const { messages } = await sentTo('openai', askedFor([...called('a'), person('And now?')]))
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant', 'user'])
})

test('X11 only a system prompt is sent as it is', async () => {
  const { messages } = await sentTo('openai', askedFor([], { system: 'Be short.' }))
  expect(messages).toEqual([{ role: 'system', content: 'Be short.' }])
})

test.each(['openai', 'anthropic'] as const)('X10 half an emoji is never sent on the %s wire', async wire => {
  const half = '🌈'.slice(0, 1)
  const history = called('a', { content: `a${half}` })
  const body = await sentTo(wire, askedFor([...history, person(`b${half}`)], { system: `c${half}` }))
  expect(JSON.stringify(body)).not.toMatch(/\\ud83c/)
})

describe('schemas', () => {
  const offering = (inputSchema: JsonObject, changes: Partial<ModelRequest> = {}) =>
    askedFor([person('Go.')], { tools: [{ name: 'make', description: '', inputSchema }], ...changes })
  const schemaOf = (body: JsonObject & { tools?: JsonObject[] }): JsonObject => {
    const tool = body.tools?.[0] as { input_schema?: JsonObject; function?: { parameters: JsonObject } }
    return tool.input_schema ?? (tool.function?.parameters as JsonObject)
  }
  const sized = {
    type: 'object',
    properties: { Größe: { type: 'number' }, Farbe: { type: 'string' }, 大きさ: { type: 'number' } },
    required: ['Größe'],
  }

  test('X07 names that Anthropic refuses are made safe, and are the person’s again in the call', async () => {
    const body = {
      body: messageEvents(
        {
          type: 'content_block_start',
          index: 0,
          content_block: { type: 'tool_use', id: 't', name: 'make', input: { Groesse: 3 } },
        },
        { type: 'content_block_stop', index: 0 },
        { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
        { type: 'message_stop' },
      ),
    }
    const first = await sentTo('anthropic', offering(sized))
    const names = Object.keys(schemaOf(first).properties as JsonObject)
    for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/)
    expect(new Set(names).size).toBe(3)
    expect(schemaOf(first).required).toEqual([names[0]])
    const filled = JSON.parse(JSON.stringify(body).replaceAll('Groesse', names[0] ?? ''))
    const { calls } = await play('anthropic', filled, { request: offering(sized) })
    expect(calls).toMatchObject([{ arguments: { Größe: 3 } }])
  })

  test('X07b a Claude behind another wire gets safe names, others the person’s own', async () => {
    const claude = await sentTo('openai', offering(sized, { model: 'anthropic/claude-sonnet-5-5' }))
    expect(Object.keys(schemaOf(claude).properties as JsonObject)).not.toContain('Größe')
    const other = await sentTo('openai', offering(sized))
    expect(Object.keys(schemaOf(other).properties as JsonObject)).toContain('Größe')
  })

  test.each([
    ['anthropic', 'm'],
    ['openai', 'anthropic/claude-sonnet-5-5'],
  ] as const)('X07c names in an answer format, too, on the %s wire', async (wire, model) => {
    const request = askedFor([person('Go.')], { tools: [], model, responseFormat: { name: 'answer', schema: sized } })
    const first = await sentTo(wire, request)
    const format = (first.output_config ?? first.response_format) as JsonObject
    const { format: inner, json_schema } = format as { format?: JsonObject; json_schema?: JsonObject }
    const { properties } = ((inner ?? json_schema)?.schema ?? {}) as { properties: JsonObject }
    const names = Object.keys(properties)
    for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/)
    const said = JSON.stringify({ [names[0] ?? '']: 3, [names[1] ?? '']: 'blue' })
    const body =
      wire === 'openai'
        ? chunks(delta({ content: said }, 'stop'))
        : messageEvents(
            { type: 'content_block_start', index: 0, content_block: { type: 'text', text: said } },
            { type: 'message_stop' },
          )
    const { text } = await play(wire, { body }, { request })
    expect(JSON.parse(text)).toEqual({ Größe: 3, Farbe: 'blue' })
  })

  test.each(['openai', 'anthropic'] as const)(
    'X08 a oneOf at the top becomes one object on the %s wire',
    async wire => {
      const schema = schemaOf(
        await sentTo(
          wire,
          offering({
            oneOf: [
              {
                type: 'object',
                properties: { page: { type: 'string' }, deep: { type: 'boolean' } },
                required: ['page'],
              },
              {
                type: 'object',
                properties: { page: { type: 'number' }, block: { type: 'string' } },
                required: ['page', 'block'],
              },
            ],
          }),
        ),
      )
      expect(Object.keys(schema)).not.toContain('oneOf')
      expect(schema).toMatchObject({
        type: 'object',
        properties: {
          page: { anyOf: [{ type: 'string' }, { type: 'number' }] },
          deep: { type: 'boolean' },
          block: { type: 'string' },
        },
        required: ['page'],
      })
    },
  )

  test('X08b a schema that is no object is wrapped, and its value taken out of the call', async () => {
    const list: JsonObject = { type: 'array', items: { type: 'number' } }
    const schema = schemaOf(await sentTo('openai', offering(list)))
    expect(schema).toMatchObject({ type: 'object', properties: { value: { type: 'array' } }, required: ['value'] })
    const body = chunks(
      callDelta({ index: 0, id: 'a', function: { name: 'make', arguments: '{"value":[1,2]}' } }),
      delta({}, 'tool_calls'),
    )
    expect((await play('openai', { body }, { request: offering(list) })).calls).toMatchObject([{ arguments: [1, 2] }])
  })

  const strictOf = async (schema: JsonObject) => {
    const body = await sentTo(
      'openai',
      askedFor([person('Go.')], { tools: [], responseFormat: { name: 'answer', schema } }),
    )
    return (body.response_format as { json_schema: JsonObject }).json_schema.strict
  }
  const closed = (properties: JsonObject): JsonObject => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  })

  test.each<[string, JsonObject, JsonValue | undefined]>([
    ['X12 oneOf', closed({ a: { oneOf: [{ type: 'string' }, { type: 'number' }] } }), undefined],
    ['allOf', closed({ a: { allOf: [{ type: 'string' }] } }), undefined],
    ['anyOf at the top', { anyOf: [closed({ a: { type: 'string' } })] }, undefined],
    ['a list at the top', { type: 'array', items: { type: 'string' } }, undefined],
    ['an optional field', { ...closed({ a: { type: 'string' } }), required: [] }, undefined],
    ['a closed object', closed({ a: { type: 'string' }, b: closed({ c: { type: 'number' } }) }), true],
    ['a field that is called oneOf', closed({ oneOf: { type: 'string' } }), true],
  ])('strict where it holds: %s', async (_name, schema, strict) => {
    expect(await strictOf(schema)).toBe(strict)
  })
})
