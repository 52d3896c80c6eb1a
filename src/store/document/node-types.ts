import type { NodeType, NodeTypes } from '../../engine/model/node-type'
import { firstNodeTypes } from '../../nodes/first'
import { lazyOnce } from '../lazy-once'

const known = new Map<string, NodeType>(firstNodeTypes.map(type => [type.type, type]))

/**
 * The node types that the page knows so far: those of a first visit, and from then on all of them. What is fetched later
 * may count on all: the parts of the page (`late`), and the library, from which any document may come.
 */
export const loadedNodeTypes: NodeTypes = known

/** Fetches the node types that are not known yet. A fetch that failed is tried again with the next call. */
export const loadNodeTypes = lazyOnce(async () => {
  const registry = await import('./documents.chunk')
  // The order is the palette's.
  known.clear()
  for (const [type, nodeType] of registry.nodeTypes) known.set(type, nodeType)
})
