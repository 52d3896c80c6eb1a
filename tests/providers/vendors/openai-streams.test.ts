import { describe, expect, test } from 'vitest'
import { callDelta, chunks, delta, play } from '../../support/play-vendor'

// Streams of Chat Completions as servers really send them, recorded and made small.

const blue = '{"hex":"#0000ff"}'
const half = '{"value":72}'
const bothCalls = [
  { name: 'display_color', arguments: { hex: '#0000ff' } },
  { name: 'display_gauge', arguments: { value: 72 } },
]
const oneCall = bothCalls.slice(0, 1)
const color = (fields: object = {}) => ({ function: { name: 'display_color', arguments: blue }, ...fields })
const gauge = (fields: object = {}) => ({ function: { name: 'display_gauge', arguments: half }, ...fields })
const piece = (name: string | undefined, json: string | undefined, fields: object = {}) => ({
  function: { ...(name !== undefined && { name }), ...(json !== undefined && { arguments: json }) },
  ...fields,
})
const end = delta({}, 'tool_calls')

describe('tool calls', () => {
  test.each([
    [
      'S03 two whole calls of Gemini without index and id',
      chunks(callDelta(color({ id: '' }), gauge({ id: '' })), end),
      bothCalls,
    ],
    ['S03b the same with ids', chunks(callDelta(color({ id: 'a' }), gauge({ id: 'b' })), end), bothCalls],
    [
      'S03c both with index 0, in chunks of their own, without ids',
      chunks(callDelta(color({ index: 0 })), callDelta(gauge({ index: 0 })), end),
      bothCalls,
    ],
    [
      'S03d the same tool twice, without index and id',
      chunks(callDelta(color(), piece('display_color', '{"hex":"#ff0000"}')), end),
      [oneCall[0], { name: 'display_color', arguments: { hex: '#ff0000' } }],
    ],
    [
      'S03e pieces of two calls by turns, by index',
      chunks(
        callDelta(piece('display_color', '', { index: 0, id: 'a' }), piece('display_gauge', '', { index: 1, id: 'b' })),
        callDelta(piece(undefined, '{"value":', { index: 1 }), piece(undefined, '{"hex":', { index: 0 })),
        callDelta(piece(undefined, '"#0000ff"}', { index: 0 }), piece(undefined, '72}', { index: 1 })),
        end,
      ),
      bothCalls,
    ],
    [
      'S03f all with index 0, told apart by their ids',
      chunks(
        callDelta(piece('display_color', '', { index: 0, id: 'a' })),
        callDelta(piece(undefined, blue, { index: 0 })),
        callDelta(piece('display_gauge', '', { index: 0, id: 'b' })),
        callDelta(piece(undefined, half, { index: 0 })),
        end,
      ),
      bothCalls,
    ],
    [
      'S03g pieces of a call with a new id each',
      chunks(
        callDelta(piece('display_color', '{"hex":', { index: 0, id: 'r1' })),
        callDelta(piece(undefined, '"#0000ff"}', { index: 0, id: 'r2' })),
        end,
      ),
      oneCall,
    ],
    [
      'S03h the id comes after the name',
      chunks(
        callDelta(piece('display_color', '', { index: 0 })),
        callDelta(piece(undefined, blue, { index: 0, id: 'late' })),
        end,
      ),
      oneCall,
    ],
    [
      'S04 the name in each piece',
      chunks(
        callDelta(piece('display_color', '{"hex":', { index: 0, id: 'a' })),
        callDelta(piece('display_color', '"#0000', { index: 0, id: 'a' })),
        callDelta(piece('display_color', 'ff"}', { index: 0, id: 'a' })),
        end,
      ),
      oneCall,
    ],
    [
      'S04b a name in pieces',
      chunks(
        callDelta(piece('display_', undefined, { index: 0, id: 'a' })),
        callDelta(piece('color', undefined, { index: 0 })),
        callDelta(piece(undefined, blue, { index: 0 })),
        end,
      ),
      oneCall,
    ],
    [
      'S05 arguments as an object',
      chunks(callDelta({ index: 0, id: 'a', function: { name: 'display_color', arguments: { hex: '#0000ff' } } }), end),
      oneCall,
    ],
    [
      'S05c a whole call again at the end',
      chunks(
        callDelta(piece('display_color', '{"hex":', { index: 0, id: 'a' })),
        callDelta(piece(undefined, '"#0000ff"}', { index: 0 })),
        callDelta(color({ index: 0, id: 'a' })),
        end,
      ),
      oneCall,
    ],
    [
      'S17 the old function_call',
      chunks(
        delta({ function_call: { name: 'display_color', arguments: '{"hex":' } }),
        delta({ function_call: { arguments: '"#0000ff"}' } }),
        delta({}, 'function_call'),
      ),
      oneCall,
    ],
    [
      'S16 calls in `message` instead of `delta`',
      chunks({ choices: [{ index: 0, message: { tool_calls: [color({ id: 'a' })] }, finish_reason: 'tool_calls' }] }),
      oneCall,
    ],
    [
      'T6 a name with a namespace',
      chunks(callDelta(piece('functions.display_color', blue, { index: 0, id: 'a' })), end),
      oneCall,
    ],
    [
      'T7 a name with a mark of the model’s own format',
      chunks(callDelta(piece('display_color<|channel|>commentary', blue, { index: 0, id: 'a' })), end),
      oneCall,
    ],
  ])('%s', async (_name, body, expected) => {
    const { calls, ending, error } = await play('openai', { body })
    expect(error).toBeUndefined()
    expect(calls.map(({ name, arguments: args }) => ({ name, arguments: args }))).toEqual(expected)
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
    expect(ending).toBe('tool-calls')
  })

  test.each([
    ['an empty text', ''],
    ['null', null],
  ])('S05b arguments that are %s are none', async (_name, none) => {
    const body = chunks(callDelta({ index: 0, id: 'a', function: { name: 'display_color', arguments: none } }), end)
    expect((await play('openai', { body })).calls).toMatchObject([{ arguments: {} }])
  })
})

describe('calls that were written as text', () => {
  const json = '{"name":"display_color","parameters":{"hex":"#0000ff"}}'
  test.each([
    ['T1 a JSON object that names a tool', json, ''],
    ['T2 the same in a fence', `\`\`\`json\n${json}\n\`\`\``, ''],
    ['T3 between tags', `<tool_call>\n${json}\n</tool_call>`, ''],
    ['T3b between tags, after a sentence', `I will show it.\n<tool_call>${json}</tool_call>`, 'I will show it.'],
    ['T3c with the word `arguments`', '{"name":"display_color","arguments":{"hex":"#0000ff"}}', ''],
    ['T3d arguments as JSON text', '{"name":"display_color","arguments":"{\\"hex\\":\\"#0000ff\\"}"}', ''],
    ['T3e a list of calls', `[${json}]`, ''],
    ['T3f the tag of Llama', '<function=display_color>{"hex":"#0000ff"}</function>', ''],
    ['T3g the mark of Mistral', `[TOOL_CALLS] [${json}]`, ''],
    [
      'T3h the form of OpenAI',
      '{"type":"function","function":{"name":"display_color","arguments":{"hex":"#0000ff"}}}',
      '',
    ],
    ['T3i after thinking', `<think>blue it is</think>${json}`, ''],
  ])('%s', async (_name, written, rest) => {
    const body = chunks(...(written.match(/.{1,7}/gs) ?? []).map(content => delta({ content })), delta({}, 'stop'))
    const { calls, text, ending } = await play('openai', { body })
    expect(calls).toMatchObject([{ name: 'display_color', arguments: { hex: '#0000ff' }, isText: true }])
    expect(text).toBe(rest)
    expect(ending).toBe('tool-calls')
  })

  test.each([
    ['an object that names no tool', '{"name":"Ada","parameters":{"hex":"#0000ff"}}'],
    ['a sentence about a call', `You could write ${json} to show it.`],
    ['an object without arguments', '{"name":"display_color"}'],
  ])('%s stays an answer', async (_name, written) => {
    const { calls, text } = await play('openai', { body: chunks(delta({ content: written }, 'stop')) })
    expect(calls).toEqual([])
    expect(text).toBe(written)
  })
})

describe('odd types and missing fields', () => {
  test.each([
    ['S06 a list of parts', chunks(delta({ content: [{ type: 'text', text: 'Hello' }] }), delta({}, 'stop'))],
    ['a number', chunks(delta({ content: 42 }, 'stop'))],
    [
      'S09 the first chunk of Azure, without choices',
      chunks({ choices: [], prompt_filter_results: [] }, delta({ content: 'Hello' }, 'stop')),
    ],
    [
      'S16 `message` instead of `delta`',
      chunks({ choices: [{ message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }] }),
    ],
    [
      'choices null, deltas null',
      chunks({ choices: null }, { choices: [{ delta: null }] }, delta({ content: 'Hello' }, 'stop')),
    ],
    ['a chunk that is a text', chunks('hm', delta({ content: 'Hello' }, 'stop'))],
    ['a line that is no JSON', `data: hm\n\n${chunks(delta({ content: 'Hello' }, 'stop'))}`],
    ['the words of the older completions', chunks({ choices: [{ text: 'Hello', finish_reason: 'stop' }] })],
  ])('%s', async (name, body) => {
    const { text, ending, error } = await play('openai', { body })
    expect(error).toBeUndefined()
    expect(text).toBe(name === 'a number' ? '42' : 'Hello')
    expect(ending).toBe('complete')
  })

  const hello = `data: ${JSON.stringify(delta({ content: 'Hello' }))}\n\n`
  const finished = (reason: string) => `data: ${JSON.stringify(delta({}, reason))}\n\n`
  test.each([
    ['S07 finish_reason is an empty text', `${hello}${finished('')}data: [DONE]\n\n`, 'complete'],
    ['S07b `eos`', `${hello}${finished('eos')}data: [DONE]\n\n`, 'complete'],
    ['S07c `STOP`', `${hello}${finished('STOP')}data: [DONE]\n\n`, 'complete'],
    ['S07d none, but [DONE]', `${hello}data: [DONE]\n\n`, 'complete'],
    ['S07e `stop`, and no [DONE]', `${hello}${finished('stop')}`, 'complete'],
    ['S07f `MAX_TOKENS`', `${hello}${finished('MAX_TOKENS')}`, 'token-limit'],
    ['S07g `SAFETY`', `${hello}${finished('SAFETY')}`, 'refused'],
    ['S07h a word that nobody knows', `${hello}${finished('something_new')}data: [DONE]\n\n`, 'unknown'],
    ['S07i neither', hello, 'connection-cut'],
    ['S08 [DONE] without a space, no blank line', `${hello}${finished('stop')}data:[DONE]`, 'complete'],
    [
      'S08b Windows line ends, a mark of byte order',
      `\ufeff${hello}${finished('stop')}`.replaceAll('\n', '\r\n'),
      'complete',
    ],
    ['S08c comments between', `: OPENROUTER PROCESSING\n\n${hello}: keep-alive\n\n${finished('stop')}`, 'complete'],
    ['the last event without a blank line', `${hello}${finished('stop').trimEnd()}`, 'complete'],
  ])('%s', async (_name, body, ending) => {
    const played = await play('openai', { body })
    expect(played.error).toBeUndefined()
    expect(played.text).toBe('Hello')
    expect(played.ending).toBe(ending)
  })

  test.each([
    ['application/json', {}],
    ['text/event-stream', { 'content-type': 'text/event-stream' }],
  ])('E18 a server that does not stream, as %s: the answer is kept', async (_name, headers) => {
    const whole = {
      id: 'c1',
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'Hello', tool_calls: [color({ id: 'a' })] },
          finish_reason: 'tool_calls',
        },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
    }
    const { text, calls, ending, usage } = await play('openai', { headers, body: JSON.stringify(whole) })
    expect(text).toBe('Hello')
    expect(calls).toMatchObject([{ name: 'display_color', arguments: { hex: '#0000ff' } }])
    expect(ending).toBe('tool-calls')
    expect(usage).toEqual({ input: 10, output: 5 })
  })

  test('a web page in place of an answer says so', async () => {
    const { error } = await play('openai', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Hi' })
    expect(error?.message).toMatch(/not the way a model does/)
  })
})

describe('usage', () => {
  const counted = (usage: object) => ({
    body: chunks(delta({ content: 'Hello' }, 'stop'), { choices: [], usage } as never),
  })
  test('S13 Gemini counts thoughts in the total alone', async () => {
    const { usage } = await play('openai', counted({ prompt_tokens: 10, completion_tokens: 5, total_tokens: 515 }))
    expect(usage).toEqual({ input: 10, output: 505, reasoning: 500 })
  })
  test('thoughts that are counted apart', async () => {
    const details = { completion_tokens_details: { reasoning_tokens: 30 } }
    const { usage } = await play(
      'openai',
      counted({ prompt_tokens: 10, completion_tokens: 50, total_tokens: 60, ...details }),
    )
    expect(usage).toEqual({ input: 10, output: 50, reasoning: 30 })
  })
  test.each([
    ['S13b zeros', { prompt_tokens: 0, completion_tokens: 0 }],
    ['nulls', { prompt_tokens: null, completion_tokens: null }],
    ['a list', []],
  ])('%s are no count', async (_name, usage) => {
    expect((await play('openai', counted(usage))).usage).toMatchObject({ estimated: true })
  })
})

describe('thinking', () => {
  const plan = 'Plan: blue.'
  test.each([
    ['S10 reasoning_content', [delta({ reasoning_content: plan }), delta({ content: 'Hello!' })]],
    [
      '`reasoning`',
      [
        delta({ reasoning: plan, reasoning_details: [{ type: 'reasoning.text', text: plan }] }),
        delta({ content: 'Hello!' }),
      ],
    ],
    [
      'reasoning_details alone',
      [delta({ reasoning_details: [{ type: 'reasoning.text', text: plan, index: 0 }] }), delta({ content: 'Hello!' })],
    ],
    [
      'a summary',
      [
        delta({ reasoning_details: [{ type: 'reasoning.summary', summary: plan, index: 0 }] }),
        delta({ content: 'Hello!' }),
      ],
    ],
    [
      'S06b the parts of Magistral',
      [
        delta({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: plan }] }] }),
        delta({ content: [{ type: 'text', text: 'Hello!' }] }),
      ],
    ],
    ['S11 <think> in the text', [delta({ content: `<think>${plan}</think>\n\nHello!` })]],
    ['S11e <think> in pieces', ...[[...`<think>\n${plan}\n</think>\n\nHello!`].map(content => delta({ content }))]],
    ['S11f [THINK]', [delta({ content: `[THINK]${plan}[/THINK]Hello!` })]],
    ['S11g only the closing tag', [delta({ content: `${plan}\n` }), delta({ content: '</think>\n\nHello!' })]],
  ])('%s is kept apart from the answer', async (_name, parts) => {
    const { text, reasoning, ending } = await play('openai', { body: chunks(...parts, delta({}, 'stop')) })
    expect(reasoning.trim()).toBe(plan)
    expect(text).toBe('Hello!')
    expect(ending).toBe('complete')
  })

  test('it is counted as output where the provider does not count', async () => {
    const long = 'a thought '.repeat(40)
    const { usage } = await play('openai', { body: chunks(delta({ content: `<think>${long}</think>Hello!` }, 'stop')) })
    expect(usage).toMatchObject({
      output: Math.ceil((long.length + 6) / 4),
      reasoning: long.length / 4,
      estimated: true,
    })
  })

  test('a tag in the middle of an answer is a part of it', async () => {
    const answer = 'Write <think> before, and <b> too.'
    const { text, reasoning } = await play('openai', { body: chunks(delta({ content: answer }, 'stop')) })
    expect(text).toBe(answer)
    expect(reasoning).toBe('')
  })
})
