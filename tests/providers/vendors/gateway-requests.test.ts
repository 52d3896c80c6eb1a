import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/model/json'
import type { Message, ModelRequest } from '../../../src/model/language-model'
import { looseObjects } from '../../../src/providers/wire/loose-json'
import { askedFor, blue, called, chunks, fine, messageEvents, person, play } from '../../support/play-vendor'

// Reports of hosted vendors, of the gateways before them and of local servers, for which nothing was built. A mark such as a/b#12 is
// issue 12 of that repository. Here: what they want to be asked, and asked again.

const refused = (message: string, status = 400) => ({
  status,
  body: { error: { message, type: 'invalid_request_error' } },
})
const schema = { type: 'object', properties: { score: { type: 'number', minimum: 1 } } }
const formatted = askedFor([person('Judge.')], { responseFormat: { name: 'answer', schema } })

type Case = [report: string, message: string, request: ModelRequest, expected: JsonObject, missing?: string[]]

describe('requests that are asked again in another way', () => {
  const room = (maxTokens: number) => askedFor([person('Hi.')], { maxTokens })
  const cases: Case[] = [
    [
      'diffbot/code-gpt-docs#284 OpenAI: more tokens than the model may write',
      'max_tokens is too large: 6000. This model supports at most 4096 completion tokens, whereas you provided 6000.',
      room(6000),
      { max_tokens: 4096 },
    ],
    [
      'HELPMEEADICE/doge-code#32 DeepSeek: the same as a range',
      'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]',
      room(32_000),
      { max_tokens: 8192 },
    ],
    [
      'QwenLM: the same as a range of another form',
      'Range of max_tokens should be [1, 2000]',
      room(5120),
      { max_tokens: 2000 },
    ],
    [
      'Gitlawb/openclaude#331 Ark: the same as an inequality',
      'The parameter `max_tokens` specified in the request are not valid: integer above maximum value, expected a value <= 12288, but got 32000 instead. Request id: 0217752964393142',
      room(32_000),
      { max_tokens: 12_288 },
    ],
    [
      'huggingface/transformers#28523 Hugging Face: the same',
      'Input validation error: `max_new_tokens` must be <= 192. Given: 1024',
      room(1024),
      { max_tokens: 192 },
    ],
    [
      'ogx-ai/ogx#4534 vLLM: more than the context has left',
      "This model's maximum context length is 6048 tokens. However, you requested 6616 tokens (568 in the messages, 6048 in the completion). Please reduce the length of the messages or completion.",
      room(6048),
      { max_tokens: 5480 },
    ],
    [
      'vllm-project/vllm#19861 vLLM: the same in newer words',
      "'max_tokens' or 'max_completion_tokens' is too large: 32000. This model's maximum context length is 4096 tokens and your request has 96 input tokens (32000 > 4096 - 96).",
      room(32_000),
      { max_tokens: 4000 },
    ],
    [
      'huggingface/chat-ui#1149 TGI: the same',
      'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 8192. Given: 6204 `inputs` tokens and 2047 `max_new_tokens`',
      room(2047),
      { max_tokens: 1988 },
    ],
    [
      'SGLang: the same',
      "Requested token count exceeds the model's maximum context length of 4096 tokens. You requested a total of 5154 tokens: 34 tokens from the input messages and 5120 tokens for the completion.",
      room(5120),
      { max_tokens: 4062 },
    ],
    [
      'pydantic/pydantic-ai#393 TGI: content that is missing',
      'Failed to deserialize the JSON body into the target type: messages[1]: missing field `content` at line 1 column 235',
      askedFor(called()),
      { messages: [{}, { content: '' }, {}] },
    ],
    [
      'cline/cline#1762 Qianfan: content that is no text',
      'Message index[1] content should be string',
      askedFor(called()),
      { messages: [{}, { content: '' }, {}] },
    ],
    [
      'BigPizzaV3/CodexPlusPlus#267 MiniMax: no system prompt',
      'invalid params, chat content has invalid message role: system (2013)',
      askedFor([person('Hi.')], { system: 'Be short.' }),
      { messages: [{ role: 'user', content: 'Be short.\n\nHi.' }] },
    ],
    [
      'aws-samples/amazon-bedrock-client-for-mac#112 Bedrock: no streams',
      'The model is unsupported for streaming.',
      room(64),
      {},
      ['stream', 'stream_options'],
    ],
    [
      'Portkey-AI/gateway#848 Bedrock: the key in brackets',
      'bedrock error: Malformed input request: #: extraneous key [stream] is not permitted, please reformat your input.',
      room(64),
      {},
      ['stream', 'stream_options'],
    ],
    [
      'langchain-ai/langchain#29679 Azure: models of others take no more than they know',
      "Extra parameters ['stream_options'] are not allowed when extra-parameters is not set or set to be 'error'.",
      room(64),
      { stream: true },
      ['stream_options'],
    ],
    [
      'egoist/chatwise-releases#141 SiliconFlow: no JSON',
      'Json mode is not supported for this model.',
      formatted,
      {},
      ['response_format'],
    ],
    [
      'vercel/ai#16540 Groq: no JSON beside tools',
      'json mode cannot be combined with tool/function calling',
      formatted,
      {},
      ['response_format'],
    ],
    [
      'google-gemini/cookbook#393 Google: the same',
      "Function calling with a response mime type: 'application/json' is unsupported",
      formatted,
      {},
      ['response_format'],
    ],
    [
      'musistudio/claude-code-router#708 Cerebras: words of a schema',
      "Unsupported JSON schema fields: {'minItems', 'items'}",
      formatted,
      {},
      ['response_format'],
    ],
    [
      'fast-agent#332 TGI: a reference in a schema of a tool',
      'Input validation error: cannot compile regex from schema: Invalid reference path: $defs',
      askedFor([person('Hi.')], {
        tools: [
          {
            name: 'make',
            description: '',
            inputSchema: {
              type: 'object',
              $defs: { size: { type: 'number' } },
              properties: { size: { $ref: '#/$defs/size' } },
            },
          },
        ],
      }),
      { tools: [{ function: { parameters: { properties: { size: { type: 'number' } } } } }] },
    ],
    [
      'anomalyco/opencode#29900 Snowflake: the limit of tokens has a new name',
      'max_tokens is deprecated in favor of max_completion_tokens',
      room(64),
      { max_completion_tokens: 64 },
      ['max_tokens'],
    ],
    [
      'voideditor/void#128 vLLM: the limit of tokens has an old name',
      "[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted', 'input': 8192}]",
      room(8192),
      { max_tokens: 8192 },
      ['max_completion_tokens'],
    ],
  ]

  test.each(cases)('%s', async (_report, message, request, expected, missing = []) => {
    const options = message.includes("'max_completion_tokens')")
      ? { request, maxTokensField: 'max_completion_tokens' as const }
      : { request }
    const { text, sent, error } = await play('openai', [refused(message), fine], options)
    expect(error).toBeUndefined()
    expect(text).toBe('Fine.')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject(expected)
    for (const name of missing) expect(sent[1]).not.toHaveProperty(name)
    expect(JSON.stringify(sent[1])).not.toBe(JSON.stringify(sent[0]))
  })

  test('a context that is full is not asked again for less', async () => {
    const full =
      "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens (8976 in the messages, 24 in the completion)."
    const { error, sent } = await play('openai', [refused(full)], { request: room(24) })
    expect(error?.code).toBe('too_long')
    expect(sent).toHaveLength(1)
  })

  test('huggingface/text-generation-inference#2749 TGI refuses inside of a stream that has begun with success', async () => {
    const body = `data: ${JSON.stringify({
      error: '`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 96 `inputs` tokens and 5120 `max_new_tokens`',
      error_type: 'validation',
    })}\n\n`
    const { text, sent } = await play('openai', [{ body }, fine], { request: room(5120) })
    expect(text).toBe('Fine.')
    expect(sent[1]).toMatchObject({ max_tokens: 4000 })
  })

  test('what came before a refusal inside of a stream is not asked for again', async () => {
    const body = chunks(
      { choices: [{ delta: { content: 'Hel' } }] },
      { error: { message: 'temperature: no', code: 400 } },
    )
    const { text, sent, error } = await play('openai', [{ body }, fine], {
      request: askedFor([person('Hi.')], { temperature: 0.5 }),
    })
    expect(sent).toHaveLength(1)
    expect(text).toBe('Hel')
    expect(error?.message).toContain('temperature: no')
  })
})

describe('requests on Anthropic’s wire that are asked again in another way', () => {
  const answer = {
    body: messageEvents(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'Fine.' } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' },
    ),
  }
  const cases: Case[] = [
    [
      'BuilderIO/agent-native#3207 Claude thinks, and has one temperature alone',
      'temperature may only be set to 1 when thinking is enabled or in adaptive mode.',
      askedFor([person('Hi.')], { temperature: 0.5 }),
      {},
      ['temperature'],
    ],
    [
      'farion1231/cc-switch#3351 Kimi insists on thoughts of another model’s turns',
      'thinking is enabled but reasoning_content is missing in assistant tool call message at index 2',
      askedFor(called()),
      { messages: [{}, { content: [{ type: 'thinking', thinking: '…' }, { type: 'tool_use' }] }, {}] },
    ],
    [
      'Kimi, DeepSeek, GLM: more tokens than the model may write',
      'max_tokens: 64000 > 8192, which is the maximum allowed number of output tokens for this model',
      askedFor([person('Hi.')], { maxTokens: 64_000 }),
      { max_tokens: 8192 },
    ],
    [
      'a server like Anthropic without formats of answers',
      'output_config: Extra inputs are not permitted',
      askedFor([person('Judge.')], { tools: [], responseFormat: { name: 'answer', schema } }),
      { system: expect.stringContaining('JSON schema') },
      ['output_config'],
    ],
  ]
  test.each(cases)('%s', async (_report, message, request, expected, missing = []) => {
    const refusal = { status: 400, body: { type: 'error', error: { type: 'invalid_request_error', message } } }
    const { text, sent, error } = await play('anthropic', [refusal, answer], { request })
    expect(error).toBeUndefined()
    expect(text).toBe('Fine.')
    expect(sent[1]).toMatchObject(expected)
    for (const name of missing) expect(sent[1]).not.toHaveProperty(name)
  })
})

describe('tools', () => {
  test('langchain-ai/langchain-mcp-adapters#137 OpenAI: a tool without inputs says that it has none', async () => {
    const tools = [{ name: 'now', description: '', inputSchema: { type: 'object' } }]
    for (const wire of ['openai', 'anthropic'] as const) {
      const { sent } = await play(wire, fine, { request: askedFor([person('Hi.')], { tools }) })
      expect(JSON.stringify(sent[0])).toContain('"properties":{}')
    }
  })

  test('mistralai/mistral-vibe#1006 turns of the model in a row are one, where the order matters', async () => {
    const said = (content: string): Message => ({ role: 'assistant', content })
    const turns = [person('Hi.'), said('One.'), said('Two.'), person('And?')]
    const { sent } = await play('openai', fine, { request: askedFor(turns) })
    const roles = looseObjects(sent[0]?.messages).map(({ role }) => role)
    expect(roles).toEqual(['user', 'assistant', 'user'])
  })

  test('MiniMax-AI/MiniMax-M2#76 MiniMax: each result stands right after the turn with its call', async () => {
    const turns: Message[] = [
      person('Show both.'),
      { role: 'assistant', content: '', toolCalls: [{ id: 'a', ...blue }] },
      { role: 'tool', callId: 'a', toolName: 'display_color', content: 'shown' },
      person('And now?'),
    ]
    const { sent } = await play('openai', fine, { request: askedFor(turns) })
    expect(sent[0]?.messages).toMatchObject([{}, { tool_calls: [{ id: 'a' }] }, { tool_call_id: 'a' }, {}, {}])
  })
})
