import * as v from 'valibot'
import { msg } from '../../language/message'
import { parseDraft } from '../format/parse'
import type { IndexRecord, StoredDraft } from './library'
import { StorageError } from './storage-error'

/* Records from the store. They may be of an earlier version or damaged, so anything is possible. */

const IndexSchema: v.GenericSchema<unknown, IndexRecord> = v.object({
  id: v.string(),
  name: v.string(),
  nodeCount: v.pipe(v.number(), v.finite()),
  types: v.array(v.string()),
  revision: v.pipe(v.number(), v.safeInteger()),
  updatedAt: v.pipe(v.number(), v.finite()),
  isLarge: v.exactOptional(v.literal(true)),
})
const RecordSchema = v.looseObject({
  draft: v.object({ document: v.looseObject({}), inputs: v.optional(v.unknown()) }),
  revision: v.fallback(v.pipe(v.number(), v.safeInteger()), 0),
})

/** An entry of the list, or null when invalid. */
export function readIndex(value: unknown): IndexRecord | null {
  const read = v.safeParse(IndexSchema, value)
  return read.success ? read.output : null
}

/**
 * A stored document, parsed like a file.
 * @throws StorageError `gone` or `damaged`
 */
export function readStored(id: string, record: unknown): StoredDraft {
  if (record === undefined) throw new StorageError('gone')
  const read = v.safeParse(RecordSchema, record)
  if (!read.success) throw new StorageError('damaged', undefined, msg('This document is damaged.'))
  const { draft, revision } = read.output
  const parsed = parseDraft({ ...draft.document, inputs: draft.inputs })
  if ('problem' in parsed) throw new StorageError('damaged', undefined, parsed.problem)
  return { id, draft: parsed.draft, revision }
}

/** The number of nodes that a record declares. Reads none of them. */
export function nodeCountOf(record: unknown): number {
  const pipelines = (record as { draft?: { document?: { pipelines?: unknown } } } | null)?.draft?.document?.pipelines
  if (!Array.isArray(pipelines)) return 0
  return pipelines.reduce<number>((sum, pipeline: { nodes?: unknown } | null) => {
    const nodes = pipeline?.nodes
    return sum + (Array.isArray(nodes) ? nodes.length : 0)
  }, 0)
}

/** The readable part of a document; null when there is none. */
export function readStoredOrNull(id: string, record: unknown): StoredDraft | null {
  try {
    return readStored(id, record)
  } catch {
    return null
  }
}
