import { promisifyRequest } from 'idb-keyval'
import { msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import { type RecordStore, transact } from '../library/record-store'
import { StorageError } from '../library/storage-error'
import { type Recording, type RecordingOrigin, recordingAsJson, recordingFrom } from './recording'
import { endedByPage, entryOf, type RecordingEntry } from './recording-entry'

export type { RecordingEntry } from './recording-entry'

/** Maximum number of recordings per document. */
export const MAX_RECORDINGS = 50

type Place = Pick<RecordingEntry, 'documentId' | 'number'>

/** Stores a run while it is in progress, so that it survives the loss of the page. Calls are sequential. */
export interface RunWriter {
  /** Stores the run as far as it has come; `finish` when it has ended. A deleted run stays deleted. */
  write(recording: Recording): Promise<void>
  finish(recording: Recording): Promise<void>
  /** The run was discarded. */
  discard(): Promise<void>
}

/** The stored runs of this device. Every call may reject with a `StorageError`; then nothing was changed. */
export interface RecordingDatabase {
  /** Stores a run of a document. Above the maximum, the oldest is deleted. */
  keep(documentId: string, recording: Recording, origin?: RecordingOrigin): Promise<RecordingEntry>
  /** Starts to store a run in progress. */
  begin(documentId: string, recording: Recording): Promise<RunWriter>
  /** Newest first, without runs in progress; a run whose page is gone has ended. */
  list(documentId: string): Promise<RecordingEntry[]>
  /** @throws StorageError `gone` or `damaged` */
  open(entry: Place): Promise<Recording>
  remove(entry: Place): Promise<void>
  /** Deletes the runs of documents that are not kept, and are over since `before`. */
  dropOthers(documentIds: ReadonlySet<string>, before: number): Promise<void>
}

/** Whether a run is in progress in a page of this browser. */
export type IsUnderWay = (runId: string) => Promise<boolean>

const entryKey = ({ documentId, number }: Place) => ['entry', documentId, number]
const runKey = ({ documentId, number }: Place) => ['run', documentId, number]
const entriesOf = (documentId?: string) =>
  documentId === undefined
    ? IDBKeyRange.bound(['entry'], ['entry', []])
    : IDBKeyRange.bound(['entry', documentId], ['entry', documentId, []])

/** Creates the database of recordings: an entry for the list and the run's JSON, each a record of its own. */
export function createRecordingDatabase(store: RecordStore, isUnderWay: IsUnderWay): RecordingDatabase {
  /** Adds a run, and deletes the oldest above the maximum. */
  function add(entry: Omit<RecordingEntry, 'number'>, json: string): Promise<RecordingEntry> {
    return transact(store, 'readwrite', async records => {
      const there = await readEntries(records, entry.documentId)
      const added = { ...entry, number: (there.at(-1)?.number ?? 0) + 1 }
      for (const old of there.slice(0, Math.max(0, there.length + 1 - MAX_RECORDINGS))) drop(records, old)
      records.put(added, entryKey(added))
      records.put(json, runKey(added))
      return added
    })
  }

  /** Writes over a run, unless it was deleted. */
  function replace(entry: RecordingEntry, json: string): Promise<void> {
    return transact(store, 'readwrite', async records => {
      if ((await promisifyRequest(records.getKey(entryKey(entry)))) === undefined) return
      records.put(entry, entryKey(entry))
      records.put(json, runKey(entry))
    })
  }

  const asJson = (recording: Recording) => JSON.stringify(recordingAsJson(recording))

  const database: RecordingDatabase = {
    keep(documentId, recording, origin) {
      const json = asJson(recording)
      return add({ ...entryOf(recording, json.length), documentId, ...(origin && { origin }) }, json)
    },

    async begin(documentId, recording) {
      const first = asJson(recording)
      const { number } = await add({ ...entryOf(recording, first.length), documentId, status: 'under-way' }, first)
      return {
        write(written) {
          const json = asJson(written)
          // What is shown of it, should the page be lost now.
          const entry = entryOf(endedByPage(written), json.length)
          return replace({ ...entry, documentId, number, status: 'under-way' }, json)
        },
        finish(written) {
          const json = asJson(written)
          return replace({ ...entryOf(written, json.length), documentId, number }, json)
        },
        discard: () => database.remove({ documentId, number }),
      }
    },

    async list(documentId) {
      const entries = await transact(store, 'readonly', records => readEntries(records, documentId))
      const listed = await Promise.all(
        entries.map(async (entry): Promise<RecordingEntry[]> => {
          if (entry.status !== 'under-way') return [entry]
          return (await isUnderWay(entry.runId)) ? [] : [{ ...entry, status: 'page-ended' }]
        }),
      )
      return listed.flat().reverse()
    },

    async open(place) {
      const [entry, json] = await transact(store, 'readonly', records =>
        Promise.all([
          promisifyRequest<unknown>(records.get(entryKey(place))),
          promisifyRequest<unknown>(records.get(runKey(place))),
        ]),
      )
      if (json === undefined) throw new StorageError('gone', undefined, msg('This recording is no longer kept.'))
      const read = recordingFrom(parsedJson(json))
      if ('problem' in read) throw new StorageError('damaged', undefined, read.problem)
      const isEnded = !isEntry(entry) || entry.status !== 'under-way'
      return isEnded ? read.recording : endedByPage(read.recording)
    },

    remove: place => transact(store, 'readwrite', records => drop(records, place)),

    dropOthers: (documentIds, before) =>
      transact(store, 'readwrite', async records => {
        for (const entry of await readEntries(records)) {
          if (!documentIds.has(entry.documentId) && entry.startedAt < before) drop(records, entry)
        }
      }),
  }
  return database
}

function drop(records: IDBObjectStore, place: Place): void {
  records.delete(entryKey(place))
  records.delete(runKey(place))
}

/** An invalid entry is skipped: its run cannot be shown, but the others can. */
async function readEntries(records: IDBObjectStore, documentId?: string): Promise<RecordingEntry[]> {
  const all: unknown[] = await promisifyRequest(records.getAll(entriesOf(documentId)))
  return all.filter(isEntry)
}

function isEntry(value: unknown): value is RecordingEntry {
  const { documentId, number, startedAt, status } = (value ?? {}) as Partial<RecordingEntry>
  const isPlaced = typeof documentId === 'string' && Number.isSafeInteger(number)
  return isPlaced && typeof startedAt === 'number' && typeof status === 'string'
}

/** @throws StorageError `damaged` */
function parsedJson(json: unknown): JsonValue {
  try {
    return JSON.parse(String(json))
  } catch (error) {
    throw new StorageError('damaged', error, msg('This recording is damaged and cannot be read.'))
  }
}
