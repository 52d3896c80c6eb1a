import type { Policy } from './document'
import { ModelError } from './model'
import type { RetryHints } from './node-type'
import { LONGEST_ASKED_MS } from './retry-after'
import { ToolError, WorkFailure } from './work-failure'

/** How long to wait before a node is tried again, and a sentence where the other side asked for another time. */
export interface RetryWait {
  waitMs: number
  note?: string
}

/**
 * How long to wait before a node is tried again: its backoff, doubled with each attempt, or as long as the other side
 * asked for, up to a minute. `random` is 0 up to, not including, 1.
 */
export function retryWait(policy: Policy | undefined, attempt: number, error: unknown, random: number): RetryWait {
  const doubled = (policy?.retry?.backoffMs ?? 0) * 2 ** (attempt - 1)
  const asked = hintsOf(error).retryAfterMs ?? 0
  const capped = Math.min(asked, LONGEST_ASKED_MS)
  // Jitter keeps a class of thirty from knocking again all at once.
  const own = Math.round(doubled * (0.5 + random / 2))
  const waitMs = Math.max(capped, own)
  if (asked <= own) return { waitMs }
  const seconds = (ms: number) => `${Math.ceil(ms / 1000)} s`
  const most = asked > capped ? `, and ${seconds(capped)} is the most` : ''
  return { waitMs, note: `It asked to wait ${seconds(asked)}${most}.` }
}

/** Whether another try of a failed node could help. Whether it may be sent again is another matter: `mayTryAgain`. */
export function mayRetry(error: unknown): boolean {
  return hintsOf(error).mayRetry !== false
}

function hintsOf(error: unknown): RetryHints {
  if (error instanceof ToolError) return error.retry
  if (error instanceof WorkFailure) return error.work.failure ?? {}
  if (!(error instanceof ModelError)) return {}
  const { retryAfterMs } = error.details
  return retryAfterMs === undefined ? {} : { retryAfterMs }
}
