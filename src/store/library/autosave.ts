import type { Draft } from '../../documents/format/draft'
import { asCopy, type Library, type StoredDraft } from '../../documents/library/library'
import { asStorageError } from '../../documents/library/storage-error'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { Editor } from '../document/editor'

/** Milliseconds from the first unsaved edit to its save. */
export const saveDelay = 500
/** Milliseconds from a failed save to the next try, unless an edit comes first. */
export const retryDelay = 10_000

/** Keeps the editor's draft in the library. */
export interface Autosave {
  /** The draft that was just opened is this record; null for one that is not saved until it is edited. */
  follow(stored: StoredDraft | null): void
  /** Saves now what is unsaved. Resolves true when nothing is left unsaved. */
  flush(): Promise<boolean>
  /** Another tab saved a document. When it is the one that is open here, that is said. */
  heard(saved: { id: string; revision: number }): void
  /** Goes on with a copy of what is shown, after another tab changed the document. Resolves true when it is saved. */
  keepAsCopy(): Promise<boolean>
  /** Ends all saving. */
  stop(): void
}

interface AutosaveParts {
  editor: Editor
  library: Pick<Library, 'create' | 'save' | 'leave' | 'forgetLeft'>
  /** Where `pagehide` and `visibilitychange` come from. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden(): boolean
  /** Returns an id that no document has. */
  freshId(): string
  /** Called after each save, for the list of documents and other tabs. */
  onSaved?(stored: StoredDraft): void
  /** Called when a draft was written down as the page is left. */
  onLeft?(id: string): void
}

/** What is written in brackets after the name of a second copy. */
export const copyLabel = () => t({ message: 'second copy', note: 'In brackets after the name of a document.' })

/**
 * Saves half a second after the first unsaved edit. When the page hides, the draft is written at once, on an open
 * database. A failed save keeps the edits, is reported and retried.
 */
export function createAutosave(parts: AutosaveParts): Autosave {
  const { editor, library, page, isHidden, freshId, onSaved, onLeft } = parts
  /** What the library holds of the open document, as far as this tab knows. Another document is another object. */
  let session: { stored: StoredDraft | null; isChangedElsewhere: boolean } = { stored: null, isChangedElsewhere: false }
  /** Whether the editor has something that the library has not. */
  let isDirty = false
  /** The document of which a draft was written down as the page hid. */
  let left: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined

  function schedule(delay: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    await saving
    while (isDirty && !session.isChangedElsewhere) {
      saving ??= saveOnce().finally(() => {
        saving = undefined
      })
      await saving
      // Edits made during the save are saved too; a failure is left to the next try.
      if (editor.getState().save.status === 'failed') return false
    }
    return !isDirty
  }

  async function saveOnce(): Promise<void> {
    const current = session
    const { draft } = editor.getState()
    // What could not be saved says so until it is.
    if (editor.getState().save.status !== 'failed') editor.setSave({ status: 'saving' })
    try {
      const outcome = current.stored
        ? await library.save(current.stored, draft)
        : { saved: await library.create(draft) }
      if ('isChangedElsewhere' in outcome) {
        current.isChangedElsewhere = true
        if (session === current) sayChangedElsewhere()
        return
      }
      current.stored = outcome.saved
      onSaved?.(outcome.saved)
      if (session !== current) return
      isDirty = editor.getState().draft !== draft
      if (!isDirty) forgetLeft()
      editor.setSave({ status: isDirty ? 'unsaved' : 'saved' }, outcome.saved.id)
    } catch (error) {
      if (session !== current) return
      editor.setSave({ status: 'failed', message: asStorageError(error).words })
      schedule(retryDelay)
    }
  }

  function begin(stored: StoredDraft | null): void {
    clearTimeout(timer)
    timer = undefined
    forgetLeft()
    isDirty = false
    session = { stored, isChangedElsewhere: false }
  }

  /** What was written down as the page hid is saved by now, or older than what is. */
  function forgetLeft(): void {
    if (left !== null) library.forgetLeft(left).catch(() => {})
    left = null
  }

  function sayChangedElsewhere(): void {
    editor.setSave({ status: 'changed-elsewhere', message: msg('Changed in another tab.') })
  }

  /** The page may end now: nothing that waits for an answer happens any more. */
  function leave(): void {
    if (!isDirty) return
    const { draft } = editor.getState()
    if (library.leave(session.stored, draft)) {
      left = session.stored?.id ?? draft.document.id
      onLeft?.(left)
    }
    void flush()
  }

  const unsubscribe = editor.subscribe((state, before) => {
    if (state.save.status !== 'unsaved' || state.draft.document.id !== before.draft.document.id) return
    isDirty = true
    if (session.isChangedElsewhere) return sayChangedElsewhere()
    // The delay counts from the first edit. The first one after a failed save does not wait for the next try.
    const isAfterFailure = before.save.status === 'failed'
    if (timer === undefined || isAfterFailure) schedule(saveDelay)
    if (isAfterFailure) editor.setSave(before.save)
  })
  const onVisibility = () => {
    if (isHidden()) leave()
  }
  page.addEventListener('pagehide', leave)
  page.addEventListener('visibilitychange', onVisibility)

  return {
    follow(stored) {
      begin(stored)
    },
    flush,
    heard({ id, revision }) {
      const { stored } = session
      if (stored?.id !== id || revision <= stored.revision || saving) return
      session.isChangedElsewhere = true
      sayChangedElsewhere()
    },
    keepAsCopy() {
      begin(null)
      const id = freshId()
      const label = copyLabel()
      const change = (draft: Draft) => asCopy(draft, id, label)
      editor.absorb(change, msg('This is now a second copy.'))
      isDirty = true
      editor.setSave({ status: 'unsaved' })
      return flush()
    },
    stop() {
      clearTimeout(timer)
      unsubscribe()
      page.removeEventListener('pagehide', leave)
      page.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
