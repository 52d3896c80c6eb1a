import type { Node } from '../../../model/document'
import { showsReply } from '../../../model/known-types'
import type { NodeTypes } from '../../../model/node-type'
import type { Dragged } from '../edits/drag'

/** Position of a card in a wide stack: the number of cards in its row, and whether it starts one. */
interface StackRow {
  across: 1 | 2 | 3
  first: boolean
}

/** Stands for a card of the palette that is dragged over the stack. */
export const NEW_CARD_ID = 'new card'

/** The cards in the order that a drop would give them; `index` is counted without the dragged card. */
export function nodesAfterDrop(nodes: readonly Node[], dragged: Dragged | null, index?: number): readonly Node[] {
  if (!dragged || index === undefined) return nodes
  const node =
    dragged.kind === 'type'
      ? { id: NEW_CARD_ID, type: dragged.type, config: {} }
      : nodes.find(({ id }) => id === dragged.nodeId)
  return node ? nodes.filter(({ id }) => id !== node.id).toSpliced(index, 0, node) : nodes
}

/**
 * Lays out consecutive small results side by side, at most three per row and as even as possible. Everything else has a
 * row of its own, as has a result that was made large. The order is that of the stack.
 */
export function stackRows(nodes: readonly Node[], nodeTypes: NodeTypes, large: readonly string[] = []): StackRow[] {
  const isSmall = (node: Node | undefined) => isSmallResult(node, nodeTypes) && !large.includes(node?.id ?? '')
  const all: StackRow[] = []
  for (let index = 0; index < nodes.length; ) {
    let end = index
    while (end < nodes.length && isSmall(nodes[end])) end++
    if (end === index) {
      all.push({ across: 1, first: true })
      index++
      continue
    }
    for (const across of evenRows(end - index)) {
      for (let place = 0; place < across; place++) all.push({ across, first: place === 0 })
    }
    index = end
  }
  return all
}

function isSmallResult(node: Node | undefined, nodeTypes: NodeTypes): boolean {
  const type = node && nodeTypes.get(node.type)
  return type?.family === 'output' && !showsReply(node)
}

/** 5 becomes 3 and 2, 4 becomes 2 and 2: avoids a single card in a row. */
function evenRows(count: number): (1 | 2 | 3)[] {
  if (count === 0) return []
  if (count <= 3) return [count as 1 | 2 | 3]
  const across = count === 4 ? 2 : 3
  return [across, ...evenRows(count - across)]
}
