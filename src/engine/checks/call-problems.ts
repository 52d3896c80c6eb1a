import type { Document } from '../model/document'
import type { NodeTypes } from '../model/node-type'
import { isCallable, pipelineById, stepCalls } from '../model/step-tools'
import { callProblem } from './call-problem'
import { activation } from './fixes'
import type { Problem } from './problem'

/** Steps whose tool cannot be called, each with the reason. */
export function callProblems(document: Document, types: NodeTypes): Problem[] {
  return stepCalls(document, types).flatMap((call): Problem[] => {
    const message = callProblem(document, call, types)
    if (message === null) return []
    const called = pipelineById(document, call.tool.id)
    const inactive = called && !isCallable(called) ? called : undefined
    const fix = call.tool.kind === 'pipeline' && inactive ? { fix: activation(inactive) } : {}
    return [{ nodeId: call.node.id, message, severity: 'error', ...fix }]
  })
}
