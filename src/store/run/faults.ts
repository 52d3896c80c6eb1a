import { createStore } from 'zustand/vanilla'
import type { Document } from '../../model/document'
import type { Fault, Host } from '../../model/host'

/** A call between two pipelines of a document. */
interface FaultPlace {
  documentId: string
  source: string
  target: string
}

/** Faults of this page, by `faultKey`. They are not part of documents, and end with the page. */
export const faults = createStore<Readonly<Record<string, Fault>>>(() => ({}))

/** The key of a call in `faults`. */
export const faultKey = ({ documentId, source, target }: FaultPlace) => JSON.stringify([documentId, source, target])

/** A host that injects the faults of this page into runs of a document. */
export function withFaults(host: Host, { id: documentId }: Pick<Document, 'id'>): Host {
  return { ...host, faultOf: call => faults.getState()[faultKey({ documentId, ...call })] }
}
