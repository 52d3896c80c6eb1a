import type { Spending } from '../run/run-scope'
import type { Limits } from './document'

/** The default limits of a document. Dollars, seconds and requests. */
export const DEFAULT_LIMITS = { maxCostUsd: 5, maxDurationSeconds: 1800, maxRequests: 100 } as const

export type LimitKind = 'cost' | 'duration' | 'steps' | 'requests'

/** A limit of the document that the run reached. */
export class LimitError extends Error {
  override name = 'LimitError'
  constructor(
    readonly limit: LimitKind,
    message: string,
  ) {
    super(message)
  }
}

/** The limit that the run has reached, if any. Checked between nodes and between model calls. */
export function reachedLimit(limits: Limits | undefined, spent: Spending): LimitError | null {
  const maxCost = limits?.maxCostUsd ?? DEFAULT_LIMITS.maxCostUsd
  if (spent.cost && spent.cost.total > maxCost) {
    return new LimitError('cost', `The run reached its limit of $${maxCost}, and stopped. What was finished is kept.`)
  }
  if (limits?.maxSteps !== undefined && spent.steps > limits.maxSteps) {
    return new LimitError(
      'steps',
      `The run reached its limit of ${counted(limits.maxSteps, 'step')}, and stopped. What was finished is kept.`,
    )
  }
  return null
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The abort reason of the duration limit. */
export function durationLimit(limits: Limits | undefined): { ms: number; over(): LimitError } {
  const seconds = limits?.maxDurationSeconds ?? DEFAULT_LIMITS.maxDurationSeconds
  return {
    ms: seconds * 1000,
    over: () =>
      new LimitError(
        'duration',
        `The run reached its limit of ${counted(seconds, 'second')}, and stopped. What was finished is kept.`,
      ),
  }
}

/** The limit of requests of integrations and loaders in a run, including retries. */
export function requestLimit(maxRequests: number): LimitError {
  const message = `The run reached its limit of ${counted(maxRequests, 'request')}, and stopped. What was finished is kept.`
  return new LimitError('requests', message)
}
