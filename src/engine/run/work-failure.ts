import type { NodeWork, RetryHints } from '../model/node-type'

/** A node that worked, and whose answer is a failure. */
export class WorkFailure extends Error {
  override name = 'WorkFailure'
  constructor(
    message: string,
    readonly work: NodeWork,
  ) {
    super(message)
  }
}

/** A failed tool call of a step. */
export class ToolError extends Error {
  override name = 'ToolFailure'
  constructor(
    message: string,
    readonly retry: RetryHints = {},
    /** The tool's own code. */
    readonly code?: string,
  ) {
    super(message)
  }
}
