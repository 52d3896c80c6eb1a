import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { GatewayError } from '../gateway-error'
import { anthropicWire } from './anthropic'
import { openAiWire } from './openai'

const wires = { anthropic: anthropicWire, openai: openAiWire('max_tokens') }
const rules = { models: ['m'], maxOutput: 100 }

/** Why a request is refused: the word for the metrics, and the sentence. */
function refusalOf(wire: keyof typeof wires, more: object): [number, string, string] | 'taken' {
  try {
    wires[wire].prepare(JSON.parse(JSON.stringify({ model: 'm', messages: [], ...more })), rules)
    return 'taken'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return [error.status, error.reason, error.message]
  }
}

const user = (...content: unknown[]) => ({ messages: [{ role: 'user', content }] })
const thisKind = 'The class gateway does not pass on parts of this kind: what they cost cannot be known beforehand.'
const kind = (name: string) =>
  `The class gateway does not pass on parts of the kind “${name}”: what they cost cannot be known beforehand.`

testRows<[keyof typeof wires, object, string]>([
  ['openai', { messages: undefined }, 'The field “messages” is missing.'],
  ['openai', { store: true }, 'The class gateway does not pass on the field “store”. Leave it out.'],
  [
    'openai',
    { 'what I wrote': true },
    'This request has a field that the class gateway does not pass on. Leave it out.',
  ],
  [
    'openai',
    { [`x${'y'.repeat(39)}`]: 1 },
    `The class gateway does not pass on the field “x${'y'.repeat(39)}”. Leave it out.`,
  ],
  [
    'openai',
    { [`x${'y'.repeat(40)}`]: 1 },
    'This request has a field that the class gateway does not pass on. Leave it out.',
  ],
  ['openai', { max_tokens: 0 }, 'The field “max_tokens” must be a whole number, 1 or more.'],
  ['openai', { max_tokens: 1.5 }, 'The field “max_tokens” must be a whole number, 1 or more.'],
  ['openai', { temperature: 'warm' }, 'The field “temperature” must be a number.'],
  ['openai', { stream: 'yes' }, 'The field “stream” must be true or false.'],
  ['openai', { messages: 'hi' }, 'The field “messages” must be a list.'],
  ['openai', { messages: ['hi'] }, 'The field “messages.0” must be an object.'],
  ['openai', { stream_options: [] }, 'The field “stream_options” must be an object.'],
  ['openai', { stop: [1] }, 'The field “stop.0” must be a text.'],
  ['openai', { reasoning_effort: 'very high' }, 'The field “reasoning_effort” must be as its provider describes it.'],
  [
    'openai',
    { messages: [{ role: 'user', name: 'x'.repeat(1_001), content: '' }] },
    'The field “messages.0.name” must be shorter.',
  ],
  [
    'anthropic',
    { cache_control: { type: 'ephemeral', ttl: '2h' } },
    'The field “cache_control.ttl” must be ("5m" | "1h").',
  ],
  ['anthropic', { cache_control: { type: 'lasting' } }, 'The field “cache_control.type” must be "ephemeral".'],
  ['anthropic', user({ type: 'hologram' }), kind('hologram')],
  ['anthropic', user({ type: 'my own words' }), thisKind],
  ['anthropic', user({ type: 3 }), thisKind],
  ['anthropic', user({ type: ['text'] }), thisKind],
  ['anthropic', user({ text: 'hi' }), 'The class gateway passes on only parts whose “type” says what they are.'],
  [
    'openai',
    { messages: [{ content: 'hi' }] },
    'The class gateway passes on only parts whose “role” says what they are.',
  ],
  ['openai', { messages: [{ role: 'constructor', content: 'hi' }] }, kind('constructor')],
])(
  'a wrong field is refused with its name and what it must be, never with what was written',
  (wire, more, sentence) => {
    expect(refusalOf(wire, more)).toEqual([400, 'field', sentence])
  },
)

testRows<[keyof typeof wires, object, string, string]>([
  ['openai', user({ type: 'input_audio', input_audio: {} }), 'sound', 'takes no sound'],
  ['openai', user({ type: 'file', file: {} }), 'document', 'takes no PDF'],
  [
    'openai',
    user({ type: 'image_url', image_url: { url: 'https://a.example/x.png' } }),
    'address',
    'fetches nothing by address',
  ],
  ['openai', { n: 2 }, 'field', '“n” must be 1'],
  ['openai', { tools: [{ type: 'web_search' }] }, 'tool', 'Only tools of your own'],
  ['anthropic', { tools: [{ type: 'bash_20250124', name: 'bash' }] }, 'tool', 'Only tools of your own'],
  ['anthropic', user({ type: 'container_upload', file_id: 'x' }), 'address', 'fetches nothing by address'],
  ['anthropic', user({ type: 'document', source: { type: 'base64' } }), 'document', 'takes no PDF'],
  ['anthropic', user({ type: 'image', source: { type: 'url', url: 'x' } }), 'address', 'fetches nothing by address'],
])('what the gateway does not pass on is refused for its own reason', (wire, more, reason, sentence) => {
  expect(refusalOf(wire, more)).toEqual([400, reason, expect.stringContaining(sentence)])
})

test('an object that names no kind is of the usual one, where there is one', () => {
  const tool = { name: 'add', input_schema: {} }
  expect(refusalOf('anthropic', { tools: [tool, { ...tool, type: 'custom' }, { ...tool, type: null }] })).toBe('taken')
  expect(refusalOf('openai', { tool_choice: 'auto', stop: 'x' })).toBe('taken')
})
