import type { LocalizedText } from '../../language/message'
import { addCosts } from '../../model/cost'
import type { CallCost, RunEvent } from '../../model/events'
import type { TokenUsage } from '../../model/language-model'
import { localizedModelLabel } from '../../model/model-labels'

/** One model call with its usage. Absent fields have not happened yet. */
interface CostedCall {
  round: number
  /** `provider/id`, as in the catalog. */
  model: string
  label: LocalizedText
  usage?: TokenUsage
  /** Null where the price is unknown. */
  cost?: CallCost | null
}

/** Total usage of some calls. */
export interface CostSum {
  usage: TokenUsage
  /** Null if a price is unknown. */
  cost: CallCost | null
}

/** The calls of one node in a run. */
export interface NodeCosts extends CostSum {
  nodeId: string
  calls: CostedCall[]
}

/** The cost of a run by node and in total. What was reused from an earlier run was paid there. */
interface RunCosts extends CostSum {
  nodes: NodeCosts[]
  calls: number
}

/** Sums up the usage of a run's model calls. */
export function runCosts(events: readonly RunEvent[]): RunCosts {
  const byNode = new Map<string, CostedCall[]>()
  const open = new Map<string, CostedCall>()
  for (const event of events) {
    if ((event.type !== 'request' && event.type !== 'usage') || event.carried) continue
    const key = JSON.stringify([event.nodeId, event.parentCallId])
    if (event.type === 'request') {
      const { round, provider, modelLabel, request } = event
      const call: CostedCall = {
        round,
        model: `${provider}/${request.model}`,
        label: localizedModelLabel(provider, modelLabel),
      }
      byNode.set(event.nodeId, [...(byNode.get(event.nodeId) ?? []), call])
      open.set(key, call)
    } else {
      Object.assign(open.get(key) ?? {}, { usage: event.usage, cost: event.cost })
    }
  }
  const nodes = [...byNode].map(([nodeId, calls]): NodeCosts => ({ nodeId, calls, ...sumOf(calls) }))
  const all = nodes.flatMap(({ calls }) => calls)
  return { nodes, calls: all.length, ...sumOf(all) }
}

function sumOf(calls: readonly CostedCall[]): CostSum {
  const sum: CostSum = { usage: { input: 0, output: 0 }, cost: { input: 0, output: 0, total: 0 } }
  for (const { usage, cost } of calls) {
    if (!usage || cost === undefined) continue
    const { input, output, estimated } = sum.usage
    sum.usage = { input: input + usage.input, output: output + usage.output }
    if (estimated || usage.estimated) sum.usage.estimated = true
    sum.cost = addCosts(sum.cost, cost)
  }
  return sum
}
