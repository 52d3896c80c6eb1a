import type { Document, Pipeline } from '../../../model/document'

/** The pipelines that `next` edges lead to from one. */
export function nextPipelines({ edges, pipelines }: Document, pipelineId: string): Pipeline[] {
  const targets = edges.filter(({ kind, source }) => kind === 'next' && source === pipelineId)
  return targets.flatMap(({ target }) => pipelines.find(({ id }) => id === target) ?? [])
}
