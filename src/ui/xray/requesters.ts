import type { InferencePreview } from '../../engine/run/preview'
import type { Document } from '../../model/document'
import type { InferenceRound } from '../../store/run/run-state'

/** A node that calls a model: its next request, where it can be previewed, and its past ones. */
export interface Requester {
  nodeId: string
  /** Absent where only a run determines it: routers, evaluators, steps. */
  preview?: InferencePreview | undefined
  rounds: readonly InferenceRound[]
}

/**
 * The nodes that call models, from top to bottom: those of the displayed run in its order, and those added since. Of
 * the selected pipeline; of all, if it calls no model.
 */
export function requestersOf(
  here: Document,
  ran: Document,
  previews: readonly InferencePreview[],
  inferences: Readonly<Record<string, readonly InferenceRound[]>>,
  pipelineId: string | undefined,
): Requester[] {
  const previewOf = new Map(previews.map(preview => [preview.nodeId, preview]))
  const ask = (pipelineId: string, nodeId: string) => ({
    ...{ pipelineId, nodeId, preview: previewOf.get(nodeId) },
    rounds: inferences[nodeId] ?? [],
  })
  const requestersIn = ({ pipelines }: Document) =>
    pipelines.flatMap(({ id, nodes }) => nodes.map(node => ask(id, node.id)))
  const ofRun = requestersIn(ran)
  const known = new Set(ofRun.map(({ nodeId }) => nodeId))
  const all = [...ofRun, ...requestersIn(here).filter(({ nodeId }) => !known.has(nodeId))].filter(
    ({ preview, rounds }) => preview || rounds.length > 0,
  )
  const own = all.filter(each => each.pipelineId === pipelineId)
  return own.length > 0 ? own : all
}
