import type { Document } from '../model/document'
import type { PipelineGraph } from '../model/graph'
import type { NodeTypes } from '../model/node-type'
import { NOTHING_TO_RUN } from '../model/run-outcome'
import { InvocationError } from './invocation'

/**
 * Checks that any reachable node does something: calls a model, or works. An unknown type may.
 * @throws Refusal that says what to add.
 */
export function checkHasWork(graph: PipelineGraph, document: Document, types: NodeTypes): void {
  const reached = new Set(graph.entries.map(({ id }) => id))
  for (const id of reached) for (const { target } of graph.nextFrom.get(id) ?? []) reached.add(target)
  const nodes = document.pipelines.filter(({ id }) => reached.has(id)).flatMap(pipeline => pipeline.nodes)
  const works = nodes.some(node => {
    const type = types.get(node.type)
    return !type || Boolean(type.inference || type.run || type.route)
  })
  if (works) return
  const asker = [...types.values()].find(type => type.inference)?.name ?? 'Inference'
  const why = nodes.length === 0 ? 'There is no card to run yet.' : 'No card here does anything by itself yet.'
  throw new InvocationError(NOTHING_TO_RUN, `${why} Add the card “${asker}”, so that a model answers, and run again.`)
}
