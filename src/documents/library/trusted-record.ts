import { promisifyRequest, type UseStore } from 'idb-keyval'
import type { Document } from '../../engine/model/document'
import { isJsonObject } from '../../engine/model/json'
import type { Draft } from '../format/draft'
import type { IndexRecord, StoredDraft } from './library'
import { documentKey, indexKey } from './record-keys'

/**
 * Reads a document that this page saved, without the full parser: checks version and shape as far as the stack needs.
 * Null for anything else, which the parser handles: other versions, flows, large documents, types that are not loaded,
 * an unreadable store.
 */
export async function readTrustedRecord(
  withStore: UseStore,
  id: string,
  isAtHand: (type: string) => boolean,
): Promise<StoredDraft | null> {
  try {
    const record: unknown = await withStore('readonly', async store => {
      const entry: Partial<IndexRecord> = await promisifyRequest(store.get(indexKey(id)))
      return !entry.isLarge && promisifyRequest(store.get(documentKey(id)))
    })
    if (!isJsonObject(record) || !isJsonObject(record.draft)) return null
    const { draft, revision } = record
    if (!isOwnDraft(draft, id, isAtHand) || !Number.isSafeInteger(revision)) return null
    return { id, draft, revision: revision as number }
  } catch {
    return null
  }
}

/** Whether the storage is empty. False where that is unknown. */
export async function isEmptyStore(withStore: UseStore): Promise<boolean> {
  try {
    return (await withStore('readonly', store => promisifyRequest(store.count()))) === 0
  } catch {
    return false
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function isOwnDraft(draft: object, id: string, isAtHand: (type: string) => boolean): draft is Draft {
  const { document, inputs } = draft as Partial<Record<keyof Draft, unknown>>
  if (!isJsonObject(inputs) || !isJsonObject(document)) return false
  const { version, name, pipelines, edges, settings } = document as Partial<Record<keyof Document, unknown>>
  if (version !== 1 || document.id !== id || typeof name !== 'string') return false
  if (!Array.isArray(pipelines) || pipelines.length !== 1 || !Array.isArray(edges) || edges.length > 0) return false
  if (settings !== undefined && !isJsonObject(settings)) return false
  const [pipeline] = pipelines
  if (!isJsonObject(pipeline) || !isText(pipeline.id) || !Array.isArray(pipeline.nodes) || pipeline.tool) return false
  const ids = new Set<unknown>()
  return pipeline.nodes.every(node => {
    if (!isJsonObject(node) || !isText(node.id) || ids.has(node.id)) return false
    ids.add(node.id)
    return isText(node.type) && isAtHand(node.type) && isJsonObject(node.config)
  })
}
