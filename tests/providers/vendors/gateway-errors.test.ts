import { describe, expect, test } from 'vitest'
import type { ModelErrorCode } from '../../../src/model/language-model'
import { chunks, delta, play, type Recorded } from '../../support/play-vendor'

// Reports of hosted vendors and of the gateways before them, for which nothing was built. A mark such as a/b#12 is issue 12 of
// that repository. Here: what they refuse with, and whose sentence is inside whose.

type Expected = { said: string; without?: string; advice?: RegExp; waitMs?: number }

const refused = (status: number, body: Recorded['body'], headers?: Record<string, string>): Recorded => ({
  status,
  body,
  ...(headers && { headers }),
})

async function hold(recorded: Recorded, code: ModelErrorCode, { said, without, advice, waitMs }: Expected) {
  const { error } = await play('openai', recorded)
  expect(error?.code).toBe(code)
  expect(error?.message).toContain(said)
  if (without) expect(error?.message).not.toContain(without)
  if (advice) expect(error?.message).toMatch(advice)
  expect(error?.details.retryAfterMs).toBe(waitMs)
}

describe('accounts that cannot pay', () => {
  const cases: [report: string, recorded: Recorded, code: ModelErrorCode, expected: Expected][] = [
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
  test.each(cases)('%s', (_report, recorded, code, expected) => hold(recorded, code, expected))
})

describe('limits', () => {
  const cases: [report: string, recorded: Recorded, code: ModelErrorCode, expected: Expected][] = [
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
  test.each(cases)('%s', (_report, recorded, code, expected) => hold(recorded, code, expected))
})

describe('models', () => {
  const cases: [report: string, recorded: Recorded, code: ModelErrorCode, expected: Expected][] = [
    [
      'ding113/claude-code-hub#1290 New API: nobody behind it has this model',
      refused(503, {
        error: {
          message: 'No available channel for model gpt-5.5 under group codex (distributor)',
          type: 'new_api_error',
        },
      }),
      'no_such_model',
      { said: 'No available channel' },
    ],
    [
      'popjane/free_chatgpt_api#110 One API: the same in Chinese',
      refused(503, {
        error: {
          message: '当前分组 default 下对于模型 gpt-4o-mini 无可用渠道 (request id: 2025)',
          type: 'v_api_error',
        },
      }),
      'no_such_model',
      { said: '无可用渠道' },
    ],
    [
      'QuantumNous/new-api#991 New API: who is behind it is too busy',
      refused(429, {
        error: { message: '当前分组上游负载已饱和，请稍后再试 (request id: 2025)', type: 'new_api_error' },
      }),
      'rate_limited',
      { said: '请稍后再试' },
    ],
    [
      'truefoundry/models#846 a model that does not chat',
      refused(404, {
        status: 'failure',
        message: 'openai error: This is not a chat model and thus not supported in the v1/chat/completions endpoint.',
        error: {
          message: 'openai error: This is not a chat model and thus not supported',
          type: 'APIError',
          code: '404',
        },
      }),
      'no_such_model',
      { said: 'not a chat model' },
    ],
    [
      'hotovo/aider-desk#86 Novita behind OpenRouter: no tools',
      refused(400, {
        error: {
          message: 'Provider returned error',
          code: 400,
          metadata: {
            raw: '{"code":400, "reason":"INVALID_REQUEST_BODY", "message":"model features function calling not support", "metadata":{}}',
            provider_name: 'Novita',
          },
        },
      }),
      'bad_request',
      { said: 'Novita: model features function calling not support', advice: /cannot use tools/ },
    ],
    [
      'google/adk-python#134 Google: no tools',
      refused(400, [
        { error: { code: 400, message: 'Tool use with function calling is unsupported', status: 'INVALID_ARGUMENT' } },
      ]),
      'bad_request',
      { said: 'is unsupported', advice: /cannot use tools/ },
    ],
    [
      'sbintuitions/flexeval#242 OpenAI: no tools',
      refused(400, {
        error: { message: 'tools is not supported in this model. For a list of supported models, see x.' },
      }),
      'bad_request',
      { said: 'tools is not supported', advice: /cannot use tools/ },
    ],
    [
      'continuedev/continue#10530 Google: a wrong key, said inside of its own error',
      refused(400, {
        error: {
          message: JSON.stringify({
            error: {
              code: 400,
              message: 'API key not valid. Please pass a valid API key.',
              status: 'INVALID_ARGUMENT',
            },
          }),
          code: 400,
          status: 'Bad Request',
        },
      }),
      'unauthorized',
      { said: 'API key not valid', without: 'INVALID_ARGUMENT' },
    ],
    [
      'continuedev/continue#3902 Azure: its guard of contents',
      refused(400, {
        error: {
          message: "The response was filtered due to the prompt triggering Microsoft's content management policy.",
          type: null,
          param: 'prompt',
          code: 'content_filter',
          status: 400,
          innererror: { code: 'ResponsibleAIPolicyViolation' },
        },
      }),
      'refused',
      { said: 'was filtered' },
    ],
    [
      'DayuanJiang/next-ai-draw-io#55 DeepSeek: no pictures',
      refused(400, {
        error: {
          message:
            'Failed to deserialize the JSON body into the target type: messages[1]: unknown variant `image_url`, expected `text` at line 1 column 80',
          type: 'invalid_request_error',
        },
      }),
      'bad_request',
      { said: 'image_url', advice: /does not look at pictures/ },
    ],
    [
      'ollama/ollama#17301 Ollama: no pictures',
      refused(400, { error: 'this model does not support image input (ref: b8bd)' }),
      'bad_request',
      { said: 'image input', advice: /does not look at pictures/ },
    ],
    [
      'roboflow/awesome-openai-vision-api-experiments#11 OpenAI: no pictures',
      refused(400, { error: { message: 'Invalid content type. image_url is only supported by certain models.' } }),
      'bad_request',
      { said: 'certain models', advice: /does not look at pictures/ },
    ],
    [
      'llama.cpp: no pictures, with 500',
      refused(500, {
        error: {
          code: 500,
          message: 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
          type: 'server_error',
        },
      }),
      'bad_request',
      { said: 'mmproj', advice: /does not look at pictures/ },
    ],
    [
      'OpenRouter: no endpoint with pictures',
      refused(404, { error: { message: 'No endpoints found that support image input', code: 404 } }),
      'bad_request',
      { said: 'image input', advice: /does not look at pictures/ },
    ],
    [
      'i-am-bee/beeai-framework#1179 watsonx: a list of errors',
      refused(404, {
        errors: [
          { code: 'model_not_supported', message: "Model 'ibm/granite' is not supported", more_info: 'https://c' },
        ],
        trace: '5d5d',
        status_code: 404,
      }),
      'no_such_model',
      { said: "Model 'ibm/granite' is not supported" },
    ],
    [
      'langflow-ai/langflow#7818 watsonx: started without its flag for tools',
      refused(400, {
        errors: [
          {
            code: 'invalid_input_argument',
            message:
              'Invalid input argument for Model \'ibm/granite\': "auto" tool choice requires --enable-auto-tool-choice',
          },
        ],
        status_code: 400,
      }),
      'bad_request',
      { said: 'enable-auto-tool-choice', advice: /cannot use tools/ },
    ],
    [
      'n4ze3m/page-assist#727 Hugging Face: no provider of this model is switched on',
      refused(400, {
        error: {
          message: "The requested model 'h/x' is not supported by any provider you have enabled.",
          type: 'invalid_request_error',
          param: 'model',
          code: 'model_not_supported',
        },
      }),
      'no_such_model',
      { said: 'any provider you have enabled' },
    ],
    [
      'atiilla/sqlmap-ai#3 Groq: a model that was taken away',
      refused(400, {
        error: {
          message: 'The model `qwen-qwq-32b` has been decommissioned and is no longer supported.',
          type: 'invalid_request_error',
          code: 'model_decommissioned',
        },
      }),
      'no_such_model',
      { said: 'decommissioned' },
    ],
    [
      'anyme123/Any-code#1 SiliconFlow: no such model',
      refused(400, { code: 20012, message: 'Model does not exist. Please check it carefully.', data: null }),
      'no_such_model',
      { said: 'check it carefully' },
    ],
    [
      'quarkiverse/quarkus-langchain4j#2569 watsonx: not in this region',
      refused(404, {
        errors: [
          {
            code: 'model_not_supported',
            message:
              "Model 'openai/gpt-oss-120b' was not found. This model may be unsupported, deprecated, or removed.",
          },
        ],
      }),
      'no_such_model',
      { said: 'was not found' },
    ],
    [
      'AstrBotDevs/AstrBot#8945 a model of the Responses API alone',
      refused(404, {
        error: {
          message: 'This model is only supported in v1/responses and not in v1/chat/completions.',
          type: 'invalid_request_error',
          param: 'model',
          code: null,
        },
      }),
      'bad_request',
      { said: 'only supported in v1/responses' },
    ],
    [
      'JohnnyZ93/oai-compatible-copilot#12 SiliconFlow: a parameter',
      refused(400, {
        code: 20015,
        message: 'Value error, current model does not support parameter `enable_thinking`.',
        data: null,
      }),
      'bad_request',
      { said: 'enable_thinking' },
    ],
    [
      'diegosouzapw/OmniRoute#7638 Mistral: a key that is not known',
      refused(401, { detail: 'Unauthorized' }),
      'unauthorized',
      { said: 'Unauthorized' },
    ],
    [
      'acheong08/ChatGPT#447 the page of a proxy in place of an answer',
      refused(524, '<!DOCTYPE html><title>524: A timeout occurred</title>', { 'content-type': 'text/html' }),
      'overloaded',
      { said: 'too busy', without: 'DOCTYPE' },
    ],
  ]
  test.each(cases)('%s', (_report, recorded, code, expected) => hold(recorded, code, expected))
})

describe('the sentence of one inside of the error of another', () => {
  const reason = { error: { message: 'temperature and top_p cannot both be specified', type: 'invalid_request_error' } }
  const cases: [report: string, recorded: Recorded, code: ModelErrorCode, expected: Expected][] = [
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
  test.each(cases)('%s', (_report, recorded, code, expected) => hold(recorded, code, expected))
})
