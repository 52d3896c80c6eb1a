import { describe, expect, test } from 'vitest'
import { blue, callDelta, chunks, delta, half, messageEvents, play } from '../../support/play-vendor'

// Reports of vendors and programs for which nothing was built, by their compatible addresses. A mark such as a/b#12 is issue 12
// of that repository. Here: what they stream.

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
    ['jundot/omlx#581 Gemma 4', '<|tool_call>call:display_color{hex:"#0000ff"}<tool_call|>'],
    [
      'OrbFrontend/Orb#107 Gemma 4 with its own quotes',
      '<|tool_call>call:display_color{hex:<|"|>#0000ff<|"|>}<tool_call|>',
    ],
    [
      'ollama/ollama#13521 FunctionGemma',
      '<start_function_call>call:display_color{hex:<escape>#0000ff<escape>}<end_function_call>',
    ],
    ['Gemma 3', '```tool_code\ndisplay_color(hex="#0000ff")\n```'],
    ['Gemma 3, which prints it', '```tool_code\nprint(display_color(hex="#0000ff"))\n```'],
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
