import type { Document, Node, Pipeline } from '../../model/document'

export { blankDraft, type Draft } from '../../documents/format/draft'

/** The position of a node in a document. */
interface NodeLocation {
  pipeline: Pipeline
  node: Node
  index: number
}

/** Finds a node by its id. */
export function findNode(document: Document, nodeId: string): NodeLocation | undefined {
  for (const pipeline of document.pipelines) {
    const index = pipeline.nodes.findIndex(node => node.id === nodeId)
    const node = pipeline.nodes[index]
    if (node) return { pipeline, node, index }
  }
  return undefined
}

/** Every node of a document, pipeline after pipeline. */
export function allNodes(document: Document): Node[] {
  return document.pipelines.flatMap(pipeline => pipeline.nodes)
}

/** The pipeline of an id, or else the first. */
export function chosenPipeline({ pipelines }: Document, pipelineId: string | null): Pipeline | undefined {
  return pipelines.find(({ id }) => id === pipelineId) ?? pipelines[0]
}
