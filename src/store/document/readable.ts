import { pipelineTool } from '../../engine/tools/pipeline-tool'
import { localize, t } from '../../language/active'
import type { Document, Node, Pipeline } from '../../model/document'
import type { RunEvent } from '../../model/events'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'
import { isNote, isToolStep } from '../../model/known-types'
import type { NodeTypes } from '../../model/node-type'
import { isReadable as isParsed, parseNode } from '../../model/parsed-node'
import { slugsByNode } from '../../model/slugs'
import type { NodeRun, Readable } from '../../nodes/view'
import { idleNode, type RunState } from '../run/run-state'

/** What is known of the last run. */
export interface LastRun {
  run: RunState
  events: readonly RunEvent[]
}

/** What templates of a node can read. */
export function readableAt(document: Document, types: NodeTypes, last: LastRun, nodeId: string): Readable[] {
  const pipeline = document.pipelines.find(({ nodes }) => nodes.some(({ id }) => id === nodeId))
  return pipeline ? readableIn(document, types, pipeline.id, last, nodeId) : []
}

/**
 * What templates can read in a pipeline: its input, the steps above a node (all of them without one), and variables, each
 * with what it was in the last run.
 */
export function readableIn(
  document: Document,
  types: NodeTypes,
  pipelineId: string,
  last: LastRun,
  nodeId?: string,
): Readable[] {
  const pipeline = document.pipelines.find(({ id }) => id === pipelineId)
  if (!pipeline) return []
  const index = pipeline.nodes.findIndex(({ id }) => id === nodeId)
  const above = [...leadingTo(document, pipelineId), ...pipeline.nodes.slice(0, index < 0 ? undefined : index)]
  const slugs = slugsByNode(document)
  const steps = above.flatMap(node => stepOf(node, slugs.get(node.id) ?? node.id, types, last.run.nodes[node.id]))
  const roots: Readable[] = [inputOf(pipeline, types, last.events)]
  if (steps.length > 0) roots.push({ name: 'steps', fields: steps })
  const variables = Object.entries(document.variables ?? {})
  if (variables.length > 0) {
    roots.push({ name: 'vars', fields: variables.map(([name, value]) => ({ name, hint: t('Variable'), value })) })
  }
  return roots
}

/** What the texts of a tool's answers can read, with what the last answer had. */
export function readableInResponse(roots: Record<'data' | 'meta' | 'error', JsonValue | undefined>): Readable[] {
  return Object.entries(roots).map(([name, value]) => ({ name, ...(value !== undefined && { value }) }))
}

function inputOf(pipeline: Pipeline, types: NodeTypes, events: readonly RunEvent[]): Readable {
  const started = events.findLast(event => event.type === 'pipeline-start' && event.pipelineId === pipeline.id)
  const input: JsonObject = (started?.type === 'pipeline-start' && started.input) || {}
  const schema = pipelineTool(pipeline, types).inputSchema
  const fields = Object.entries(isJsonObject(schema.properties) ? schema.properties : {}).map(([name, field]) => {
    const known: JsonSchema = isJsonObject(field) ? field : {}
    const value = input[name]
    const hint = typeof known.description === 'string' ? known.description : t('Input')
    return { name, hint, schema: known, ...(value !== undefined && { value }) }
  })
  return { name: 'input', fields }
}

/** Cards that leave something behind; those that only show or note have nothing to read. */
function stepOf(node: Node, slug: string, types: NodeTypes, run: NodeRun = idleNode): Readable[] {
  const parsed = parseNode(node, types)
  if (!isParsed(parsed) || isNote(node)) return []
  const hint = node.config.name || localize(parsed.type.name)
  const output = run.output ?? run.results.findLast(({ isError }) => !isError)?.data
  const reasoning = isToolStep(node)
  const part = (name: string, value: JsonValue | undefined): Readable => ({
    name,
    hint,
    ...(value !== undefined && value !== null && { value }),
  })
  const fields = [
    part('output', output),
    ...(reasoning ? [part('reasoning', run.reasoning)] : []),
    part('status', statusOf(run)),
    ...(run.error ? [part('error', localize(run.error.message))] : []),
  ]
  return [{ name: slug, hint, fields }]
}

function statusOf({ status }: NodeRun): JsonValue | undefined {
  if (status === 'failed' || status === 'skipped') return status
  return status === 'done' || status === 'stopped-early' ? 'completed' : undefined
}

/** The nodes of the pipelines that lead to one over `next` edges: they share one memory of what has run. */
function leadingTo({ pipelines, edges }: Document, pipelineId: string): Node[] {
  const reached = new Set([pipelineId])
  for (const id of reached) {
    for (const { source, target, kind } of edges) if (kind === 'next' && target === id) reached.add(source)
  }
  return pipelines.flatMap(({ id, nodes }) => (id !== pipelineId && reached.has(id) ? nodes : []))
}
