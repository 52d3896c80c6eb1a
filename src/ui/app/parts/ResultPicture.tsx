import type { Document } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import { showableConfig } from '../../../nodes/kit/config'
import type { NodeRun } from '../../../nodes/view'
import { viewOf } from '../../../nodes/views'
import { newestResult } from '../../../store/batch/answers'
import { allNodes } from '../../../store/document/draft'

interface ResultPictureProps {
  document: Document
  nodeTypes: NodeTypes
  nodeId: string
  run: NodeRun
}

/** The result of a node as its card renders it, without caption, reasons and earlier results. */
export function ResultPicture({ document, nodeTypes, nodeId, run }: ResultPictureProps) {
  const node = allNodes(document).find(({ id }) => id === nodeId)
  const type = node && nodeTypes.get(node.type)
  const view = viewOf(node?.type ?? '')
  if (!node || !type || !view?.Output) return null
  const { label: _, ...config } = showableConfig(type.configSchema, node.config)
  return <view.Output nodeId={nodeId} config={config} run={type.tool ? alone(run) : run} onAnswer={() => {}} />
}

/** The newest result only. */
function alone({ status, results, answer }: NodeRun): NodeRun {
  const newest = newestResult({ results })
  if (!newest) return { status, results: [] }
  const { explanation: _, ...result } = newest
  return { status, results: [result], ...(answer && { answer }) }
}
