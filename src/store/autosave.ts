import type { Draft } from '../documents/draft'
import type { Library, StoredDraft } from '../documents/library'
import { asStorageError } from '../documents/storage-error'
import type { Editor } from './editor'

/** Milliseconds from the first unsaved edit to its save. */
export const saveDelay = 500
/** Milliseconds from a failed save to the next try. */
export const retryDelay = 10_000

/** Keeps the editor's draft in the library. */
export interface Autosave {
  /** The draft that was just opened is this record; null for one that is not kept until it is edited. */
  follow(stored: StoredDraft | null): void
  /** Saves now what is unsaved. Resolves true when nothing is left unsaved. */
  flush(): Promise<boolean>
  /** Ends all saving. */
  stop(): void
}

export interface AutosaveParts {
  editor: Editor
  library: Library
  /** Where `pagehide` and `visibilitychange` come from. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden(): boolean
  /** Told after each save, for the list of documents and other tabs. */
  onSaved?(stored: StoredDraft): void
}

/**
 * Saves half a second after the first unsaved edit, and at once when the page hides. A failed save keeps the edits, says
 * so, and is tried again.
 */
export function createAutosave({ editor, library, page, isHidden, onSaved }: AutosaveParts): Autosave {
  /** What is open, and what the library holds of it as far as this tab knows. Another document is another object. */
  let session: { base: StoredDraft | null } = { base: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined

  const isDirty = () => {
    const { save } = editor.getState()
    return save.status === 'unsaved' || save.status === 'failed' || save.status === 'saving'
  }

  function schedule(delay: number) {
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, delay)
  }

  function unschedule() {
    clearTimeout(timer)
    timer = undefined
  }

  async function flush(): Promise<boolean> {
    unschedule()
    await saving
    do {
      if (!isDirty()) return true
      saving ??= saveOnce().finally(() => {
        saving = undefined
      })
      await saving
      // Edits made during the save are saved too; a failure is left to the next try.
    } while (editor.getState().save.status !== 'failed')
    return false
  }

  async function saveOnce(): Promise<void> {
    const { draft } = editor.getState()
    const current = session
    editor.setSave({ status: 'saving' })
    try {
      const stored = current.base ? await saveOver(current.base, draft) : await library.create(draft)
      current.base = stored
      if (session !== current) return
      const isNewest = editor.getState().draft === draft
      editor.setSave({ status: isNewest ? 'saved' : 'unsaved' }, stored.id)
      if (!isNewest) schedule(saveDelay)
      onSaved?.(stored)
    } catch (error) {
      if (session !== current) return
      editor.setSave({ status: 'failed', message: asStorageError(error).message })
      schedule(retryDelay)
    }
  }

  async function saveOver(known: StoredDraft, draft: Draft): Promise<StoredDraft> {
    const outcome = await library.save(known.id, draft, known.revision)
    if (outcome.saved) return { id: known.id, draft, revision: outcome.revision }
    return library.create(draft)
  }

  const unsubscribe = editor.subscribe(state => {
    if (state.save.status === 'unsaved') schedule(saveDelay)
  })
  const onPageHide = () => void flush()
  const onVisibility = () => {
    if (isHidden()) void flush()
  }
  page.addEventListener('pagehide', onPageHide)
  page.addEventListener('visibilitychange', onVisibility)

  return {
    follow(stored) {
      unschedule()
      session = { base: stored }
    },
    flush,
    stop() {
      unschedule()
      unsubscribe()
      page.removeEventListener('pagehide', onPageHide)
      page.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
