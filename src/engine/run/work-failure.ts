import type { Words } from '../../language/message'
import { WordedError } from '../../language/worded-error'
import type { NodeWork, RetryHints } from '../model/node-type'

/** A node that worked, and whose answer is a failure. */
export class WorkFailure extends WordedError {
  override name = 'WorkFailure'
  constructor(
    words: Words,
    readonly work: NodeWork,
  ) {
    super(words)
  }
}

/** A failed tool call of a step. */
export class ToolError extends WordedError {
  override name = 'ToolFailure'
  constructor(
    words: Words,
    readonly retry: RetryHints = {},
    /** The tool's own code. */
    readonly code?: string,
  ) {
    super(words)
  }
}
