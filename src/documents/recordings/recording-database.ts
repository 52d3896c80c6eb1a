import { promisifyRequest, type UseStore } from 'idb-keyval'
import { msg } from '../../language/message'
import type { RunEvent } from '../../model/events'
import { entryPrefix, keysFrom, ranDocumentPrefix, runPrefix } from '../library/record-keys'
import { StorageError } from '../library/storage-error'
import { transact } from '../library/transaction'
import { EventPacker, type PackedChunk, packRecording, splitDocument } from './pack'
import type { Recording, RecordingOrigin } from './recording'
import { endedByPage, entryOf, type RecordingEntry } from './recording-entry'
import { dropDocuments, putDocument, storableDocument } from './stored-documents'

export type { RecordingEntry } from './recording-entry'

/** Maximum number of recordings per document. */
export const MAX_RECORDINGS = 50

/** Where a recording is stored. */
interface RecordingPlace {
  /** Default: its own document. */
  documentId?: string
  origin?: RecordingOrigin
}

/** Stores a run while it is in progress, so that it survives the loss of the page. Calls are sequential. */
export interface RunWriter {
  /** Stores new events. A deleted run stays deleted. */
  write(events: readonly RunEvent[]): Promise<void>
  /** The run has ended. */
  finish(recording: Recording): Promise<RecordingEntry>
  /** The run was discarded. */
  discard(): Promise<void>
}

/** The stored runs of this device. Every call may reject with a `StorageError`; then nothing was changed. */
export interface RecordingDatabase {
  /** Stores a finished run, for its own document or another one. Above the maximum, the oldest is deleted. */
  keep(recording: Recording, place?: RecordingPlace): Promise<RecordingEntry>
  /** Starts to store a run in progress. */
  begin(recording: Recording, place?: RecordingPlace): Promise<RunWriter>
  /** Newest first, without runs in progress; a run whose page is gone has ended. */
  list(documentId: string): Promise<RecordingEntry[]>
  /** @throws StorageError `gone` or `damaged` */
  open(entry: Pick<RecordingEntry, 'documentId' | 'number'> & Partial<RecordingEntry>): Promise<Recording>
  remove(entry: Pick<RecordingEntry, 'documentId' | 'number'>): Promise<void>
}

/** Ids of runs in progress in any page of this browser. Not `isSure` where pages cannot know of each other. */
export type RunsUnderWay = () => Promise<{ ids: ReadonlySet<string>; isSure: boolean }>

const noneKnown: RunsUnderWay = async () => ({ ids: new Set(), isSure: false })

/** Creates the database of recordings on a key-value store that the library may share. */
export function createRecordingDatabase(withStore: UseStore, underWay: RunsUnderWay = noneKnown): RecordingDatabase {
  const database: RecordingDatabase = {
    async keep(recording, place = {}) {
      const put = prepared(recording)
      return transact(withStore, 'readwrite', async store => put(store, await newEntry(store, recording, place)))
    },
    async begin(recording, place = {}) {
      const packer = new EventPacker(0)
      const { document } = splitDocument(recording.events)
      const ran = document && storableDocument(document)
      const first = JSON.stringify(packer.pack(recording.events))
      const entry = await transact(withStore, 'readwrite', async store => {
        const begun = await newEntry(store, recording, place)
        const kept = ran && (await putDocument(store, begun.documentId, ran))
        const ranAs = kept && { document: kept.name, bytes: kept.bytes }
        const entry: RecordingEntry = { ...begun, status: 'under-way', ...ranAs }
        store.put(entry, entryKey(entry))
        store.put(first, stretchKey(entry, 0))
        return entry
      })
      let stretch = 1
      return {
        write(events) {
          const packed = JSON.stringify(packer.pack(events))
          const key = stretchKey(entry, stretch++)
          return transact(withStore, 'readwrite', async store => {
            if (await isUnderWay(store, entry)) store.put(packed, key)
          })
        },
        finish: recording => finish(entry, recording),
        discard: () => database.remove(entry),
      }
    },
    async list(documentId) {
      const entries = await transact(withStore, 'readonly', store => entriesOf(store, documentId))
      const open = entries.filter(({ status }) => status === 'under-way')
      const { ids, isSure } = await (open.length > 0 ? underWay : noneKnown)()
      const listed = entries
        .filter(({ status, runId = '' }) => status !== 'under-way' || !ids.has(runId))
        .map(entry => (entry.status === 'under-way' ? settle(entry, isSure) : entry))
      return (await Promise.all(listed)).reverse()
    },
    async open(entry) {
      const { packed, document } = await transact(withStore, 'readonly', async store => {
        const kept: unknown = await promisifyRequest(store.get(entryKey(entry)))
        const { document } = isEntry(kept) ? kept : {}
        return {
          packed: await readPacked(store, entry),
          document: document && (await promisifyRequest<unknown>(store.get(ranDocumentKey(entry, document)))),
        }
      })
      if (!packed) throw new StorageError('gone', undefined, msg('This recording is no longer kept.'))
      const ran = typeof document === 'string' ? { document: readText(document) as object } : {}
      const { parseRecording } = await import('./recording')
      const parsed = parseRecording({ ...packed, ...ran })
      if ('problem' in parsed) throw new StorageError('damaged', undefined, parsed.problem)
      return entry.status === 'page-ended' ? endedByPage(parsed.recording) : parsed.recording
    },
    remove: entry =>
      transact(withStore, 'readwrite', async store => {
        const entries = await entriesOf(store, entry.documentId)
        drop(store, entries, ({ number }) => number === entry.number)
      }),
  }
  return database

  /** Replaces the chunks of a run by the whole. */
  async function finish(entry: RecordingEntry, recording: Recording): Promise<RecordingEntry> {
    const put = prepared(recording)
    return transact(withStore, 'readwrite', async store => {
      // It was deleted meanwhile by a person, and stays deleted.
      if (!(await promisifyRequest(store.get(entryKey(entry))))) return entry
      store.delete(stretches(entry))
      return put(store, { ...entry, bytes: entry.status === 'under-way' ? entry.bytes : 0 })
    })
  }

  /**
   * A run whose page is gone has ended. Where that is uncertain, or cannot be written, it is reported but not stored:
   * the page may still write.
   */
  async function settle(entry: RecordingEntry, isSure: boolean): Promise<RecordingEntry> {
    const ended: RecordingEntry = { ...entry, status: 'page-ended' }
    try {
      const recording = await database.open(ended)
      return isSure ? await finish(entry, recording) : { ...ended, ...entryOf(recording, entry.bytes) }
    } catch {
      return ended
    }
  }
}

/** Packs a run in advance, for a transaction that only writes. */
function prepared(recording: Recording) {
  const { document } = splitDocument(recording.events)
  const ran = document && storableDocument(document)
  const packed = JSON.stringify(packRecording(recording, document))
  return async (store: IDBObjectStore, place: RecordingEntry): Promise<RecordingEntry> => {
    const { documentId, number, origin, bytes } = place
    const kept = ran && (await putDocument(store, documentId, ran))
    const entry: RecordingEntry = {
      ...entryOf(recording, bytes + packed.length + (kept?.bytes ?? 0)),
      ...{ documentId, number },
      ...(kept && { document: kept.name }),
      ...(origin && { origin }),
    }
    store.put(packed, runKey(entry))
    store.put(entry, entryKey(entry))
    return entry
  }
}

/** The entry of a new run. Above the maximum, the oldest is deleted. */
async function newEntry(
  store: IDBObjectStore,
  recording: Recording,
  { documentId = recording.documentId, origin }: RecordingPlace,
): Promise<RecordingEntry> {
  const kept = await entriesOf(store, documentId)
  const number = (kept.at(-1)?.number ?? 0) + 1
  const last = kept.length + 1 - MAX_RECORDINGS
  drop(store, kept, (_, place) => place < last)
  return { ...entryOf(recording, 0), documentId, number, ...(origin && { origin }) }
}

/** Deletes recordings of one document, with data that only they refer to. */
function drop(
  store: IDBObjectStore,
  entries: readonly RecordingEntry[],
  isDropped: (entry: RecordingEntry, place: number) => boolean,
): void {
  const dropped = entries.filter(isDropped)
  for (const entry of dropped) {
    store.delete(runKey(entry))
    store.delete(stretches(entry))
    store.delete(entryKey(entry))
  }
  const [first] = dropped
  if (!first) return
  const names = dropped.map(({ document }) => document)
  dropDocuments(
    store,
    first.documentId,
    names,
    entries.filter(entry => !dropped.includes(entry)),
  )
}

/** An invalid entry is skipped: its run cannot be shown, but the others can. */
async function entriesOf(store: IDBObjectStore, documentId: string): Promise<RecordingEntry[]> {
  const all: unknown[] = await promisifyRequest(store.getAll(keysFrom(entryPrefix(documentId))))
  return all.filter(isEntry)
}

function isEntry(value: unknown): value is RecordingEntry {
  const { documentId, number, startedAt, status } = (value ?? {}) as Partial<RecordingEntry>
  return (
    typeof documentId === 'string' &&
    Number.isSafeInteger(number) &&
    typeof startedAt === 'number' &&
    typeof status === 'string'
  )
}

async function isUnderWay(store: IDBObjectStore, entry: Place): Promise<boolean> {
  const kept = await promisifyRequest<RecordingEntry | undefined>(store.get(entryKey(entry)))
  return kept?.status === 'under-way'
}

/** @throws StorageError `damaged` */
function readText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StorageError('damaged', error, msg('This recording is damaged and cannot be read.'))
  }
}

/** A stored run: as a whole, or in chunks while in progress. */
async function readPacked(store: IDBObjectStore, entry: Place): Promise<object | null> {
  const whole: unknown = await promisifyRequest(store.get(runKey(entry)))
  if (typeof whole === 'string') return readText(whole) as object
  const parts: unknown[] = await promisifyRequest(store.getAll(stretches(entry)))
  if (parts.length === 0) return null
  const read = parts.map(part => readText(String(part)) as Partial<PackedChunk>)
  return {
    ...{ recording: 2, since: 0 },
    shared: read.flatMap(({ shared = [] }) => shared),
    // Absent in chunks of version 1.
    lists: read.flatMap(({ lists = [] }) => lists),
    events: read.flatMap(({ events = [] }) => events),
  }
}

type Place = Pick<RecordingEntry, 'documentId' | 'number'>
/** Padded, so that keys sort numerically. */
const padded = (number: number) => String(number).padStart(9, '0')
const entryKey = ({ documentId, number }: Place) => entryPrefix(documentId) + padded(number)
const runKey = ({ documentId, number }: Place) => runPrefix(documentId) + padded(number)
const stretchKey = (entry: Place, stretch: number) => `${runKey(entry)}.${padded(stretch)}`
const stretches = (entry: Place) => keysFrom(`${runKey(entry)}.`)
const ranDocumentKey = ({ documentId }: Place, name: string) => ranDocumentPrefix(documentId) + name
