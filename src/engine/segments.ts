import type { Node, Pipeline } from './document'
import type { Tool } from './model'
import type { NodeTool, NodeTypes } from './node-type'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'
import { safeName, uniqueToolNames } from './tool-names'

/** A tool that a node offers, under the name that the request, the routing of calls and the prompt hints all use. */
export interface OfferedTool {
  nodeId: string
  tool: Tool
  nodeTool: NodeTool
}

/** The nodes after one inference up to and including the next; the last segment of a pipeline may have none. */
export interface Segment {
  /** Index of the segment in its pipeline. */
  index: number
  nodes: Node[]
  /** The inference that ends it. */
  inference: ParsedNode | null
  /** What its nodes offer to that inference, in stack order. */
  tools: OfferedTool[]
  /** Whether a person can type or draw into one of its nodes above the inference. */
  takesInput: boolean
}

/** Takes a pipeline apart at its inference nodes. */
export function segmentsOf(pipeline: Pipeline, types: NodeTypes): Segment[] {
  const segments: Segment[] = []
  let nodes: Node[] = []
  let takesInput = false
  const close = (inference: ParsedNode | null) => {
    segments.push({ index: segments.length, nodes, inference, tools: offeredTools(nodes, types), takesInput })
    nodes = []
    takesInput = false
  }
  for (const node of pipeline.nodes) {
    nodes.push(node)
    const parsed = parseNode(node, types)
    if (!isReadable(parsed)) continue
    if (parsed.type.inference) close(parsed)
    else if (parsed.type.input) takesInput = true
  }
  if (nodes.length > 0) close(null)
  return segments
}

function offeredTools(nodes: readonly Node[], types: NodeTypes): OfferedTool[] {
  const makers = nodes.flatMap(node => {
    const parsed = parseNode(node, types)
    const nodeTool = isReadable(parsed) ? parsed.type.tool?.(parsed.config) : undefined
    return nodeTool ? [{ node, nodeTool }] : []
  })
  if (makers.length === 0) return []
  const names = uniqueToolNames(makers.map(({ node, nodeTool }) => nodeTool.name(safeName(node.config.name))))
  return makers.map(({ node, nodeTool }, index) => ({
    nodeId: node.id,
    nodeTool,
    tool: { name: names[index] as string, description: nodeTool.description, inputSchema: nodeTool.inputSchema },
  }))
}

/**
 * The inference whose reply a node shows: that of its own segment, or, when none is below, the nearest above.
 * Null when the pipeline has none.
 */
export function replySource(segments: readonly Segment[], nodeId: string): string | null {
  const own = segments.findIndex(segment => segment.nodes.some(node => node.id === nodeId))
  for (let index = own; index >= 0; index--) {
    const inference = segments[index]?.inference
    if (inference) return inference.node.id
  }
  return null
}

/**
 * Whether an inference shows its own message box: no node above it would send a user message. Told by the stack alone,
 * not by what is typed, so that the box does not come and go while somebody writes.
 */
export function wantsMessage(segments: readonly Segment[], segment: Segment): boolean {
  if (!segment.inference || segment.takesInput) return false
  const earlier = segments.slice(0, segment.index)
  // Without any input above, the first inference has a box of its own, and what is typed there goes on to the next.
  return isFresh(segment.inference) ? !earlier.some(before => before.tools.length > 0) : earlier.length === 0
}

function isFresh({ type, config }: ParsedNode): boolean {
  return type.inference?.(config, undefined).contextMode === 'fresh'
}
