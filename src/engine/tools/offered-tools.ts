import type { Node, NodeConfig, Pipeline } from '../../model/document'
import { inferenceOf } from '../../model/inference'
import type { JsonObject } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { NodeTool, NodeTypes } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { type Segment, type SegmentNeighbors, segmentsOf } from '../../model/segments'
import { safeName, uniqueToolNames } from '../../model/tool-names'
import { customTools } from './custom-tools'
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

/** Splits a pipeline at its inferences, with the tools of each. */
export const offeringSegmentsOf = (
  pipeline: Pipeline,
  types: NodeTypes,
  neighbors: SegmentNeighbors = {},
): readonly OfferingSegment[] =>
  segmentsOf(pipeline, types, neighbors).map(segment => {
    const callable = segment.inference ? (neighbors.callable ?? []) : []
    return { ...segment, tools: offeredTools(segment.nodes, types, segment.inference, callable) }
  })

/** The tool of a node. `config` has the arguments that the person filled in. */
export function offerOfNode(nodeId: string, nodeTool: NodeTool, name: string, config: NodeConfig): NodeOffer {
  const prefilled = prefilledOf(config)
  const { description } = nodeTool
  const inputSchema = withoutFields(nodeTool.inputSchema, Object.keys(prefilled))
  return { kind: 'node', nodeId, nodeTool, prefilled, tool: { name, description, inputSchema } }
}

/** A pipeline as a tool. */
export function offerOfPipeline(
  pipeline: Pipeline,
  types: NodeTypes,
  name = pipelineToolName(pipeline),
): PipelineOffer {
  return { kind: 'pipeline', nodeId: null, pipelineId: pipeline.id, tool: { name, ...pipelineTool(pipeline, types) } }
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
    return nodeTool ? [{ node, nodeTool, name: nodeTool.name(safeName(node.config.name)), config: node.config }] : []
  })
  if (inference) {
    for (const nodeTool of customTools(inferenceOf(inference)?.customTools ?? []))
      made.push({ node: inference.node, nodeTool, name: nodeTool.name(null), config: {} })
  }
  const names = uniqueToolNames([...made.map(({ name }) => name), ...callable.map(pipelineToolName)])
  return [
    ...made.map(({ node, nodeTool, config }, index) => offerOfNode(node.id, nodeTool, names[index] as string, config)),
    ...callable.map((pipeline, index) => offerOfPipeline(pipeline, types, names[made.length + index])),
  ]
}

/** The offered tools of an inference with those that it found, under unique names. */
export function withFoundTools(
  offered: readonly OfferedTool[],
  nodeId: string,
  found: readonly NodeTool[],
): readonly OfferedTool[] {
  const taken = offered.map(({ tool }) => tool.name)
  const names = uniqueToolNames([...taken, ...found.map(nodeTool => nodeTool.name(null))]).slice(taken.length)
  return [...offered, ...found.map((nodeTool, index) => offerOfNode(nodeId, nodeTool, names[index] as string, {}))]
}
