import type { Node } from '../../engine/document'
import type { Draft } from '../draft'

/** A document to begin from, with its inputs filled in so that Run works at once. */
export interface Starter extends Draft {
  id: string
  title: string
  /** What one sees in it, in one line. */
  teaches: string
}

/** A starter of one pipeline. Its models are empty, so the page's default model answers. */
export function starter(
  { id, title, teaches }: Pick<Starter, 'id' | 'title' | 'teaches'>,
  nodes: Node[],
  inputs: Draft['inputs'] = {},
): Starter {
  const document = { version: 1 as const, id, name: title, pipelines: [{ id: 'main', name: title, nodes }], edges: [] }
  return { id, title, teaches, document, inputs }
}
