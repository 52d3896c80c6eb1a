import type { Document, Node, Pipeline } from './document'
import type { NodeTypes } from './node-type'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'

/** A tool of the same document that a node calls by itself. */
export interface ToolReference {
  kind: 'node' | 'pipeline'
  id: string
  /** What it was called when it was chosen, for saying what is missing. */
  name?: string
}

/** A node that calls a tool by itself, and which. */
export interface StepCall {
  pipeline: Pipeline
  node: Node
  tool: ToolReference
}

/** Every call that a step of the document makes by itself, in stack order. */
export function stepCalls(document: Pick<Document, 'pipelines'>, types: NodeTypes): StepCall[] {
  return document.pipelines.flatMap(pipeline =>
    pipeline.nodes.flatMap(node => {
      if (!types.get(node.type)?.calls) return []
      const parsed = parseNode(node, types)
      const tool = isReadable(parsed) ? parsed.type.calls?.(parsed.config) : null
      return tool ? [{ pipeline, node, tool }] : []
    }),
  )
}

/** The node that a reference names, and where it stands; null when it is not there. */
export function nodeOf(document: Pick<Document, 'pipelines'>, id: string): { pipeline: Pipeline; node: Node } | null {
  for (const pipeline of document.pipelines) {
    const node = pipeline.nodes.find(each => each.id === id)
    if (node) return { pipeline, node }
  }
  return null
}

/** Whether a node can be called as a tool: it offers one, or answers whoever calls its pipeline. */
export function isCallableNode({ type }: ParsedNode): boolean {
  return type.tool !== undefined || type.takes !== undefined
}

/** Whether a pipeline may be called: one that has no tool face may, and one whose face is active. */
export function isCallable({ tool }: Pick<Pipeline, 'tool'>): boolean {
  return tool?.status !== 'draft' && tool?.status !== 'disabled'
}
