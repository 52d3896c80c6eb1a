/* Keys of a document's records. Keys with a common prefix are read and deleted together. */

export const documentKey = (id: string) => `document ${id}`
export const indexKey = (id: string) => `index ${id}`
export const indexPrefix = 'index '
/** The record of a damaged document. */
export const damagedKey = (id: string) => `damaged ${id}`
export const damagedPrefix = 'damaged '
export const entryPrefix = (documentId: string) => `recording-entry ${documentId} `
/** Documents as they ran, deduplicated. */
export const ranDocumentPrefix = (documentId: string) => `recording-document ${documentId} `
export const runPrefix = (documentId: string) => `recording ${documentId} `

/** The range of keys with a prefix. */
export function keysFrom(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}
