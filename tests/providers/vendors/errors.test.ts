import { describe, expect, test } from 'vitest'
import { chunks, delta, messageEvents, play, type Recorded } from '../../support/play-vendor'

// What providers refuse with, recorded, and what the person is told: the code that the page acts on, a wait where one was
// named, and always the provider's own words.

type Case = [
  name: string,
  recorded: Recorded,
  expected: { code: string; said: string; advice?: RegExp; not?: RegExp; retryAfterMs?: number },
]

const refusal = (status: number, error: object, headers: Record<string, string> = {}): Recorded => ({
  status,
  headers,
  body: { error } as never,
})

const cases: Case[] = [
  [
    'E01 the free tier of Gemini is asked too quickly',
    {
      status: 429,
      body: [
        {
          error: {
            code: 429,
            status: 'RESOURCE_EXHAUSTED',
            message:
              'You exceeded your current quota, please check your plan and billing details. Please retry in 34.07s.',
          },
        },
      ],
    },
    { code: 'rate_limited', said: 'Please retry in 34.07s.', retryAfterMs: 34_070, not: /no credit/ },
  ],
  [
    'E01b Gemini names the wait in RetryInfo',
    {
      status: 429,
      body: [
        {
          error: {
            code: 429,
            status: 'RESOURCE_EXHAUSTED',
            message: 'Quota exceeded.',
            details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7s' }],
          },
        },
      ],
    },
    { code: 'rate_limited', said: 'Quota exceeded.', retryAfterMs: 7000 },
  ],
  [
    'E02 Groq limits the tokens of a minute, and advertises a bigger plan',
    refusal(
      429,
      {
        code: 'rate_limit_exceeded',
        type: 'tokens',
        message: 'Rate limit reached. Need more? Upgrade to Dev Tier today at https://groq.example/settings/billing',
      },
      { 'retry-after': '5' },
    ),
    { code: 'rate_limited', said: 'Upgrade to Dev Tier', retryAfterMs: 5000, not: /no credit/ },
  ],
  [
    'E03 OpenAI limits the requests of an account without a card',
    refusal(429, {
      code: 'rate_limit_exceeded',
      message: 'Limit 3/min. Please try again in 20s. Add a payment method at https://openai.example/account/billing',
    }),
    { code: 'rate_limited', said: 'Limit 3/min', retryAfterMs: 20_000, not: /no credit/ },
  ],
  ...[{ code: 'rate_limit_exceeded' }, {}].map(
    (code): Case => [
      `E03d a limit for accounts without a credit card, ${code.code ?? 'without a code'}`,
      refusal(429, {
        ...code,
        message: 'Limit 3/min for accounts with no credit card. Insufficient balance? See billing.',
      }),
      code.code
        ? { code: 'rate_limited', said: 'no credit card' }
        : { code: 'out_of_credit', said: 'Insufficient balance' },
    ],
  ),
  [
    'E03e the same without a code or a word of a balance',
    refusal(429, { message: 'Limit 3/min for accounts with no credit card. Add a payment method.' }),
    { code: 'rate_limited', said: 'no credit card' },
  ],
  [
    'E03b an account of OpenAI is really empty',
    refusal(429, { code: 'insufficient_quota', type: 'insufficient_quota', message: 'You exceeded your quota.' }),
    { code: 'out_of_credit', said: 'You exceeded your quota.' },
  ],
  [
    'E03c an account of Anthropic is really empty',
    refusal(400, { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' }),
    { code: 'out_of_credit', said: 'Your credit balance is too low' },
  ],
  [
    'E04 no endpoint of OpenRouter has that model with tools',
    refusal(404, { message: 'No endpoints found that support tool use.', code: 404 }),
    { code: 'bad_request', said: 'No endpoints found that support tool use.', advice: /tools/, not: /address/ },
  ],
  [
    'E04b a model of Ollama has no tools',
    refusal(400, { message: 'registry.ollama.ai/library/gemma:2b does not support tools', type: 'api_error' }),
    { code: 'bad_request', said: 'does not support tools', advice: /cannot use tools/ },
  ],
  [
    'E05 a data policy excludes all endpoints of OpenRouter',
    refusal(404, { message: 'No endpoints found matching your data policy. Configure privacy settings.', code: 404 }),
    { code: 'bad_request', said: 'matching your data policy', not: /address in Settings/ },
  ],
  [
    'E06 the limit of a key of OpenRouter is used up',
    refusal(403, { message: 'Key limit exceeded (monthly limit). Manage it using the dashboard.', code: 403 }),
    { code: 'out_of_credit', said: 'Key limit exceeded', advice: /limit of this key/ },
  ],
  [
    'E07 OpenRouter passes on the reason of another provider',
    refusal(400, {
      message: 'Provider returned error',
      code: 400,
      metadata: { raw: '{"error":{"message":"max_tokens too large"}}', provider_name: 'Fireworks' },
    }),
    { code: 'bad_request', said: 'Fireworks: max_tokens too large' },
  ],
  [
    'E07b the reason of another provider is plain text',
    refusal(429, {
      message: 'Provider returned error',
      code: 429,
      metadata: { raw: 'model is temporarily rate-limited upstream', provider_name: 'Chutes' },
    }),
    { code: 'rate_limited', said: 'Chutes: model is temporarily rate-limited upstream' },
  ],
  [
    'E08 Ollama has too little memory for a model',
    refusal(500, { message: 'model requires more system memory (5.3 GiB) than is available (3.3 GiB)' }),
    { code: 'overloaded', said: 'model requires more system memory (5.3 GiB)', not: /too busy/ },
  ],
  [
    'E08b llama.cpp needs a flag for tools',
    refusal(500, { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' }),
    { code: 'overloaded', said: 'tools param requires --jinja flag', not: /too busy/ },
  ],
  [
    'E09 an organization allows no calls from a browser',
    refusal(401, {
      type: 'authentication_error',
      message: 'CORS requests are not allowed for this Organization because custom data retention settings apply.',
    }),
    { code: 'forbidden', said: 'CORS requests are not allowed', advice: /gateway/, not: /does not know this key/ },
  ],
  [
    'E10 a restricted key of OpenAI',
    refusal(401, {
      type: 'invalid_request_error',
      message: 'You have insufficient permissions for this operation. Missing scopes: model.request.',
    }),
    { code: 'forbidden', said: 'Missing scopes: model.request', not: /does not know this key/ },
  ],
  [
    'E11 a country that is not supported',
    refusal(403, {
      code: 'unsupported_country_region_territory',
      message: 'Country, region, or territory not supported',
      type: 'request_forbidden',
    }),
    { code: 'forbidden', said: 'Country, region, or territory not supported', advice: /country/ },
  ],
  [
    'E12 vLLM names the field that it does not take',
    { status: 422, body: { detail: [{ loc: ['body', 'top_k'], msg: 'Extra inputs are not permitted' }] } },
    { code: 'bad_request', said: 'top_k: Extra inputs are not permitted' },
  ],
  [
    'E12b Mistral puts the list below message',
    {
      status: 422,
      body: {
        object: 'error',
        message: {
          detail: [{ type: 'extra_forbidden', loc: ['body', 'top_k'], msg: 'Extra inputs are not permitted' }],
        },
      },
    },
    { code: 'bad_request', said: 'top_k: Extra inputs are not permitted' },
  ],
  [
    'E13 LM Studio has loaded no model',
    refusal(404, {
      code: 'model_not_found',
      message: 'No models loaded. Please load a model in the developer page or use the `lms load` command.',
    }),
    { code: 'no_such_model', said: 'Please load a model', advice: /No model is loaded/ },
  ],
  [
    'E14 more than the context of OpenAI',
    refusal(400, { code: 'context_length_exceeded', message: 'This model’s maximum context length is 8192 tokens.' }),
    { code: 'too_long', said: 'maximum context length is 8192' },
  ],
  [
    'E15 one request to Groq is more than the tokens of a minute',
    refusal(413, {
      code: 'rate_limit_exceeded',
      type: 'tokens',
      message: 'Request too large for model m on tokens per minute (TPM): Limit 6000, Requested 9000.',
    }),
    { code: 'too_long', said: 'Limit 6000, Requested 9000', advice: /in one minute/ },
  ],
  [
    'E16 Groq shows the call that failed',
    refusal(400, {
      code: 'tool_use_failed',
      message: 'Failed to call a function. See failed_generation.',
      failed_generation: '<function=display_color>{"hex": blue}</function>',
    }),
    { code: 'bad_request', said: '<function=display_color>{"hex": blue}' },
  ],
  [
    'E17 an error with the status of a success',
    { body: { error: { message: 'Insufficient credits', code: 402 } } },
    { code: 'out_of_credit', said: 'Insufficient credits' },
  ],
  [
    'E19 OpenRouter flags a text',
    refusal(403, {
      code: 403,
      message: 'Your input was flagged',
      metadata: { reasons: ['violence'], flagged_input: 'how to hit', provider_name: 'OpenAI' },
    }),
    { code: 'refused', said: 'violence', advice: /would not take this text/ },
  ],
  [
    'an address without its end, as Ollama says it',
    { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found' },
    { code: 'unreachable', said: '404 page not found', advice: /Check the address/ },
  ],
  [
    'an address without its end, as servers in Python say it',
    { status: 404, body: { detail: 'Not Found' } },
    { code: 'unreachable', said: 'Not Found', advice: /Check the address/ },
  ],
  [
    'an address without its end, as servers in JavaScript say it',
    { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Cannot POST /chat/completions' },
    { code: 'unreachable', said: 'Cannot POST', advice: /Check the address/ },
  ],
  [
    'a wrong key for Gemini, with 400',
    {
      status: 400,
      body: [
        {
          error: {
            code: 400,
            message: 'API key not valid. Please pass a valid API key.',
            status: 'INVALID_ARGUMENT',
            details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
          },
        },
      ],
    },
    { code: 'unauthorized', said: 'API key not valid', advice: /paste the key again/ },
  ],
  [
    'a wrong key for xAI, with 400',
    {
      status: 400,
      body: { code: 'Client specified an invalid argument', error: 'Incorrect API key provided: xa***1.' },
    },
    { code: 'unauthorized', said: 'Incorrect API key' },
  ],
  [
    'a country that Gemini does not answer in',
    refusal(400, {
      code: 400,
      status: 'FAILED_PRECONDITION',
      message: 'User location is not supported for the API use.',
    }),
    { code: 'forbidden', said: 'User location', advice: /country/ },
  ],
  [
    'a team of xAI without credits, with 403',
    { status: 403, body: { code: 'forbidden', error: "Your newly created team doesn't have any credits yet." } },
    { code: 'out_of_credit', said: "doesn't have any credits" },
  ],
  [
    'the limit that the owner of an Anthropic key has set',
    refusal(400, {
      type: 'invalid_request_error',
      message: 'You have reached your specified API usage limits. You will regain access on 2026-12-01.',
    }),
    { code: 'out_of_credit', said: 'regain access on 2026-12-01' },
  ],
  [
    'a model of Groq that is gone',
    refusal(400, { code: 'model_decommissioned', message: 'The model `m` has been decommissioned.' }),
    { code: 'no_such_model', said: 'decommissioned' },
  ],
  [
    'a model of Hugging Face that is being loaded',
    { status: 503, body: { error: 'Model m is currently loading', estimated_time: 20.5 } },
    { code: 'overloaded', said: 'currently loading', retryAfterMs: 20_500 },
  ],
  [
    'a sentence in a place of AWS',
    { status: 403, body: { Message: 'User is not authorized to access this resource' } },
    { code: 'forbidden', said: 'User is not authorized' },
  ],
  ...[
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    'This model’s maximum prompt length is 131072 but the request contains 200000 tokens.',
    'Input is too long for requested model.',
    'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000',
    'Invalid request: Your request exceeded model token limit: 8192',
    'Range of input length should be [1, 30720]',
    'Please reduce the length of the messages or completion.',
    'Prompt exceeds max length',
  ].map((message): Case => [`too long: ${message}`, refusal(400, { message }), { code: 'too_long', said: message }]),
  [
    'more tokens of an answer than there are is not too long a text',
    refusal(400, { message: 'max_tokens is too large: 99999. This model supports at most 16384 completion tokens.' }),
    { code: 'bad_request', said: 'max_tokens is too large' },
  ],
  [
    'a bare text as the error',
    { status: 400, body: { error: 'this is what is wrong' } },
    { code: 'bad_request', said: 'this is what is wrong' },
  ],
  [
    'a deployment of Azure that is not there',
    refusal(404, { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' }),
    { code: 'no_such_model', said: 'The API deployment for this resource does not exist.', not: /address/ },
  ],
]

describe.each(cases)('%s', (_name, recorded, { code, said, advice, not, retryAfterMs }) => {
  test.each(['openai', 'anthropic'] as const)('on the %s wire', async wire => {
    const { error } = await play(wire, recorded)
    expect(error?.code).toBe(code)
    expect(error?.details.said).toContain(said)
    // The sentence for the person holds the provider's own, below ours.
    expect(error?.message).toContain(said)
    if (advice) expect(error?.message).toMatch(advice)
    if (not) expect(error?.message).not.toMatch(not)
    if (retryAfterMs !== undefined) expect(error?.details.retryAfterMs).toBe(retryAfterMs)
  })
})

test('E12b a server that does not take stream_options is asked without it', async () => {
  const refused = {
    status: 422,
    body: {
      object: 'error',
      message: { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
    },
  }
  const { text, sent } = await play('openai', [refused, { body: chunks(delta({ content: 'Hello' }, 'stop')) }])
  expect(text).toBe('Hello')
  expect(sent.map(body => 'stream_options' in body)).toEqual([true, false])
})

test('a model that takes only the newer name of the token limit is asked with it', async () => {
  const message =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  const refused = refusal(400, { message, code: 'unsupported_parameter', param: 'max_tokens' })
  const { text, sent } = await play('openai', [refused, { body: chunks(delta({ content: 'Hello' }, 'stop')) }])
  expect(text).toBe('Hello')
  expect(sent[1]).toMatchObject({ max_completion_tokens: 1024 })
  expect(sent[1]).not.toHaveProperty('max_tokens')
})

const role = delta({ role: 'assistant', content: '' })
const started: [name: string, stream: string, expected: { text?: string; code: string; said: string }][] = [
  [
    'S01 OpenRouter after the first chunk',
    chunks(role, {
      error: { code: 502, message: 'Worker local total request limit reached' },
      choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
    }),
    { code: 'overloaded', said: 'Worker local total request limit reached' },
  ],
  [
    'S01b OpenRouter after some text',
    chunks(role, delta({ content: 'Hello' }), { error: { code: 502, message: 'Worker limit reached' }, choices: [] }),
    { text: 'Hello', code: 'overloaded', said: 'Worker limit reached' },
  ],
  [
    'S02 LM Studio as an event of its own',
    'event: error\ndata: {"error":{"message":"Trying to keep the first 5200 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens"}}\n\n',
    { code: 'too_long', said: 'Trying to keep the first 5200 tokens' },
  ],
  [
    'S02b Groq in the middle',
    chunks(role, {
      error: { message: 'Failed to call a function.', type: 'invalid_request_error', code: 'tool_use_failed' },
    }),
    { code: 'bad_request', said: 'Failed to call a function.' },
  ],
  [
    'S02c Ollama as text',
    chunks({ error: 'an error was encountered while running the model' }),
    { code: 'unknown', said: 'an error was encountered while running the model' },
  ],
  [
    'S02d vLLM without a field “error”',
    chunks(role, { object: 'error', message: 'The prompt is too big', type: 'BadRequestError', code: 400 }),
    { code: 'bad_request', said: 'The prompt is too big' },
  ],
  [
    'an event “error” whose data are no JSON',
    'event: error\ndata: upstream went away\n\n',
    { code: 'unknown', said: 'upstream went away' },
  ],
]

test.each(started)('an error inside a stream: %s', async (_name, body, { text = '', code, said }) => {
  const played = await play('openai', { body })
  expect(played.text).toBe(text)
  expect(played.error?.code).toBe(code)
  expect(played.error?.message).toContain(said)
})

const begin = { type: 'message_start', message: { role: 'assistant', content: [], usage: { input_tokens: 3 } } }
const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }

test.each([
  ['S01c after message_start and ping', messageEvents(begin, { type: 'ping' }, overloaded)],
  ['S01d as the first event', messageEvents(overloaded)],
])('Anthropic is overloaded: %s', async (_name, body) => {
  const { error } = await play('anthropic', { body })
  expect(error?.code).toBe('overloaded')
  expect(error?.message).toMatch(/too busy/)
  expect(error?.message).toContain('Overloaded')
})
