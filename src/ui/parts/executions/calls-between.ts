import type { PipelineExecution } from '../../../toolkit/executions'

/** All calls from one pipeline to another. */
export interface CallSum {
  from: string
  to: string
  times: number
  failures: number
  durationMs: number
  tokens: number
  /** Dollars; null where a price is not known. */
  cost: number | null
}

/** The calls between pipelines in some runs, summed up, the most frequent first. */
export function callsBetween(executions: readonly PipelineExecution[]): CallSum[] {
  const names = new Map(executions.map(({ id, name }) => [id, name]))
  const sums = new Map<string, CallSum>()
  for (const { caller, name: to, status, durationMs, totalTokens, totalCostUsd } of executions) {
    const from = caller && names.get(caller.executionId)
    if (from === undefined) continue
    const key = JSON.stringify([from, to])
    const sum = sums.get(key) ?? { from, to, times: 0, failures: 0, durationMs: 0, tokens: 0, cost: 0 }
    sums.set(key, {
      ...sum,
      times: sum.times + 1,
      failures: sum.failures + (status === 'failed' || status === 'timeout' ? 1 : 0),
      durationMs: sum.durationMs + durationMs,
      tokens: sum.tokens + totalTokens,
      cost: sum.cost === null || totalCostUsd === null ? null : sum.cost + totalCostUsd,
    })
  }
  return [...sums.values()].sort((a, b) => b.times - a.times)
}
