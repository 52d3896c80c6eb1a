import { type LocalizedText, msg } from '../../language/message'
import type { Policy } from '../../model/document'
import { EngineError, type EngineErrorCode } from '../../model/engine-error'
import { isTransientStatus } from '../../model/outgoing'
import { MAX_RETRY_AFTER_MS } from '../net/retry-after'

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
  const asked = detailsOf(error).retryAfterMs ?? 0
  const capped = Math.min(asked, MAX_RETRY_AFTER_MS)
  // Jitter prevents that a class of thirty retries at once.
  const own = Math.round(doubled * (0.5 + random / 2))
  const waitMs = Math.max(capped, own)
  if (asked <= own) return { waitMs }
  const seconds = Math.ceil(asked / 1000)
  const note =
    asked > capped
      ? msg('It asked us to wait {seconds, number} s, and {most, number} s is the most.', {
          seconds,
          most: Math.ceil(capped / 1000),
        })
      : msg('It asked us to wait {seconds, number} s.', { seconds })
  return { waitMs, note }
}

/** What is waited where a provider asks to slow down and does not say how long. */
const UNSAID_WAIT_MS = 5_000

/**
 * The wait before a request that a rate limit refused is made once more by itself, up to a minute; null for any other failure,
 * and where the provider asks for more. A class of thirty that shares a key is spread over a quarter more than what was asked.
 */
export function rateLimitWait(error: unknown, random: number): { waitMs: number; words: LocalizedText } | null {
  if (!(error instanceof EngineError)) return null
  const { code, details, words } = error
  const { retryAfterMs } = details
  const isRateLimit = code === 'rate_limited' || (code === 'overloaded' && retryAfterMs !== undefined)
  if (!isRateLimit || (retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) return null
  const waitMs = retryAfterMs === undefined ? UNSAID_WAIT_MS * (1 + random) : retryAfterMs * (1 + random / 4)
  return { waitMs: Math.round(Math.min(waitMs, MAX_RETRY_AFTER_MS)), words }
}

/** Refusals that the same request would meet again. */
const FINAL_CODES: readonly EngineErrorCode[] = [
  'unauthorized',
  'forbidden',
  'no_such_model',
  'out_of_credit',
  'too_long',
]

/** Whether a retry of a failed node could help. Whether it may be sent again is decided by `mayRepeat`. */
export function mayRetry(error: unknown): boolean {
  if (!(error instanceof EngineError)) return true
  const { mayRetry = true, status } = error.details
  const isFinal =
    FINAL_CODES.includes(error.code) || (status !== undefined && status >= 400 && !isTransientStatus(status))
  return mayRetry && !isFinal
}

function detailsOf(error: unknown): Partial<EngineError['details']> {
  return error instanceof EngineError ? error.details : {}
}
