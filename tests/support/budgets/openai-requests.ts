import fc from 'fast-check'
import type OpenAI from 'openai'
import { images } from './images'
import { freeObject, id, someOf, texts } from './values'

type Create = OpenAI.ChatCompletionCreateParams
type Part = OpenAI.ChatCompletionContentPart
type Message = OpenAI.ChatCompletionMessageParam

const some = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }, always: (keyof T)[]) =>
  fc.record(shape, { requiredKeys: always as never }) as unknown as fc.Arbitrary<T>

const text = fc.record({ type: fc.constant('text' as const), text: texts })
const parts: { [K in Part['type']]: fc.Arbitrary<Part> } = {
  text,
  image_url: fc.record({
    type: fc.constant('image_url' as const),
    image_url: some<OpenAI.ChatCompletionContentPartImage.ImageURL>(
      {
        url: fc.oneof(
          { weight: 6, arbitrary: images.map(({ data }) => `data:image/png;base64,${data}`) },
          texts.map(data => `data:image/png;base64,${data}`),
          fc.constant('https://a.example/x.png'),
        ),
        detail: fc.constantFrom('auto' as const, 'low' as const, 'high' as const),
      },
      ['url'],
    ),
  }),
  input_audio: fc.record({
    type: fc.constant('input_audio' as const),
    input_audio: fc.record({ data: texts, format: fc.constantFrom('wav' as const, 'mp3' as const) }),
  }),
  file: fc.record({ type: fc.constant('file' as const), file: fc.constant({ file_id: 'file_1' }) }),
}

const toolCall = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      id,
      type: fc.constant('function' as const),
      function: fc.record({ name: id, arguments: texts }),
    }),
  },
  fc.record({ id, type: fc.constant('custom' as const), custom: fc.record({ name: id, input: texts }) }),
)
const textOrParts = fc.oneof(texts, fc.array(text, { maxLength: 3 }))

const messages: { [K in Message['role']]: (user: fc.Arbitrary<Part>) => fc.Arbitrary<Message> } = {
  system: () => some({ role: fc.constant('system' as const), content: textOrParts, name: id }, ['role', 'content']),
  developer: () =>
    some({ role: fc.constant('developer' as const), content: textOrParts, name: id }, ['role', 'content']),
  user: part =>
    some({ role: fc.constant('user' as const), content: fc.oneof(texts, fc.array(part, { maxLength: 4 })), name: id }, [
      'role',
      'content',
    ]),
  assistant: () =>
    some<OpenAI.ChatCompletionAssistantMessageParam>(
      {
        role: fc.constant('assistant'),
        content: fc.oneof(
          texts,
          fc.constant(null),
          fc.array(fc.oneof(text, fc.record({ type: fc.constant('refusal' as const), refusal: texts })), {
            maxLength: 3,
          }),
        ),
        refusal: fc.option(texts),
        tool_calls: fc.array(toolCall, { maxLength: 3 }),
        name: id,
      },
      ['role'],
    ),
  tool: () => fc.record({ role: fc.constant('tool' as const), content: textOrParts, tool_call_id: id }),
  function: () =>
    fc.record({ role: fc.constant('function' as const), content: fc.option(texts), name: id }) as fc.Arbitrary<Message>,
}

const ownTool: fc.Arbitrary<OpenAI.ChatCompletionTool> = fc.record({
  type: fc.constant('function' as const),
  function: some<OpenAI.FunctionDefinition>(
    { name: id, description: texts, parameters: freeObject, strict: fc.option(fc.boolean()) },
    ['name'],
  ),
})
const customTool: fc.Arbitrary<OpenAI.ChatCompletionTool> = fc.record({
  type: fc.constant('custom' as const),
  custom: fc.record({ name: id, description: texts }),
})

/**
 * Any request that the SDK's types permit: every kind of part, message and tool, every field.
 * @param rare percentage of what a gateway refuses
 */
export function openAiRequests(model: string, rare = 15): fc.Arbitrary<Create> {
  const part = fc.oneof(
    { weight: 100 - rare, arbitrary: fc.oneof({ weight: 3, arbitrary: parts.text }, parts.image_url) },
    { weight: rare, arbitrary: fc.oneof(...Object.values(parts)) },
  )
  const { function: old, ...usual } = messages
  const message = fc.oneof(
    { weight: 100 - rare, arbitrary: fc.oneof(...Object.values(usual).map(make => make(part))) },
    { weight: Math.ceil(rare / 4), arbitrary: old(part) },
  )
  const shape: { [K in keyof Create]-?: fc.Arbitrary<Create[K]> } = {
    model: fc.constant(model),
    messages: fc.array(message, { maxLength: 5 }),
    max_tokens: fc.option(fc.integer({ min: 1, max: 10_000 })),
    max_completion_tokens: fc.option(fc.integer({ min: 1, max: 10_000 })),
    n: fc.constantFrom(1, null, 1, 1, 2, 128),
    tools: fc.array(fc.oneof({ weight: 6, arbitrary: ownTool }, customTool), { maxLength: 4 }),
    tool_choice: fc.constantFrom<OpenAI.ChatCompletionToolChoiceOption>('none', 'auto', 'required', {
      type: 'function',
      function: { name: 'x' },
    }),
    parallel_tool_calls: fc.boolean(),
    response_format: fc.oneof(
      fc.constantFrom({ type: 'text' as const }, { type: 'json_object' as const }),
      fc.record({
        type: fc.constant('json_schema' as const),
        json_schema: fc.record({ name: id, schema: freeObject }),
      }),
    ),
    temperature: fc.option(fc.double({ min: 0, max: 2, noNaN: true })),
    top_p: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    frequency_penalty: fc.constant(0),
    presence_penalty: fc.constant(null),
    seed: fc.option(fc.nat()),
    stop: fc.oneof(fc.option(texts), fc.array(texts, { maxLength: 3 })),
    stream: fc.option(fc.boolean()) as never,
    stream_options: fc.option(fc.record({ include_usage: fc.boolean() })),
    reasoning_effort: fc.constantFrom('none' as const, 'high' as const, null),
    verbosity: fc.constantFrom('low' as const, null),
    logprobs: fc.option(fc.boolean()),
    top_logprobs: fc.option(fc.nat(20)),
    user: id,
    audio: fc.constant({ format: 'wav' as const, voice: 'alloy' as const }),
    modalities: fc.constant(['text' as const, 'audio' as const]),
    prediction: texts.map(content => ({ type: 'content' as const, content })),
    web_search_options: fc.constant({}),
    service_tier: fc.constantFrom('priority' as const, 'flex' as const),
    store: fc.boolean(),
    metadata: fc.constant({ a: 'b' }),
    logit_bias: fc.constant({ '50256': -100 }),
    functions: fc.constant([{ name: 'x' }]),
    function_call: fc.constant('auto' as const),
    moderation: fc.constant(null),
    prompt_cache_key: id,
    prompt_cache_options: fc.constant({}),
    prompt_cache_retention: fc.constant('24h' as const),
    safety_identifier: id,
  }
  const costly = [
    ...['audio', 'modalities', 'prediction', 'web_search_options', 'service_tier', 'store', 'metadata', 'logit_bias'],
    ...['functions', 'function_call', 'moderation', 'prompt_cache_key', 'prompt_cache_options'],
    ...['prompt_cache_retention', 'safety_identifier', 'n'],
  ]
  return someOf(shape, ['model', 'messages'], costly, rare) as fc.Arbitrary<Create>
}
