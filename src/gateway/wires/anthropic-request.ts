import * as v from 'valibot'
import { refusals } from './rules'
import { byKind, Count, Finite, FreeObject, FreeValue, Name, strict, textOr, Word } from './schema'

const CacheControl = v.nullish(strict({ type: v.literal('ephemeral'), ttl: v.optional(v.picklist(['5m', '1h'])) }))

/** Citations come only from documents that are cited, which are not passed on; answers say that there are none. */
const NoCitations = v.nullish(v.strictTuple([]))

const Text = strict({
  type: v.literal('text'),
  text: v.string(),
  citations: NoCitations,
  cache_control: CacheControl,
})

const Image = strict({
  type: v.literal('image'),
  source: byKind(
    {
      base64: strict({
        type: v.literal('base64'),
        media_type: v.picklist(['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
        data: v.string(),
      }),
    },
    { refused: { url: refusals.byAddress, file: refusals.byAddress } },
  ),
  cache_control: CacheControl,
})

const Document = strict({
  type: v.literal('document'),
  source: byKind(
    {
      text: strict({ type: v.literal('text'), media_type: v.literal('text/plain'), data: v.string() }),
      content: strict({ type: v.literal('content'), content: textOr(v.array(byKind({ text: Text, image: Image }))) }),
    },
    { refused: { base64: refusals.document, url: refusals.byAddress, file: refusals.byAddress } },
  ),
  title: v.nullish(v.string()),
  context: v.nullish(v.string()),
  citations: v.nullish(strict({ enabled: v.optional(v.literal(false)) })),
  cache_control: CacheControl,
})

const ToolUse = strict({
  type: v.literal('tool_use'),
  id: Name,
  name: Name,
  input: FreeValue,
  caller: v.optional(strict({ type: v.literal('direct') })),
  toolset_name: v.nullish(v.null()),
  cache_control: CacheControl,
})

const ToolResult = strict({
  type: v.literal('tool_result'),
  tool_use_id: Name,
  content: v.optional(textOr(v.array(byKind({ text: Text, image: Image, document: Document })))),
  is_error: v.optional(v.boolean()),
  toolset_name: v.nullish(v.null()),
  cache_control: CacheControl,
})

const Thinking = strict({ type: v.literal('thinking'), thinking: v.string(), signature: v.string() })
const HiddenThinking = strict({ type: v.literal('redacted_thinking'), data: v.string() })

const Block = byKind(
  {
    text: Text,
    image: Image,
    document: Document,
    tool_use: ToolUse,
    tool_result: ToolResult,
    thinking: Thinking,
    redacted_thinking: HiddenThinking,
  },
  {
    refused: {
      container_upload: refusals.byAddress,
      server_tool_use: refusals.ownTools,
      web_search_tool_result: refusals.ownTools,
      web_fetch_tool_result: refusals.ownTools,
      code_execution_tool_result: refusals.ownTools,
      bash_code_execution_tool_result: refusals.ownTools,
      text_editor_code_execution_tool_result: refusals.ownTools,
      tool_search_tool_result: refusals.ownTools,
    },
  },
)

const Content = textOr(v.array(Block))
const SystemContent = textOr(v.array(byKind({ text: Text })))

const OwnTool = strict({
  type: v.nullish(v.literal('custom')),
  name: Name,
  description: v.optional(v.string()),
  input_schema: FreeObject,
  input_examples: v.optional(v.array(FreeObject)),
  strict: v.optional(v.boolean()),
  eager_input_streaming: v.nullish(v.boolean()),
  cache_control: CacheControl,
})

/** Tools of other types are the provider's, or bring prompts of the provider's with them. */
const Tool = byKind({ custom: OwnTool }, { usual: 'custom', others: refusals.ownTools })

const parallel = { disable_parallel_tool_use: v.optional(v.boolean()) }
const ToolChoice = byKind({
  auto: strict({ type: v.literal('auto'), ...parallel }),
  any: strict({ type: v.literal('any'), ...parallel }),
  tool: strict({ type: v.literal('tool'), name: Name, ...parallel }),
  none: strict({ type: v.literal('none') }),
})

const display = v.nullish(Word)
const Thoughts = byKind({
  enabled: strict({ type: v.literal('enabled'), budget_tokens: Count, display }),
  adaptive: strict({ type: v.literal('adaptive'), display }),
  between_tools: strict({ type: v.literal('between_tools') }),
  disabled: strict({ type: v.literal('disabled') }),
})

/** A request to Anthropic's Messages, as far as it is passed on. */
export const AnthropicRequest = strict({
  model: v.string(),
  max_tokens: v.nullish(Count),
  messages: v.array(
    byKind(
      {
        user: strict({ role: v.literal('user'), content: Content }),
        assistant: strict({ role: v.literal('assistant'), content: Content }),
        system: strict({ role: v.literal('system'), content: SystemContent }),
      },
      { field: 'role' },
    ),
  ),
  system: v.optional(SystemContent),
  tools: v.optional(v.array(Tool)),
  tool_choice: v.optional(ToolChoice),
  temperature: v.optional(Finite),
  top_p: v.optional(Finite),
  top_k: v.optional(Finite),
  stop_sequences: v.optional(v.array(v.string())),
  stream: v.optional(v.boolean()),
  thinking: v.optional(Thoughts),
  output_config: v.optional(
    strict({
      effort: v.nullish(Word),
      format: v.nullish(strict({ type: v.literal('json_schema'), schema: FreeObject })),
    }),
  ),
  cache_control: CacheControl,
  // Read, so that every client may send it, and never passed on.
  metadata: v.nullish(FreeObject),
})

export type AnthropicRequest = v.InferOutput<typeof AnthropicRequest>
export type AnthropicBlock = v.InferOutput<typeof Block>
