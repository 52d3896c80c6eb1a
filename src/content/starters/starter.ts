import type { Draft } from '../../documents/format/draft'
import type { Written } from '../../language/written'
import { buildDocument, type DocumentParts, type EdgeParts } from '../../model/build-document'
import type { Document, Pipeline } from '../../model/document'
import type { WrittenCard } from '../cards'

/** A document to start from, with inputs, so that it runs at once. */
export interface Starter extends Draft {
  id: string
  title: string
  /** A summary in one line. */
  teaches: string
}

/** A starter whose texts are messages. */
type WrittenStarter = Written<Starter> & { id: string }

type Words = Pick<WrittenStarter, 'id' | 'title' | 'teaches'>

/** Ids and edges are made here; texts are left as they are. */
export const writtenDocument = (parts: Written<DocumentParts>) =>
  buildDocument(parts as DocumentParts) as Written<Document>

/** A starter of one pipeline. Models are empty, so the default model answers. */
export function starter(
  { id, title, teaches }: Words,
  nodes: WrittenCard[],
  inputs: WrittenStarter['inputs'] = {},
): WrittenStarter {
  return { id, title, teaches, document: writtenDocument({ id, name: title, nodes }), inputs }
}

/** A starter of several pipelines. */
export function flowStarter(
  { id, title, teaches }: Words,
  pipelines: Written<Pipeline>[],
  edges: Written<EdgeParts>[],
  variables?: Document['variables'],
): WrittenStarter {
  const document = writtenDocument({ id, name: title, pipelines, edges, variables })
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
