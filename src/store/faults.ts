import { createStore } from 'zustand/vanilla'
import type { Fault } from '../engine/faults'

/** A call between two pipelines of a document. */
export interface FaultPlace {
  documentId: string
  source: string
  target: string
}

/** Faults of this page, by `faultKey`. They are not part of documents, and end with the page. */
export const faults = createStore<Readonly<Record<string, Fault>>>(() => ({}))

/** The key of a call in `faults`. */
export const faultKey = ({ documentId, source, target }: FaultPlace) => JSON.stringify([documentId, source, target])
