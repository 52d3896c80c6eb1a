import { use } from 'react'
import type { Document } from '../../../engine/model/document'
import type { NodeTypes } from '../../../engine/model/node-type'
import { showableConfig } from '../../../nodes/kit/config'
import type { NodeRun } from '../../../nodes/view'
import { newestResult } from '../../../store/batch/answers'
import { allNodes } from '../../../store/document/draft'
import { loadView } from '../../stack/views'

interface ResultPictureProps {
  document: Document
  nodeTypes: NodeTypes
  nodeId: string
  run: NodeRun
}

/**
 * The result of a node as its card renders it, without caption, reasons and earlier results. Requires a `Suspense`
 * above it.
 */
export function ResultPicture({ document, nodeTypes, nodeId, run }: ResultPictureProps) {
  const node = allNodes(document).find(({ id }) => id === nodeId)
  const type = node && nodeTypes.get(node.type)
  const view = use(loadView(node?.type ?? ''))
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
