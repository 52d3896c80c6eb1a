import type { Document } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import type { Readable } from '../../nodes/view'
import { findNode } from '../../store/document/draft'
import { type LastRun, readableIn } from '../../store/document/readable'

export { callableTools } from '../../store/document/callable-tools'

/** What templates of a node can refer to. */
export function readableAt(document: Document, types: NodeTypes, last: LastRun, nodeId: string): Readable[] {
  const seat = findNode(document, nodeId)
  return seat ? readableIn(document, types, seat.pipeline.id, last, nodeId) : []
}
