import { say } from '../../language/active'
import type { Document } from '../model/document'
import type { NodeTypes } from '../model/node-type'
import { isReadable, parseNode } from '../model/parsed-node'
import { isCallable, isCallableNode, nodeOf, pipelineById, type StepCall, stepCalls } from '../model/step-tools'
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

/** Why a step's tool cannot be called, as a sentence; null when it can. */
export function callProblem(
  document: Pick<Document, 'pipelines'>,
  { node, tool }: StepCall,
  types: NodeTypes,
): string | null {
  const step = `The step “${node.config.name || node.id}”`
  const called = tool.name || tool.id
  if (tool.kind === 'pipeline') {
    const pipeline = pipelineById(document, tool.id)
    if (!pipeline) return `${step} calls the tool “${called}”, which is not there any more. Choose another for it.`
    const name = pipeline.name || pipeline.id
    if (!isCallable(pipeline))
      return `${step} calls the tool “${name}”, which is ${pipeline.tool?.status}. Only active tools can be called.`
    return pipeline.nodes.length === 0 ? `${step} calls the tool “${name}”, which has no steps yet.` : null
  }
  const there = nodeOf(document, tool.id)
  if (!there) return `${step} calls the tool “${called}”, which is not there any more. Choose another for it.`
  const parsed = parseNode(there.node, types)
  if (!isReadable(parsed)) return `${step} calls a card that cannot be read. ${parsed.message}`
  return isCallableNode(parsed)
    ? null
    : `${step} calls a ${say(parsed.type.name).toLowerCase()}, which is no tool. Choose another for it.`
}
