import type { Document, Pipeline } from './document'
import type { SegmentNeighbors } from './segments'
import { isCallable } from './step-tools'

/** The edges of one pipeline. */
export interface PipelineNeighbors extends SegmentNeighbors {
  bringsMessage: boolean
  /** Pipelines that its models can call; an inactive tool face excludes one. */
  callable: readonly Pipeline[]
  /** Models of other pipelines can call it as a tool; their question replaces its message. */
  isCalled: boolean
}

/**
 * What comes into a pipeline from outside of it, by the document's edges. Edges from or to pipelines that are not there
 * count for nothing.
 */
export function neighborsOf(document: Document, pipelineId: string): PipelineNeighbors {
  const known = found.get(document) ?? allNeighbors(document)
  found.set(document, known)
  return known.get(pipelineId) ?? { bringsMessage: false, callable: [], isCalled: false }
}

// Documents are never changed in place. All pipelines are looked at in one go, since each edge may be of any of them.
const found = new WeakMap<Document, Map<string, PipelineNeighbors>>()

function allNeighbors({ pipelines, edges }: Document): Map<string, PipelineNeighbors> {
  const pipelineOf = new Map<string, Pipeline>()
  const all = new Map<string, PipelineNeighbors & { callable: Pipeline[] }>()
  for (const pipeline of pipelines) {
    if (!pipelineOf.has(pipeline.id)) pipelineOf.set(pipeline.id, pipeline)
    all.set(pipeline.id, { bringsMessage: false, callable: [], isCalled: false })
  }
  for (const { source, target, kind } of edges) {
    const [from, to, called] = [all.get(source), all.get(target), pipelineOf.get(target)]
    if (!from || !to || !called) continue
    if (kind === 'next') {
      to.bringsMessage = true
      continue
    }
    to.isCalled = true
    // No pipeline can call itself.
    if (source !== target && isCallable(called)) from.callable.push(called)
  }
  return all
}
