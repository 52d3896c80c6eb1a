import { cached } from './cached'
import type { Document, Pipeline } from './document'
import type { SegmentNeighbors } from './segments'
import { isCallable } from './step-tools'

/** The edges of one pipeline. */
interface PipelineNeighbors extends SegmentNeighbors {
  bringsMessage: boolean
  /** Pipelines that its models can call; an inactive tool face excludes one. */
  callable: readonly Pipeline[]
  /** Models of other pipelines can call it as a tool; their question replaces its message. */
  isCalled: boolean
}

/** What enters a pipeline from outside, by the document's edges. Edges from or to missing pipelines are ignored. */
export function neighborsOf(document: Document, pipelineId: string): PipelineNeighbors {
  return neighbors(document).get(pipelineId)?.neighbors ?? { bringsMessage: false, callable: [], isCalled: false }
}

/** Of all pipelines in one pass, since each edge may be of any of them. */
const neighbors = cached(({ pipelines, edges }: Document) => {
  const all = new Map<string, { pipeline: Pipeline; neighbors: PipelineNeighbors & { callable: Pipeline[] } }>()
  for (const pipeline of pipelines) {
    all.set(pipeline.id, { pipeline, neighbors: { bringsMessage: false, callable: [], isCalled: false } })
  }
  for (const { source, target, kind } of edges) {
    const [from, to] = [all.get(source), all.get(target)]
    if (!from || !to) continue
    if (kind === 'next') to.neighbors.bringsMessage = true
    else {
      to.neighbors.isCalled = true
      // A pipeline cannot call itself.
      if (from !== to && isCallable(to.pipeline)) from.neighbors.callable.push(to.pipeline)
    }
  }
  return all
})
