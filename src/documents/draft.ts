import type { Document, RunInputs } from '../engine/document'

/** What is saved, undone and shared: the document, and what was typed for its runs. */
export interface Draft {
  document: Document
  inputs: RunInputs
}

/** A new document with one empty pipeline. */
export function blankDraft(id: string, name: string): Draft {
  return {
    document: { version: 1, id, name, pipelines: [{ id: 'main', name, nodes: [] }], edges: [] },
    inputs: {},
  }
}
