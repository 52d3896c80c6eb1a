import type { Edge } from '../../model/document'
import { callKey, idlePipeline, type RunState } from '../../store/run/run-state'
import type { StepLine } from '../../toolkit/step-lines'

/** What a line of the graph stands for: an edge of the document, or the calls that steps make. */
export type LineKind = { edge: Edge; step?: undefined } | { edge?: undefined; step: StepLine }

/** A line's part in a run. `moving` while in use, `skipped` when the run takes another way. */
interface LineRun {
  status: 'idle' | 'moving' | 'taken' | 'skipped' | 'failed'
  /** How often it was used. */
  uses: number
  /** How many calls along it brought back an error. */
  failed: number
}

const idle: LineRun = { status: 'idle', uses: 0, failed: 0 }

/** The part of a line in the displayed run. */
export function lineRun({ edge, step }: LineKind, run: RunState): LineRun {
  if (edge?.kind === 'next') return nextRun(edge, run)
  const keys = edge
    ? [callKey(edge.source, edge.target)]
    : step.tools.map(({ kind, id }) => callKey(step.source, id, kind === 'node' ? 'step-node' : 'step'))
  const calls = keys.flatMap(key => run.calls[key] ?? [])
  const sum = (count: (each: (typeof calls)[number]) => number) => calls.reduce((total, each) => total + count(each), 0)
  const [uses, failed] = [sum(each => each.made), sum(each => each.failed)]
  if (sum(each => each.underWay) > 0) return { status: 'moving', uses, failed }
  return { status: failed > 0 ? 'failed' : uses > 0 ? 'taken' : 'idle', uses, failed }
}

function nextRun({ source, target }: Edge, run: RunState): LineRun {
  const from = run.pipelines[source] ?? idlePipeline
  const to = run.pipelines[target] ?? idlePipeline
  const route = run.routes[source]
  if (from.status === 'skipped' || to.status === 'skipped' || (route !== undefined && route !== target))
    return { ...idle, status: 'skipped' }
  if (from.status !== 'done') return idle
  return { ...idle, status: to.status === 'running' ? 'moving' : 'taken', uses: 1 }
}

/** How many calls to a pipeline, or by steps to cards in it, brought back an error. */
export function failedCalls({ calls }: RunState, calledIds: readonly string[]): number {
  return Object.entries(calls).reduce((sum, [key, { failed }]) => {
    const [, calledId] = JSON.parse(key) as string[]
    return failed > 0 && calledIds.includes(calledId ?? '') ? sum + failed : sum
  }, 0)
}
