import type { AnswerEnding } from './answer-ending'
import type { JsonSchema, JsonValue } from './json'
import type { OutgoingOutcome } from './outgoing'

/** A piece of a user's message. `data` of an image is base64 without a `data:` prefix. */
export type ContentPart = { type: 'text'; text: string } | { type: 'image'; mediaType: string; data: string }

/** What a model may call. `inputSchema` is the JSON Schema of the arguments. */
export interface Tool {
  name: string
  description: string
  inputSchema: JsonSchema
}

/** One call that a model made. `malformed` keeps the text of arguments that were no JSON; `arguments` is then null. */
export interface ToolCall {
  id: string
  name: string
  arguments: JsonValue
  malformed?: string
}

/** A turn of the conversation. Each tool result is a turn of its own; adapters join them where a wire wants that. */
export type Message =
  | { role: 'user'; content: ContentPart[] }
  | {
      role: 'assistant'
      content: string
      toolCalls?: ToolCall[]
      /** What the provider wants handed back unread with this turn (signed reasoning, for one). */
      providerData?: { provider: string; data: JsonValue }
    }
  | { role: 'tool'; callId: string; toolName: string; content: string; isError?: boolean }

/** Everything that one model call is told. The same shape goes to every provider. */
export interface ModelRequest {
  /** The id as the provider knows it. */
  model: string
  system: string
  messages: readonly Message[]
  tools: readonly Tool[]
  maxTokens: number
  /** Absent where the model takes no sampling settings. */
  temperature?: number
  /** Asks for an answer that is JSON of this schema. */
  responseFormat?: { name: string; schema: JsonSchema }
}

/** Tokens as the provider counted them; `estimated` when it did not and we counted characters. */
export interface TokenUsage {
  input: number
  output: number
  estimated?: boolean
}

/** A piece of an answer with the logarithm of its chance. */
export interface TokenChance {
  text: string
  logprob: number
}

/** A piece of an answer, and the best others that the model could have given in its place. */
export interface AnswerToken extends TokenChance {
  others: TokenChance[]
}

/** What a provider's stream yields. `usage` may come several times; the last one counts. `end` comes once, last; it says how the answer ended as far as the wire tells. */
export type ModelEvent =
  | { type: 'text-delta'; text: string; tokens?: AnswerToken[] }
  | { type: 'tool-call'; call: ToolCall }
  | { type: 'usage'; usage: TokenUsage }
  | { type: 'end'; ending: AnswerEnding; providerData?: { provider: string; data: JsonValue } }

/** The HTTP request that an adapter makes of a `ModelRequest`, keys replaced by `•••`. */
export interface WireRequest {
  method: 'POST'
  url: string
  headers: Record<string, string>
  body: JsonValue
}

/** Whoever answers a model request. */
export interface LanguageModel {
  /**
   * Streams one reply. Stops and closes its socket when `signal` aborts.
   * @throws ModelError for everything that the provider or the network refuses.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>
  /** The exact request on the wire, for showing; absent where nothing is sent. */
  wire?(request: ModelRequest): WireRequest
}

/** What went wrong with a model call, in a kind that the screen can act on. */
export type ModelErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'no_such_model'
  | 'rate_limited'
  | 'overloaded'
  | 'out_of_credit'
  | 'bad_request'
  | 'too_long'
  | 'unreachable'
  | 'offline'
  | 'cut'
  | 'token_limit'
  | 'refused'
  | 'unknown'

/** A model call that failed. `message` is a plain sentence that says what to do next. */
export class ModelError extends Error {
  override name = 'ModelError'
  constructor(
    readonly code: ModelErrorCode,
    message: string,
    readonly details: {
      status?: number
      retryAfterMs?: number
      said?: string
      /** What became of the request, where one was made. */
      outcome?: OutgoingOutcome
    } = {},
  ) {
    super(message)
  }
}

/** Dollars for a million tokens, with the day on which the price was read. */
export interface ModelPrice {
  inputPerMillion: number
  outputPerMillion: number
  /** ISO date. */
  checked: string
}

/** A model that is ready to be called, with what the engine has to know of it. */
export interface ResolvedModel {
  provider: string
  /** The id that goes into the request. */
  id: string
  /** As shown: "Claude Sonnet 4.5". */
  label: string
  /** The id that was asked for, when another model answers in its place. */
  insteadOf?: string
  languageModel: LanguageModel
  /** Absent when unknown; `free` for a model that costs nothing to call. */
  price?: ModelPrice | 'free'
  /** Tokens. */
  contextWindow?: number
  /** Tokens that one answer may have at most. */
  maxOutput?: number
  /** Tokens to leave for thinking before the answer; absent where the model does not think. */
  thinkingRoom?: number
  /** The range of temperature, or false where the model refuses sampling settings. */
  temperature: { min: number; max: number } | false
}
