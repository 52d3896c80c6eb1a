import { promisifyRequest } from 'idb-keyval'
import { ranDocumentPrefix } from '../library/record-keys'

/** The document of a run, ready to store: its JSON and a hash. */
interface StoredDocument {
  json: string
  hash: string
}

/** Prepares a document for storage. */
export function storableDocument(document: object): StoredDocument {
  const json = JSON.stringify(document)
  return { json, hash: hashOf(json) }
}

/** Stores the document of a run, deduplicated across recordings. Returns its name and the number of bytes added. */
export async function putDocument(
  store: IDBObjectStore,
  documentId: string,
  { json, hash }: StoredDocument,
): Promise<{ name: string; bytes: number }> {
  for (let count = 0; ; count++) {
    const name = count === 0 ? hash : `${hash}.${count}`
    const key = ranDocumentPrefix(documentId) + name
    const there: unknown = await promisifyRequest(store.get(key))
    if (there === json) return { name, bytes: 0 }
    if (there !== undefined) continue
    store.put(json, key)
    return { name, bytes: json.length }
  }
}

/** Deletes documents that no recording refers to. */
export function dropDocuments(
  store: IDBObjectStore,
  documentId: string,
  names: Iterable<string | undefined>,
  entries: readonly { document?: string }[],
): void {
  const used = new Set(entries.map(({ document }) => document))
  for (const name of names) {
    if (name !== undefined && !used.has(name)) store.delete(ranDocumentPrefix(documentId) + name)
  }
}

/**
 * Not for security: documents with equal hashes are compared by text. `crypto.subtle` is unavailable on insecure
 * origins.
 */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return [high, low].map(half => (half >>> 0).toString(36)).join('-')
}
