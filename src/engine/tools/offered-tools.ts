import type { Node, Pipeline } from '../../model/document'
import type { JsonObject } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { NodeTool, NodeTypes } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { type Segment, type SegmentNeighbors, segmentsOf } from '../../model/segments'
import { safeName, uniqueToolNames } from '../../model/tool-names'
import { pipelineTool, pipelineToolName } from './pipeline-tool'
import { prefilledOf, withoutFields } from './prefilled'

/** An offered tool, under the name that the request, the routing of calls and prompts share. */
export type OfferedTool = NodeOffer | PipelineOffer

/** The tool of a node in the stack, or a built-in tool of the inference. */
export interface NodeOffer {
  kind: 'node'
  nodeId: string
  tool: Tool
  nodeTool: NodeTool
  /** Arguments set by the person; hidden from the model. */
  prefilled: JsonObject
}

/** A pipeline that a `tool` edge leads to. */
interface PipelineOffer {
  kind: 'pipeline'
  nodeId: null
  pipelineId: string
  tool: Tool
}

/** A segment with the tools that its nodes offer to its inference, in stack order. */
export interface OfferingSegment extends Segment {
  tools: readonly OfferedTool[]
}

// Pipelines are immutable. Each run asks for the same segments, and tools with their schemas take time to create.
const known = new WeakMap<
  Pipeline,
  { types: NodeTypes; around: Required<SegmentNeighbors>; segments: readonly OfferingSegment[] }
>()

/** Splits a pipeline at its inferences, with the tools of each. */
export function offeringSegmentsOf(
  pipeline: Pipeline,
  types: NodeTypes,
  { bringsMessage = false, callable = [] }: SegmentNeighbors = {},
): readonly OfferingSegment[] {
  const around = { bringsMessage, callable }
  const before = known.get(pipeline)
  if (before?.types === types && isSame(before.around, around)) return before.segments
  const segments = segmentsOf(pipeline, types, around).map(segment => {
    const called = segment.inference ? callable : []
    return { ...segment, tools: offeredTools(segment.nodes, types, segment.inference, called) }
  })
  known.set(pipeline, { types, around, segments })
  return segments
}

function isSame(one: Required<SegmentNeighbors>, other: Required<SegmentNeighbors>): boolean {
  return (
    one.bringsMessage === other.bringsMessage &&
    one.callable.length === other.callable.length &&
    one.callable.every((pipeline, index) => pipeline === other.callable[index])
  )
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

/** The offered tools of an inference with those that it found, under unique names. */
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
