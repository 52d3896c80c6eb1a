import { pipelineTool } from '../../engine/tools/pipeline-tool'
import { localize, t } from '../../language/active'
import type { Document } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { argumentsSchemaOf, isCallable, isCallableNode } from '../../model/step-tools'
import type { CallableTool } from '../../nodes/view'

/** What steps of a document can call: its other pipelines, and cards that answer calls. */
export function callableTools(document: Document, types: NodeTypes, pipelineId: string | undefined): CallableTool[] {
  const pipelines = document.pipelines
    .filter(pipeline => pipeline.id !== pipelineId && pipeline.nodes.length > 0 && isCallable(pipeline))
    .map(pipeline => ({
      kind: 'pipeline' as const,
      id: pipeline.id,
      title: pipeline.name || pipeline.id,
      group: t('pipeline'),
      inputSchema: pipelineTool(pipeline, types).inputSchema,
    }))
  const nodes = document.pipelines.flatMap(pipeline =>
    pipeline.nodes.flatMap((node): CallableTool[] => {
      const parsed = parseNode(node, types)
      if (!isReadable(parsed) || !isCallableNode(parsed)) return []
      const group = localize(parsed.type.name)
      const title = node.config.name || node.config.label || group
      const inputSchema = argumentsSchemaOf(parsed)
      return [{ kind: 'node', id: node.id, title, group, ...(inputSchema && { inputSchema }) }]
    }),
  )
  return [...nodes, ...pipelines]
}
