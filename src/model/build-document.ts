import type { Document, Edge, Node } from './document'
import { withoutUndefined } from './json'

/** An edge as code writes it: its id follows from its parts. */
export type EdgeParts = [source: string, kind: Edge['kind'], target: string, label?: string]

/** Parts of a document: several pipelines, or the nodes of a single one named like the document. */
export type DocumentParts = Pick<Document, 'id' | 'name' | 'variables' | 'settings'> & {
  edges?: readonly (Edge | EdgeParts)[]
} & ({ nodes: Node[] } | Pick<Document, 'pipelines'>)

/** Builds every document that code writes: blank ones, starters, lessons, examples, and those of tests. */
export function buildDocument({ id, name, edges = [], variables, settings, ...parts }: DocumentParts): Document {
  return withoutUndefined({
    version: 1,
    id,
    name,
    pipelines: 'nodes' in parts ? [{ id: 'main', name, nodes: parts.nodes }] : parts.pipelines,
    edges: edges.map(edge => ('id' in edge ? edge : edgeOf(edge))),
    variables,
    settings,
  })
}

function edgeOf([source, kind, target, label]: EdgeParts): Edge {
  return withoutUndefined({ id: `${source}-${kind}-${target}`, source, target, kind, label })
}
