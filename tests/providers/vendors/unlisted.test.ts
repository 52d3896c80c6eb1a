import { describe, expect, test, vi } from 'vitest'
import type { JsonObject } from '../../../src/model/json'
import type { Message, ModelErrorCode } from '../../../src/model/language-model'
import { createOpenAiCompatibleModel } from '../../../src/providers/openai/openai-compatible'
import { ownConnection } from '../../support/connections'
import {
  askedFor,
  callDelta,
  chunks,
  delta,
  messageEvents,
  person,
  play,
  type Recorded,
  responseOf,
} from '../../support/play-vendor'

// Reports of vendors and programs for which nothing was built, by their compatible addresses. A mark such as a/b#12 is issue 12
// of that repository.

const fine = { body: chunks(delta({ content: 'Fine.' }, 'stop')) }
const blue = { name: 'display_color', arguments: { hex: '#0000ff' } }
const half = { name: 'display_gauge', arguments: { value: 72 } }

/** A conversation in which a tool was called. */
const called = (reasoned = false): Message[] => [
  person('Show blue.'),
  {
    role: 'assistant',
    content: '',
    toolCalls: [{ id: 'call_1', ...blue }],
    ...(reasoned && { providerData: { provider: 'own', data: { model: 'm', thought: 'Let me think.' } } }),
  },
  { role: 'tool', callId: 'call_1', toolName: 'display_color', content: 'shown' },
]

describe('errors', () => {
  const quota = (quotaId: string): JsonObject => ({
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: 'You exceeded your current quota, please check your plan and billing details. Please retry in 34.07s.',
    details: [
      { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' },
    ],
  })
  const notFree =
    'You exceeded your current quota. * Quota exceeded for metric: free_tier_requests, limit: 0, model: gemini-3-pro\nPlease retry in 45.578s.'

  type Case = [
    report: string,
    recorded: Recorded,
    code: ModelErrorCode,
    expected: { said: string; advice?: RegExp; waitMs?: number },
  ]
  const cases: Case[] = [
    [
      'UKGovernmentBEIS/inspect_ai#5526 Gemini: the limit of a day, with a delay of half a minute',
      { status: 429, body: [{ error: quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier') }] },
      'out_of_credit',
      { said: 'exceeded your current quota', advice: /one day/ },
    ],
    [
      'cline/cline#2540 Gemini: the limit of a minute',
      { status: 429, body: [{ error: quota('GenerateRequestsPerMinutePerProjectPerModel-FreeTier') }] },
      'rate_limited',
      { said: 'exceeded your current quota', waitMs: 34_000 },
    ],
    [
      'continuedev/continue#9570 Gemini: a model that is in no free plan, its error as JSON in the sentence',
      {
        status: 429,
        body: { error: { message: JSON.stringify({ error: { code: 429, message: notFree } }, null, 2) } },
      },
      'forbidden',
      { said: 'limit: 0, model: gemini-3-pro', advice: /Try another model/ },
    ],
    [
      'cline/cline#5301 OpenRouter: the free models of a day',
      {
        status: 429,
        body: { error: { code: 429, message: 'Rate limit exceeded: free-models-per-day. Add 10 credits' } },
      },
      'out_of_credit',
      { said: 'free-models-per-day', advice: /one day/ },
    ],
    [
      'continuedev/continue#10920 Groq: the tokens of a day come back little by little',
      {
        status: 429,
        body: {
          error: {
            code: 'rate_limit_exceeded',
            message: 'Rate limit reached on tokens per day (TPD): Limit 100000. Please try again in 9m38.016s.',
          },
        },
      },
      'rate_limited',
      { said: 'tokens per day', waitMs: 578_016, advice: /10 minutes/ },
    ],
    [
      'jasonacox/TinyLLM#17 Azure: “Please retry after 86400 seconds”',
      {
        status: 429,
        body: { error: { code: '429', message: 'exceeded token rate limit. Please retry after 86400 seconds.' } },
      },
      'rate_limited',
      { said: 'exceeded token rate limit', waitMs: 86_400_000, advice: /24 hours/ },
    ],
    [
      'MoonshotAI/Kimi-K2#34 “please try again after 1 seconds”',
      {
        status: 429,
        body: {
          error: {
            type: 'rate_limit_reached_error',
            message: 'request reached organization max RPM: 3, please try again after 1 seconds',
          },
        },
      },
      'rate_limited',
      { said: 'max RPM: 3', waitMs: 1000 },
    ],
    [
      'MoonshotAI/MoonshotAI-Cookbook#16 too busy, with the status of a limit',
      {
        status: 429,
        body: { error: { type: 'engine_overloaded_error', message: 'The engine is currently overloaded' } },
      },
      'overloaded',
      { said: 'currently overloaded' },
    ],
    [
      'zai-org/GLM-5#148 GLM: no balance, with the status of a limit',
      { status: 429, body: { error: { code: '1113', message: 'Insufficient balance or no resource package.' } } },
      'out_of_credit',
      { said: 'no resource package' },
    ],
    [
      'continuedev/continue#11823 GLM: the same in Chinese alone',
      { status: 429, body: { error: { message: '余额不足或无可用资源包,请充值。' } } },
      'out_of_credit',
      { said: '余额不足' },
    ],
    [
      'zai-org/feedback#516 GLM: its guard of contents',
      { status: 400, body: { error: { code: '1301', message: '系统检测到输入或生成内容可能包含不安全或敏感内容' } } },
      'refused',
      { said: '敏感内容' },
    ],
    [
      'CommandCodeAI/command-code#813 Qwen: its guard of contents',
      {
        status: 400,
        body: {
          error: {
            message:
              '<400> InternalError.Algo.DataInspectionFailed: Input text data may contain inappropriate content.',
            type: 'data_inspection_failed',
            code: 'data_inspection_failed',
          },
        },
      },
      'refused',
      { said: 'inappropriate content' },
    ],
    [
      'MoonshotAI/kimi-cli#1002 Kimi: its guard of contents',
      {
        status: 400,
        body: { error: { code: 400, message: 'The request was rejected as high risk', type: 'content_filter' } },
      },
      'refused',
      { said: 'high risk' },
    ],
    [
      'deepseek-ai/awesome-deepseek-integration#13 “Content Exists Risk”',
      { status: 400, body: { error: { message: 'Content Exists Risk', type: 'invalid_request_error' } } },
      'refused',
      { said: 'Content Exists Risk' },
    ],
    [
      'hidenobunagai/nvidia-nim-provider#2 NIM and vLLM: started without its flag for tools',
      {
        status: 400,
        body: {
          error: {
            message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
            type: 'BadRequestError',
            code: 400,
          },
        },
      },
      'bad_request',
      { said: '--enable-auto-tool-choice', advice: /cannot use tools/ },
    ],
    [
      'truefoundry/models#944 DeepInfra: no tools, with 405',
      { status: 405, body: { error: { message: 'Tool calling is not supported for model: Hermes-3', code: '405' } } },
      'bad_request',
      { said: 'Hermes-3', advice: /cannot use tools/ },
    ],
    [
      'BerriAI/litellm#22006 LiteLLM: no tools',
      { status: 400, body: { error: { message: "GradientAI does not support parameter 'tools'.", code: '400' } } },
      'bad_request',
      { said: 'GradientAI', advice: /cannot use tools/ },
    ],
    [
      'QwenLM/Qwen#1298 no tools, with 500',
      { status: 500, body: { error: { code: 500, message: 'Unsupported param: tools', type: 'server_error' } } },
      'bad_request',
      { said: 'Unsupported param: tools', advice: /cannot use tools/ },
    ],
    [
      'Alishahryar1/free-claude-code#1021 NIM: a model that was taken away',
      {
        status: 404,
        body: { status: 404, title: 'Not Found', detail: "Function '23d4': Not found for account 'Qawm'" },
      },
      'bad_request',
      { said: "Function '23d4': Not found" },
    ],
    [
      'cloudwego/eino#107 Ark: a model that is not there',
      {
        status: 404,
        body: {
          code: 'InvalidEndpointOrModel.NotFound',
          message: 'The model or endpoint doubao-1.5-pro-32k does not exist or you do not have access to it.',
          type: 'NotFound',
        },
      },
      'no_such_model',
      { said: 'doubao-1.5-pro-32k' },
    ],
    [
      'yym68686/uni-api#105 xAI: the error is a text, its code beside it',
      {
        status: 400,
        body: {
          code: 'Client specified an invalid argument',
          error: 'Argument not supported on this model: presencePenalty',
        },
      },
      'bad_request',
      { said: 'presencePenalty' },
    ],
    [
      'pollinations/pollinations#6566 a model of a higher tier, with 402',
      { status: 402, body: { error: 'Model not found or tier not high enough. Your tier: anonymous', status: 402 } },
      'no_such_model',
      { said: 'tier not high enough' },
    ],
    [
      'huggingface/agents-course#386 Hugging Face: the credits of a month',
      { status: 402, body: { error: 'You have exceeded your monthly included credits for Inference Providers.' } },
      'out_of_credit',
      { said: 'monthly included credits' },
    ],
    [
      'docker/model-runner#479 Docker: a model that does not start, as plain text',
      { status: 500, headers: { 'content-type': 'text/plain' }, body: 'unable to load runner: llama.cpp terminated' },
      'overloaded',
      { said: 'unable to load runner', advice: /could not answer this/ },
    ],
    [
      'cloudflare/cloudflare-docs#15116 Cloudflare: its own envelope, with the status of a success',
      {
        body: {
          result: null,
          success: false,
          errors: [{ code: 7009, message: 'Upstream service unavailable' }],
          messages: [],
        },
      },
      'unknown',
      { said: 'Upstream service unavailable' },
    ],
    [
      'MiniMax-AI/MiniMax-M2.5#18 MiniMax: its own envelope, with the status of a success',
      { body: { base_resp: { status_code: 2049, status_msg: 'invalid api key' } } },
      'unknown',
      { said: 'invalid api key' },
    ],
    [
      'perplexityai/api-discussion#265 Perplexity: an order of turns',
      {
        status: 400,
        body: {
          error: { message: 'user and assistant roles should be alternating.', type: 'invalid_message', code: 400 },
        },
      },
      'bad_request',
      { said: 'should be alternating' },
    ],
    [
      'claude-code-router#407 Cerebras: too many requests',
      {
        status: 429,
        headers: { 'retry-after': '12' },
        body: {
          message: 'Requests per minute limit exceeded',
          type: 'too_many_requests_error',
          code: 'request_quota_exceeded',
        },
      },
      'rate_limited',
      { said: 'Requests per minute limit exceeded', waitMs: 12_000 },
    ],
    [
      'tabby#3676 Fireworks: a list written as text',
      {
        status: 400,
        body: {
          error: {
            object: 'error',
            type: 'invalid_request_error',
            message: "[{'type': 'model_attributes_type', 'msg': 'Input should be a valid dictionary'}]",
          },
        },
      },
      'bad_request',
      { said: 'Input should be a valid dictionary' },
    ],
    [
      'lobehub#12845 SambaNova: plain text',
      {
        status: 422,
        headers: { 'content-type': 'text/plain' },
        body: 'tools are not supported with this model',
      },
      'bad_request',
      { said: 'tools are not supported', advice: /cannot use tools/ },
    ],
    [
      'livekit#4220 Cohere: a sentence without a code',
      { status: 400, body: { id: '1', message: 'invalid request: at least one user message is required' } },
      'bad_request',
      { said: 'at least one user message' },
    ],
  ]

  test.each(cases)('%s', async (_report, recorded, code, { said, advice, waitMs }) => {
    const { error } = await play('openai', recorded)
    expect(error?.code).toBe(code)
    expect(error?.message).toContain(said)
    if (advice) expect(error?.message).toMatch(advice)
    expect(error?.details.retryAfterMs).toBe(waitMs)
  })

  test.each([
    [
      'a duration of the limit that is used up',
      { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '1m30s' },
      90_000,
    ],
    [
      'not of one that is not',
      {
        'x-ratelimit-remaining-requests': '0',
        'x-ratelimit-reset-requests': '120ms',
        'x-ratelimit-remaining-tokens': '900',
        'x-ratelimit-reset-tokens': '40s',
      },
      120,
    ],
    ['seconds', { 'x-ratelimit-remaining-tokens-minute': '0', 'x-ratelimit-reset-tokens-minute': '11.38' }, 11_380],
    ['`retry-after` before it', { 'retry-after': '2', 'x-ratelimit-reset': '99' }, 2000],
    ['nothing readable', { 'x-ratelimit-reset': 'soon' }, undefined],
  ])('a wait in the headers of a limit: %s', async (_name, headers, waitMs) => {
    const { error } = await play('openai', { status: 429, headers, body: { error: { message: 'Slow down.' } } })
    expect(error?.details.retryAfterMs).toBe(waitMs)
  })

  test.each(['seconds', 'milliseconds'])('a wait as a moment in %s since 1970', async unit => {
    const moment = Date.now() + 20_000
    const headers = { 'x-ratelimit-reset': String(unit === 'seconds' ? Math.round(moment / 1000) : moment) }
    const passedOn = { error: { message: 'Slow down.', code: 429, metadata: { headers } } }
    for (const recorded of [{ headers, body: { error: { message: 'Slow down.' } } }, { body: passedOn }]) {
      const { error } = await play('openai', { status: 429, ...recorded })
      expect(error?.details.retryAfterMs).toBeGreaterThan(15_000)
      expect(error?.details.retryAfterMs).toBeLessThan(25_000)
    }
  })
})

describe('requests that are asked again in another way', () => {
  const refused = (message: string, status = 400) => ({
    status,
    body: { error: { message, type: 'invalid_request_error' } },
  })
  const asked = (changes: object = {}, messages: Message[] = called(true)) => ({ request: askedFor(messages, changes) })

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

describe('streams', () => {
  const piece = (name: string | null, json: string, fields: object = {}) => ({
    function: { name, arguments: json },
    ...fields,
  })
  const end = delta({}, 'tool_calls')

  test.each([
    [
      'openai/openai-dotnet#267 Together: `eos`',
      chunks(delta({ content: 'Hello' }), delta({}, 'eos')),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'waybarrios/vllm-mlx#628 no stop reason, but [DONE]',
      chunks(delta({ content: 'Hello' }), delta({})),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'mudler/LocalAI#6218 the stop reason of calls, and no call',
      chunks(delta({ content: 'Hello' }, 'tool_calls')),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'mudler/LocalAI#1194 counts of zero in each chunk',
      chunks({ ...delta({ content: 'Hello' }, 'stop'), usage: { prompt_tokens: 0, completion_tokens: 0 } }),
      { text: 'Hello', usage: { estimated: true } },
    ],
    [
      'Wei-Shaw/sub2api#5771 xAI: thoughts are counted beside the answer',
      chunks(delta({ content: 'Hello' }, 'stop'), {
        choices: [],
        usage: {
          prompt_tokens: 10_120,
          completion_tokens: 1499,
          total_tokens: 14_428,
          completion_tokens_details: { reasoning_tokens: 2809 },
        },
      }),
      { text: 'Hello', usage: { input: 10_120, output: 4308, reasoning: 2809 } },
    ],
    [
      'HKUDS/Vibe-Trading#308 Gemini’s own words for a refusal',
      chunks(delta({ content: 'Hello' }, 'BLOCKLIST')),
      { text: 'Hello', ending: 'refused' },
    ],
    [
      'GLM: `sensitive`, and an end for want of a network',
      chunks(delta({ content: 'Hello' }, 'network_error')),
      { text: 'Hello', ending: 'connection-cut' },
    ],
    [
      'ogx#2335 Fireworks: not streamed, with calls null',
      JSON.stringify({
        choices: [
          { message: { role: 'assistant', content: 'Hello', tool_calls: null }, finish_reason: 'stop', index: 0 },
        ],
      }),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'QwenLM/qwen-code#3896 DashScope: each piece holds all the text so far',
      chunks(
        ...['He', 'Hello', 'Hello, you', 'Hello, you two', 'Hello, you two'].map(content => delta({ content })),
        delta({}, 'stop'),
      ),
      { text: 'Hello, you two', ending: 'complete' },
    ],
    [
      'posit-dev/chatlas#435 two pieces that are the same are both of the text',
      chunks(...['\n', '\n', 'ha', 'haha', 'ha'].map(content => delta({ content })), delta({}, 'stop')),
      { text: '\n\nhahahaha' },
    ],
    [
      'odysseus-dev/odysseus#2449 `thinking` in a delta',
      chunks(delta({ thinking: 'Plan.' }), delta({ content: 'Hello' }, 'stop')),
      { text: 'Hello', reasoning: 'Plan.' },
    ],
    [
      'tenstorrent/tt-inference-server#4386 the end of the thoughts right before JSON',
      chunks(delta({ content: 'Plan.<' }), delta({ content: '/think>{"a":1}' }, 'stop')),
      { text: '{"a":1}', reasoning: 'Plan.' },
    ],
    [
      'ml-explore/mlx-lm#1867 gpt-oss: its channels in the text',
      chunks(
        ...(
          '<|channel|>analysis<|message|>Plan.<|end|><|start|>assistant<|channel|>final<|message|>Hello<|return|>'.match(
            /.{1,9}/g,
          ) ?? []
        ).map(content => delta({ content })),
        delta({}, 'stop'),
      ),
      { text: 'Hello', reasoning: 'Plan.' },
    ],
    [
      'Augustas11/macprovider#743 gpt-oss: the words of its channels, without their marks',
      chunks(delta({ content: 'analysisWe answer in one word.assistantfinalHello' }, 'stop')),
      { text: 'Hello', reasoning: 'We answer in one word' },
    ],
  ])('%s', async (_report, body, expected) => {
    const played = await play('openai', { body })
    expect(played.error).toBeUndefined()
    expect(played).toMatchObject(expected)
  })

  test.each([
    [
      'ml-explore/mlx-lm#782 `tool_call`',
      chunks(callDelta(piece('display_color', '{"hex":"#0000ff"}', { index: 0, id: 'a' })), delta({}, 'tool_call')),
      [blue],
    ],
    [
      'lobehub/lobehub#4101 StepFun: pieces without index, with empty names and ids',
      chunks(
        callDelta(piece('', '', { id: '' })),
        callDelta(piece('display_color', '', { id: '' })),
        callDelta(piece('', '{"hex":', { id: '' })),
        callDelta(piece('', '"#0000ff"}', { id: '' })),
        end,
      ),
      [blue],
    ],
    [
      'InternLM/lmdeploy#3412 vLLM: all with index 0, the later pieces with an empty id',
      chunks(
        callDelta(piece('display_color', '', { index: 0, id: 'a' })),
        callDelta(piece(null, '{"hex":"#0000ff"}', { index: 0, id: '' })),
        callDelta(piece('display_gauge', '', { index: 0, id: 'b' })),
        callDelta(piece(null, '{"value":72}', { index: 0, id: '' })),
        end,
      ),
      [blue, half],
    ],
    [
      'sgl-project/sglang#5661 no index, whole calls in chunks of their own',
      chunks(
        callDelta(piece('display_color', '{"hex":"#0000ff"}', { id: '0' })),
        callDelta(piece('display_gauge', '{"value":72}', { id: '1' })),
        end,
      ),
      [blue, half],
    ],
    [
      'sgl-project/sglang#25073 the index is that of the tool: two calls of one tool share it',
      chunks(
        callDelta(piece('display_gauge', '{"value":1}', { index: 1, id: 'a' })),
        callDelta(piece('display_gauge', '{"value":72}', { index: 1, id: 'b' })),
        end,
      ),
      [{ name: 'display_gauge', arguments: { value: 1 } }, half],
    ],
    [
      'fw-ai-external/python-sdk#119 a mark of its own format behind the name',
      chunks(callDelta(piece('display_color</arg_value>', '{"hex":"#0000ff"}', { index: 0, id: 'a' })), end),
      [blue],
    ],
    [
      'tenstorrent/tt-inference-server#3683 the word of a fence before the arguments',
      chunks(callDelta(piece('display_color', 'json\n{"hex":"#0000ff"}', { index: 0, id: 'a' })), end),
      [blue],
    ],
    [
      'Cohere: a plan before its calls, and an end in capitals',
      chunks(
        delta({ content: 'I show it.' }),
        callDelta(piece('display_color', '{"hex":"#0000ff"}', { index: 0, id: 'a' })),
        delta({}, 'TOOL_CALLS'),
      ),
      [blue],
    ],
  ])('calls: %s', async (_report, body, expected) => {
    const { calls, ending } = await play('openai', { body })
    expect(calls).toMatchObject(expected)
    expect(calls).toHaveLength(expected.length)
    expect(ending).toBe('tool-calls')
  })

  test('sgl-project/sglang#39782 three calls in one block are no call of one tool, and it is said', async () => {
    const { calls } = await play('anthropic', {
      body: messageEvents(
        { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'display_gauge' } },
        {
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'input_json_delta', partial_json: '{"value":72}{"value":1}' },
        },
        { type: 'content_block_stop', index: 0 },
        { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
        { type: 'message_stop' },
      ),
    })
    expect(calls).toMatchObject([{ name: 'display_gauge', malformed: '{"value":72}{"value":1}' }])
  })
})

describe('calls in the format of the model, as text', () => {
  test.each([
    [
      'lablup/mlxcel#204 Qwen',
      '<tool_call>\n<function=display_color>\n<parameter=hex>\n#0000ff\n</parameter>\n</function>\n</tool_call>',
    ],
    ['GLM', '<tool_call>display_color\n<arg_key>hex</arg_key>\n<arg_value>#0000ff</arg_value>\n</tool_call>'],
    [
      'MiniMax',
      '<minimax:tool_call>\n<invoke name="display_color">\n<parameter name="hex">#0000ff</parameter>\n</invoke>\n</minimax:tool_call>',
    ],
    [
      'MiniMax-AI/MiniMax-M3#31 with its mark at each end of a token',
      ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="display_color">]<]minimax[>[<hex>#0000ff]<]minimax[>[</hex>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
    ],
    [
      'XNet-NGO/aiope#119 DeepSeek 3.2',
      '<｜DSML｜function_calls>\n<｜DSML｜invoke name="display_color">\n<｜DSML｜parameter name="hex" string="true">#0000ff</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
    ],
    [
      'google/adk-python#5654 DeepSeek V3',
      '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>display_color\n```json\n{"hex":"#0000ff"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    ],
    [
      'BerriAI/litellm#12679 Kimi',
      '<|tool_calls_section_begin|><|tool_call_begin|>functions.display_color:0<|tool_call_argument_begin|>{"hex":"#0000ff"}<|tool_call_end|><|tool_calls_section_end|>',
    ],
    ['Mistral', '[TOOL_CALLS]display_color[ARGS]{"hex":"#0000ff"}'],
    [
      'odysseus-dev/odysseus#4522 gpt-oss',
      '<|channel|>commentary to=functions.display_color <|constrain|>json<|message|>{"hex":"#0000ff"}<|call|>',
    ],
    [
      'raullenchai/Rapid-MLX#480 gpt-oss without its marks',
      'commentary to=functions.display_color json{"hex":"#0000ff"}',
    ],
    ['vllm-project/vllm#22917 Llama, in Python', '[display_color(hex="#0000ff")]'],
    ['sgl-project/sglang#6679 the same in marks', "<|python_start|>[display_color(hex='#0000ff')]<|python_end|>"],
  ])('%s', async (_report, written) => {
    const body = chunks(...(written.match(/[\s\S]{1,7}/g) ?? []).map(content => delta({ content })), delta({}, 'stop'))
    const { calls, text, ending } = await play('openai', { body })
    expect(calls).toMatchObject([{ ...blue, isText: true }])
    expect(text).toBe('')
    expect(ending).toBe('tool-calls')
  })

  test.each([
    'I would write <function=display_color> here.',
    'Python: [display_color(hex="#0000ff")] is a list.',
    '[unknown_tool(hex="#0000ff")]',
    '<invoke name="other"><parameter name="hex">x</parameter></invoke>',
  ])('“%s” stays an answer', async written => {
    const { calls, text } = await play('openai', { body: chunks(delta({ content: written }, 'stop')) })
    expect(calls).toEqual([])
    expect(text).toBe(written)
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
