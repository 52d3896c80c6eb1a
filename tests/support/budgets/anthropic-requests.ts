import type Anthropic from '@anthropic-ai/sdk'
import fc from 'fast-check'
import { images, pdfOf } from './images'
import { freeObject, freeValue, id, someOf, texts } from './values'

type Block = Anthropic.ContentBlockParam
type ToolUnion = Anthropic.ToolUnion
/** One generator per kind, so that the types report when the SDK adds one. */
type ByType<T extends { type?: string | null }> = { [K in NonNullable<T['type']>]: fc.Arbitrary<T> }

const cache = fc.option(
  fc.record({ type: fc.constant('ephemeral' as const), ttl: fc.constantFrom('5m' as const, '1h' as const) }),
)
const some = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }, always: (keyof T)[]) =>
  fc.record(shape, { requiredKeys: always as never }) as unknown as fc.Arbitrary<T>

const textBlock = some<Anthropic.TextBlockParam>(
  { type: fc.constant('text'), text: texts, cache_control: cache, citations: fc.constantFrom(null, []) },
  ['type', 'text'],
)
const imageBlock = some<Anthropic.ImageBlockParam>(
  {
    type: fc.constant('image'),
    source: fc.oneof(
      {
        weight: 6,
        arbitrary: images.map(({ data }) => ({ type: 'base64' as const, media_type: 'image/png' as const, data })),
      },
      texts.map(data => ({ type: 'base64' as const, media_type: 'image/gif' as const, data })),
      fc.constant({ type: 'url' as const, url: 'https://a.example/x.png' }),
      fc.constant({ type: 'file' as const, file_id: 'file_1' }),
    ),
    cache_control: cache,
  },
  ['type', 'source'],
)
const documentBlock = some<Anthropic.DocumentBlockParam>(
  {
    type: fc.constant('document'),
    source: fc.oneof(
      texts.map(data => ({ type: 'text' as const, media_type: 'text/plain' as const, data })),
      fc
        .oneof(texts, fc.array(fc.oneof(textBlock, imageBlock), { maxLength: 3 }))
        .map(content => ({ type: 'content' as const, content })),
      fc
        .integer({ min: 1, max: 600 })
        .map(pages => ({ type: 'base64' as const, media_type: 'application/pdf' as const, data: pdfOf(pages) })),
      fc.constant({ type: 'url' as const, url: 'https://a.example/x.pdf' }),
      fc.constant({ type: 'file' as const, file_id: 'file_1' }),
    ),
    title: fc.option(texts),
    context: fc.option(texts),
    citations: fc.option(fc.record({ enabled: fc.boolean() })),
    cache_control: cache,
  },
  ['type', 'source'],
)
const searchResult = fc.record({
  type: fc.constant('search_result' as const),
  content: fc.array(textBlock, { maxLength: 2 }),
  source: id,
  title: texts,
})
const failed = (type: string) =>
  fc.constant({ type, tool_use_id: 'x', content: { type: `${type}_error`, error_code: 'unavailable' } })

const blocks: ByType<Block> = {
  text: textBlock,
  image: imageBlock,
  document: documentBlock,
  search_result: searchResult,
  thinking: fc.record({
    type: fc.constant('thinking' as const),
    thinking: texts,
    signature: fc.oneof(
      id,
      fc.integer({ min: 0, max: 2_000 }).map(tokens => `sealed-${tokens}`),
    ),
  }),
  redacted_thinking: fc.record({
    type: fc.constant('redacted_thinking' as const),
    data: fc.integer({ min: 0, max: 2_000 }).map(tokens => `sealed-${tokens}`),
  }),
  tool_use: some<Anthropic.ToolUseBlockParam>(
    {
      type: fc.constant('tool_use'),
      id,
      name: id,
      input: freeValue,
      cache_control: cache,
      caller: fc.constantFrom({ type: 'direct' as const }, { type: 'code_execution_20250825' as const, tool_id: 'x' }),
    },
    ['type', 'id', 'name', 'input'],
  ),
  tool_result: some<Anthropic.ToolResultBlockParam>(
    {
      type: fc.constant('tool_result'),
      tool_use_id: id,
      content: fc.oneof(
        texts,
        fc.array(
          fc.oneof(
            textBlock,
            imageBlock,
            documentBlock,
            searchResult,
            fc.constant({ type: 'tool_reference' as const, tool_name: 'x' }),
          ),
          {
            maxLength: 3,
          },
        ),
      ),
      is_error: fc.boolean(),
      cache_control: cache,
    },
    ['type', 'tool_use_id'],
  ),
  server_tool_use: fc.record({
    type: fc.constant('server_tool_use' as const),
    id,
    name: fc.constant('web_search' as const),
    input: freeObject,
  }),
  web_search_tool_result: failed('web_search_tool_result') as fc.Arbitrary<Block>,
  web_fetch_tool_result: failed('web_fetch_tool_result') as fc.Arbitrary<Block>,
  code_execution_tool_result: failed('code_execution_tool_result') as fc.Arbitrary<Block>,
  bash_code_execution_tool_result: failed('bash_code_execution_tool_result') as fc.Arbitrary<Block>,
  text_editor_code_execution_tool_result: failed('text_editor_code_execution_tool_result') as fc.Arbitrary<Block>,
  tool_search_tool_result: failed('tool_search_tool_result') as fc.Arbitrary<Block>,
  container_upload: fc.constant({ type: 'container_upload' as const, file_id: 'file_1' }),
}

const ownTool = some<Anthropic.Tool>(
  {
    name: id,
    input_schema: freeObject.map(schema => ({ ...schema, type: 'object' as const })),
    description: texts,
    type: fc.constantFrom('custom' as const, null),
    cache_control: cache,
    strict: fc.boolean(),
    input_examples: fc.array(freeObject, { maxLength: 2 }),
    eager_input_streaming: fc.option(fc.boolean()),
  },
  ['name', 'input_schema'],
)
const provided = (type: string) => fc.constant({ type, name: type.replace(/_\d+$/, '') } as unknown as ToolUnion)

const tools: ByType<ToolUnion> = {
  custom: ownTool,
  bash_20250124: provided('bash_20250124'),
  code_execution_20250522: provided('code_execution_20250522'),
  code_execution_20250825: provided('code_execution_20250825'),
  code_execution_20260120: provided('code_execution_20260120'),
  code_execution_20260521: provided('code_execution_20260521'),
  browser_toolset_20260801: provided('browser_toolset_20260801'),
  memory_20250818: provided('memory_20250818'),
  computer_toolset_20260801: provided('computer_toolset_20260801'),
  text_editor_20250124: provided('text_editor_20250124'),
  text_editor_20250429: provided('text_editor_20250429'),
  text_editor_20250728: provided('text_editor_20250728'),
  web_search_20250305: provided('web_search_20250305'),
  web_search_20260209: provided('web_search_20260209'),
  web_search_20260318: provided('web_search_20260318'),
  web_fetch_20250910: provided('web_fetch_20250910'),
  web_fetch_20260209: provided('web_fetch_20260209'),
  web_fetch_20260309: provided('web_fetch_20260309'),
  web_fetch_20260318: provided('web_fetch_20260318'),
  tool_search_tool_bm25_20251119: provided('tool_search_tool_bm25_20251119'),
  tool_search_tool_bm25: provided('tool_search_tool_bm25'),
  tool_search_tool_regex_20251119: provided('tool_search_tool_regex_20251119'),
  tool_search_tool_regex: provided('tool_search_tool_regex'),
}

/** A costly field, which is rare, so that most requests are not refused for it. */
const seldom = <T>(value: fc.Arbitrary<T>) => value

/**
 * Any request that the SDK's types permit: every kind of block and of tool, every field.
 * @param rare percentage of what a gateway refuses
 */
export function anthropicRequests(model: string, rare = 15): fc.Arbitrary<Anthropic.MessageCreateParams> {
  const usual = fc.oneof(
    { weight: 4, arbitrary: blocks.text },
    { weight: 2, arbitrary: blocks.tool_use },
    { weight: 2, arbitrary: blocks.tool_result },
    blocks.image,
    blocks.thinking,
    blocks.redacted_thinking,
  )
  const any = fc.oneof(
    { weight: 100 - rare, arbitrary: usual },
    { weight: rare, arbitrary: fc.oneof(...Object.values(blocks)) },
  )
  const anyTool = fc.oneof(
    { weight: 100 - rare, arbitrary: ownTool },
    { weight: rare, arbitrary: fc.oneof(...Object.values(tools)) },
  )
  const content = fc.oneof(texts, fc.array(any, { maxLength: 4 }))
  const shape: { [K in keyof Anthropic.MessageCreateParams]-?: fc.Arbitrary<Anthropic.MessageCreateParams[K]> } = {
    model: fc.constant(model),
    max_tokens: fc.integer({ min: 1, max: 10_000 }),
    messages: fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.record({ role: fc.constantFrom('user' as const, 'assistant' as const), content }) },
        fc.record({
          role: fc.constant('system' as const),
          content: fc.oneof(texts, fc.array(textBlock, { maxLength: 2 })),
        }),
      ),
      { maxLength: 5 },
    ) as fc.Arbitrary<Anthropic.MessageParam[]>,
    system: fc.oneof(texts, fc.array(textBlock, { maxLength: 3 })),
    tools: fc.array(anyTool, { maxLength: 4 }),
    tool_choice: fc.constantFrom<Anthropic.ToolChoice>(
      { type: 'auto' },
      { type: 'any', disable_parallel_tool_use: true },
      { type: 'tool', name: 'x' },
      { type: 'none' },
    ),
    thinking: fc.oneof(
      fc.record({ type: fc.constant('enabled' as const), budget_tokens: fc.integer({ min: 1, max: 9_000 }) }),
      fc.constantFrom<Anthropic.ThinkingConfigParam>(
        { type: 'disabled' },
        { type: 'adaptive' },
        { type: 'between_tools' },
      ),
    ),
    output_config: some<Anthropic.OutputConfig>(
      {
        effort: fc.constantFrom('low' as const, 'max' as const, null),
        format: fc.option(fc.record({ type: fc.constant('json_schema' as const), schema: freeObject })),
      },
      [],
    ),
    stop_sequences: fc.array(texts, { maxLength: 3 }),
    stream: fc.boolean(),
    cache_control: cache,
    metadata: fc.constant({ user_id: 'anna' }),
    container: seldom(fc.constant('container_1')),
    diagnostics: fc.constant({ previous_message_id: 'x' }),
    inference_geo: fc.constant('us'),
    service_tier: fc.constantFrom('auto' as const, 'standard_only' as const),
    speed: fc.constantFrom('fast' as const, 'standard' as const),
    user_profile_id: id,
    workspace_id: id,
  } as never
  const costly = [
    'container',
    'diagnostics',
    'inference_geo',
    'service_tier',
    'speed',
    'user_profile_id',
    'workspace_id',
  ]
  return someOf(shape, ['model', 'max_tokens', 'messages'], costly, rare)
}
