import type { Draft } from '../../documents/format/draft'
import type { Document, Edge, Node, Pipeline } from '../../engine/model/document'

/** A document to start from, with inputs, so that it runs at once. */
export interface Starter extends Draft {
  id: string
  title: string
  /** A summary in one line. */
  teaches: string
}

/** A starter of one pipeline. Models are empty, so the default model answers. */
export function starter(
  { id, title, teaches }: Pick<Starter, 'id' | 'title' | 'teaches'>,
  nodes: Node[],
  inputs: Draft['inputs'] = {},
): Starter {
  const document = { version: 1 as const, id, name: title, pipelines: [{ id: 'main', name: title, nodes }], edges: [] }
  return { id, title, teaches, document, inputs }
}

/** A starter of several pipelines, with edges as `[source, kind, target, label?]`. */
export function flowStarter(
  { id, title, teaches }: Pick<Starter, 'id' | 'title' | 'teaches'>,
  pipelines: Pipeline[],
  edges: [source: string, kind: Edge['kind'], target: string, label?: string][],
  variables?: Document['variables'],
): Starter {
  const document: Document = {
    version: 1,
    id,
    name: title,
    pipelines,
    edges: edges.map(([source, kind, target, label]) => ({
      id: `${source}-${kind}-${target}`,
      source,
      target,
      kind,
      ...(label !== undefined && { label }),
    })),
    ...(variables && { variables }),
  }
  return { id, title, teaches, document, inputs: {} }
}

/**
 * A starter whose `{{vars.page}}` is the page's address: it reads files that the page serves. `address` ends in a
 * slash.
 */
export function atPage(starter: Starter, address: string): Starter {
  const { document } = starter
  if (document.variables?.page === undefined) return starter
  return { ...starter, document: { ...document, variables: { ...document.variables, page: address } } }
}
