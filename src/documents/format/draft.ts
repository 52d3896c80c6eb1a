import type { Document, RunInputs } from '../../engine/model/document'

/** What is saved, shared and part of undo: the document, and the inputs of its runs. */
export interface Draft {
  document: Document
  inputs: RunInputs
}

/** Creates a document with one empty pipeline. */
export function blankDraft(id: string, name: string): Draft {
  return {
    document: { version: 1, id, name, pipelines: [{ id: 'main', name, nodes: [] }], edges: [] },
    inputs: {},
  }
}
