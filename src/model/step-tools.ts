import { type MessageDescriptor, msg } from '../language/message'
import { cached, cachedWith } from './cached'
import type { Document, Node, Pipeline } from './document'
import type { JsonSchema } from './json'
import { isIntegration, isToolStep } from './known-types'
import type { NodeTypes, ToolReference } from './node-type'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'
import { readStoredSchema } from './stored-json'
import { referenceOf } from './tool-step'

/** A node that calls a tool, and which. */
export interface StepCall {
  pipeline: Pipeline
  node: Node
  tool: ToolReference
}

/** All tool calls by steps of the document, in stack order. */
export function stepCalls({ pipelines }: Pick<Document, 'pipelines'>, types: NodeTypes): readonly StepCall[] {
  return callsOf(pipelines, types)
}

const callsOf = cachedWith((pipelines: readonly Pipeline[], types: NodeTypes): readonly StepCall[] =>
  pipelines.flatMap(pipeline =>
    pipeline.nodes.flatMap(node => {
      if (!isToolStep(node)) return []
      const parsed = parseNode(node, types)
      const tool = isReadable(parsed) ? referenceOf(parsed.config) : null
      return tool ? [{ pipeline, node, tool }] : []
    }),
  ),
)

/** A node, with its place. */
interface PlacedNode {
  pipeline: Pipeline
  node: Node
  /** Its index in the pipeline. */
  index: number
}

/** Pipelines and nodes by id. Of several with one id, the first. */
const places = cached((pipelines: readonly Pipeline[]) => {
  const pipelineById = new Map<string, Pipeline>()
  const nodeOf = new Map<string, PlacedNode>()
  for (const pipeline of pipelines) {
    if (!pipelineById.has(pipeline.id)) pipelineById.set(pipeline.id, pipeline)
    for (const [index, node] of pipeline.nodes.entries()) {
      if (!nodeOf.has(node.id)) nodeOf.set(node.id, { pipeline, node, index })
    }
  }
  return { pipelineById, nodeOf }
})

/** The node that a reference names with its pipeline; null when missing. */
export function nodeOf({ pipelines }: Pick<Document, 'pipelines'>, id: string): PlacedNode | null {
  return places(pipelines).nodeOf.get(id) ?? null
}

/** The pipeline of an id. */
export function pipelineById({ pipelines }: Pick<Document, 'pipelines'>, id: string): Pipeline | undefined {
  return places(pipelines).pipelineById.get(id)
}

/** Whether a node can be called as a tool: it offers one, or answers callers of its pipeline. */
export function isCallableNode({ type }: ParsedNode): boolean {
  return type.tool !== undefined || isIntegration(type)
}

/** The arguments of a node that is called: of its tool, or those that the settings of an integration define. */
export function argumentsSchemaOf({ type, config }: ParsedNode): JsonSchema | undefined {
  return type.tool?.(config).inputSchema ?? integrationSchema({ type, config })
}

/** The arguments that an integration expects from callers of its pipeline, where its settings define them. */
export function integrationSchema({ type, config }: Pick<ParsedNode, 'type' | 'config'>): JsonSchema | undefined {
  return isIntegration(type) ? readStoredSchema(config.inputSchema).schema : undefined
}

/** Why a pipeline that is not active cannot be called. */
export function notActive({ id, name, tool }: Pick<Pipeline, 'id' | 'name' | 'tool'>): MessageDescriptor {
  return msg(
    'The tool “{name}” is {status, select, draft {a draft} other {disabled}}. Only active tools can be called.',
    { name: name || id, status: String(tool?.status) },
  )
}

/** Whether a pipeline may be called: without a tool face, or with an active one. */
export function isCallable({ tool }: Pick<Pipeline, 'tool'>): boolean {
  return tool?.status !== 'draft' && tool?.status !== 'disabled'
}
