import type { Node } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { Draft } from './draft'

/* Locks make nodes, or fields of them, read-only for everyone. The editor enforces them, so that no other part of
   the page needs to check. `locked` may come from an imported file, and have any value. */

/** Whether a whole node is fixed, or one field of its config. */
export function isLocked({ locked }: Node, field?: string): boolean {
  return locked === true || (field !== undefined && lockedFields(locked).includes(field))
}

/** Whether anything of a node is fixed. */
export function hasLock({ locked }: Node): boolean {
  return locked === true || lockedFields(locked).length > 0
}

/** The fields of its config that are fixed one by one. */
export function lockedFields(locked: unknown): readonly string[] {
  return Array.isArray(locked) ? locked : []
}

/**
 * Whether a draft leaves everything as it is that another one locks: no locked node is gone, in another order or in
 * another pipeline, no locked field has another value, and no lock is off.
 */
export function keepsLocks(before: Draft, after: Draft): boolean {
  const pipes = new Map(after.document.pipelines.map(({ id, nodes }) => [id, nodes]))
  return before.document.pipelines.every(({ id, nodes }) => {
    const fixed = nodes.filter(hasLock)
    if (fixed.length === 0) return true
    const now = pipes.get(id) ?? []
    const byId = new Map(now.map(node => [node.id, node]))
    const whole = fixed.filter(node => isLocked(node))
    const ids = new Set(whole.map(node => node.id))
    const order = now.filter(node => ids.has(node.id))
    return (
      whole.every(
        (node, place) => isEqualJson(node, order[place]) && isEqualJson(before.inputs[node.id], after.inputs[node.id]),
      ) && fixed.every(node => keepsFields(node, byId.get(node.id)))
    )
  })
}

function keepsFields(node: Node, now: Node | undefined): boolean {
  return (
    now?.type === node.type &&
    lockedFields(node.locked).every(field => isLocked(now, field) && isEqualJson(node.config[field], now.config[field]))
  )
}
