import { type MessageDescriptor, msg } from '../../language/message'
import type { Document } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { isCallable, isCallableNode, nodeOf, pipelineById, type StepCall } from '../../model/step-tools'

/** Why a step's tool cannot be called, as a sentence; null when it can. */
export function callProblem(
  document: Pick<Document, 'pipelines'>,
  { node, tool }: StepCall,
  types: NodeTypes,
): MessageDescriptor | null {
  const step = node.config.name || node.id
  const called = tool.name || tool.id
  if (tool.kind === 'pipeline') {
    const pipeline = pipelineById(document, tool.id)
    if (!pipeline)
      return msg('The step “{step}” calls the tool “{called}”, which is not there any more. Choose another for it.', {
        step,
        called,
      })
    const name = pipeline.name || pipeline.id
    if (!isCallable(pipeline))
      return msg(
        'The step “{step}” calls the tool “{name}”, which is {status, select, draft {a draft} other {disabled}}. Only active tools can be called.',
        { step, name, status: String(pipeline.tool?.status) },
      )
    return pipeline.nodes.length === 0
      ? msg('The step “{step}” calls the tool “{name}”, which has no steps yet.', { step, name })
      : null
  }
  const there = nodeOf(document, tool.id)
  if (!there)
    return msg('The step “{step}” calls the tool “{called}”, which is not there any more. Choose another for it.', {
      step,
      called,
    })
  const parsed = parseNode(there.node, types)
  if (!isReadable(parsed))
    return msg('The step “{step}” calls a card that cannot be read. {why}', { step, why: parsed.message })
  return isCallableNode(parsed)
    ? null
    : msg('The step “{step}” calls the card “{name}”, which is no tool. Choose another for it.', {
        step,
        name: parsed.type.name,
      })
}
