import type { Document, Pipeline } from '../../../engine/model/document'
import type { NodeTypes } from '../../../engine/model/node-type'
import type { PredictState } from '../../../store/run/predict'
import { nextPipelines } from './next-pipelines'
import { isVisible, rolesOf, type VisibilityState } from './roles'

const nothing: PredictState['hidden'] = { pipelines: new Set(), nodes: new Set() }

/** Nodes after routers whose choice is hidden: their status would reveal it. Empty before a run. */
export function hiddenNodes(document: Document, nodeTypes: NodeTypes, seen: VisibilityState): PredictState['hidden'] {
  if (!seen.predict.on || seen.run.status === 'ready') return nothing
  const roles = rolesOf(document, nodeTypes)
  const covered = document.pipelines.filter(({ nodes }) =>
    nodes.some(({ id, type }) => nodeTypes.get(type)?.route && !isVisible(roles.get(id), id, seen)),
  )
  if (covered.length === 0) return nothing
  const behind = new Set<Pipeline>()
  const follow = ({ id }: Pipeline) => {
    for (const next of nextPipelines(document, id)) {
      if (behind.has(next)) continue
      behind.add(next)
      follow(next)
    }
  }
  covered.forEach(follow)
  return {
    pipelines: new Set([...behind].map(({ id }) => id)),
    nodes: new Set([...behind].flatMap(({ nodes }) => nodes.map(({ id }) => id))),
  }
}
