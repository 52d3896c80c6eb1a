import { LocalizedError } from '../../language/localized-error'
import type { LocalizedText } from '../../language/message'
import type { NodeWork, RetryHints } from '../../model/node-type'

/** A node that worked, and whose answer is a failure. */
export class WorkFailure extends LocalizedError {
  override name = 'WorkFailure'
  constructor(
    words: LocalizedText,
    readonly work: NodeWork,
  ) {
    super(words)
  }
}

/** A failed tool call of a step. */
export class ToolError extends LocalizedError {
  override name = 'ToolFailure'
  constructor(
    words: LocalizedText,
    readonly retry: RetryHints = {},
    /** The tool's own code. */
    readonly code?: string,
  ) {
    super(words)
  }
}
