import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TextFile } from '../../documents/files/file'
import { blankDraft, type Draft } from '../../documents/format/draft'
import {
  type DamagedDocument,
  type IndexRecord,
  indexOfSaved,
  type Library,
  type StoredDraft,
} from '../../documents/library/library'
import { asStorageError, StorageError } from '../../documents/library/storage-error'
import { t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import type { Editor } from '../document/editor'
import * as edits from '../document/edits'
import type { Autosave } from './autosave'

export interface LibraryState {
  status: 'loading' | 'ready' | 'failed'
  /** The error of the last operation, as a sentence. */
  message?: LocalizedText
  /** The newest first. */
  records: readonly IndexRecord[]
  /** Documents that cannot be read; their records stay. */
  damaged: readonly DamagedDocument[]
  /** What was taken out last and can be put back. */
  removed: StoredDraft | null
}

/**
 * The list of documents, and opening them into the editor. Nothing here rejects: a failure is a sentence in `message`, and
 * the promise gives false.
 */
export interface LibraryStore extends StoreApi<LibraryState> {
  refresh(): Promise<boolean>
  /** Lists a document as it was just saved. */
  listSaved(stored: StoredDraft, updatedAt: number): void
  /** Shows what another tab has saved in place of what is open, changed here or not. */
  reload(): Promise<boolean>
  /** Shows a document that was read from what is saved, in place of one that needs no saving. */
  show(stored: StoredDraft): void
  /** Opens a saved document, after saving what is open. */
  open(id: string): Promise<boolean>
  /** Opens a draft as a new document of the library; a blank one when none is given. */
  create(draft?: Draft): Promise<boolean>
  /**
   * Shows a draft that is saved only once it is edited: an example, a link. With `evenUnsaved`, what is open gives way
   * though it could not be saved; only a person may say that.
   */
  preview(draft: Draft, options?: { evenUnsaved?: boolean }): Promise<boolean>
  /** Keeps what is shown as it is, without an edit. */
  keep(): Promise<boolean>
  rename(id: string, name: string): Promise<boolean>
  duplicate(id: string): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** Puts back what was removed last. */
  undoRemove(): Promise<boolean>
  /** What is left of a damaged document, as a file; null where it could not be read. */
  damagedFile(id: string): Promise<TextFile | null>
  /** Throws away what is left of a damaged document. */
  forgetDamaged(id: string): Promise<boolean>
  /** The records whose name or node types hold every word of `text`. */
  search(text: string): IndexRecord[]
}

interface LibraryStoreParts {
  library: Library
  editor: Editor
  autosave: Autosave
  freshId(): string
  /** Called with the open document, to open it again next time; null for one that is not stored. */
  onOpened?(id: string | null): void
  /** The name of a node type as shown, for the search. */
  typeName(type: string): string
}

/** Makes the store of the library. */
export function createLibraryStore(parts: LibraryStoreParts): LibraryStore {
  const { library, editor, autosave, freshId } = parts
  const store = createStore<LibraryState>(() => ({ status: 'loading', records: [], damaged: [], removed: null }))

  /** Documents that could not be opened, though their list entry can be read. */
  const damagedIds = new Set<string>()

  /** Does something with the library, then reads the list again. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    let message: LocalizedText | undefined
    try {
      await work()
    } catch (error) {
      message = asStorageError(error).words
    }
    try {
      const { records, damaged } = await library.list()
      const isDamaged = ({ id }: IndexRecord) => damagedIds.has(id)
      store.setState({
        status: 'ready',
        records: records.filter(record => !isDamaged(record)),
        damaged: [...damaged, ...records.filter(isDamaged)],
        message,
      })
    } catch (error) {
      store.setState({ status: 'failed', message: message ?? asStorageError(error).words })
    }
    return message === undefined
  }

  /** Nothing unsaved may be replaced on the screen. Comes last, so that no edit falls between saving and showing. */
  async function leaveCurrent(): Promise<void> {
    if (!(await autosave.flush())) {
      throw new StorageError('failed', undefined, editor.getState().save.message)
    }
  }

  /** Reads a document; one that cannot be read is listed as damaged from then on. */
  async function read(id: string): Promise<StoredDraft> {
    try {
      return await library.open(id)
    } catch (error) {
      if (error instanceof StorageError && error.code === 'damaged') damagedIds.add(id)
      throw error
    }
  }

  function show(stored: StoredDraft) {
    autosave.follow(stored)
    editor.open(stored.draft, { recordId: stored.id, saved: true })
    parts.onOpened?.(stored.id)
  }

  const blank = () => blankDraft(freshId(), t('Untitled'))
  /** A draft from elsewhere as a document of its own, whatever id it came with. */
  const asNew = (draft: Draft): Draft => ({ ...draft, document: { ...draft.document, id: freshId() } })
  const isOpen = (id: string) => editor.getState().recordId === id

  return {
    ...store,
    refresh: () => attempt(async () => {}),
    listSaved(stored, updatedAt) {
      const record = indexOfSaved(stored, updatedAt)
      if (!record) return
      store.setState(({ records }) => ({ records: [record, ...records.filter(({ id }) => id !== record.id)] }))
    },
    reload: () =>
      attempt(async () => {
        const { recordId } = editor.getState()
        if (recordId !== null) show(await read(recordId))
      }),
    show,
    open: id =>
      attempt(async () => {
        if (isOpen(id)) return
        const stored = await read(id)
        await leaveCurrent()
        show(stored)
      }),
    create: draft =>
      attempt(async () => {
        const stored = await library.create(draft ? asNew(draft) : blank())
        await leaveCurrent()
        show(stored)
      }),
    preview: async (draft, { evenUnsaved = false } = {}) => {
      if (!(await autosave.flush()) && !evenUnsaved) return false
      autosave.follow(null)
      editor.open(asNew(draft))
      parts.onOpened?.(null)
      return true
    },
    keep: async () => {
      if (editor.getState().save.status === 'off') editor.setSave({ status: 'unsaved' })
      return autosave.flush()
    },
    rename: (id, name) =>
      attempt(async () => {
        if (isOpen(id)) {
          editor.rename(name)
          editor.endCoalescing()
          await autosave.flush()
          return
        }
        await library.change(id, draft => edits.renameDocument(draft, name))
      }),
    duplicate: id =>
      attempt(async () => {
        if (isOpen(id)) await autosave.flush()
        const { draft } = await read(id)
        const copy = edits.renameDocument(
          draft,
          `${draft.document.name} (${t({ message: 'copy', note: 'In brackets after the name of a document.' })})`,
        )
        await library.create(asNew(copy))
      }),
    remove: id =>
      attempt(async () => {
        if (isOpen(id)) await autosave.flush()
        store.setState({ removed: await library.remove(id) })
        if (!isOpen(id)) return
        const [next] = (await library.list()).records
        show(next ? await read(next.id) : await library.create(blank()))
      }),
    undoRemove: () =>
      attempt(async () => {
        const { removed } = store.getState()
        if (!removed) return
        await library.restore(removed)
        store.setState({ removed: null })
      }),
    async damagedFile(id) {
      let file: TextFile | null = null
      await attempt(async () => {
        file = await library.damagedFile(id)
      })
      return file
    },
    forgetDamaged: id =>
      attempt(async () => {
        await library.forgetDamaged(id)
        damagedIds.delete(id)
      }),
    search(text) {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean)
      return store.getState().records.filter(record => {
        const haystack = [record.name, ...record.types.map(parts.typeName)].join(' ').toLowerCase()
        return words.every(word => haystack.includes(word))
      })
    },
  }
}
