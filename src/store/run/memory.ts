import * as v from 'valibot'
import type { Message } from '../../model/language-model'
import type { KeyStorage } from '../../providers/connections/keys'

/** What inferences keep from run to run, on this device and outside of documents. */
export interface TurnMemory {
  /** Oldest first; the same list until it changes. */
  recall(documentId: string, nodeId: string): readonly Message[]
  /** Replaces what an inference has saved: its last 40 turns, at most 100 kB, pictures left out. */
  keep(documentId: string, nodeId: string, messages: readonly Message[]): void
  forget(documentId: string, nodeId: string): void
  /** Calls back on every change; gives back how to stop it. */
  subscribe(listener: () => void): () => void
}

const MOST_TURNS = 40
const MOST_BYTES = 100_000
/** Documents with memories; those that were used longest ago are deleted, so that the storage cannot fill up. */
const MOST_DOCUMENTS = 20

const listKey = 'aili5.memories'
const keyOf = (documentId: string) => `aili5.memory.${documentId}`

const DocumentList = v.fallback(v.array(v.string()), [])
const Turn = v.union([
  v.object({
    role: v.literal('user'),
    content: v.array(v.object({ type: v.literal('text'), text: v.string() })),
  }),
  v.object({ role: v.literal('assistant'), content: v.string() }),
])
const KeptMemories = v.fallback(v.record(v.string(), v.array(Turn)), {})
type Memories = Readonly<Record<string, readonly Message[]>>

const nothing: readonly Message[] = []

/** A memory in a storage of the device. Where that is full or refused, it lasts as long as the page is open. */
export function createMemory(storage: KeyStorage): TurnMemory {
  const documents = new Map<string, Memories>()
  const listeners = new Set<() => void>()

  function ofDocument(documentId: string): Memories {
    const known = documents.get(documentId)
    if (known) return known
    const read = v.parse(KeptMemories, readJson(storage, keyOf(documentId)))
    documents.set(documentId, read)
    return read
  }

  function change(documentId: string, nodeId: string, turns: readonly Message[]): void {
    const { [nodeId]: _, ...others } = ofDocument(documentId)
    const memories: Memories = turns.length > 0 ? { ...others, [nodeId]: turns } : others
    documents.set(documentId, memories)
    const isEmpty = Object.keys(memories).length === 0
    const listed = v.parse(DocumentList, readJson(storage, listKey)).filter(id => id !== documentId)
    if (!isEmpty) listed.push(documentId)
    write(storage, keyOf(documentId), isEmpty ? null : memories)
    for (const oldest of listed.splice(0, Math.max(0, listed.length - MOST_DOCUMENTS)))
      write(storage, keyOf(oldest), null)
    write(storage, listKey, listed.length > 0 ? listed : null)
    for (const listener of [...listeners]) listener()
  }

  return {
    recall(documentId, nodeId) {
      const memories = ofDocument(documentId)
      return (Object.hasOwn(memories, nodeId) && memories[nodeId]) || nothing
    },
    keep: (documentId, nodeId, messages) => change(documentId, nodeId, newest(messages.flatMap(textOnly))),
    forget: (documentId, nodeId) => change(documentId, nodeId, nothing),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A turn without pictures and what else only one provider can read; none when there are no words in it. */
function textOnly(message: Message): Message[] {
  if (message.role === 'assistant') return [{ role: 'assistant', content: message.content }]
  if (message.role !== 'user') return []
  const content = message.content.filter(part => part.type === 'text')
  return content.length > 0 ? [{ role: 'user', content }] : []
}

function newest(turns: readonly Message[]): readonly Message[] {
  const kept = turns.slice(-MOST_TURNS)
  let bytes = new TextEncoder().encode(JSON.stringify(kept)).length
  while (kept.length > 0 && bytes > MOST_BYTES)
    bytes -= new TextEncoder().encode(JSON.stringify(kept.shift())).length + 1
  // A conversation begins with the person, or providers refuse it.
  while (kept[0]?.role === 'assistant') kept.shift()
  return kept
}

function readJson(storage: KeyStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: KeyStorage, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // Kept in the page alone.
  }
}
