import type { Document, Node, NodeConfig } from './document'
import type { NodeTypes } from './node-type'

/* Document edits that fix problems. */

/** Changes the nodes of one pipeline. */
export function withNodes(
  document: Document,
  pipelineId: string,
  change: (nodes: readonly Node[]) => Node[],
): Document {
  const pipelines = document.pipelines.map(pipeline =>
    pipeline.id === pipelineId ? { ...pipeline, nodes: change(pipeline.nodes) } : pipeline,
  )
  return { ...document, pipelines }
}

/** Changes the config of one node. */
export function withConfig(document: Document, nodeId: string, change: (config: NodeConfig) => NodeConfig): Document {
  const pipelines = document.pipelines.map(pipeline => ({
    ...pipeline,
    nodes: pipeline.nodes.map(node => (node.id === nodeId ? { ...node, config: change(node.config) } : node)),
  }))
  return { ...document, pipelines }
}

/** Moves a node directly above another. */
export function moveAbove(nodes: readonly Node[], nodeId: string, aboveId: string): Node[] {
  const moved = nodes.filter(node => node.id === nodeId)
  const rest = nodes.filter(node => node.id !== nodeId)
  const index = rest.findIndex(node => node.id === aboveId)
  return [...rest.slice(0, index), ...moved, ...rest.slice(index)]
}

/** Adds an inference at the end of a pipeline. */
export function withInference(document: Document, pipelineId: string, types: NodeTypes): Document {
  const type = [...types.values()].find(({ inference }) => inference)
  if (!type) return document
  const taken = new Set(document.pipelines.flatMap(({ nodes }) => nodes.map(({ id }) => id)))
  let id: string = type.type
  for (let number = 2; taken.has(id); number++) id = `${type.type}-${number}`
  return withNodes(document, pipelineId, nodes => [...nodes, { id, type: type.type, config: {} }])
}
