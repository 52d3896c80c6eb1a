import { buildDocument } from './build-document'
import type { Document, Node, Pipeline } from './document'
import type { RunEvent } from './events'

/** The document of a run, as far as its events contain it. */
interface RanDocument {
  document: Document
  /**
   * False for recordings of earlier versions, which did not contain it: the document then consists of what the events
   * name, in the order of the run. Names of cards, and cards that the run did not reach, are unknown.
   */
  isKnown: boolean
}

/** Cached by identity, since every render asks for it. */
const known = new WeakMap<object, RanDocument>()

/** The document of a run, independent of later edits. */
export function ranDocument(events: readonly RunEvent[]): RanDocument {
  const [start] = events
  const document = start?.type === 'run-start' ? start.document : undefined
  const before = known.get(document ?? events)
  if (before) return before
  const ran = document ? { document, isKnown: true } : { document: namedIn(events), isKnown: false }
  known.set(document ?? events, ran)
  return ran
}

/** A document reconstructed from the nodes that events name. */
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
  return buildDocument({ id, name, pipelines: [...pipelines.values()] })
}
