import { buildDocument } from '../../src/model/build-document'
import type { Document, Edge, NodeConfig, Policy } from '../../src/model/document'

/** Nodes of a pipeline, from top to bottom. */
export type Stack = [type: string, config?: NodeConfig, policy?: Policy][]

/** A document of several pipelines. Node ids are `<pipeline>-1`, `<pipeline>-2` …; edge ids `e0`, `e1` …. */
export function flow(
  pipelines: Record<string, Stack>,
  edges: [source: string, kind: Edge['kind'], target: string][],
): Document {
  return buildDocument({
    id: 'flow',
    name: 'Flow',
    pipelines: Object.entries(pipelines).map(([id, nodes]) => ({
      id,
      name: id,
      nodes: nodes.map(([type, config = {}, policy], index) => ({
        id: `${id}-${index + 1}`,
        type,
        config,
        ...(policy && { policy }),
      })),
    })),
    edges: edges.map(([source, kind, target], index) => ({ id: `e${index}`, source, target, kind })),
  })
}
