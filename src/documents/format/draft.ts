import { buildDocument } from '../../model/build-document'
import type { Document, RunInputs } from '../../model/document'

/** What is saved, shared and part of undo: the document, and the inputs of its runs. */
export interface Draft {
  document: Document
  inputs: RunInputs
}

/** Creates a document with one empty pipeline. */
export function blankDraft(id: string, name: string): Draft {
  return { document: buildDocument({ id, name, nodes: [] }), inputs: {} }
}
