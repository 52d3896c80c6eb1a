import type { JsonObject } from '../../model/json'
import type { RequestEstimate, UsageReport } from '../billing/charges'

/** A parsed request, as it is forwarded to the provider. */
export interface Prepared {
  /** Written from what was read, not what was sent. */
  body: JsonObject
  model: string
  /** What it can have at most. */
  estimate: RequestEstimate
}

/** What a class allows, as far as a single request shows. */
export interface RequestRules {
  models: readonly string[]
  /** Tokens of one answer. */
  maxOutput: number
}

/** Follows an answer and keeps what it says about its cost. */
export interface UsageReader {
  /** One event of a stream, or the whole answer. */
  read(event: JsonObject): void
  /** What the provider has said so far. Of what was written, only its last word counts. */
  report(): UsageReport
}

/** One of the two formats that requests and answers come in. */
export interface GatewayWire {
  id: 'anthropic' | 'openai'
  /**
   * Parses a request, estimates it, and serializes it for the provider.
   * @throws GatewayError for what the class does not permit, or what cannot be estimated
   */
  prepare(body: JsonObject, rules: RequestRules): Prepared
  usageReader(): UsageReader
  /** An error as the clients of this wire expect it: a sentence in English, and its code. */
  error(status: number, message: string, code: string): JsonObject
}

/** Whether something is a number of tokens. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
