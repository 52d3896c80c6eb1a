import type { JsonObject } from '../../engine/json'

/** What an answer cost, in tokens, as its provider counted. */
export interface Usage {
  input: number
  output: number
  /** Read into the provider's cache for five minutes, or for an hour, and read from it. Not part of `input`. */
  cacheWrite: number
  cacheWriteHour: number
  cacheRead: number
}

export const noUsage: Usage = { input: 0, output: 0, cacheWrite: 0, cacheWriteHour: 0, cacheRead: 0 }

/** A request that was looked at, as it goes on to the provider. */
export interface Prepared {
  body: JsonObject
  model: string
  streams: boolean
  /** Tokens that the answer may have, at most. */
  maxOutput: number
}

/** What a class allows, as far as a single request can tell. */
export interface RequestRules {
  models: readonly string[]
  /** Tokens of one answer. */
  maxOutput: number
}

/** Follows an answer and keeps what it says about its cost. */
export interface UsageReader {
  /** One event of a stream, or the whole answer. */
  read(event: JsonObject): void
  /** As the provider said it; null while it has not said the last word. */
  final(): Usage | null
  /** What is known when the answer was cut; what is not yet known is null. */
  soFar(): { input: number | null; textBytes: number }
}

/** One of the two formats that requests and answers come in. */
export interface Wire {
  id: 'anthropic' | 'openai'
  /**
   * Looks at a request, and writes it as it goes on.
   * @throws Refusal for what the class does not allow, or what nobody could count
   */
  prepare(body: JsonObject, rules: RequestRules): Prepared
  usageReader(): UsageReader
  /** An error as the clients of this wire expect it. */
  error(status: number, message: string): JsonObject
}
