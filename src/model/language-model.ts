import type { LocalizedText } from '../language/message'
import type { AnswerEnding } from './answer-ending'
import { EngineError, type ErrorDetails, type ModelErrorCode } from './engine-error'
import type { JsonSchema, JsonValue } from './json'

/** The message to a model where no person spoke after its last answer. */
export const CONTINUE_MESSAGE = 'Please go on.'

/** A part of a user message. `data` of an image is base64 without a `data:` prefix. */
export type ContentPart = { type: 'text'; text: string } | { type: 'image'; mediaType: string; data: string }

/** What a node adds to the context. */
export type ContextAddition = { system: string } | { user: ContentPart[] }

/** A tool for a model. `inputSchema` is the JSON Schema of the arguments. */
export interface Tool {
  name: string
  description: string
  inputSchema: JsonSchema
}

/**
 * A tool call of a model. `malformed` is the text of arguments that are not valid JSON; `arguments` is null then. `isText`: the
 * model wrote it into its answer in place of making it.
 */
export interface ToolCall {
  id: string
  name: string
  arguments: JsonValue
  malformed?: string
  isText?: boolean
}

/**
 * A turn of the conversation. Each tool result is a turn of its own; adapters merge them where a wire format requires
 * it.
 */
export type Message =
  | { role: 'user'; content: ContentPart[] }
  | {
      role: 'assistant'
      content: string
      toolCalls?: ToolCall[]
      /** Opaque provider data that must be sent back with this turn (signed reasoning, for example). */
      providerData?: { provider: string; data: JsonValue }
    }
  | { role: 'tool'; callId: string; toolName: string; content: string; isError?: boolean }

/** The request of one model call, the same for every provider. */
export interface ModelRequest {
  /** The provider's id of the model. */
  model: string
  system: string
  messages: readonly Message[]
  tools: readonly Tool[]
  maxTokens: number
  /** Absent where the model has no sampling settings. */
  temperature?: number
  /** Requests an answer that is JSON of this schema. */
  responseFormat?: { name: string; schema: JsonSchema }
  /** Asks for the log probability of each token of the answer, and of this many alternatives. */
  logprobs?: number
  /** The beginning of the answer, which the model continues. Only for models that `continues`. */
  answerStart?: string
}

/** Settings of a request. */
export type SentSettings = Pick<ModelRequest, 'maxTokens' | 'temperature'>

/**
 * Tokens as the provider counted them; `estimated` when they were estimated from characters. `reasoning`: those of `output` that
 * the model thought with.
 */
export interface TokenUsage {
  input: number
  output: number
  reasoning?: number
  estimated?: boolean
}

/** A token with its log probability. */
export interface TokenChance {
  text: string
  logprob: number
}

/** A token with the most probable alternatives. */
export interface AnswerToken extends TokenChance {
  others: TokenChance[]
}

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
      providerData?: { provider: string; data: JsonValue }
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
