import { describe, expect, test } from 'vitest'
import { ModelError, type ModelEvent, type ModelRequest, type ToolCall } from '../../src/model/language-model'
import { createChromeModel } from '../../src/providers/in-browser/chrome'
import { builtInSentences, builtInState, tryBuiltIn } from '../../src/providers/in-browser/prepare-chrome'
import { inEnglish } from '../support/in-english'
import { promptApiStandIn, type Script } from '../support/prompt-api'

const colour = {
  name: 'display_color',
  description: 'Shows a color.',
  inputSchema: { type: 'object', properties: { hex: { type: 'string' }, name: { type: 'string' } }, required: ['hex'] },
}
const gauge = {
  name: 'display_gauge',
  description: 'Shows a number.',
  inputSchema: {
    type: 'object',
    properties: { value: { type: 'number', minimum: 0, maximum: 100 } },
    required: ['value'],
  },
}
const inPieces = (text: string, length = 5) => text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
const envelope = (say: string, ...calls: [string, object][]) =>
  inPieces(JSON.stringify({ say, calls: calls.map(([tool, args]) => ({ tool, arguments: args })) }))

/** The other adapters' matrix, as far as it applies to a model without a wire format. */
const script: Script = last => {
  if (last.includes('Result of display_color')) return { pieces: envelope('It is blue now.') }
  if (last.includes('paint and measure')) {
    return { pieces: envelope('', ['display_color', { hex: '#ff0000' }], ['display_gauge', { value: 72 }]) }
  }
  if (last.includes('paint it')) {
    return { pieces: envelope('I will paint.\n“Wait” 🎨', ['display_color', { hex: '#1122ff', name: 'deep “blue”' }]) }
  }
  if (last.includes('[image]')) return { pieces: ['A red', ' square.'] }
  if (last.includes('as JSON')) return { pieces: inPieces('{"mood":"sunny"}') }
  if (last.includes('break off')) return { pieces: ['This sent'], error: new DOMException('gone', 'UnknownError') }
  if (last.includes('take your time')) return { pieces: inPieces('word '.repeat(200)), isSlow: true }
  return { pieces: inPieces('Hello there, small world.') }
}

function asking(text: string, more: Partial<ModelRequest> = {}): ModelRequest {
  const content = [{ type: 'text' as const, text }]
  return { model: 'built-in', system: '', messages: [{ role: 'user', content }], tools: [], maxTokens: 1024, ...more }
}

async function call(request: ModelRequest, api = promptApiStandIn(script), abortAfterTexts = Number.POSITIVE_INFINITY) {
  const events: ModelEvent[] = []
  const controller = new AbortController()
  let error: unknown
  try {
    for await (const event of createChromeModel(() => api).stream(request, controller.signal)) {
      events.push(event)
      if (events.filter(({ type }) => type === 'text-delta').length === abortAfterTexts) controller.abort()
    }
  } catch (thrown) {
    error = thrown
  }
  const text = events.map(event => (event.type === 'text-delta' ? event.text : '')).join('')
  const calls = events.flatMap((event): ToolCall[] => (event.type === 'tool-call' ? [event.call] : []))
  return { events, text, calls, error: error as ModelError | undefined, api }
}

describe('the browser’s own model', () => {
  test('streams text as it comes, then counts and ends', async () => {
    const { events, text, api } = await call(asking('hello', { system: 'Be kind.' }))
    expect(text).toBe('Hello there, small world.')
    expect(events.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(2)
    expect(events.slice(-2)).toEqual([
      { type: 'usage', usage: { input: expect.any(Number), output: expect.any(Number), estimated: true } },
      { type: 'end', ending: 'complete' },
    ])
    expect(api.sessions[0]?.options.initialPrompts).toEqual([{ role: 'system', content: 'Be kind.' }])
    expect(api.sessions[0]?.destroyed).toBe(true)
  })

  test('gives one tool call whole, after the words before it, which come while it is written', async () => {
    const { events, text, calls, api } = await call(asking('paint it', { tools: [colour] }))
    expect(text).toBe('I will paint.\n“Wait” 🎨')
    expect(events.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(2)
    expect(calls).toEqual([{ id: 'call_1', name: 'display_color', arguments: { hex: '#1122ff', name: 'deep “blue”' } }])
    expect(events.at(-1)).toEqual({ type: 'end', ending: 'tool-calls' })
    // The constraint only permits offered tools; their descriptions are in the system prompt.
    expect(JSON.stringify(api.sessions[0]?.constraints)).toContain('"enum":["display_color"]')
    expect(JSON.stringify(api.sessions[0]?.options.initialPrompts)).toContain('Shows a color.')
  })

  test('gives several tool calls in their order', async () => {
    const { calls } = await call(asking('paint and measure', { tools: [colour, gauge] }))
    expect(calls.map(({ id, name, arguments: args }) => [id, name, args])).toEqual([
      ['call_1', 'display_color', { hex: '#ff0000' }],
      ['call_2', 'display_gauge', { value: 72 }],
    ])
  })

  test('carries tool results into a second turn, with turns that alternate', async () => {
    const first = await call(asking('paint it', { tools: [colour] }))
    const messages = [
      ...asking('paint it').messages,
      { role: 'assistant' as const, content: first.text, toolCalls: first.calls },
      { role: 'tool' as const, callId: 'call_1', toolName: 'display_color', content: '{"ok":true}' },
    ]
    const { text, events, api } = await call(asking('', { tools: [colour], messages }))
    expect(text).toBe('It is blue now.')
    expect(events.at(-1)).toEqual({ type: 'end', ending: 'complete' })
    expect(api.sessions[0]?.options.initialPrompts?.map(({ role }) => role)).toEqual(['system', 'user', 'assistant'])
  })

  test('sees an image where it can, and says so where it cannot', async () => {
    const image = { type: 'image' as const, mediaType: 'image/png', data: 'iVBORw0KGgo=' }
    const messages = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'what is this' }, image] }]
    expect((await call(asking('', { messages }))).text).toBe('A red square.')
    const blind = promptApiStandIn(script, { images: false })
    const { error } = await call(asking('', { messages }), blind)
    expect(error).toBeInstanceOf(ModelError)
    expect(error?.message).toMatch(/model/)
  })

  test('answers in JSON of a schema', async () => {
    const schema = { type: 'object', properties: { mood: { type: 'string' } }, required: ['mood'] }
    const { text } = await call(asking('as JSON', { responseFormat: { name: 'mood', schema } }))
    expect(JSON.parse(text)).toEqual({ mood: 'sunny' })
  })

  test('asks again without limits that the browser cannot hold an answer to', async () => {
    const api = promptApiStandIn(script, { takesLimits: false })
    const { calls, error } = await call(asking('paint and measure', { tools: [colour, gauge] }), api)
    expect(error).toBeUndefined()
    expect(calls).toHaveLength(2)
    expect(JSON.stringify(api.sessions[0]?.constraints.at(-1))).not.toContain('"minimum":')
  })

  test('stops at the limit of its answer, and lets go when it is stopped', async () => {
    const short = await call(asking('take your time', { maxTokens: 3 }))
    expect(short.text.length).toBeLessThan(30)
    expect(short.events.at(-1)).toEqual({ type: 'end', ending: 'token-limit' })
    const stopped = await call(asking('take your time'), promptApiStandIn(script), 3)
    expect(stopped.error?.name).toBe('AbortError')
    expect(stopped.events.some(({ type }) => type === 'end')).toBe(false)
    expect(stopped.api.sessions[0]?.destroyed).toBe(true)
  })

  test.each([
    ['nothing that the page may use', undefined, /no model of its own/],
    ['too much to read', promptApiStandIn(script, { contextWindow: 4 }), /shorter/],
    ['a computer that is too weak', promptApiStandIn(script, { availability: 'unavailable' }), /no model of its own/],
  ])('says what to do about %s', async (_, api, sentence) => {
    const result = await call(asking('hello, hello, hello, hello'), api as ReturnType<typeof promptApiStandIn>)
    const error = api ? result.error : await failure(asking('hello'))
    expect(error).toBeInstanceOf(ModelError)
    expect((error as ModelError).message).toMatch(sentence)
  })

  test('keeps the text of an answer that breaks off, and ends as cut', async () => {
    const { text, error, events } = await call(asking('break off'))
    expect(error).toBeUndefined()
    expect(text).toBe('This sent')
    expect(events.at(-1)).toEqual({ type: 'end', ending: 'connection-cut' })
  })
})

describe('getting the browser’s own model', () => {
  test.each([
    ['unavailable', 'too-weak'],
    ['downloadable', 'to-fetch'],
    ['downloading', 'fetching'],
    ['available', 'ready'],
  ] as const)('%s is %s', async (availability, state) => {
    expect(await builtInState(promptApiStandIn(script, { availability }))).toBe(state)
  })

  test('a browser without one says which browser has one', async () => {
    expect(await builtInState(undefined)).toBe('none')
    const { ok, sentence } = await tryBuiltIn(() => {}, new AbortController().signal)
    expect({ ok, sentence }).toEqual({ ok: false, sentence: builtInSentences.none })
    expect(inEnglish(sentence)).toContain('Chrome 148')
  })

  test('fetches, shows how far it is, and tries it', async () => {
    const parts: number[] = []
    const api = promptApiStandIn(script, { availability: 'downloadable' })
    const result = await tryBuiltIn(part => parts.push(part), new AbortController().signal, api)
    expect(result).toMatchObject({ ok: true })
    expect(parts).toEqual([0, 0.25, 0.5, 1])
    expect(api.sessions[0]?.destroyed).toBe(true)
  })

  test('can be cancelled, and then nothing is there', async () => {
    const controller = new AbortController()
    const api = promptApiStandIn(script, { availability: 'downloadable' })
    const trying = tryBuiltIn(part => part >= 0.25 && controller.abort(), controller.signal, api)
    await expect(trying).rejects.toThrow()
    expect(await builtInState(api)).toBe('to-fetch')
  })

  test.each([
    ['NetworkError', /connection/],
    ['QuotaExceededError', /room on this disk/],
    ['NotAllowedError', /Press the button once more/],
  ])('a fetch that ends in %s says what to do', async (name, sentence) => {
    const downloadFails = new DOMException('no', name)
    const api = promptApiStandIn(script, { availability: 'downloadable', downloadFails })
    const result = await tryBuiltIn(() => {}, new AbortController().signal, api)
    expect(inEnglish(result)).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) })
  })
})

async function failure(request: ModelRequest): Promise<unknown> {
  try {
    for await (const _ of createChromeModel(() => undefined).stream(request, new AbortController().signal));
  } catch (error) {
    return error
  }
}
