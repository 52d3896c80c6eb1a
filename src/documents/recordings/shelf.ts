import { promisifyRequest, type UseStore } from 'idb-keyval'
import type { RunEventOf } from '../../engine/events'
import { outcomeOfRun } from '../../engine/run-outcome'
import { entryPrefix, keysFrom, runPrefix } from '../record-keys'
import { StorageError } from '../storage-error'
import { transact } from '../transaction'
import { packRecording, parseRecording, type Recording, type RecordingOrigin } from './recording'

/** How many recordings of a document are kept. */
export const mostRecordings = 50

/** What the list shows of a recording, kept apart so that the list reads no run. */
export interface RecordingEntry {
  documentId: string
  /** Counts the recordings of a document. */
  number: number
  /** Milliseconds since the epoch. */
  startedAt: number
  durationMs: number
  status: 'finished' | 'cut-short' | 'failed' | 'stopped' | 'limit'
  modelCalls: number
  /** Its size as it is kept. */
  bytes: number
  /** The beginning of the last reply. */
  said?: string
  /** Where it came from, when this device did not make it. */
  origin?: RecordingOrigin
}

/** The kept runs of this device. Every call may reject with a `StorageError`; then nothing was changed. */
export interface RecordingShelf {
  /** Keeps a run that is over, for its own document or another one. The oldest goes when there are too many. */
  keep(recording: Recording, place?: { documentId?: string; origin?: RecordingOrigin }): Promise<RecordingEntry>
  /** The newest first. */
  list(documentId: string): Promise<RecordingEntry[]>
  /** @throws StorageError `gone` or `damaged` */
  open(entry: Pick<RecordingEntry, 'documentId' | 'number'>): Promise<Recording>
  remove(entry: Pick<RecordingEntry, 'documentId' | 'number'>): Promise<void>
  removeAll(documentId: string): Promise<void>
}

/** The shelf in a key-value store, which the library may use as well. */
export function createShelf(withStore: UseStore): RecordingShelf {
  return {
    keep(recording, { documentId = recording.documentId, origin } = {}) {
      const packed = JSON.stringify(packRecording(recording))
      return transact(withStore, 'readwrite', async store => {
        const kept: RecordingEntry[] = await promisifyRequest(store.getAll(keysFrom(entryPrefix(documentId))))
        const number = (kept.at(-1)?.number ?? 0) + 1
        const entry = { ...entryOf(recording, packed.length), documentId, number, ...(origin && { origin }) }
        store.put(packed, runKey(entry))
        store.put(entry, entryKey(entry))
        for (const old of kept.slice(0, Math.max(0, kept.length + 1 - mostRecordings))) {
          store.delete(runKey(old))
          store.delete(entryKey(old))
        }
        return entry
      })
    },
    list: documentId =>
      transact(withStore, 'readonly', async store => {
        const entries: RecordingEntry[] = await promisifyRequest(store.getAll(keysFrom(entryPrefix(documentId))))
        return entries.reverse()
      }),
    open: entry =>
      transact(withStore, 'readonly', async store => {
        const packed: unknown = await promisifyRequest(store.get(runKey(entry)))
        if (typeof packed !== 'string') throw new StorageError('gone', undefined, 'This recording is no longer kept.')
        const parsed = parseRecording(JSON.parse(packed))
        if ('problem' in parsed) throw new StorageError('damaged', undefined, parsed.problem)
        return parsed.recording
      }),
    remove: entry =>
      transact(withStore, 'readwrite', store => {
        store.delete(runKey(entry))
        store.delete(entryKey(entry))
      }),
    removeAll: documentId =>
      transact(withStore, 'readwrite', store => {
        store.delete(keysFrom(entryPrefix(documentId)))
        store.delete(keysFrom(runPrefix(documentId)))
      }),
  }
}

type Place = Pick<RecordingEntry, 'documentId' | 'number'>
/** Padded, so that keys sort as the numbers do. */
const padded = (number: number) => String(number).padStart(9, '0')
const entryKey = ({ documentId, number }: Place) => entryPrefix(documentId) + padded(number)
const runKey = ({ documentId, number }: Place) => runPrefix(documentId) + padded(number)

/** Letters of the last reply that the list shows. */
const mostSaid = 120

function entryOf({ events }: Recording, bytes: number): Omit<RecordingEntry, 'documentId' | 'number'> {
  const said = events.findLast(event => event.type === 'response' && event.text.trim() !== '') as
    | RunEventOf<'response'>
    | undefined
  const startedAt = events[0]?.at ?? 0
  return {
    startedAt,
    durationMs: (events.at(-1)?.at ?? startedAt) - startedAt,
    status: outcomeOfRun(events) ?? 'stopped',
    modelCalls: events.filter(event => event.type === 'request').length,
    bytes,
    ...(said && { said: said.text.trim().slice(0, mostSaid) }),
  }
}
