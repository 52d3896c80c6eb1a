import type { Node } from '../../engine/document'
import type { NodeTypes } from '../../engine/node-type'

/** Where a card sits when the stack is wide: how many share its row, and whether it begins one. */
export interface StackRow {
  across: 1 | 2 | 3
  first: boolean
}

/**
 * Lays small results that follow each other side by side, three in a row at most and as even as can be, so that a whole
 * stack fits a laptop. Everything else has a row of its own. The order stays that of the stack.
 */
export function stackRows(nodes: readonly Node[], nodeTypes: NodeTypes): StackRow[] {
  const all: StackRow[] = []
  for (let index = 0; index < nodes.length; ) {
    let end = index
    while (end < nodes.length && isSmallResult(nodes[end], nodeTypes)) end++
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
  return type?.family === 'output' && !type.showsReply
}

/** 5 becomes 3 and 2, but 4 becomes 2 and 2: a lone card in a row looks forgotten. */
function evenRows(count: number): (1 | 2 | 3)[] {
  if (count === 0) return []
  if (count <= 3) return [count as 1 | 2 | 3]
  const across = count === 4 ? 2 : 3
  return [across, ...evenRows(count - across)]
}
