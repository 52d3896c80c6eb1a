import { describe, expect, test, vi } from 'vitest'
import type { JsonObject } from '../../../src/model/json'
import type { Message } from '../../../src/model/language-model'
import { createOpenAiCompatibleModel } from '../../../src/providers/openai/openai-compatible'
import { ownConnection } from '../../support/connections'
import {
  askedFor,
  blue,
  callDelta,
  called,
  chunks,
  delta,
  fine,
  messageEvents,
  person,
  play,
  type Recorded,
  responseOf,
} from '../../support/play-vendor'

// Reports of vendors and programs for which nothing was built, by their compatible addresses. A mark such as a/b#12 is issue 12
// of that repository. Here: what they want to be asked, and asked again.

describe('requests that are asked again in another way', () => {
  const refused = (message: string, status = 400) => ({
    status,
    body: { error: { message, type: 'invalid_request_error' } },
  })
  const asked = (changes: object = {}, messages: Message[] = called({ thought: 'Let me think.' })) => ({
    request: askedFor(messages, changes),
  })

  test.each([
    [
      'chatwise-releases#1442 Cerebras refuses thoughts that another server wants back',
      "messages.1.assistant.reasoning_content: property 'reasoning_content' is unsupported",
      asked(),
      { messages: [{}, { reasoning_content: undefined }, {}] },
    ],
    [
      'continuedev/continue#11600 Kimi insists on thoughts, and openclaw#59689 on such that say something',
      'thinking is enabled but reasoning_content is missing in assistant tool call message at index 2',
      asked({}, called()),
      { messages: [{}, { reasoning_content: '…' }, {}] },
    ],
    [
      'Flowise#2866 Fireworks: `stream_options`',
      "Extra inputs are not permitted, field: 'stream_options', value: {'include_usage': True}",
      asked(),
      { stream_options: undefined, stream: true },
    ],
    [
      'nomic-ai/gpt4all#3150 no streams at all',
      "Unsupported value: 'stream' does not support true with this model. Only the default (false) value is supported.",
      asked(),
      { stream_options: undefined, stream: undefined },
    ],
    [
      'sipeed/picoclaw#16 `max_tokens` has a new name',
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      asked(),
      { max_tokens: undefined, max_completion_tokens: 1024 },
    ],
    [
      'tinyhumansai/openhuman#2082 Kimi: one temperature alone',
      'invalid temperature: only 1 is allowed for this model',
      asked({ temperature: 0.7 }),
      { temperature: undefined },
    ],
    [
      'leonardovida/duckdb-ai#85 Databricks: no temperature',
      'BAD_REQUEST: Model eu.anthropic.claude-opus-5 does not support the temperature parameter.',
      asked({ temperature: 0.7 }),
      { temperature: undefined },
    ],
    [
      'camel-ai/owl#532 LiteLLM before Claude wants the tools of earlier calls',
      "litellm.UnsupportedParamsError: Anthropic doesn't support tool calling without `tools=` param specified. Pass `tools=` param OR set…",
      asked({ tools: [] }),
      { tools: [{ function: { name: 'display_color', parameters: { type: 'object' } } }] },
    ],
    [
      'google/adk-python#3900 Gemma on Google’s own address has no system prompt',
      'Developer instruction is not enabled for models/gemma-3-12b-it',
      asked({ system: 'Be short.' }, [person('Hi.')]),
      { messages: [{ role: 'user', content: 'Be short.\n\nHi.' }] },
    ],
    [
      'Google: words of JSON Schema that it does not know',
      'Invalid JSON payload received. Unknown name "$schema" at \'tools[0].function_declarations[0].parameters\': Cannot find field.',
      asked({
        tools: [
          {
            name: 'make',
            description: '',
            inputSchema: {
              $schema: 'x',
              type: 'object',
              $defs: { name: { type: ['string', 'null'], minLength: 1, description: 'Its name.' } },
              properties: {
                name: { $ref: '#/$defs/name' },
                kind: { const: 'a' },
                self: { $ref: '#' },
                size: { anyOf: [{ type: 'number', exclusiveMinimum: 0 }, { type: 'null' }] },
              },
              required: ['name'],
              additionalProperties: false,
            },
          },
        ],
      }),
      {
        tools: [
          {
            function: {
              parameters: {
                type: 'object',
                properties: {
                  name: { type: 'string', description: 'Its name.' },
                  kind: { enum: ['a'] },
                  self: { type: 'object' },
                  size: { type: 'number' },
                },
                required: ['name'],
              },
            },
          },
        ],
      },
    ],
    [
      'lmstudio-ai/lmstudio-bug-tracker#261 LM Studio: content null',
      "Invalid 'content': 'content' field must be a string or an array of objects.",
      asked(),
      { messages: [{}, { content: '' }, {}] },
    ],
  ])('%s', async (_report, message, request, expected) => {
    const { text, sent, error } = await play('openai', [refused(message), fine], request)
    expect(error).toBeUndefined()
    expect(text).toBe('Fine.')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject(JSON.parse(JSON.stringify(expected)))
    for (const [name, value] of Object.entries(expected))
      if (value === undefined) expect(sent[1]).not.toHaveProperty(name)
    expect(JSON.stringify(sent[1])).not.toBe(JSON.stringify(sent[0]))
  })

  test.each([
    ['llm-exe/llm-exe#662 DeepSeek', 'This response_format type is unavailable now'],
    [
      'dzhng/deep-research#127 Groq',
      "'response_format.type' : value is not one of the allowed values ['text','json_object']",
    ],
    ['truefoundry/models#913 DeepInfra', 'json_object response format is not supported for model: Step-3.5-Flash'],
  ])('an answer format that is refused is asked for in words: %s', async (_report, message) => {
    const schema = { type: 'object', properties: { score: { type: 'number' } } }
    const request = askedFor([person('Judge.')], {
      system: 'Be kind.',
      tools: [],
      responseFormat: { name: 'answer', schema },
    })
    const { text, sent } = await play(
      'openai',
      [refused(message), { body: chunks(delta({ content: '{"score":7}' }, 'stop')) }],
      {
        request,
      },
    )
    expect(text).toBe('{"score":7}')
    expect(sent[1]).not.toHaveProperty('response_format')
    const [system] = (sent[1]?.messages ?? []) as { content: string }[]
    expect(system?.content).toMatch(/^Be kind\.\n\n/)
    expect(system?.content).toContain(JSON.stringify(schema))
  })

  /** Plays answers to requests of one connection, and gives the bodies of the requests. */
  async function askAll(answers: Recorded[], models: string[]) {
    const sent: JsonObject[] = []
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)))
      return responseOf(answers[sent.length - 1] ?? fine)
    })
    const model = createOpenAiCompatibleModel(ownConnection('openai', {}), null)
    const requests = models.map(name => askedFor([person('Hi.')], { temperature: 0.7, model: name }))
    for (const request of requests) {
      const stream = model.stream(request, new AbortController().signal)
      while (
        !(
          await stream[Symbol.asyncIterator]()
            .next()
            .catch(() => ({ done: true }))
        ).done
      );
    }
    vi.unstubAllGlobals()
    return { sent, shown: requests.map(request => model.wire?.(request).body) }
  }

  test('what was refused once is not tried again, and is shown as it is sent', async () => {
    const { sent, shown } = await askAll([refused('invalid temperature: only 1 is allowed')], ['kimi', 'kimi', 'other'])
    expect(sent.map(body => ['model', 'temperature'].map(name => body[name]))).toEqual([
      ['kimi', 0.7],
      ['kimi', undefined],
      ['kimi', undefined],
      ['other', 0.7],
    ])
    expect((shown as JsonObject[]).map(({ temperature }) => temperature)).toEqual([undefined, undefined, 0.7])
  })

  test('what was tried in vain is not learned', async () => {
    const { sent } = await askAll([refused('temperature: no'), refused('No such luck.')], ['kimi', 'kimi'])
    expect(sent.map(({ temperature }) => temperature)).toEqual([0.7, undefined, 0.7])
  })

  test('several at once, one after another', async () => {
    const request = askedFor([person('Hi.')], { system: 'Be short.', temperature: 0.7 })
    const refusals = ['stream_options: no', 'temperature: no', 'System role not supported'].map(message =>
      refused(message),
    )
    const { text, sent } = await play('openai', [...refusals, fine], { request })
    expect(text).toBe('Fine.')
    expect(Object.keys(sent[3] ?? {}).sort()).toEqual(['max_tokens', 'messages', 'model', 'stream', 'tools'])
  })

  test('a server that refuses both ways is not asked for ever', async () => {
    const no = refused('reasoning_content: no')
    const { error, sent } = await play('openai', [no], asked())
    expect(error?.message).toContain('reasoning_content: no')
    expect(sent.length).toBeLessThan(5)
  })
})

describe('a conversation that goes on', () => {
  test('omnimind-ai/OmniBot#307 DeepSeek on Anthropic’s wire wants its thoughts back, in later turns too', async () => {
    const blocks: JsonObject[] = [
      { type: 'thinking', thinking: 'Plan.', signature: 's' },
      { type: 'tool_use', id: 'call_1', ...blue, input: blue.arguments },
    ]
    const turns: Message[] = [
      person('Show blue.'),
      {
        role: 'assistant',
        content: '',
        toolCalls: [{ id: 'call_1', ...blue }],
        providerData: { provider: 'own', data: { model: 'deepseek-v4', blocks } },
      },
      { role: 'tool', callId: 'call_1', toolName: 'display_color', content: 'shown' },
      person('And now?'),
    ]
    const body = messageEvents(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'Fine.' } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' },
    )
    const { sent } = await play('anthropic', { body }, { request: askedFor(turns, { model: 'deepseek-v4' }) })
    expect(JSON.stringify(sent[0])).toContain('Plan.')
  })

  test('Kimi gets its own ids back', async () => {
    const id = 'functions.display_color:0'
    const messages = called().map(turn =>
      turn.role === 'assistant'
        ? { ...turn, toolCalls: [{ id, ...blue }] }
        : turn.role === 'tool'
          ? { ...turn, callId: id }
          : turn,
    )
    const { sent } = await play('openai', fine, {
      request: askedFor(messages),
      baseUrl: 'https://api.moonshot.ai/v1',
    })
    expect(sent[0]?.messages).toMatchObject([{}, { tool_calls: [{ id }] }, { tool_call_id: id }])
  })

  test('agno-agi/agno#3134 a call without arguments goes back with an object', async () => {
    const { calls } = await play('openai', {
      body: chunks(
        callDelta({ index: 0, id: 'a', function: { name: 'display_color', arguments: '' } }),
        delta({}, 'tool_calls'),
      ),
    })
    const turns: Message[] = [person('Go.'), { role: 'assistant', content: '', toolCalls: calls }]
    const { sent } = await play('openai', fine, { request: askedFor(turns) })
    expect(sent[0]?.messages).toMatchObject([{}, { tool_calls: [{ function: { arguments: '{}' } }] }])
  })
})
