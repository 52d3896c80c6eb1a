import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVendor, type Vendor } from '../browser/providers/vendor'
import { model, type OpenGateway, openGateway, providerKeys, startProvider } from '../support/gateway'

let vendor: Vendor
let gateway: OpenGateway
beforeAll(async () => {
  vendor = await startVendor()
  gateway = await openGateway(vendor.origin)
})
afterAll(async () => {
  await gateway?.close()
  await vendor?.stop()
})

const anthropic = (at: OpenGateway = gateway) => new Anthropic({ apiKey: at.code, baseURL: at.origin, maxRetries: 0 })
const openAi = (at: OpenGateway = gateway) => new OpenAI({ apiKey: at.code, baseURL: `${at.origin}/v1`, maxRetries: 0 })
const redDot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4EIwDiqEAQA1ZgDAb0fHlcAAAAASUVORK5CYII='
const paint = { type: 'object' as const, properties: { hex: { type: 'string' } } }

test('the official Anthropic SDK: text, a stream, tools and their results, an image', async () => {
  const ask = (
    content: Anthropic.MessageParam['content'],
    more: Partial<Anthropic.MessageCreateParamsNonStreaming> = {},
  ) => anthropic().messages.create({ model, max_tokens: 300, messages: [{ role: 'user', content }], ...more })

  expect((await ask('hello')).content).toMatchObject([{ type: 'text', text: 'Hello there, small world.' }])

  const stream = anthropic().messages.stream({ model, max_tokens: 300, messages: [{ role: 'user', content: 'hello' }] })
  const parts: string[] = []
  stream.on('text', text => parts.push(text))
  expect(await stream.finalText()).toBe('Hello there, small world.')
  expect(parts.length).toBeGreaterThan(2)

  const tools = [{ name: 'display_color', input_schema: paint }]
  const called = await ask('paint it', { tools })
  expect(called.content.at(-1)).toMatchObject({ type: 'tool_use', name: 'display_color', input: { hex: '#1122ff' } })
  const told = await anthropic().messages.create({
    model,
    max_tokens: 300,
    tools,
    messages: [
      { role: 'user', content: 'paint it' },
      { role: 'assistant', content: called.content },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'call_blue', content: 'done' }] },
    ],
  })
  expect(told.content).toMatchObject([{ text: 'It is blue now.' }])

  const image = {
    type: 'image' as const,
    source: { type: 'base64' as const, media_type: 'image/png' as const, data: redDot },
  }
  expect((await ask([image, { type: 'text', text: 'what is this' }])).content).toMatchObject([
    { text: 'A red square.' },
  ])
  expect(vendor.requests.at(-1)?.body).toMatchObject({ messages: [{ content: [image, {}] }] })

  const models = await anthropic().models.list()
  expect(models.data.map(({ id }) => id)).toEqual([model])
})

test('the official OpenAI SDK: text, a stream, tools and their results, an image', async () => {
  type Create = OpenAI.ChatCompletionCreateParamsNonStreaming
  const ask = async (content: OpenAI.ChatCompletionUserMessageParam['content'], more: Partial<Create> = {}) =>
    (await openAi().chat.completions.create({ model, messages: [{ role: 'user', content }], ...more })).choices[0]
      ?.message

  expect((await ask('hello'))?.content).toBe('Hello there, small world.')

  const stream = openAi().chat.completions.stream({ model, messages: [{ role: 'user', content: 'hello' }] })
  const parts: string[] = []
  stream.on('content', text => parts.push(text))
  expect((await stream.finalChatCompletion()).choices[0]?.message.content).toBe('Hello there, small world.')
  expect(parts.length).toBeGreaterThan(2)

  const tools: OpenAI.ChatCompletionTool[] = [
    { type: 'function', function: { name: 'display_color', parameters: paint } },
  ]
  const called = await ask('paint it', { tools })
  expect(called?.tool_calls).toMatchObject([{ function: { name: 'display_color' } }])
  const told = await openAi().chat.completions.create({
    model,
    tools,
    messages: [
      { role: 'user', content: 'paint it' },
      called as OpenAI.ChatCompletionAssistantMessageParam,
      { role: 'tool', tool_call_id: 'call_blue', content: 'done' },
    ],
  })
  expect(told.choices[0]?.message.content).toBe('It is blue now.')

  const image = { type: 'image_url' as const, image_url: { url: `data:image/png;base64,${redDot}` } }
  expect((await ask([image, { type: 'text', text: 'what is this' }]))?.content).toBe('A red square.')

  const models = await openAi().models.list()
  expect(models.data.map(({ id }) => id)).toEqual([model])
})

test('the provider gets its own key, and nothing that could tell it who asked', async () => {
  await anthropic().messages.create({
    model,
    max_tokens: 300,
    metadata: { user_id: 'anna' },
    messages: [{ role: 'user', content: 'hello' }],
  })
  const forAnthropic = vendor.requests.at(-1)
  expect(forAnthropic?.headers).toMatchObject({
    'x-api-key': providerKeys.anthropic,
    'anthropic-version': expect.any(String),
  })
  await openAi().chat.completions.create({ model, user: 'anna', messages: [{ role: 'user', content: 'hello' }] })
  const forOpenAi = vendor.requests.at(-1)
  expect(forOpenAi?.headers.authorization).toBe(`Bearer ${providerKeys.openai}`)
  for (const request of [forAnthropic, forOpenAi]) {
    expect(JSON.stringify(request)).not.toMatch(/anna|stainless/)
    expect(JSON.stringify(request)).not.toContain(gateway.code)
  }
})

test.each(['anthropic', 'openai'] as const)(
  'on the %s wire each word arrives while the provider still has to say the next',
  async wire => {
    const heard: (() => void)[] = []
    const wordsHeard = Array.from({ length: 6 }, () => new Promise<void>(resolve => heard.push(resolve)))
    // Each word is sent only after the one before it was received.
    const provider = await startProvider({ chunks: 6, before: chunk => wordsHeard[chunk - 1] })
    const gateway = await openGateway(provider.origin)
    let words = 0
    const hear = () => heard[words++]?.()
    if (wire === 'anthropic') {
      const stream = anthropic(gateway).messages.stream({
        model,
        max_tokens: 300,
        messages: [{ role: 'user', content: 'x' }],
      })
      stream.on('text', hear)
      await stream.finalText()
    } else {
      const stream = openAi(gateway).chat.completions.stream({ model, messages: [{ role: 'user', content: 'x' }] })
      stream.on('content', hear)
      await stream.finalChatCompletion()
    }
    expect(words).toBe(6)
    await gateway.close()
    await provider.stop()
  },
)

test('a stream passes through byte for byte', async () => {
  const provider = await startProvider({ chunks: 20 })
  const through = await openGateway(provider.origin)
  for (const path of ['/v1/messages', '/v1/chat/completions']) {
    const body = {
      model,
      stream: true,
      max_tokens: 300,
      stream_options: { include_usage: true },
      messages: [{ role: 'user', content: 'x' }],
    }
    const { stream_options: _, ...anthropicBody } = body
    const sent = path === '/v1/messages' ? anthropicBody : body
    const direct = await fetch(provider.origin + path, { method: 'POST', body: JSON.stringify(sent) })
    expect(await (await through.ask(path, sent)).text()).toBe(await direct.text())
  }
  await through.close()
  await provider.stop()
})
