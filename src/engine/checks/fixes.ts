import { msg } from '../../language/message'
import type { Document, Edge, Node, NodeConfig, Pipeline } from '../../model/document'
import { mapNodeTemplates, mapTemplates } from '../../model/document-templates'
import type { Fix } from './problem'

/* Document edits that fix problems. */

/** Changes the nodes of one pipeline. */
export function withNodes(
  document: Document,
  pipelineId: string,
  change: (nodes: readonly Node[]) => Node[],
): Document {
  const pipelines = document.pipelines.map(pipeline =>
    pipeline.id === pipelineId ? { ...pipeline, nodes: change(pipeline.nodes) } : pipeline,
  )
  return { ...document, pipelines }
}

/** Changes the config of one node. */
export function withConfig(document: Document, nodeId: string, change: (config: NodeConfig) => NodeConfig): Document {
  const pipelines = document.pipelines.map(pipeline => ({
    ...pipeline,
    nodes: pipeline.nodes.map(node => (node.id === nodeId ? { ...node, config: change(node.config) } : node)),
  }))
  return { ...document, pipelines }
}

/** Moves a node directly above another. */
export function moveAbove(nodes: readonly Node[], nodeId: string, aboveId: string): Node[] {
  const moved = nodes.filter(node => node.id === nodeId)
  const rest = nodes.filter(node => node.id !== nodeId)
  const index = rest.findIndex(node => node.id === aboveId)
  return [...rest.slice(0, index), ...moved, ...rest.slice(index)]
}

/** Adds an inference at the end of a pipeline. */
export function withInference(document: Document, pipelineId: string): Document {
  const taken = new Set(document.pipelines.flatMap(({ nodes }) => nodes.map(({ id }) => id)))
  let id = 'inference'
  for (let number = 2; taken.has(id); number++) id = `inference-${number}`
  return withNodes(document, pipelineId, nodes => [...nodes, { id, type: 'inference', config: {} }])
}

/** Removes the edges that join two pipelines in one way, but for the first of them where `kept` is 1. */
export function withoutConnection(
  { source, target, kind }: Pick<Edge, 'source' | 'target' | 'kind'>,
  kept: 0 | 1 = 0,
): Fix {
  const joins = (edge: Edge) => edge.source === source && edge.target === target && edge.kind === kind
  return {
    label: msg('Remove the connection'),
    apply: document => {
      const gone = new Set(document.edges.filter(joins).slice(kept))
      return { ...document, edges: document.edges.filter(edge => !gone.has(edge)) }
    },
  }
}

/** Makes a tool face active, so that others may call its pipeline. */
export function activation({ id, name }: Pick<Pipeline, 'id' | 'name'>): Fix {
  return {
    label: msg('Make “{name}” active', { name: name || id }),
    apply: document => ({
      ...document,
      pipelines: document.pipelines.map(pipeline =>
        pipeline.id === id ? { ...pipeline, tool: { ...pipeline.tool, status: 'active' } } : pipeline,
      ),
    }),
  }
}

/** Replaces a path in all templates of a node or a tool face. */
export function renamePath(path: string, instead: string, owner: { nodeId: string } | { pipelineId: string }): Fix {
  const change = (written: string) => (written === path ? instead : undefined)
  return {
    label: msg('Write {path} instead', { path: `{{${instead}}}` }),
    apply: document => ({
      ...document,
      pipelines: document.pipelines.map(pipeline => {
        if ('pipelineId' in owner) {
          return pipeline.id === owner.pipelineId && pipeline.tool
            ? { ...pipeline, tool: mapTemplates(pipeline.tool, change) }
            : pipeline
        }
        return {
          ...pipeline,
          nodes: pipeline.nodes.map(node => (node.id === owner.nodeId ? mapNodeTemplates(node, change) : node)),
        }
      }),
    }),
  }
}
