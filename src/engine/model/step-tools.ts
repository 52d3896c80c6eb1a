import type { Document, Node, Pipeline } from './document'
import type { NodeTypes } from './node-type'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'

/** A tool of the same document that a node calls. */
export interface ToolReference {
  kind: 'node' | 'pipeline'
  id: string
  /** Its name when it was chosen, for error messages. */
  name?: string
}

/** A node that calls a tool, and which. */
export interface StepCall {
  pipeline: Pipeline
  node: Node
  tool: ToolReference
}

/** All tool calls by steps of the document, in stack order. */
export function stepCalls(document: Pick<Document, 'pipelines'>, types: NodeTypes): StepCall[] {
  return document.pipelines.flatMap(pipeline =>
    pipeline.nodes.flatMap(node => {
      if (!types.get(node.type)?.callee) return []
      const parsed = parseNode(node, types)
      const tool = isReadable(parsed) ? parsed.type.callee?.(parsed.config) : null
      return tool ? [{ pipeline, node, tool }] : []
    }),
  )
}

/** The node that a reference names with its pipeline; null when missing. */
export function nodeOf(document: Pick<Document, 'pipelines'>, id: string): { pipeline: Pipeline; node: Node } | null {
  for (const pipeline of document.pipelines) {
    const node = pipeline.nodes.find(each => each.id === id)
    if (node) return { pipeline, node }
  }
  return null
}

/** Whether a node can be called as a tool: it offers one, or answers callers of its pipeline. */
export function isCallableNode({ type }: ParsedNode): boolean {
  return type.tool !== undefined || type.inputSchema !== undefined
}

/** Whether a pipeline may be called: without a tool face, or with an active one. */
export function isCallable({ tool }: Pick<Pipeline, 'tool'>): boolean {
  return tool?.status !== 'draft' && tool?.status !== 'disabled'
}
