import { describe, test } from 'vitest'
import { chunks, delta } from '../../support/play-vendor'
import { expectTold, type RefusalRow, refused } from '../../support/vendor-refusals'

// Reports of hosted vendors and of the gateways before them, for which nothing was built. A mark such as a/b#12 is issue 12 of
// that repository. Here: accounts and limits, and whose sentence is inside whose.

describe('accounts that cannot pay', () => {
  const cases: RefusalRow[] = [
    [
      'continuedev/continue#12670 xAI: a new team without credits, with the code of a missing right',
      refused(403, {
        code: 'The caller does not have permission to execute the specified operation',
        error: "Your newly created team doesn't have any credits or licenses yet. You can purchase those on https://x.",
      }),
      'out_of_credit',
      { said: 'newly created team', advice: /no credit left/ },
    ],
    [
      'continuedev/continue#10373 xAI: a spent month, with the status of a rate limit',
      refused(429, {
        code: 'Some resource has been exhausted',
        error: 'Your team 16f2 has either used all available credits or reached its monthly spending limit.',
      }),
      'out_of_credit',
      { said: 'monthly spending limit' },
    ],
    [
      'Wei-Shaw/sub2api#4069 xAI: out of credits',
      refused(403, { code: '***', error: 'You have run out of credits or need a Grok subscription.' }),
      'out_of_credit',
      { said: 'run out of credits' },
    ],
    [
      'amd/gaia#3766 Fireworks: a suspended account, with 412',
      refused(412, {
        error: {
          message: 'Account me is suspended, possibly due to reaching the monthly spending limit.',
          code: 'PRECONDITION_FAILED',
          type: 'error',
        },
      }),
      'out_of_credit',
      { said: 'is suspended' },
    ],
    [
      'volcengine/MineContext#328 Ark: its “safe experience mode”',
      refused(429, {
        error: {
          code: 'SetLimitExceeded',
          message: 'Your account has reached the set inference limit for the model, and the service has been paused.',
          type: 'TooManyRequests',
        },
      }),
      'out_of_credit',
      { said: 'set inference limit' },
    ],
    [
      'Novita: no balance, with 403 and a reason of its own',
      refused(403, { code: 403, reason: 'NOT_ENOUGH_BALANCE', message: 'not enough balance', metadata: {} }),
      'out_of_credit',
      { said: 'not enough balance' },
    ],
    [
      'BerriAI/litellm#22726 LiteLLM: the budget of a key, with 400',
      refused(400, {
        error: {
          message: 'Budget has been exceeded! Current cost: 26.075, Max budget: 0.25',
          type: 'budget_exceeded',
          param: null,
          code: '400',
        },
      }),
      'out_of_credit',
      { said: 'Max budget: 0.25', advice: /limit of this key/ },
    ],
    [
      'BerriAI/litellm#14144 LiteLLM: the budget of a model, with 429',
      refused(429, {
        error: {
          message: 'No deployments available - crossed budget: Exceeded budget for deployment model_name: m',
          type: 'None',
          code: '429',
        },
      }),
      'out_of_credit',
      { said: 'Exceeded budget', advice: /limit of this key/ },
    ],
    [
      'Gitlawb/openclaude#1491 a gateway: no credits',
      refused(402, { error: { message: 'Insufficient credits', type: 'insufficient_quota', code: 'no' } }),
      'out_of_credit',
      { said: 'Insufficient credits' },
    ],
    [
      'can1357/oh-my-pi#9569 OpenRouter: more tokens than are paid for',
      refused(402, {
        error: { code: 402, message: 'This request requires more credits, or fewer max_tokens. You requested 65536.' },
      }),
      'out_of_credit',
      { said: 'fewer max_tokens' },
    ],
  ]
  test.each(cases)('%s', (_report, recorded, code, told) => expectTold(recorded, code, told))
})

describe('limits', () => {
  const cases: RefusalRow[] = [
    [
      'eslint/tsc-meetings#593 GitHub Models: more than its free plan takes at once',
      refused(413, {
        error: {
          code: 'tokens_limit_reached',
          message: 'Request body too large for gpt-4o model. Max size: 8000 tokens.',
          details: 'Request body too large for gpt-4o model. Max size: 8000 tokens.',
        },
      }),
      'too_long',
      { said: 'Max size: 8000 tokens' },
    ],
    [
      'SWE-agent/SWE-agent#135 Together: the input is too long',
      refused(400, {
        message: 'Input validation error: `inputs` must have less than 4096 tokens. Given: 9047',
        error_type: 'validation',
      }),
      'too_long',
      { said: 'Given: 9047' },
    ],
    [
      'Alishahryar1/free-claude-code#690 NIM: a title alone',
      refused(429, { status: 429, title: 'Too Many Requests' }),
      'rate_limited',
      { said: 'Too Many Requests' },
    ],
    [
      'continuedev/continue#6185 Mistral: no room for this plan, called an invalid request',
      refused(429, {
        object: 'error',
        message: 'Service tier capacity exceeded for this model.',
        type: 'invalid_request_error',
        code: null,
      }),
      'rate_limited',
      { said: 'capacity exceeded' },
    ],
    [
      'BerriAI/litellm#25078 Mistral: the same with 503',
      refused(503, { object: 'error', message: 'Service tier capacity exceeded.', code: '3505' }),
      'overloaded',
      { said: 'capacity exceeded', advice: /too busy/ },
    ],
    [
      'google-gemini/gemini-cli#23520 Google: no capacity',
      refused(503, {
        error: {
          code: 503,
          details: [{ reason: 'MODEL_CAPACITY_EXHAUSTED' }],
          message: 'No capacity available for model on the server',
          status: 'UNAVAILABLE',
        },
      }),
      'overloaded',
      { said: 'No capacity available' },
    ],
    [
      'continuedev/continue#9800 Cerebras: the tokens of a minute',
      refused(429, {
        message: 'Tokens per minute limit exceeded - too many tokens processed.',
        type: 'too_many_tokens_error',
        param: 'quota',
        code: 'token_quota_exceeded',
      }),
      'rate_limited',
      { said: 'Tokens per minute' },
    ],
    [
      'openai/codex#43337 an overload inside of a stream that has begun with success',
      {
        body: `event: error\ndata: ${JSON.stringify({
          type: 'error',
          error: {
            type: 'service_unavailable_error',
            code: 'server_is_overloaded',
            message: 'Our servers are currently overloaded.',
          },
        })}\n\n`,
      },
      'overloaded',
      { said: 'currently overloaded' },
    ],
  ]
  test.each(cases)('%s', (_report, recorded, code, told) => expectTold(recorded, code, told))
})

describe('the sentence of one inside of the error of another', () => {
  const reason = { error: { message: 'temperature and top_p cannot both be specified', type: 'invalid_request_error' } }
  const cases: RefusalRow[] = [
    [
      'skydiscover-ai/skydiscover#15 LiteLLM before Bedrock: words, then the error',
      refused(400, {
        error: {
          message: 'litellm.BadRequestError: BedrockException - {"message":"Please use only one."}',
          code: '400',
        },
      }),
      'bad_request',
      { said: 'Please use only one.', without: '{"message"' },
    ],
    [
      'infiniflow/ragflow#11815 a proxy of a proxy: the error, then words',
      refused(400, {
        error: {
          type: '<nil>',
          message: `${JSON.stringify(reason)}（traceid: 546a） (request id: 2025)`,
        },
        type: 'error',
      }),
      'bad_request',
      { said: 'cannot both be specified', without: '{"error"' },
    ],
    [
      'decolua/9router#2509 words on both sides',
      refused(400, {
        error: {
          message:
            '[minimax/MiniMax-M3] [400]: {"type":"error","error":{"type":"bad_request_error","message":"invalid params, invalid tool type (2013)","http_code":"400"},"request_id":"06"} (reset after 30s)',
        },
      }),
      'bad_request',
      { said: 'invalid tool type (2013)', without: 'bad_request_error' },
    ],
    [
      'microsoft/autogen#7136 a gateway before Google: words, then a list',
      refused(400, {
        error: {
          message:
            'Invalid response received from google: [{"error":{"code":400,"message":"Function call is missing a thought_signature","status":"INVALID_ARGUMENT"}}]',
          code: null,
        },
        provider: 'google',
      }),
      'bad_request',
      { said: 'missing a thought_signature', without: 'INVALID_ARGUMENT' },
    ],
    [
      'musistudio/claude-code-router#708 the same error twice, and a trace',
      refused(400, {
        error: {
          message:
            'Error from provider(cerebras: 400): {"message":"Unsupported JSON schema fields","code":"wrong_api_format"}Error: Error from provider(cerebras: 400): {"message":"Unsupported JSON schema fields"}\n    at x',
        },
      }),
      'bad_request',
      { said: 'Unsupported JSON schema fields', without: 'wrong_api_format' },
    ],
    [
      'vercel/ai#18303 Vercel AI Gateway: the reason beside its own failure to read it',
      {
        body: chunks(delta({ role: 'assistant', content: '' }), {
          id: 'gen_01',
          object: 'chat.completion.chunk',
          error: {
            code: 'error',
            message: 'Stream error occurred',
            name: 'AI_TypeValidationError',
            value: {
              error_type: 'validation_error',
              error_message: JSON.stringify({
                error: { message: "This model's maximum context length is 40960 tokens." },
              }),
            },
          },
        }),
      },
      'too_long',
      { said: 'maximum context length is 40960', without: 'error_message' },
    ],
    [
      'pollinations/pollinations#12135 the same, with the reason in the sentence too',
      refused(500, {
        success: false,
        error: {
          message:
            'Provider error: Fireworks generation failed: {"error":{"message":"Account p is suspended, possibly due to reaching the monthly spending limit","code":"PRECONDITION_FAILED"},"request_id":"19"}',
          code: 'UNKNOWN_ERROR',
        },
      }),
      'out_of_credit',
      { said: 'is suspended', without: 'PRECONDITION' },
    ],
    [
      'Portkey-AI/gateway#722 Vertex: an event as the body of a refusal',
      refused(
        400,
        'event: error\ndata: {"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long"}}\n\n',
      ),
      'too_long',
      { said: 'prompt is too long', without: 'event: error' },
    ],
    [
      'spring-ai-community/spring-ai-watsonx-ai#19 watsonx: an error that says nothing',
      refused(400, {
        errors: [
          {
            code: 'invalid_input_argument',
            message:
              'Invalid input argument for Model \'mistralai/m\': \n{"object":"error","message":"","type":"BadRequestError","code":400}',
          },
        ],
      }),
      'bad_request',
      { said: "Invalid input argument for Model 'mistralai/m'" },
    ],
    [
      'AQBot-Desktop/AQBot#93 the reason where the name of the field should be',
      refused(400, {
        error: {
          message: 'Param Incorrect',
          type: 'upstream_error',
          param: 'top_k is too large: 1000. This model supports at most 100.',
          code: '400',
        },
      }),
      'bad_request',
      { said: 'top_k is too large' },
    ],
    [
      'a sentence with braces that is no error',
      refused(400, { error: { message: 'The template needs {name} and {"a":1}.' } }),
      'bad_request',
      { said: 'The template needs {name} and {"a":1}.' },
    ],
  ]
  test.each(cases)('%s', (_report, recorded, code, told) => expectTold(recorded, code, told))
})
