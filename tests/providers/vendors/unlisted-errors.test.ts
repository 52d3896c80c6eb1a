import { describe, expect, test } from 'vitest'
import type { ModelErrorCode } from '../../../src/model/engine-error'
import type { JsonObject } from '../../../src/model/json'
import { play, type Recorded } from '../../support/play-vendor'

// Reports of vendors and programs for which nothing was built, by their compatible addresses. A mark such as a/b#12 is issue 12
// of that repository. Here: what they refuse with.

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
