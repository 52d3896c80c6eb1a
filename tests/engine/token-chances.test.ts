import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redactorOf } from '../../src/engine/net/redactor'
import type { ModelEvent, ModelRequest } from '../../src/model/language-model'
import type { Connection } from '../../src/providers/connections/connections'
import { createOpenAiCompatibleModel } from '../../src/providers/openai/openai-compatible'
import { connectionPresets } from '../../src/providers/presets'
import { createModelResolver } from '../../src/providers/resolve-model'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { type ChancesServer, startChancesServer } from '../support/chances-server'
import { ofType, run, stack, testHost } from '../support/engine'
import { model as gatewayModel, openGateway } from '../support/gateway'
import { testRows } from '../support/test-rows'

const bear = [...new TextEncoder().encode('🐻')]
let server: ChancesServer
beforeAll(async () => {
  server = await startChancesServer([
    { token: 'A', chance: 0.6, others: { The: 0.3, One: 0.1 } },
    { token: ' dog', chance: 0.42, others: { ' cat': 0.4, ' bear': 0.1, ' fox': 0.05, ' owl': 0.02, ' ant': 0.01 } },
    { token: 'bytes:\\xf0\\x9f', bytes: bear.slice(0, 2), text: '', chance: 0.5 },
    { token: 'bytes:\\x90\\xbb', bytes: bear.slice(2), text: '🐻', chance: 0.5 },
    { token: '.', chance: 1 },
  ])
})
afterAll(() => server?.stop())

const connection = (id: string, more: Partial<Connection> = {}): Connection => {
  const preset = connectionPresets.find(({ connection }) => connection.id === id)
  if (!preset) throw new Error(`There is no preset ${id}`)
  return { ...preset.connection, baseUrl: `${server.origin}/v1`, ...more }
}

const asked: ModelRequest = {
  model: 'm',
  system: '',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Who?' }] }],
  tools: [],
  maxTokens: 64,
  logprobs: 5,
}

/** The model of an id, as the page finds it for a connection. */
const resolved = (of: Connection, id: string) =>
  createModelResolver({
    connections: () => [of],
    keys: { get: () => 'sk-secret-key-of-ours' },
    demo: { random: () => 0, sleep: async () => {} },
  })(`${of.id}/${id}`)

async function ask(of: Connection, id: string, request: ModelRequest = asked): Promise<ModelEvent[]> {
  const { languageModel } = await resolved(of, id)
  const events: ModelEvent[] = []
  for await (const event of languageModel.stream({ ...request, model: id }, new AbortController().signal))
    events.push(event)
  return events
}

const tokensOf = (events: readonly ModelEvent[]) =>
  events.flatMap(event => (event.type === 'text-delta' ? (event.tokens ?? []) : []))

describe('chances of tokens over the OpenAI wire', () => {
  test('come with each piece of text, the best five others beside it, and bytes put together', async () => {
    const events = await ask(connection('openai'), 'gpt-4o')
    expect(server.bodies.at(-1)).toMatchObject({ logprobs: true, top_logprobs: 5 })
    const chance = (text: string, part: number) => ({ text, logprob: Math.log(part) })
    expect(events.filter(({ type }) => type === 'text-delta')).toEqual([
      {
        type: 'text-delta',
        text: 'A',
        tokens: [{ ...chance('A', 0.6), others: [chance('The', 0.3), chance('One', 0.1)] }],
      },
      {
        type: 'text-delta',
        text: ' dog',
        tokens: [
          {
            ...chance(' dog', 0.42),
            others: [chance(' cat', 0.4), chance(' bear', 0.1), chance(' fox', 0.05), chance(' owl', 0.02)],
          },
        ],
      },
      { type: 'text-delta', text: '🐻', tokens: [{ text: '🐻', logprob: 2 * Math.log(0.5), others: [] }] },
      { type: 'text-delta', text: '.', tokens: [{ text: '.', logprob: 0, others: [] }] },
    ])
  })

  testRows([
    ['openai', 'gpt-6-luna', true],
    ['openai', 'gpt-5.6-luna', false],
    ['openai', 'gpt-9-unknown', false],
    ['google', 'gemini-3.8-flash', false],
    ['openrouter', 'anthropic/claude-sonnet-5', true],
    ['ollama', 'llama3.2', true],
    ['lm-studio', 'qwen', true],
    ['llama-cpp', 'model.gguf', true],
    ['other', 'meta-llama/Llama-4', true],
    ['other', 'claude-sonnet-5', false],
  ])('are asked of the models that have them', async (id, model, isAsked) => {
    await ask(connection(id, { wire: 'openai' }), model)
    expect(server.bodies.at(-1)?.logprobs).toBe(isAsked ? true : undefined)
  })

  test('are never asked for where the switch is off, nor of llama.cpp together with tools', async () => {
    await ask(connection('openai'), 'gpt-4o', { ...asked, logprobs: undefined })
    expect(server.bodies.at(-1)).not.toHaveProperty('logprobs')
    const tools = [{ name: 'display_color', description: '', inputSchema: { type: 'object' } }]
    await ask(connection('llama-cpp'), 'model.gguf', { ...asked, tools })
    expect(server.bodies.at(-1)).not.toHaveProperty('logprobs')
    await ask(connection('openai'), 'gpt-4o', { ...asked, tools })
    expect(server.bodies.at(-1)).toMatchObject({ logprobs: true })
  })

  test('pass the gateway of a class', async () => {
    const gateway = await openGateway(server.origin)
    try {
      const classroom = connection('other', { baseUrl: `${gateway.origin}/v1` })
      const { languageModel } = {
        languageModel: createOpenAiCompatibleModel(classroom, gateway.code, { logprobs: true }),
      }
      const events: ModelEvent[] = []
      for await (const event of languageModel.stream({ ...asked, model: gatewayModel }, new AbortController().signal))
        events.push(event)
      expect(server.bodies.at(-1)).toMatchObject({ logprobs: true, top_logprobs: 5 })
      expect(tokensOf(events).map(({ text }) => text)).toEqual(['A', ' dog', '🐻', '.'])
    } finally {
      await gateway.close()
    }
  })

  test('a key that a model says in pieces is taken out, and with it the pieces', async () => {
    const key = 'sk-verysecretkey99'
    const leak = await startChancesServer([
      { token: 'It is ', chance: 0.9, others: { [`now ${key}`]: 0.1 } },
      { token: 'sk-very', chance: 0.9 },
      { token: 'secretkey99', chance: 0.9 },
      { token: ' yes', chance: 0.9 },
    ])
    try {
      const of = connection('other', { baseUrl: `${leak.origin}/v1` })
      const model = createOpenAiCompatibleModel(of, key, { logprobs: true, redactor: () => redactorOf([key]) })
      const events: ModelEvent[] = []
      for await (const event of model.stream(asked, new AbortController().signal)) events.push(event)
      expect(events.flatMap(event => (event.type === 'text-delta' ? event.text : [])).join('')).toBe('It is ••• yes')
      expect(tokensOf(events)).toEqual([
        { text: 'It is ', logprob: Math.log(0.9), others: [{ text: 'now •••', logprob: Math.log(0.1) }] },
        { text: ' yes', logprob: Math.log(0.9), others: [] },
      ])
      expect(JSON.stringify(events)).not.toMatch(/verysecret|secretkey99/)
    } finally {
      await leak.stop()
    }
  })
})

describe('an inference with the switch', () => {
  const document = stack(
    ['user_input', { defaultValue: 'Who?' }],
    ['inference', { tokenChances: true, model: 'm' }, 'ask'],
  )
  const hostOf = async (id: string) => {
    const model = await resolved(connection(id), 'm')
    return testHost(model.languageModel, { resolved: model })
  }

  test('has the pieces in its events, and in what the card and the X-ray read of them', async () => {
    const events = await run(document, await hostOf('llama-cpp'))
    expect(ofType(events, 'request')[0]?.request.logprobs).toBe(5)
    const state = foldEvents(emptyRun, events)
    const texts = state.nodes.ask?.reply?.tokens?.map(part => (typeof part === 'string' ? part : part.text))
    expect(texts).toEqual(['A', ' dog', '🐻', '.'])
    expect(state.inferences.ask?.[0]?.tokens).toHaveLength(4)
    expect(foldEvents(emptyRun, []).nodes.ask?.reply?.tokens).toBeUndefined()
  })

  test('continues from another beginning where the server can, and is refused where it is not known', async () => {
    const host = await hostOf('llama-cpp')
    const before = await run(document, host)
    const earlier = { fromNodeId: 'ask', events: before, answerStart: { text: 'A cat' } }
    const events = await run(document, host, { earlier })
    expect(server.bodies.at(-1)).toMatchObject({
      messages: [{ role: 'user' }, { role: 'assistant', content: 'A cat' }],
      continue_final_message: true,
      add_generation_prompt: false,
    })
    expect(ofType(events, 'response')[0]?.text).toBe('A cat🐻.')
    const refused = await run(document, await hostOf('openai'), { earlier })
    expect(ofType(refused, 'node-error')[0]).toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining('cannot go on from a beginning'),
    })
  })
})
