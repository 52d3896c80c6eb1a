import type { Node } from '../../model/document'
import { isInference, isRouter } from '../../model/known-types'
import type { NodeType } from '../../model/node-type'
import { hasOwnSettings } from '../../nodes/NodeTypeSettings'
import { viewOf } from '../../nodes/views'

/** Whether a card has anything to set beside what is on it. */
export function hasSettings(node: Node, type: NodeType): boolean {
  return hasTypeSettings(type) || hasPolicy(node, type)
}

/** Whether there is a form for the type. */
export function hasTypeSettings(type: NodeType): boolean {
  const view = viewOf(type.type)
  return view !== undefined && !view.Face && hasOwnSettings(type)
}

/** Whether it matters what happens around a card: it does work that can fail, or somebody has decided that already. */
export function hasPolicy({ policy }: Node, type: NodeType): boolean {
  return isInference(type) || isRouter(type) || type.run !== undefined || Object.keys(policy ?? {}).length > 0
}
