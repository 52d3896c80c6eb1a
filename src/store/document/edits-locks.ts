import { t } from '../../language/active'
import type { Document, Node } from '../../model/document'
import type { Draft } from './draft'
import { hasLock, isLocked, lockedFields } from './locks'

/** What is to be fixed, by node id: the whole node, or fields of its config. */
export type LockChoice = Readonly<Record<string, true | readonly string[]>>

/** Adds locks to those that are there. A document that gains none is the very same. */
export function addLocks(draft: Draft, choice: LockChoice): Draft {
  return withNodes(draft, node => {
    const chosen = Object.hasOwn(choice, node.id) ? choice[node.id] : undefined
    if (chosen === undefined || isLocked(node)) return node
    if (chosen === true) return { ...node, locked: true }
    const before = lockedFields(node.locked)
    const locked = [...new Set([...before, ...chosen])]
    return locked.length === before.length ? node : { ...node, locked }
  })
}

/** A copy that anybody can change: without a lock, and with a name that says what it is. */
export function unlockedCopy(draft: Draft): Draft {
  const open = withNodes(draft, node => {
    const { locked: _, ...rest } = node
    return 'locked' in node ? rest : node
  })
  return {
    ...open,
    document: {
      ...open.document,
      name: `${draft.document.name || t('Untitled')} (${t({ message: 'copy', note: 'In brackets after the name of a document.' })})`,
    },
  }
}

/** Whether anything of a document is fixed. */
export function hasLocks({ pipelines }: Document): boolean {
  return pipelines.some(({ nodes }) => nodes.some(hasLock))
}

function withNodes(draft: Draft, change: (node: Node) => Node): Draft {
  let changed = false
  const pipelines = draft.document.pipelines.map(pipeline => {
    const nodes = pipeline.nodes.map(change)
    if (nodes.every((node, index) => node === pipeline.nodes[index])) return pipeline
    changed = true
    return { ...pipeline, nodes }
  })
  return changed ? { ...draft, document: { ...draft.document, pipelines } } : draft
}
