import type { Document } from '../../engine/document'
import type { InferencePreview } from '../../engine/preview'
import type { InferenceRound } from '../../store/run-state'

/** A card that asks a model: what it will ask, where that can be foretold, and what it has asked. */
export interface Asker {
  nodeId: string
  /** Absent for those that only a run can tell of: routers, evaluators, steps. */
  preview?: InferencePreview | undefined
  rounds: readonly InferenceRound[]
}

/** The cards that ask, from top to bottom. Those of the pipeline that is shown; all, where it asks no model. */
export function askersOf(
  { pipelines }: Document,
  previews: readonly InferencePreview[],
  inferences: Readonly<Record<string, readonly InferenceRound[]>>,
  pipelineId: string | undefined,
): Asker[] {
  const previewOf = new Map(previews.map(preview => [preview.nodeId, preview]))
  const askers = pipelines.flatMap(({ id, nodes }) =>
    nodes.map(({ id: nodeId }) => ({
      ...{ pipelineId: id, nodeId, preview: previewOf.get(nodeId) },
      rounds: inferences[nodeId] ?? [],
    })),
  )
  const all = askers.filter(({ preview, rounds }) => preview || rounds.length > 0)
  const own = all.filter(each => each.pipelineId === pipelineId)
  return own.length > 0 ? own : all
}
