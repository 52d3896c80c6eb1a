import { cached } from './cached'
import type { Node, Pipeline } from './document'
import { customToolProblem, inferenceOf } from './inference'
import { isInference } from './known-types'
import type { NodeTypes } from './node-type'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'

/** What enters a pipeline from outside. */
export interface SegmentNeighbors {
  /** A user message comes from a previous pipeline, or from a caller. */
  bringsMessage?: boolean
  /** Pipelines that its models can call. */
  callable?: readonly Pipeline[]
}

/** The nodes after one inference up to and including the next; the last segment of a pipeline may have none. */
export interface Segment {
  /** Index of the segment in its pipeline. */
  index: number
  nodes: Node[]
  /** The inference that ends it. */
  inference: ParsedNode | null
  /**
   * Whether any tool is offered to that inference. Computed lazily: it is rarely needed, and creating tools is slow.
   */
  hasTools(): boolean
  /** Whether one of its nodes above the inference takes a person's input. */
  takesInput: boolean
}

/** Splits a pipeline at its inferences. */
export function segmentsOf(pipeline: Pipeline, types: NodeTypes, surroundings: SegmentNeighbors = {}): Segment[] {
  const segments: Segment[] = []
  let nodes: Node[] = []
  let takesInput = surroundings.bringsMessage ?? false
  const close = (inference: ParsedNode | null) => {
    const own = nodes
    const hasTools = () => offersTools(own, inference, types, surroundings)
    segments.push({ index: segments.length, nodes, inference, hasTools, takesInput })
    nodes = []
    takesInput = false
  }
  for (const node of pipeline.nodes) {
    nodes.push(node)
    const parsed = parseNode(node, types)
    if (!isReadable(parsed)) continue
    if (isInference(node)) close(parsed)
    else if (parsed.type.input) takesInput = true
  }
  if (nodes.length > 0) close(null)
  return segments
}

function offersTools(
  nodes: readonly Node[],
  inference: ParsedNode | null,
  types: NodeTypes,
  { callable = [] }: SegmentNeighbors,
): boolean {
  const isMaker = (node: Node) => {
    const parsed = parseNode(node, types)
    return isReadable(parsed) && parsed.type.tool?.(parsed.config) !== undefined
  }
  const ownTools = (inference && inferenceOf(inference)?.customTools) ?? []
  const hasOwn = ownTools.some(tool => customToolProblem(tool) === null)
  return (inference !== null && callable.length > 0) || hasOwn || nodes.some(isMaker)
}

/**
 * The inference whose reply a node shows: that of its segment or, when none is below, the nearest above. Null when the
 * pipeline has none.
 */
export function replySource(segments: readonly Segment[], nodeId: string): string | null {
  return repliesOf(segments).get(nodeId) ?? null
}

const repliesOf = cached((segments: readonly Segment[]) => {
  let above: string | null = null
  return new Map(
    segments.flatMap(({ nodes, inference }) => {
      above = inference?.node.id ?? above
      return nodes.map(({ id }) => [id, above] as const)
    }),
  )
})

/**
 * Whether an inference shows its own message box: no node above it adds a user message. Depends on the stack, not on
 * typed text, so that the box does not disappear while a person types.
 */
export function wantsMessage(segments: readonly Segment[], segment: Segment): boolean {
  if (!segment.inference) return false
  const { contextMode, message, continueFrom } = inferenceOf(segment.inference) ?? {}
  if (message) return false
  if (contextMode === 'alone') return !continueFrom
  if (segment.takesInput) return false
  // Without any input above, the first inference has a box, and its text passes on to the next.
  return contextMode === 'fresh' ? segment.index <= firstWithTools(segments).index : segment.index === 0
}

const firstWithTools = cached((segments: readonly Segment[]) => {
  const index = segments.findIndex(segment => segment.hasTools())
  return { index: index < 0 ? segments.length : index }
})
