import { describe, expect, test } from 'vitest'
import { blue, callDelta, chunks, delta, half, messageEvents, play } from '../../support/play-vendor'

// Reports of hosted vendors, of the gateways before them and of local servers, for which nothing was built. A mark such as a/b#12 is
// issue 12 of that repository. Here: what they stream.

const piece = (name: string | null, json: string | null, fields: object = {}) => ({
  function: { name, arguments: json },
  ...fields,
})
const end = delta({}, 'tool_calls')
const whole = (fields: object) =>
  JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', ...fields } }] })

describe('streams', () => {
  test.each([
    [
      'leonardovida/duckdb-ai#85 Databricks: reasoning as a part of the content, with a summary',
      chunks(
        delta({ content: [{ type: 'reasoning', summary: [{ type: 'summary_text', text: 'Plan.' }] }] }),
        delta({ content: [{ type: 'text', text: 'Hello' }] }, 'stop'),
      ),
      { text: 'Hello', reasoning: 'Plan.' },
    ],
    [
      'MiniMax-AI/MiniMax-M2.5#2 MiniMax: an empty role, and counts of nothing',
      chunks({
        ...delta({ role: '', reasoning_content: '', content: 'Hello' }, 'stop'),
        usage: { total_tokens: 0, total_characters: 0 },
        input_sensitive: false,
      }),
      { text: 'Hello', ending: 'complete', usage: { estimated: true } },
    ],
    [
      'Mintplex-Labs/anything-llm#6380 KoboldCpp: “null” as the stop reason of each piece',
      chunks(delta({ content: 'Hel' }, 'null'), delta({ content: 'lo' }, 'null')),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'the same, cut in the middle',
      chunks(delta({ content: 'Hel' }, 'null')).replace('data: [DONE]\n\n', ''),
      { text: 'Hel', ending: 'connection-cut' },
    ],
    [
      'ModelTC/LightLLM#130 LightLLM: no stop reason, and the mark of the end of a turn',
      chunks(delta({ content: 'Hello' }), delta({ content: '<|im_end|>' })),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'imoneoi/openchat#48 MLC: the mark in pieces',
      chunks(...['Hello', '<|', 'end_of', '_turn|>'].map(content => delta({ content })), delta({}, 'stop')),
      { text: 'Hello' },
    ],
    [
      'Blaizzy/mlx-vlm#1932 mlx-vlm: the mark of the next turn',
      chunks(delta({ content: 'Hello<|im_assistant|>' }, 'stop')),
      { text: 'Hello' },
    ],
    [
      'a mark that is spoken of stays',
      chunks(delta({ content: 'A turn of Qwen ends with `<|im_end|>`.' }, 'stop')),
      { text: 'A turn of Qwen ends with `<|im_end|>`.' },
    ],
    [
      'earendil-works/pi#5808 MiniMax on OpenRouter: the end of its thoughts, in a mark of its own',
      chunks(delta({ content: 'Plan.\n</mm:think>\n' }), delta({ content: 'Hello' }, 'stop')),
      { text: 'Hello', reasoning: 'Plan.\n' },
    ],
    [
      'paiml/aprender#2015 `data:` twice',
      chunks(delta({ content: 'Hello' }, 'stop')).replaceAll('data: ', 'data: data: '),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'decolua/9router#3492 not streamed, and [DONE] behind it',
      `${whole({ content: 'Hello' })}\ndata: [DONE]\n\n`,
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'pieces without `data:`, one a line',
      [delta({ content: 'Hel' }), delta({ content: 'lo' }, 'stop')].map(each => JSON.stringify(each)).join('\n'),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'perplexityai/api-discussion#209 Perplexity: the whole text beside each piece, and no [DONE]',
      chunks(
        ...['Hel', 'lo'].map((content, index) => ({
          choices: [
            {
              delta: { role: 'assistant', content },
              message: { role: 'assistant', content: ['Hel', 'Hello'][index] ?? '' },
              finish_reason: index === 1 ? 'stop' : null,
            },
          ],
          citations: ['https://a.example'],
        })),
      ).replace('data: [DONE]\n\n', ''),
      { text: 'Hello', ending: 'complete' },
    ],
    [
      'Wei-Shaw/sub2api#7081 Gemini: a call that its own server could not read',
      chunks(delta({}, 'MALFORMED_FUNCTION_CALL')),
      { text: '', ending: 'connection-cut' },
    ],
    [
      'can1357/oh-my-pi#5022 vLLM: usage with the end, and once more after it',
      chunks(
        { ...delta({ content: 'Hello' }, 'stop'), usage: { prompt_tokens: 40, completion_tokens: 2 } },
        {
          choices: [],
          usage: { prompt_tokens: 40, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 32 } },
        },
      ),
      { text: 'Hello', usage: { input: 40, output: 2 } },
    ],
    [
      'ogx-ai/ogx#5122 Gemini: usage in each piece, which counts up',
      chunks(
        { ...delta({ content: 'Hel' }), usage: { prompt_tokens: 9, completion_tokens: 1, total_tokens: 10 } },
        { ...delta({ content: 'lo' }, 'stop'), usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 } },
      ),
      { text: 'Hello', usage: { input: 9, output: 2 } },
    ],
    [
      'LostRuins/koboldcpp#2480 KoboldCpp: no usage where tools are offered',
      chunks(delta({ content: 'Hello' }, 'stop')),
      { text: 'Hello', usage: { estimated: true } },
    ],
    [
      'SamSaffron/term-llm#454 one piece in several lines',
      'data: {"choices":[{"delta":\ndata: {"content":"Hello"},\ndata: "finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
      { text: 'Hello', ending: 'complete' },
    ],
  ])('%s', async (_report, body, expected) => {
    const played = await play('openai', { body })
    expect(played.error).toBeUndefined()
    expect(played).toMatchObject(expected)
  })

  test('unslothai/unsloth#6570 a stream where none was asked for', async () => {
    const refusal = { status: 400, body: { error: { message: '"stream" is not supported with this model.' } } }
    const { text } = await play('openai', [refusal, { body: chunks(delta({ content: 'Hello' }, 'stop')) }])
    expect(text).toBe('Hello')
  })
})

describe('calls', () => {
  test.each([
    [
      'cloudwego/cloudwego.github.io#1243 Doubao: two calls share an id, and have an index each',
      chunks(
        callDelta(piece('display_color', '', { index: 0, id: 'same' })),
        callDelta(piece('', '{"hex":"#0000ff"}', { index: 0 })),
        callDelta(piece('display_gauge', '', { index: 1, id: 'same' })),
        callDelta(piece('', '{"value":72}', { index: 1 })),
        end,
      ),
      [blue, half],
    ],
    [
      'the same for one tool',
      chunks(
        callDelta(piece('display_gauge', '', { index: 0, id: 'same' })),
        callDelta(piece('', '{"value":1}', { index: 0 })),
        callDelta(piece('display_gauge', '', { index: 1, id: 'same' })),
        callDelta(piece('', '{"value":72}', { index: 1 })),
        end,
      ),
      [{ name: 'display_gauge', arguments: { value: 1 } }, half],
    ],
    [
      'openai/openai-agents-js#712 Bedrock: no arguments, and then all of them',
      chunks(
        callDelta(piece('display_color', '{}', { index: 0, id: 'a' })),
        callDelta(piece(null, '{"hex":', { index: 0 })),
        callDelta(piece(null, '"#0000ff"}', { index: 0 })),
        end,
      ),
      [blue],
    ],
    [
      'microsoft/autogen#7549 Gemini: the same in one piece',
      chunks(
        callDelta(piece('display_color', '{}', { index: 0, id: 'a' })),
        callDelta(piece('', '{"hex":"#0000ff"}', { index: 0 })),
        end,
      ),
      [blue],
    ],
    [
      'ogx-ai/ogx#5462 vLLM: null, and then the arguments',
      chunks(
        callDelta(piece('display_color', null, { index: 0, id: 'a' })),
        callDelta(piece(null, '{"hex":"#0000ff"}', { index: 0 })),
        end,
      ),
      [blue],
    ],
    [
      'agentjido/req_llm#801 llama.cpp: the first brace with the name',
      chunks(
        callDelta(piece('display_color', '{', { index: 0, id: 'a' })),
        callDelta(piece(null, '"hex":"#0000ff"', { index: 0 })),
        callDelta(piece(null, '}', { index: 0 })),
        end,
      ),
      [blue],
    ],
    [
      'BerriAI/litellm#40040 OCI: each piece in an answer with an id of its own',
      chunks(
        { ...callDelta(piece('display_color', '', { index: 0, id: 'a' })), id: '1' },
        { ...callDelta(piece('', '{"hex": ', { index: 0 })), id: '2' },
        { ...callDelta(piece('', '"#0000ff"}', { index: 0 })), id: '3' },
        { ...end, id: '4' },
      ),
      [blue],
    ],
    [
      'googleapis/python-genai#2868 Gemini: `stop` after calls',
      chunks(callDelta(piece('display_color', '{"hex":"#0000ff"}', { index: 0, id: 'a' })), delta({}, 'stop')),
      [blue],
    ],
    [
      'theroyallab/tabbyAPI#289 TabbyAPI: not streamed, with `stop`, and a list as text',
      JSON.stringify({
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            stop_str: '<function=',
            message: {
              role: 'assistant',
              content: '',
              tool_calls: [{ id: 't', type: 'function', ...piece('display_color', '{"hex": "#0000ff"}') }],
              tool_calls_json: null,
            },
          },
        ],
      }),
      [blue],
    ],
    [
      'vllm-project/vllm#32152 vLLM: the last brace is lost',
      chunks(
        callDelta(piece('display_color', '{"hex":', { index: 0, id: 'a' })),
        callDelta(piece(null, '"#0000ff"', { index: 0 })),
        end,
      ),
      [blue],
    ],
    [
      'tontinton/maki#505 GPT: `functions.` before the name',
      chunks(callDelta(piece('functions.display_color', '{"hex":"#0000ff"}', { index: 0, id: 'a' })), end),
      [blue],
    ],
    [
      'simonw/llm#1552 Qwen: the beginning of the name left out',
      chunks(callDelta(piece('color', '{"hex":"#0000ff"}', { index: 0, id: 'a' })), end),
      [blue],
    ],
    [
      'clacky-ai/openclacky#78 the name in other letters',
      chunks(callDelta(piece('Display-Color', '{"hex":"#0000ff"}', { index: 0, id: 'a' })), end),
      [blue],
    ],
    [
      'openai/openai-node#488 GPT: its own tool for parallel calls',
      chunks(
        callDelta(
          piece(
            'multi_tool_use.parallel',
            JSON.stringify({
              tool_uses: [
                { recipient_name: 'functions.display_color', parameters: blue.arguments },
                { recipient_name: 'functions.display_gauge', parameters: half.arguments },
              ],
            }),
            { index: 0, id: 'a' },
          ),
        ),
        end,
      ),
      [blue, half],
    ],
  ])('%s', async (_report, body, expected) => {
    const { calls, ending } = await play('openai', { body })
    expect(calls).toMatchObject(expected)
    expect(calls).toHaveLength(expected.length)
    expect(ending).toBe('tool-calls')
  })

  test('a number that may have been cut is no argument', async () => {
    const { calls } = await play('openai', {
      body: chunks(callDelta(piece('display_gauge', '{"value":7', { index: 0, id: 'a' })), end),
    })
    expect(calls).toMatchObject([{ name: 'display_gauge', malformed: '{"value":7' }])
  })

  test('a name that could be meant of two tools is nobody’s', async () => {
    const { calls } = await play('openai', {
      body: chunks(callDelta(piece('display', '{}', { index: 0, id: 'a' })), end),
    })
    expect(calls).toMatchObject([{ name: 'display' }])
  })

  test('no arguments, on Anthropic’s wire, and then all of them', async () => {
    const { calls } = await play('anthropic', {
      body: messageEvents(
        { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'display_color' } },
        { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{}' } },
        {
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'input_json_delta', partial_json: '{"hex":"#0000ff"}' },
        },
        { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
        { type: 'message_stop' },
      ),
    })
    expect(calls).toMatchObject([blue])
  })
})
