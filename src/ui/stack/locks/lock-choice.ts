import type { Document, Node } from '../../../model/document'
import type { NodeType, NodeTypes } from '../../../model/node-type'
import { allNodes } from '../../../store/document/draft'
import type { LockChoice } from '../../../store/document/edits-locks'
import { hasLock, isLocked, lockedFields } from '../../../store/document/locks'
import { lockableFields } from './lockable'

/** The locks of a document as editable state. */
export function locksOf(document: Document): LockChoice {
  return Object.fromEntries(
    allNodes(document)
      .filter(hasLock)
      .map(node => [node.id, isLocked(node) ? true : lockedFields(node.locked)]),
  )
}

/** Everything but the inputs: a card with an input keeps it unlocked. */
export function allButInputs(document: Document, nodeTypes: NodeTypes): LockChoice {
  return Object.fromEntries(allNodes(document).map(node => [node.id, allSettings(node, nodeTypes.get(node.type))]))
}

function allSettings(node: Node, type: NodeType | undefined): true | readonly string[] {
  return type?.input ? lockableFields(node, type).map(({ field }) => field) : true
}

/** The choice with a whole node locked or unlocked. */
export function withNode(choice: LockChoice, nodeId: string, chosen: boolean): LockChoice {
  const { [nodeId]: _, ...others } = choice
  return chosen ? { ...others, [nodeId]: true } : others
}

/** The choice with one field locked or unlocked. */
export function withField(choice: LockChoice, nodeId: string, field: string, chosen: boolean): LockChoice {
  const before = choice[nodeId]
  const fields = before === undefined || before === true ? [] : before
  const after = chosen ? [...fields, field] : fields.filter(each => each !== field)
  const { [nodeId]: _, ...others } = choice
  return after.length > 0 ? { ...others, [nodeId]: after } : others
}

/** Whether a choice locks a field, directly or with its node. */
export function fixes(choice: LockChoice, nodeId: string, field?: string): boolean {
  const chosen = Object.hasOwn(choice, nodeId) ? choice[nodeId] : undefined
  return chosen === true || (field !== undefined && (chosen?.includes(field) ?? false))
}
