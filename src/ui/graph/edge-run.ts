import type { Edge } from '../../model/document'
import { callKey, idlePipeline, type RunState } from '../../store/run/run-state'
import type { StepLine } from '../../toolkit/step-lines'

/** Status of an edge in a run: `moving` while in use, `skipped` when the run takes another way. */
type EdgeStatus = 'idle' | 'moving' | 'taken' | 'skipped'

/** The status of an edge in the displayed run. */
export function edgeStatus({ source, target, kind }: Edge, run: RunState): EdgeStatus {
  if (kind === 'tool') {
    const calls = run.calls[callKey(source, target)]
    if (!calls) return 'idle'
    return calls.underWay > 0 ? 'moving' : 'taken'
  }
  const from = run.pipelines[source] ?? idlePipeline
  const to = run.pipelines[target] ?? idlePipeline
  const route = run.routes[source]
  if (from.status === 'skipped' || to.status === 'skipped' || (route !== undefined && route !== target))
    return 'skipped'
  if (from.status !== 'done') return 'idle'
  return to.status === 'running' ? 'moving' : 'taken'
}

/** How often an edge was used. */
export function edgeUses(edge: Edge, run: RunState): number {
  if (edge.kind === 'tool') return run.calls[callKey(edge.source, edge.target)]?.made ?? 0
  const status = edgeStatus(edge, run)
  return status === 'moving' || status === 'taken' ? 1 : 0
}

/** State of the calls that steps make along a line. */
export function stepLineRun({ source, tools }: StepLine, run: RunState): { status: EdgeStatus; uses: number } {
  let [uses, underWay] = [0, 0]
  for (const { kind, id } of tools) {
    const calls = run.calls[callKey(source, id, kind === 'node' ? 'step-node' : 'step')]
    uses += calls?.made ?? 0
    underWay += calls?.underWay ?? 0
  }
  return { uses, status: underWay > 0 ? 'moving' : uses > 0 ? 'taken' : 'idle' }
}
