import { msg } from '../language/message'
import type { Limits } from './document'
import { EngineError } from './engine-error'

/** The default limits of a document. Dollars, seconds and requests. */
export const DEFAULT_LIMITS = { maxCostUsd: 5, maxDurationSeconds: 1800, maxRequests: 100 } as const

/** Usage of a run so far, for its limits. */
export interface Spending {
  /** The known cost in dollars. Calls of unknown price are not in it. */
  costUsd: number
  /** Models whose price is not known, by label. */
  unpriced: Set<string>
  steps: number
}

/** The limit that the run has reached, if any. Checked between nodes and between model calls. */
export function reachedLimit(limits: Limits | undefined, spent: Spending): EngineError | null {
  const maxCost = limits?.maxCostUsd ?? DEFAULT_LIMITS.maxCostUsd
  if (spent.costUsd > maxCost) {
    return new EngineError(
      'limit',
      msg('The run reached its limit of {limit}, and stopped. What was finished is kept.', { limit: `$${maxCost}` }),
      { limit: 'cost' },
    )
  }
  if (limits?.maxSteps !== undefined && spent.steps > limits.maxSteps) {
    return new EngineError(
      'limit',
      msg(
        'The run reached its limit of {count, plural, one {# step} other {# steps}}, and stopped. What was finished is kept.',
        { count: limits.maxSteps },
      ),
      { limit: 'steps' },
    )
  }
  return null
}

/** The abort reason of the duration limit. */
export function durationLimit(limits: Limits | undefined): { ms: number; over(): EngineError } {
  const seconds = limits?.maxDurationSeconds ?? DEFAULT_LIMITS.maxDurationSeconds
  return {
    ms: seconds * 1000,
    over: () =>
      new EngineError(
        'limit',
        msg(
          'The run reached its limit of {seconds, plural, one {# second} other {# seconds}}, and stopped. What was finished is kept.',
          { seconds },
        ),
        { limit: 'duration' },
      ),
  }
}

/** The limit of requests of integrations and loaders in a run, including retries. */
export function requestLimit(maxRequests: number): EngineError {
  return new EngineError(
    'limit',
    msg(
      'The run reached its limit of {count, plural, one {# request} other {# requests}}, and stopped. What was finished is kept.',
      { count: maxRequests },
    ),
    { limit: 'requests' },
  )
}
