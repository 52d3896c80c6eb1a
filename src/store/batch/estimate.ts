import { previewRequests } from '../../engine/run/preview'
import { costOf, estimateTokenUsage } from '../../model/cost'
import type { Host } from '../../model/host'
import type { NodeTypes } from '../../model/node-type'
import type { BatchState } from './batch'
import type { BatchPlan } from './plan'

/** Tokens and dollars, before anything is called: about so many. */
export interface Estimate {
  /** How often a model will be called, at least. */
  calls: number
  inputTokens: number
  outputTokens: number
  /** Null where the price of one model is not known. */
  cost: number | null
  /** Models that the batch requests a temperature of and that do not support one, as shown. */
  withoutTemperature: readonly string[]
}

/** Tokens of a usual answer, which cannot be known in advance. */
const USUAL_ANSWER = 200

/**
 * What a plan will take, reckoned from the requests as the stack makes them. A model with tools is counted as called
 * twice: once to use them, and once with their results.
 */
export async function estimate(
  { rows, times }: BatchPlan,
  { nodeTypes, model }: { nodeTypes: NodeTypes; model: Host['model'] },
): Promise<Estimate> {
  const sum = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 as number | null }
  const withoutTemperature = new Set<string>()
  for (const { draft } of rows) {
    for (const { request } of previewRequests(draft.document, draft.inputs, nodeTypes)) {
      const calls = (request.tools.length > 0 ? 2 : 1) * times
      const input = estimateTokenUsage(request, '').input * calls
      const output = Math.min(USUAL_ANSWER, request.maxTokens) * calls
      const resolved = await model(request.model).catch(() => undefined)
      const cost = costOf({ input, output }, resolved?.price)
      if (resolved?.temperature === false) withoutTemperature.add(resolved.label)
      sum.calls += calls
      sum.inputTokens += input
      sum.outputTokens += output
      sum.cost = sum.cost === null || !cost ? null : sum.cost + cost.total
    }
  }
  return { ...sum, withoutTemperature: [...withoutTemperature] }
}

/** What the runs of a batch have used so far. Dollars; null as soon as one price is not known. */
export function spentOn({ runs }: Pick<BatchState, 'runs'>): {
  tokens: number
  cost: number | null
  modelCalls: number
} {
  const spent: ReturnType<typeof spentOn> = { tokens: 0, cost: 0, modelCalls: 0 }
  for (const { state } of runs) {
    const { totals } = state
    spent.tokens += totals.inputTokens + totals.outputTokens
    spent.modelCalls += totals.modelCalls
    spent.cost = spent.cost === null || totals.cost === null ? null : spent.cost + totals.cost
  }
  return spent
}
