import type { Policy } from './document'
import { ModelError } from './model'

/**
 * How long to wait before a node is tried again: its backoff, doubled with each attempt, or as long as the model asked
 * for. `random` is 0 up to, not including, 1.
 */
export function retryWaitMs(policy: Policy | undefined, attempt: number, error: unknown, random: number): number {
  const doubled = (policy?.retry?.backoffMs ?? 0) * 2 ** (attempt - 1)
  const asked = error instanceof ModelError ? (error.details.retryAfterMs ?? 0) : 0
  // Jitter keeps a class of thirty from knocking again all at once.
  return Math.max(asked, Math.round(doubled * (0.5 + random / 2)))
}
