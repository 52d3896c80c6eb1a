import { type LocalizedText, msg } from '../../language/message'
import type { Policy } from '../model/document'
import { ModelError } from '../model/language-model'
import type { RetryHints } from '../model/node-type'
import { MAX_RETRY_AFTER_MS } from '../net/retry-after'
import { ToolError, WorkFailure } from './work-failure'

/** The wait before a node is retried, and a sentence where the server asked for another one. */
export interface RetryWait {
  waitMs: number
  note?: LocalizedText
}

/**
 * The wait before a node is retried: its backoff, doubled with each attempt, or the server's request, up to a minute.
 * `random` is 0 inclusive to 1 exclusive.
 */
export function retryWait(policy: Policy | undefined, attempt: number, error: unknown, random: number): RetryWait {
  const doubled = (policy?.retry?.backoffMs ?? 0) * 2 ** (attempt - 1)
  const asked = hintsOf(error).retryAfterMs ?? 0
  const capped = Math.min(asked, MAX_RETRY_AFTER_MS)
  // Jitter prevents that a class of thirty retries at once.
  const own = Math.round(doubled * (0.5 + random / 2))
  const waitMs = Math.max(capped, own)
  if (asked <= own) return { waitMs }
  const seconds = Math.ceil(asked / 1000)
  const note =
    asked > capped
      ? msg('It asked to wait {seconds, number} s, and {most, number} s is the most.', {
          seconds,
          most: Math.ceil(capped / 1000),
        })
      : msg('It asked to wait {seconds, number} s.', { seconds })
  return { waitMs, note }
}

/** Whether a retry of a failed node could help. Whether it may be sent again is decided by `mayRepeat`. */
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
