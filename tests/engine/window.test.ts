import { expect, test } from 'vitest'
import { parseRecording, recordingAsJson } from '../../src/documents/recordings/recording'
import type { NodeConfig } from '../../src/model/document'
import { ofType, run, scriptedModel, stack, testHost } from '../support/engine'

const inference = (config: NodeConfig = {}): [string, NodeConfig, string] => ['inference', config, 'ask']
const user = (text: string): [string, NodeConfig] => ['user_input', { defaultValue: text }]

async function asked(...nodes: [string, NodeConfig?, string?][]) {
  const events = await run(stack(...nodes), testHost(scriptedModel(() => ({ text: 'Hm.' })).languageModel))
  const [request] = ofType(events, 'request')
  const texts = request?.request.messages.map(({ content }) =>
    typeof content === 'string' ? content : content.map(part => (part.type === 'text' ? part.text : '')).join(''),
  )
  return { events, request, texts }
}

const long = 'word '.repeat(80).trim()

test('what fits is sent as without a window, and nothing is left out', async () => {
  const { request, texts } = await asked(user('Hello there.'), user(long), inference({ window: 200 }))
  expect(texts).toEqual(['Hello there.', long])
  expect(request).not.toHaveProperty('truncated')
  expect(request?.contextWindow).toBe(200)
})

test('the oldest falls out first, the oldest that stays is cut at a word, and the system prompt stays', async () => {
  const { events, request, texts } = await asked(
    ['system_prompt', { prompt: 'Be kind.' }],
    user('Hello there, I am first.'),
    user(long),
    user('And now?'),
    inference({ window: 54 }),
  )
  expect(request?.request.system).toBe('Be kind.')
  // 2 tokens for the system prompt, 2 for the question, and 50 for what is left of the long one.
  expect(texts).toEqual(['word '.repeat(40).trim(), 'And now?'])
  expect(request?.origins.messages).toEqual([{ nodeId: 'n3' }, { nodeId: 'n4' }])
  expect(request?.truncated).toEqual({
    window: 54,
    tokens: 56,
    parts: [
      { nodeId: 'n2', text: 'Hello there, I am first.' },
      { nodeId: 'n3', text: 'word '.repeat(40).trim() },
    ],
  })
  expect(ofType(events, 'log')).toContainEqual(
    expect.objectContaining({ cardId: 'ask', message: expect.stringMatching(/54.*56.*“Hello/) }),
  )
  const recording = { id: 'r', documentId: 'doc', documentName: 'Test', events }
  expect(parseRecording(JSON.parse(JSON.stringify(recordingAsJson(recording))))).toMatchObject({
    recording: { events },
  })
})

test('a later inference still has what did not fit here: the conversation is whole', async () => {
  const { events } = await asked(
    user('Hello there, I am first.'),
    user(long),
    inference({ window: 60 }),
    user('And?'),
    ['inference', {}, 'next'],
  )
  const last = ofType(events, 'request').at(-1)
  expect(last?.request.messages).toHaveLength(4)
})

test('a system prompt that alone is too long is an error that says what to do', async () => {
  const { events } = await asked(['system_prompt', { prompt: long }], user('Hi'), inference({ window: 20 }))
  expect(ofType(events, 'node-error')[0]).toMatchObject({
    code: 'too_long',
    message: expect.stringContaining('window'),
  })
})

test.each([1, 20.5, 'all'])('a window of %j is refused by the settings', async window => {
  const { events } = await asked(user('Hi'), inference({ window }))
  expect(ofType(events, 'request')).toEqual([])
})
