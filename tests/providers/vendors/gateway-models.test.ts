import { describe, test } from 'vitest'
import { expectTold, type RefusalRow, refused } from '../../support/vendor-refusals'

// Reports of hosted vendors and of the gateways before them, for which nothing was built. A mark such as a/b#12 is issue 12 of
// that repository. Here: models that are not there, or cannot do what is asked.

describe('models', () => {
  const cases: RefusalRow[] = [
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
  test.each(cases)('%s', (_report, recorded, code, told) => expectTold(recorded, code, told))
})
