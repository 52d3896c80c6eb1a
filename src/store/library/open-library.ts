import type { UseStore } from 'idb-keyval'
import type { Draft } from '../../documents/format/draft'
import {
  createLibrary,
  isLargeDraft,
  type Library,
  type SaveOutcome,
  type StoredDraft,
} from '../../documents/library/library'
import { shareUnchanged } from '../../documents/library/merge'
import { toPieces } from '../../documents/library/pieces'
import type { CreateReading, SaveReading } from '../../documents/library/read-stored'
import type { GivenDraft, GivenSave } from '../../documents/library/save-from-pieces'
import { StorageError } from '../../documents/library/storage-error'
import { readLarge, startStoreReader } from '../reading/read-large'
import type { StoreReader } from '../reading/reader'
import { yieldToMain } from '../yield-to-main'

/** What the library of a page needs of it. */
interface LibraryPlatform {
  now(): number
  freshId(): string
  /** Where `pagehide` and `visibilitychange` come from. */
  page: Pick<EventTarget, 'addEventListener'>
  isHidden(): boolean
  /** Starts a reader in a worker; null where there are none. */
  startReader?(): Promise<StoreReader | null>
}

/**
 * The library of a page. Large documents are read and saved in a worker. What is under way there when the page hides is
 * done at once in the page instead: a worker ends with its page, and only a transaction that has begun outlives both. The
 * same where no worker starts, or it fails or takes too long.
 */
export function openLibrary(withStore: UseStore, platform: LibraryPlatform): Library {
  const { now, freshId, page, isHidden, startReader = startStoreReader } = platform
  const library = createLibrary(withStore, { now, freshId, readLarge: id => readLarge(withStore, id, startReader) })
  /** What is under way in the worker, in its order. */
  const underWay = new Map<object, { id: string; doHere(): void }>()
  let started: Promise<StoreReader | null> | undefined

  const start = () => {
    started ??= startReader().catch(() => null)
    return started
  }

  function aside<T>(id: string, work: (reader: StoreReader) => Promise<T>, here: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const key = {}
      const doHere = () => {
        if (underWay.delete(key)) here().then(resolve, reject)
      }
      underWay.set(key, { id, doHere })
      const inWorker = async () => {
        const reader = await start()
        if (!reader) throw new Error('There are no workers.')
        const result = await work(reader)
        if (underWay.delete(key)) resolve(result)
      }
      inWorker().catch(doHere)
    })
  }

  function hurry(): void {
    if (underWay.size === 0) return
    void started?.then(reader => reader?.end())
    started = undefined
    for (const { doHere } of [...underWay.values()]) doHere()
  }

  const isUnderWay = (id: string) => [...underWay.values()].some(each => each.id === id)
  page.addEventListener('pagehide', hurry)
  page.addEventListener('visibilitychange', () => {
    if (isHidden()) hurry()
  })

  const pack = (given: GivenDraft | GivenSave) => toPieces(given, yieldToMain())

  return {
    ...library,
    create(draft) {
      const here = () => library.create(draft)
      if (isHidden() || !isLargeDraft(draft)) return here()
      const { id } = draft.document
      const create = async (reader: StoreReader): Promise<StoredDraft> => {
        const created = createdIn(await reader.create(await pack({ draft, now: now(), freshId: freshId() })))
        return { ...created, draft: created.id === id ? draft : withDocumentId(draft, created.id) }
      }
      // The worker may have come to its end: then it is there already.
      const again = async () => {
        const outcome = await library.save(id, draft, null)
        return outcome.saved ? { id, draft, revision: outcome.revision } : here()
      }
      return aside(id, create, again)
    },
    save(id, draft, knownRevision, origin) {
      // A second save of a document, before the first is known, is the last one of a page.
      if (isUnderWay(id)) hurry()
      const here = () => library.save(id, draft, knownRevision, origin)
      if (isHidden() || !isLargeDraft(draft)) return here()
      return aside(
        id,
        async reader => {
          const given = { id, draft, knownRevision, now: now(), freshId: freshId() }
          const met = await reader.save(await pack({ ...given, ...(origin && { origin: 'later' }) }))
          if (!('isMet' in met)) return outcomeIn(met)
          return sharing(draft, outcomeIn(await reader.save(await pack({ ...given, ...(origin && { origin }) }))))
        },
        here,
      )
    },
  }
}

function withDocumentId(draft: Draft, id: string): Draft {
  return { ...draft, document: { ...draft.document, id } }
}

function createdIn(reading: CreateReading): Pick<StoredDraft, 'id' | 'revision'> {
  if ('id' in reading) return reading
  throw new StorageError(reading.code, undefined, reading.problem)
}

/**
 * The result of meeting another revision, with the nodes of this one where they are the same: their cards need not be
 * drawn again.
 */
async function sharing(draft: Draft, outcome: SaveOutcome): Promise<SaveOutcome> {
  if (outcome.saved) return outcome
  const yieldControl = yieldToMain()
  const share = async (stored: StoredDraft) => ({
    ...stored,
    draft: await shareUnchanged(draft, stored.draft, yieldControl),
  })
  const { theirs, stored } = outcome
  return { saved: false, theirs: await share(theirs), ...(stored && { stored: await share(stored) }) }
}

function outcomeIn(reading: SaveReading) {
  if ('outcome' in reading) return reading.outcome
  if ('isMet' in reading) throw new StorageError('failed')
  throw new StorageError(reading.code, undefined, reading.problem)
}
