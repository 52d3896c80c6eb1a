import type { Draft } from '../../documents/format/draft'
import { buildDocument, type EdgeParts } from '../../engine/model/build-document'
import type { Document, Node, Pipeline } from '../../engine/model/document'

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
  return { id, title, teaches, document: buildDocument({ id, name: title, nodes }), inputs }
}

/** A starter of several pipelines. */
export function flowStarter(
  { id, title, teaches }: Pick<Starter, 'id' | 'title' | 'teaches'>,
  pipelines: Pipeline[],
  edges: EdgeParts[],
  variables?: Document['variables'],
): Starter {
  const document = buildDocument({ id, name: title, pipelines, edges, variables })
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
