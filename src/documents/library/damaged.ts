import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { type MessageDescriptor, msg } from '../../language/message'
import { fileName, type TextFile } from '../files/file'
import { damagedKey, damagedPrefix, documentKey, indexKey, keysFrom } from './record-keys'
import { readIndex } from './stored'

/** An unreadable document. Its records are set aside. */
export interface DamagedDocument {
  id: string
  /** As far as it is known; else empty. */
  name: string
}

/** The record of a damaged document; with its former data where an intact one has replaced it. */
const NoteSchema = v.looseObject({ id: v.string(), name: v.string(), isReplaced: v.optional(v.boolean(), false) })

/** The known damaged documents, and the ids that are not reused. */
export async function readDamaged(
  store: IDBObjectStore,
): Promise<{ damaged: DamagedDocument[]; ids: ReadonlySet<string> }> {
  const all: unknown[] = await promisifyRequest(store.getAll(keysFrom(damagedPrefix)))
  const notes = all.flatMap(each => {
    const read = v.safeParse(NoteSchema, each)
    return read.success ? [read.output] : []
  })
  return {
    damaged: notes.map(({ id, name }) => ({ id, name })),
    ids: new Set(notes.flatMap(({ id, isReplaced }) => (isReplaced ? [] : [id]))),
  }
}

/** Sets a document aside: it is listed as damaged, and its records remain unchanged. */
export async function setAside(store: IDBObjectStore, id: string): Promise<DamagedDocument> {
  const { index, document } = await recordsOf(store, id)
  const found = { id, name: readIndex(index)?.name ?? nameIn(document) }
  store.put(found, damagedKey(id))
  return found
}

/** Makes an id available for an intact document; the former data moves to the record of the damage. */
export async function freeDamagedId(store: IDBObjectStore, id: string): Promise<void> {
  const found = await setAside(store, id)
  store.put({ ...found, ...(await recordsOf(store, id)), isReplaced: true }, damagedKey(id))
}

/** The remaining data of a document, as a file. */
export async function damagedFile(store: IDBObjectStore, id: string): Promise<TextFile> {
  const note: unknown = await promisifyRequest(store.get(damagedKey(id)))
  const read = v.safeParse(NoteSchema, note)
  const { name, isReplaced } = read.success ? read.output : { name: '', isReplaced: false }
  const left = isReplaced ? note : { id, name, ...(await recordsOf(store, id)) }
  return { name: fileName(name, 'damaged'), text: `${asText(left)}\n` }
}

/** Deletes the remaining data of a damaged document. */
export async function forgetDamaged(store: IDBObjectStore, id: string): Promise<void> {
  const { ids } = await readDamaged(store)
  store.delete(damagedKey(id))
  if (!ids.has(id)) return
  store.delete(indexKey(id))
  store.delete(documentKey(id))
}

async function recordsOf(store: IDBObjectStore, id: string): Promise<{ index: unknown; document: unknown }> {
  const [index, document]: unknown[] = await Promise.all([
    promisifyRequest(store.get(indexKey(id))),
    promisifyRequest(store.get(documentKey(id))),
  ])
  return { index, document }
}

/** The message for the person, with what to do next. */
export function describeDamaged({ name }: Pick<DamagedDocument, 'name'>): MessageDescriptor {
  return name === ''
    ? msg(
        'A pipeline without a readable name is damaged and cannot be opened. All others are fine. What is left of it is in the library, to save as a file.',
      )
    : msg(
        '“{name}” is damaged and cannot be opened. All others are fine. What is left of it is in the library, to save as a file.',
        { name },
      )
}

function nameIn(document: unknown): string {
  const read = v.safeParse(v.object({ draft: v.object({ document: v.object({ name: v.string() }) }) }), document)
  return read.success ? read.output.draft.document.name : ''
}

/** Serializes any value as far as possible. */
function asText(value: unknown): string {
  const seen = new WeakSet<object>()
  const text = JSON.stringify(
    value,
    (_, field: unknown) => {
      if (typeof field === 'bigint') return String(field)
      if (field instanceof Map || field instanceof Set) return [...field]
      if (ArrayBuffer.isView(field)) return Array.from(new Uint8Array(field.buffer, field.byteOffset, field.byteLength))
      if (typeof field !== 'object' || field === null) return field
      if (seen.has(field)) return '(again)'
      seen.add(field)
      return field
    },
    2,
  )
  return text ?? String(value)
}
