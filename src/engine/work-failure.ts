import type { NodeWork, RetryHints } from './node-type'

/** A node that worked, and whose answer is that something went wrong. */
export class WorkFailure extends Error {
  override name = 'WorkFailure'
  constructor(
    message: string,
    readonly work: NodeWork,
  ) {
    super(message)
  }
}

/** A tool that a step called, and that did not work. */
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
