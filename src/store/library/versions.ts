import { createStore, type StoreApi } from 'zustand/vanilla'
import { asStorageError } from '../../documents/library/storage-error'
import type { Version, VersionDatabase } from '../../documents/library/versions'
import { type LocalizedText, msg } from '../../language/message'
import type { Editor } from '../document/editor'

export interface VersionsState {
  /** The versions of the document that is open, the newest first. */
  versions: readonly Version[]
  /** The error of the last operation, as a sentence. */
  message?: LocalizedText
}

/** The versions of the document that is open. Nothing here rejects: a failure is a sentence, and the promise gives false. */
export interface VersionsStore extends StoreApi<VersionsState> {
  refresh(): Promise<boolean>
  /** Keeps what is open under a name. */
  keep(name: string): Promise<boolean>
  /** Shows a version in place of what is open, as one step that can be undone. False where a lock forbids it. */
  goBack(version: Version): boolean
  remove(version: Version): Promise<boolean>
}

interface VersionsParts {
  editor: Pick<Editor, 'getState' | 'edit'>
  versions: VersionDatabase
  now(): number
  /** Saves the open document, so that the version has one to belong to. */
  keepDocument(): Promise<boolean>
}

/** Makes the store of versions. */
export function createVersionsStore({ editor, versions, now, keepDocument }: VersionsParts): VersionsStore {
  const store = createStore<VersionsState>(() => ({ versions: [] }))

  /** Does something with the versions, then reads the list again. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      const { recordId } = editor.getState()
      store.setState({ versions: recordId === null ? [] : await versions.list(recordId), message: undefined })
      return true
    } catch (error) {
      store.setState({ message: asStorageError(error).words })
      return false
    }
  }

  return {
    ...store,
    refresh: () => attempt(async () => {}),
    keep: name =>
      attempt(async () => {
        await keepDocument()
        const { recordId, draft } = editor.getState()
        if (recordId === null) throw new Error('The document could not be saved.')
        await versions.keep({ documentId: recordId, name, keptAt: now(), draft })
      }),
    goBack: ({ name, draft }) =>
      editor.edit(now => ({ ...draft, document: { ...draft.document, id: now.document.id } }), {
        label: msg('Went back to “{name}”', { name }),
      }),
    remove: version => attempt(() => versions.remove(version)),
  }
}
