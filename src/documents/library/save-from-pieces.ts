import type { UseStore } from 'idb-keyval'
import type { Draft } from '../format/draft'
import { createLibrary, type Origin } from './library'
import type { CreateReading, SaveReading } from './read-stored'
import { asStorageError } from './storage-error'

/* Saving where the page is not: in a worker. What it cannot know there is given with the document. */

/** A document to be added. */
export interface GivenDraft {
  draft: Draft
  now: number
  /** An id that no document has. */
  freshId: string
}

/** A document to be saved over a known revision. */
export interface GivenSave extends GivenDraft {
  id: string
  knownRevision: number | null
  /** What a merge needs; `later` where it is given only when there is another revision. */
  origin?: Origin | 'later'
}

/** Adds a document. Does not reject. */
export async function createFrom(withStore: UseStore, { draft, ...given }: GivenDraft): Promise<CreateReading> {
  try {
    const { id, revision } = await libraryOf(withStore, given).create(draft)
    return { id, revision }
  } catch (error) {
    return problemOf(error)
  }
}

/** Saves a document. Does not reject. */
export async function saveFrom(withStore: UseStore, { id, draft, origin, ...given }: GivenSave): Promise<SaveReading> {
  try {
    const library = libraryOf(withStore, given)
    if (origin !== 'later') return { outcome: await library.save(id, draft, given.knownRevision, origin) }
    const outcome = await library.save(id, draft, given.knownRevision)
    return outcome.saved ? { outcome } : { isMet: true }
  } catch (error) {
    return problemOf(error)
  }
}

function libraryOf(withStore: UseStore, { now, freshId }: Omit<GivenDraft, 'draft'>) {
  return createLibrary(withStore, { now: () => now, freshId: () => freshId })
}

function problemOf(error: unknown) {
  const { code, words } = asStorageError(error)
  return { code, problem: words }
}
