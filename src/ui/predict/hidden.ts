import type { Document, Pipeline } from '../../engine/document'
import type { NodeTypes } from '../../engine/node-type'
import type { PredictState } from '../../store/predict'
import { isShown, rolesOf, type Seen } from './roles'
import { waysOn } from './ways'

const nothing: PredictState['veiled'] = { pipelines: new Set(), nodes: new Set() }

/** Nodes after routers whose choice is hidden: their status would reveal it. Empty before a run. */
export function hiddenBy(document: Document, nodeTypes: NodeTypes, seen: Seen): PredictState['veiled'] {
  if (!seen.predict.on || seen.run.status === 'ready') return nothing
  const roles = rolesOf(document, nodeTypes)
  const covered = document.pipelines.filter(({ nodes }) =>
    nodes.some(({ id, type }) => nodeTypes.get(type)?.route && !isShown(roles.get(id), id, seen)),
  )
  if (covered.length === 0) return nothing
  const behind = new Set<Pipeline>()
  const follow = ({ id }: Pipeline) => {
    for (const next of waysOn(document, id)) {
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
