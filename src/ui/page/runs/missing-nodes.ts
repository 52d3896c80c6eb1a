import type { Document } from '../../../model/document'
import type { RunEvent } from '../../../model/events'

/** How many nodes of a run are not in a document: it is another one, or was edited. */
export function missingNodes(events: readonly RunEvent[], document: Document): number {
  const known = new Set(document.pipelines.flatMap(pipeline => pipeline.nodes.map(node => node.id)))
  const ran = new Set(events.flatMap(event => (event.type === 'node-start' ? [event.nodeId] : [])))
  return [...ran].filter(nodeId => !known.has(nodeId)).length
}
