import { t } from '../language/active'
import type { Document, Node, Pipeline } from '../model/document'
import { isIntegration } from '../model/known-types'
import type { NodeTypes } from '../model/node-type'
import { slugsByNode } from '../model/slugs'
import { nodeOf, stepCalls } from '../model/step-tools'
import { parsePath, templatePaths } from '../model/templates'

/** Who uses a tool: a pipeline whose models can call it, or one of its steps that does. */
interface ToolDependent {
  pipeline: Pipeline
  /** Absent where a tool edge offers it to the pipeline's models. */
  step?: Node
}

/** Who uses a pipeline or a node of a document as a tool, in stack order. */
export function dependentsOf(document: Document, id: string, types: NodeTypes): ToolDependent[] {
  const offered = document.edges.filter(({ kind, target }) => kind === 'tool' && target === id)
  const byEdges = document.pipelines
    .filter(pipeline => offered.some(({ source }) => source === pipeline.id))
    .map(pipeline => ({ pipeline }))
  const bySteps = stepCalls(document, types)
    .filter(({ tool }) => tool.id === id)
    .map(({ pipeline, node }) => ({ pipeline, step: node }))
  return [...byEdges, ...bySteps]
}

/** What uses a pipeline or a tool in it from outside: all that break when it is deleted. */
export function dependentsOfPipeline(document: Document, pipelineId: string, types: NodeTypes): ToolDependent[] {
  const nodes = document.pipelines.find(({ id }) => id === pipelineId)?.nodes ?? []
  return [pipelineId, ...nodes.map(({ id }) => id)]
    .flatMap(id => dependentsOf(document, id, types))
    .filter(({ pipeline }) => pipeline.id !== pipelineId)
}

/**
 * What uses cards from outside of them: steps that call one, templates that read one, and callers of a pipeline that one
 * answers for.
 */
export function dependentsOfNodes(document: Document, nodeIds: readonly string[], types: NodeTypes): ToolDependent[] {
  const slugs = slugsByNode(document)
  const removed = new Set(nodeIds)
  const users = nodeIds.flatMap(id => {
    const there = nodeOf(document, id)
    const answers = there && isIntegration(there.node)
    return [
      ...dependentsOf(document, id, types),
      ...(answers ? dependentsOf(document, there.pipeline.id, types) : []),
      ...readersOf(document, slugs.get(id) ?? ''),
    ]
  })
  return users.filter(({ step }) => !step || !removed.has(step.id))
}

/** Nodes with a template that reads a step. */
function readersOf({ pipelines }: Document, slug: string): ToolDependent[] {
  const reads = ({ config, policy }: Node) =>
    [...templatePaths(config), ...templatePaths(policy?.condition?.expression)].some(path => {
      const [root, name] = parsePath(path) ?? []
      return root === 'steps' && name === slug
    })
  return pipelines.flatMap(pipeline => pipeline.nodes.filter(reads).map(step => ({ pipeline, step })))
}

/** Why a tool is better not deleted, as a sentence that names its users; null without any. */
export function dependentsSentence(users: readonly ToolDependent[]): string | null {
  const names = users.map(({ pipeline, step }) => {
    const name = pipeline.name || pipeline.id
    return step ? t('the step “{step}” of “{name}”', { step: step.config.name || step.id, name }) : `“${name}”`
  })
  const unique = [...new Set(names)]
  return unique.length > 0 ? t('It is used by {users}.', { users: unique.join(', ') }) : null
}
