import * as v from 'valibot'
import type { LocalizedText } from '../language/message'
import type { AnswerEnding } from './answer-ending'
import { EngineError, type ErrorDetails, type ModelErrorCode } from './engine-error'
import type { JsonSchema, JsonValue } from './json'

/** The message to a model where nobody has said anything. */
export const BEGIN_MESSAGE = 'Please begin.'

/** The message to a model where no person spoke after its last answer. */
export const CONTINUE_MESSAGE = 'Please go on.'

/** Unknown fields of later versions are kept; types have the known ones. */
export const open = v.looseObject as unknown as typeof v.object
const text = v.string()
const optionalText = v.optional(text)
const number = v.pipe(v.number(), v.finite())
const json: v.GenericSchema<unknown, JsonValue> = v.any()
const jsonSchema: v.GenericSchema<unknown, JsonSchema> = v.record(text, json)

const ContentPartSchema = v.variant('type', [
  open({ type: v.literal('text'), text }),
  /** `data` is base64 without a `data:` prefix. */
  open({ type: v.literal('image'), mediaType: text, data: text }),
])

/** A part of a user message. */
export type ContentPart = v.InferOutput<typeof ContentPartSchema>

/** What a node adds: a system prompt, or a message. */
export const ContextAdditionSchema = v.union([open({ system: text }), open({ user: v.array(ContentPartSchema) })])

/** What a node adds to the context. */
export type ContextAddition = v.InferOutput<typeof ContextAdditionSchema>

const ToolSchema = open({
  name: text,
  description: text,
  /** The JSON Schema of the arguments. */
  inputSchema: jsonSchema,
})

/** A tool for a model. */
export type Tool = v.InferOutput<typeof ToolSchema>

/** A call of a tool. */
export const ToolCallSchema = open({
  id: text,
  name: text,
  /** Null where they are malformed. */
  arguments: json,
  /** The text of arguments that are not valid JSON. */
  malformed: optionalText,
  /** The model wrote it into its answer in place of making it. */
  isText: v.optional(v.boolean()),
})

/** A tool call of a model. */
export type ToolCall = v.InferOutput<typeof ToolCallSchema>

const ProviderDataSchema = open({ provider: text, data: json })

/** A message of the user, an answer, or the result of a call. */
export const MessageSchema = v.variant('role', [
  open({ role: v.literal('user'), content: v.array(ContentPartSchema) }),
  open({
    role: v.literal('assistant'),
    content: text,
    toolCalls: v.optional(v.array(ToolCallSchema)),
    /** Opaque provider data that must be sent back with this turn (signed reasoning, for example). */
    providerData: v.optional(ProviderDataSchema),
  }),
  open({ role: v.literal('tool'), callId: text, toolName: text, content: text, isError: v.optional(v.boolean()) }),
])

/**
 * A turn of the conversation. Each tool result is a turn of its own; adapters merge them where a wire format requires
 * it.
 */
export type Message = v.InferOutput<typeof MessageSchema>

/** Settings of a request that were sent. */
export const SentSettingsSchema = open({
  maxTokens: number,
  /** Absent where the model has no sampling settings. */
  temperature: v.optional(number),
})

/** Settings of a request. */
export type SentSettings = v.InferOutput<typeof SentSettingsSchema>

/** The request of one model call. */
export const ModelRequestSchema = open({
  /** The provider's id of the model. */
  model: text,
  system: text,
  messages: v.pipe(v.array(MessageSchema), v.readonly()),
  tools: v.pipe(v.array(ToolSchema), v.readonly()),
  ...SentSettingsSchema.entries,
  /** Requests an answer that is JSON of this schema. */
  responseFormat: v.optional(open({ name: text, schema: jsonSchema })),
  /** Asks for the log probability of each token of the answer, and of this many alternatives. */
  logprobs: v.optional(number),
  /** The beginning of the answer, which the model continues. Only for models that `continues`. */
  answerStart: optionalText,
})

/** The request of one model call, the same for every provider. */
export type ModelRequest = v.InferOutput<typeof ModelRequestSchema>

/** Tokens of a call. */
export const UsageSchema = open({
  input: number,
  output: number,
  /** Those of `output` that the model thought with. */
  reasoning: v.optional(number),
  /** They were estimated from characters. */
  estimated: v.optional(v.boolean()),
})

/** Tokens as the provider counted them. */
export type TokenUsage = v.InferOutput<typeof UsageSchema>

const TokenChanceSchema = open({ text, logprob: number })

/** A token with its log probability. */
export type TokenChance = v.InferOutput<typeof TokenChanceSchema>

/** A token of an answer, with its alternatives. */
export const AnswerTokenSchema = open({ ...TokenChanceSchema.entries, others: v.array(TokenChanceSchema) })

/** A token with the most probable alternatives. */
export type AnswerToken = v.InferOutput<typeof AnswerTokenSchema>

/**
 * An item of a provider's stream. `reasoning-delta` is what the model thinks before it answers, which is no part of the answer.
 * `usage` may come several times; the last one counts. `end` comes once, last, with the ending as far as the wire reports it,
 * with the text of the answer where that is not what was streamed: a call that was written into it is no part of it; and with the
 * settings that were sent where the provider refused those of the request.
 */
export type ModelEvent =
  | { type: 'text-delta'; text: string; tokens?: AnswerToken[] }
  | { type: 'tool-call'; call: ToolCall }
  | { type: 'reasoning-delta'; text: string }
  | { type: 'usage'; usage: TokenUsage }
  | {
      type: 'end'
      ending: AnswerEnding
      text?: string
      providerData?: v.InferOutput<typeof ProviderDataSchema>
      sent?: SentSettings
    }

/** The HTTP request that an adapter makes of a `ModelRequest`, keys replaced by `•••`. */
export interface WireRequest {
  method: 'POST'
  url: string
  headers: Record<string, string>
  body: JsonValue
}

/** An adapter that answers model requests. */
export interface LanguageModel {
  /**
   * Streams one reply. Stops and closes its socket when `signal` aborts.
   * @throws ModelError for every failure of the provider or the network.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>
  /** The exact wire request, for display; absent where nothing is sent. */
  wire?(request: ModelRequest): WireRequest
}

/** A failed model call. `message` is a sentence that says what to do next. */
export class ModelError extends EngineError {
  override name = 'ModelError'
  declare readonly code: ModelErrorCode

  constructor(code: ModelErrorCode, words: LocalizedText, details: ErrorDetails = {}) {
    super(code, words, details)
  }
}

/** Dollars per million tokens, with the date of the price. */
export interface ModelPrice {
  inputPerMillion: number
  outputPerMillion: number
  /** ISO date. */
  checked: string
}

/** A resolved model, ready to be called. */
export interface ResolvedModel {
  provider: string
  /** The id that the request contains. */
  id: string
  /** The displayed name: "Claude Sonnet 4.5". */
  label: string
  /** The requested id, when another model answers for it. */
  insteadOf?: string
  languageModel: LanguageModel
  /** Absent when unknown; `free` for models without cost. */
  price?: ModelPrice | 'free'
  /** Tokens. */
  contextWindow?: number
  /** Maximum of tokens of one answer. */
  maxOutput?: number
  /** Tokens reserved for thinking before the answer; absent where the model does not think. */
  thinkingRoom?: number
  /** The range of temperatures, or false where the model refuses sampling settings. */
  temperature: { min: number; max: number } | false
  /** Whether it continues an answer that was begun: `ModelRequest.answerStart`. */
  continues?: boolean
}
