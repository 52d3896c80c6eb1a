import type { Spending } from '../engine/run/run-scope'
import { LocalizedError } from '../language/localized-error'
import { type LocalizedText, msg } from '../language/message'
import type { Limits } from './document'

/** The default limits of a document. Dollars, seconds and requests. */
export const DEFAULT_LIMITS = { maxCostUsd: 5, maxDurationSeconds: 1800, maxRequests: 100 } as const

type LimitKind = 'cost' | 'duration' | 'steps' | 'requests'

/** A limit of the document that the run reached. */
export class LimitError extends LocalizedError {
  override name = 'LimitError'
  constructor(
    readonly limit: LimitKind,
    words: LocalizedText,
  ) {
    super(words)
  }
}

/** The limit that the run has reached, if any. Checked between nodes and between model calls. */
export function reachedLimit(limits: Limits | undefined, spent: Spending): LimitError | null {
  const maxCost = limits?.maxCostUsd ?? DEFAULT_LIMITS.maxCostUsd
  if (spent.cost && spent.cost.total > maxCost) {
    return new LimitError(
      'cost',
      msg('The run reached its limit of {limit}, and stopped. What was finished is kept.', { limit: `$${maxCost}` }),
    )
  }
  if (limits?.maxSteps !== undefined && spent.steps > limits.maxSteps) {
    return new LimitError(
      'steps',
      msg(
        'The run reached its limit of {count, plural, one {# step} other {# steps}}, and stopped. What was finished is kept.',
        { count: limits.maxSteps },
      ),
    )
  }
  return null
}

/** The abort reason of the duration limit. */
export function durationLimit(limits: Limits | undefined): { ms: number; over(): LimitError } {
  const seconds = limits?.maxDurationSeconds ?? DEFAULT_LIMITS.maxDurationSeconds
  return {
    ms: seconds * 1000,
    over: () =>
      new LimitError(
        'duration',
        msg(
          'The run reached its limit of {seconds, plural, one {# second} other {# seconds}}, and stopped. What was finished is kept.',
          { seconds },
        ),
      ),
  }
}

/** The limit of requests of integrations and loaders in a run, including retries. */
export function requestLimit(maxRequests: number): LimitError {
  return new LimitError(
    'requests',
    msg(
      'The run reached its limit of {count, plural, one {# request} other {# requests}}, and stopped. What was finished is kept.',
      { count: maxRequests },
    ),
  )
}
