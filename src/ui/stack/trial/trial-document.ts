import type { Document } from '../../../engine/model/document'
import { nodeOf } from '../../../engine/model/step-tools'

/** A document in which one card is all there is: with its id, so that its card shows the run. */
export function trialDocument(document: Document, nodeId: string): Document | null {
  const there = nodeOf(document, nodeId)
  if (!there) return null
  const { id, name } = there.pipeline
  return { ...document, pipelines: [{ id, name, nodes: [there.node] }], edges: [] }
}
