/* Under which keys the records of a document lie. Keys with the same beginning are read and removed together. */

export const documentKey = (id: string) => `document ${id}`
export const indexKey = (id: string) => `index ${id}`
export const indexPrefix = 'index '
/** The note that a document is damaged. */
export const damagedKey = (id: string) => `damaged ${id}`
export const damagedPrefix = 'damaged '
export const entryPrefix = (documentId: string) => `recording-entry ${documentId} `
/** Documents as they were when they ran, each once. */
export const ranDocumentPrefix = (documentId: string) => `recording-document ${documentId} `
export const runPrefix = (documentId: string) => `recording ${documentId} `

/** All keys that begin with a prefix. */
export function keysFrom(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}
