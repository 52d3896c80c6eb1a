import { LocalizedError } from '../language/localized-error'
import type { LocalizedText } from '../language/message'
import type { JsonValue } from './json'
import type { OutgoingOutcome } from './outgoing'

/** The codes of a failed model call. */
const MODEL_ERROR_CODES = [
  ...(['unauthorized', 'forbidden', 'no_such_model', 'rate_limited', 'overloaded', 'out_of_credit'] as const),
  ...(['bad_request', 'too_long', 'unreachable', 'offline', 'cut', 'token_limit', 'refused', 'unknown'] as const),
] as const
export type ModelErrorCode = (typeof MODEL_ERROR_CODES)[number]

/** The codes of a failed node: of a model call, or of the engine. */
export const NODE_ERROR_CODES = [
  ...MODEL_ERROR_CODES,
  ...(['bad_config', 'bad_template', 'unknown_type', 'timeout', 'node_failed'] as const),
] as const
export type NodeErrorCode = (typeof NODE_ERROR_CODES)[number]

/** The limits of a document. */
export type LimitKind = 'cost' | 'duration' | 'steps' | 'requests'

/**
 * What an error is, for programs: a code of a failed node; `limit`, a limit of the document that the run reached; `graph`,
 * edges that cannot be run; `call`, a run that cannot start.
 */
export type EngineErrorCode = NodeErrorCode | 'limit' | 'graph' | 'call'

/** Details of an error, where they are known. */
export interface ErrorDetails {
  /** The HTTP status of a provider. */
  status?: number | undefined
  /** Milliseconds that a server asks to wait before a retry. */
  retryAfterMs?: number | undefined
  /** False where a retry would not help. */
  mayRetry?: boolean | undefined
  /** The text of the answer that failed. */
  said?: string | undefined
  /** The outcome of the request, where one was made. */
  outcome?: OutgoingOutcome | undefined
  /** The code of a tool, of a node's own work, or of a refused call: "HTTP_404", "INVALID_INPUT" … */
  causeCode?: string | undefined
  /** The output of a node whose answer is a failure; `isResponse`: a `ToolResponse` for its caller. */
  work?: { output: JsonValue; isResponse?: true | undefined } | undefined
  /** The limit that was reached. */
  limit?: LimitKind | undefined
  /** The pipelines of a cycle, the first repeated at the end. */
  path?: readonly string[] | undefined
}

/** The error of everything that runs. Its sentence says what to do next; `code` and `details` are for programs. */
export class EngineError extends LocalizedError {
  override name = 'EngineError'
  constructor(
    readonly code: EngineErrorCode,
    words: LocalizedText,
    readonly details: ErrorDetails = {},
  ) {
    super(words)
  }
}

/** Whether an error is a limit of the document, which ends the run. */
export function isLimit(error: unknown): error is EngineError {
  return error instanceof EngineError && error.code === 'limit'
}
