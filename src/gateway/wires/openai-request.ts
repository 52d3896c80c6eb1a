import * as v from 'valibot'
import { refusals } from './rules'
import { byKind, Count, Finite, FreeObject, Name, refuse, strict, textOr, Word } from './schema'

const Text = strict({ type: v.literal('text'), text: v.string() })
const Said = strict({ type: v.literal('refusal'), refusal: v.string() })

const Image = strict({
  type: v.literal('image_url'),
  image_url: strict({
    url: v.lazy(url =>
      typeof url === 'string' && url.startsWith('data:') ? v.string() : refuse(refusals.byAddress),
    ) as v.GenericSchema<unknown, string>,
    detail: v.nullish(Word),
  }),
})

const UserPart = byKind(
  { text: Text, image_url: Image },
  { refused: { file: refusals.document, input_audio: refusals.sound } },
)
const Texts = textOr(v.array(byKind({ text: Text })))
const name = v.optional(Name)

const ToolCall = byKind({
  function: strict({
    id: Name,
    type: v.literal('function'),
    // Streams number their calls, and clients hand them back so.
    index: v.optional(Finite),
    function: strict({ name: Name, arguments: v.string() }),
    extra_content: v.nullish(FreeObject),
  }),
})

const Message = byKind(
  {
    system: strict({ role: v.literal('system'), content: Texts, name }),
    developer: strict({ role: v.literal('developer'), content: Texts, name }),
    user: strict({ role: v.literal('user'), content: textOr(v.array(UserPart)), name }),
    assistant: strict({
      role: v.literal('assistant'),
      content: v.nullish(textOr(v.array(byKind({ text: Text, refusal: Said })))),
      refusal: v.nullish(v.string()),
      tool_calls: v.nullish(v.array(ToolCall)),
      name,
      // Fields that clients copy from a response and that have no meaning in a request.
      annotations: v.nullish(v.strictTuple([])),
      audio: v.nullish(refuse(refusals.sound)),
      function_call: v.nullish(v.null()),
      // Thinking, in the form that servers other than OpenAI's expect.
      reasoning: v.nullish(v.string()),
      reasoning_content: v.nullish(v.string()),
      reasoning_details: v.nullish(v.array(FreeObject)),
    }),
    tool: strict({ role: v.literal('tool'), tool_call_id: Name, content: Texts, name }),
  },
  { field: 'role' },
)

const Tool = byKind(
  {
    function: strict({
      type: v.literal('function'),
      function: strict({
        name: Name,
        description: v.nullish(v.string()),
        parameters: v.nullish(FreeObject),
        strict: v.nullish(v.boolean()),
      }),
    }),
  },
  { others: refusals.ownTools },
)

const ToolChoice = v.lazy(input =>
  typeof input === 'string'
    ? Word
    : byKind({
        function: strict({ type: v.literal('function'), function: strict({ name: Name }) }),
        allowed_tools: strict({
          type: v.literal('allowed_tools'),
          allowed_tools: strict({ mode: Word, tools: v.array(FreeObject) }),
        }),
      }),
) as v.GenericSchema<unknown, string | { type: string }>

const Format = byKind({
  text: strict({ type: v.literal('text') }),
  json_object: strict({ type: v.literal('json_object') }),
  json_schema: strict({
    type: v.literal('json_schema'),
    json_schema: strict({
      name: Name,
      description: v.nullish(v.string()),
      schema: v.nullish(FreeObject),
      strict: v.nullish(v.boolean()),
    }),
  }),
})

const number = v.nullish(Finite)
const yesOrNo = v.nullish(v.boolean())

/** A request to Chat Completions, as far as it is passed on. */
export const OpenAiRequest = strict({
  model: v.string(),
  messages: v.array(Message),
  max_tokens: v.nullish(Count),
  max_completion_tokens: v.nullish(Count),
  n: v.nullish(v.lazy(n => (n === 1 ? v.number() : refuse(refusals.oneAnswer)))),
  tools: v.nullish(v.array(Tool)),
  tool_choice: v.nullish(ToolChoice),
  parallel_tool_calls: yesOrNo,
  temperature: number,
  top_p: number,
  top_k: number,
  frequency_penalty: number,
  presence_penalty: number,
  seed: number,
  stop: v.nullish(textOr(v.array(v.string()))),
  stream: yesOrNo,
  stream_options: v.nullish(strict({ include_usage: yesOrNo, include_obfuscation: yesOrNo })),
  response_format: v.nullish(Format),
  reasoning_effort: v.nullish(Word),
  // OpenRouter's.
  reasoning: v.nullish(
    strict({ effort: v.nullish(Word), max_tokens: v.nullish(Count), exclude: yesOrNo, enabled: yesOrNo }),
  ),
  verbosity: v.nullish(Word),
  logprobs: yesOrNo,
  top_logprobs: number,
  // Read, so that every client may send it, and never passed on.
  user: v.nullish(v.string()),
})

export type OpenAiRequest = v.InferOutput<typeof OpenAiRequest>
