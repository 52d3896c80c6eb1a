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

/** What enters a pipeline from outside, by the document's edges. Edges from or to missing pipelines are ignored. */
export function neighborsOf({ pipelines, edges }: Document, pipelineId: string): PipelineNeighbors {
  const pipelineOf = (id: string) => pipelines.find(pipeline => pipeline.id === id)
  const callable: Pipeline[] = []
  let bringsMessage = false
  let isCalled = false
  for (const { source, target, kind } of edges) {
    if (target === pipelineId && pipelineOf(source)) {
      if (kind === 'next') bringsMessage = true
      else isCalled = true
    } else if (source === pipelineId && kind === 'tool') {
      const called = pipelineOf(target)
      if (called && isCallable(called)) callable.push(called)
    }
  }
  return { bringsMessage, callable, isCalled }
}
