import type { Node, Pipeline } from './document'
import type { JsonObject } from './json'
import type { Tool } from './model'
import type { NodeTool, NodeTypes } from './node-type'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'
import { pipelineTool, pipelineToolName } from './pipeline-tool'
import { prefilledOf, withoutFields } from './prefilled'
import { safeName, uniqueToolNames } from './tool-names'

/** A tool that is offered, under the name that the request, the routing of calls and the prompt hints all use. */
export type OfferedTool = NodeOffer | PipelineOffer

/** The tool of a node in the stack, or one that an inference brings for itself. */
export interface NodeOffer {
  kind: 'node'
  nodeId: string
  tool: Tool
  nodeTool: NodeTool
  /** Arguments that the person has filled in; the model neither sees nor gives them. */
  prefilled: JsonObject
}

/** A pipeline that a `tool` edge leads to. */
export interface PipelineOffer {
  kind: 'pipeline'
  nodeId: null
  pipelineId: string
  tool: Tool
}

/** What comes into a pipeline from outside of it. */
export interface Surroundings {
  /** A user message comes from a pipeline before, or from whoever called. */
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
  /** What its nodes offer to that inference, in stack order. */
  tools: OfferedTool[]
  /** Whether a person can type or draw into one of its nodes above the inference. */
  takesInput: boolean
}

/** Takes a pipeline apart at its inference nodes. */
export function segmentsOf(pipeline: Pipeline, types: NodeTypes, surroundings: Surroundings = {}): Segment[] {
  const segments: Segment[] = []
  let nodes: Node[] = []
  let takesInput = surroundings.bringsMessage ?? false
  const close = (inference: ParsedNode | null) => {
    const callable = (inference && surroundings.callable) || []
    const tools = offeredTools(nodes, types, inference, callable)
    segments.push({ index: segments.length, nodes, inference, tools, takesInput })
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

function offeredTools(
  nodes: readonly Node[],
  types: NodeTypes,
  inference: ParsedNode | null,
  callable: readonly Pipeline[],
): OfferedTool[] {
  const made = nodes.flatMap(node => {
    const parsed = parseNode(node, types)
    const nodeTool = isReadable(parsed) ? parsed.type.tool?.(parsed.config) : undefined
    const prefilled = prefilledOf(node.config)
    return nodeTool ? [{ nodeId: node.id, nodeTool, name: nodeTool.name(safeName(node.config.name)), prefilled }] : []
  })
  for (const nodeTool of inference?.type.ownTools?.(inference.config) ?? []) {
    made.push({ nodeId: inference?.node.id ?? '', nodeTool, name: nodeTool.name(null), prefilled: {} })
  }
  if (made.length === 0 && callable.length === 0) return []
  const names = uniqueToolNames([...made.map(({ name }) => name), ...callable.map(pipelineToolName)])
  return [
    ...made.map(({ nodeId, nodeTool, prefilled }, index) => ({
      kind: 'node' as const,
      nodeId,
      nodeTool,
      prefilled,
      tool: {
        name: names[index] as string,
        description: nodeTool.description,
        inputSchema: withoutFields(nodeTool.inputSchema, Object.keys(prefilled)),
      },
    })),
    ...callable.map((pipeline, index) => ({
      kind: 'pipeline' as const,
      nodeId: null,
      pipelineId: pipeline.id,
      tool: { name: names[made.length + index] as string, ...pipelineTool(pipeline, types) },
    })),
  ]
}

/** What is offered to an inference with tools that it found for itself, under names that nothing else has. */
export function withFoundTools(
  offered: readonly OfferedTool[],
  nodeId: string,
  found: readonly NodeTool[],
): readonly OfferedTool[] {
  if (found.length === 0) return offered
  const taken = offered.map(({ tool }) => tool.name)
  const names = uniqueToolNames([...taken, ...found.map(nodeTool => nodeTool.name(null))]).slice(taken.length)
  return [
    ...offered,
    ...found.map((nodeTool, index) => {
      const { description, inputSchema } = nodeTool
      const tool = { name: names[index] as string, description, inputSchema }
      return { kind: 'node' as const, nodeId, nodeTool, prefilled: {}, tool }
    }),
  ]
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
  if (!segment.inference) return false
  const { contextMode, message, goesOnFrom } =
    segment.inference.type.inference?.(segment.inference.config, undefined) ?? {}
  if (message) return false
  if (contextMode === 'alone') return !goesOnFrom
  if (segment.takesInput) return false
  const earlier = segments.slice(0, segment.index)
  // Without any input above, the first inference has a box of its own, and what is typed there goes on to the next.
  return contextMode === 'fresh' ? !earlier.some(before => before.tools.length > 0) : earlier.length === 0
}
