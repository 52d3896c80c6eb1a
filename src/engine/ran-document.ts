import type { Document, Node, Pipeline } from './document'
import type { RunEvent } from './events'

/** The document of a run, as far as its events know it. */
export interface RanDocument {
  document: Document
  /**
   * False for recordings of earlier versions, which did not keep it: then there is what the events name, in the order in
   * which it ran. Names of cards, and cards that the run did not reach, are not known.
   */
  isKnown: boolean
}

/** Asked for whenever a run is drawn: equal questions get the same object. */
const known = new WeakMap<object, RanDocument>()

/** The document that a run was of, whatever has become of that document since. */
export function ranDocument(events: readonly RunEvent[]): RanDocument {
  const [start] = events
  const document = start?.type === 'run-start' ? start.document : undefined
  const before = known.get(document ?? events)
  if (before) return before
  const ran = document ? { document, isKnown: true } : { document: namedIn(events), isKnown: false }
  known.set(document ?? events, ran)
  return ran
}

/** A document of nothing but what the events of a run name. */
function namedIn(events: readonly RunEvent[]): Document {
  const [start] = events
  const { documentId: id, documentName: name } =
    start?.type === 'run-start' ? start : { documentId: '', documentName: '' }
  const pipelines = new Map<string, Pipeline & { nodes: Node[] }>()
  const seen = new Set<string>()
  for (const event of events) {
    if (!('pipelineId' in event)) continue
    const { pipelineId } = event
    const pipeline = pipelines.get(pipelineId) ?? { id: pipelineId, name: '', nodes: [] }
    pipelines.set(pipelineId, event.type === 'pipeline-start' ? { ...pipeline, name: event.name } : pipeline)
    if (event.type !== 'node-start' || seen.has(event.nodeId)) continue
    seen.add(event.nodeId)
    pipeline.nodes.push({ id: event.nodeId, type: event.nodeType, config: {} })
  }
  return { version: 1, id, name, pipelines: [...pipelines.values()], edges: [] }
}
