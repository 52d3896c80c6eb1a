import type { Node } from '../../../model/document'
import { isInference, isRouter } from '../../../model/known-types'
import type { NodeType } from '../../../model/node-type'
import { hasSettingsForm } from '../../../nodes/kit/SettingsForm'
import { viewOf } from '../../../nodes/views'

/** Whether a card has anything to set beside what is on it. */
export function hasSettings(node: Node, type: NodeType, forDevelopers: boolean): boolean {
  return hasTypeSettings(type) || hasPolicy(node, type, forDevelopers)
}

/** Whether there is a form for the type. */
export function hasTypeSettings(type: NodeType): boolean {
  const view = viewOf(type.type)
  return view !== undefined && !view.Face && hasSettingsForm(type)
}

/**
 * Whether it is decided here what happens around a card: developers do where it does work that can fail, and others see
 * what was decided.
 */
export function hasPolicy({ policy }: Node, type: NodeType, forDevelopers: boolean): boolean {
  const canFail = isInference(type) || isRouter(type) || type.run !== undefined
  return (forDevelopers && canFail) || Object.keys(policy ?? {}).length > 0
}
