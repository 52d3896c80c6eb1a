import type { Problem } from '../../engine/checks/problem'
import { validateDocument } from '../../engine/checks/problems'
import type { Document, RunInputs } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { retiredModels } from '../../providers/catalog/retired-models'

/** Cache of one result: several components ask for the same document. */
let last: { document: Document; inputs: RunInputs; types: NodeTypes; found: readonly Problem[] } | undefined

/** All problems of a document, the worst first. */
export function foundIn(document: Document, inputs: RunInputs, types: NodeTypes): readonly Problem[] {
  if (last?.document !== document || last.inputs !== inputs || last.types !== types) {
    last = {
      document,
      inputs,
      types,
      found: [...validateDocument(document, inputs, types), ...retiredModels(document)],
    }
  }
  return last.found
}

/** Key for problems of a pipeline as a whole; a node may have the same id. */
const pipelineKey = (pipelineId: string) => `pipeline ${pipelineId}`

/** Problems that cards and pipelines show: all but hints. */
export function problemsByOwner(found: readonly Problem[]): Map<string, Problem[]> {
  const map = new Map<string, Problem[]>()
  for (const problem of found) {
    if (problem.severity === 'hint') continue
    const owner = problem.nodeId ?? pipelineKey(problem.pipelineId)
    map.set(owner, [...(map.get(owner) ?? []), problem])
  }
  return map
}
