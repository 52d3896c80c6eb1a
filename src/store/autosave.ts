import type { Draft } from '../documents/draft'
import type { Library, StoredDraft } from '../documents/library'
import { asStorageError } from '../documents/storage-error'
import type { Editor } from './editor'

/** Needed only where two tabs have the same document open. */
const loadMerge = () => import('../documents/merge')
type Merge = Awaited<ReturnType<typeof loadMerge>>

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
  /** Another tab saved a document. When it is the one that is open here, its changes are shown. */
  heard(saved: { id: string; revision: number }): Promise<void>
  /** Ends all saving. */
  stop(): void
}

export interface AutosaveParts {
  editor: Editor
  library: Library
  /** Where `pagehide` and `visibilitychange` come from. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden(): boolean
  /** An id that no document has, for a second copy. */
  freshId(): string
  /** Told after each save, for the list of documents and other tabs. */
  onSaved?(stored: StoredDraft): void
}

/** What is open, and what the library holds of it as far as this tab knows. */
interface Session {
  base: StoredDraft | null
}

/**
 * Saves half a second after the first unsaved edit, and at once when the page hides. A failed save keeps the edits, says
 * so, and is tried again.
 */
export function createAutosave({ editor, library, page, isHidden, freshId, onSaved }: AutosaveParts): Autosave {
  /** Another document is another object. */
  let session: Session = { base: null }
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
    const current = session
    const { draft } = editor.getState()
    editor.setSave({ status: 'saving' })
    try {
      const stored = current.base ? await saveOver(current, current.base, draft) : await library.create(draft)
      current.base = stored
      onSaved?.(stored)
      if (session !== current) return
      const isNewest = editor.getState().draft === stored.draft
      editor.setSave({ status: isNewest ? 'saved' : 'unsaved' }, stored.id)
    } catch (error) {
      if (session !== current) return
      editor.setSave({ status: 'failed', message: asStorageError(error).message })
      schedule(retryDelay)
    }
  }

  /** Saves over what this tab knows; what another tab saved meanwhile is taken in first, again and again if need be. */
  async function saveOver(current: Session, base: StoredDraft, draft: Draft): Promise<StoredDraft> {
    const outcome = await library.save(base.id, draft, base.revision)
    if (outcome.saved) return { id: base.id, draft, revision: outcome.revision }
    const joined = takeIn(await loadMerge(), current, base, draft, outcome.theirs)
    return joined ? saveOver(current, outcome.theirs, joined) : saveCopy(current, draft)
  }

  /** Joins this tab's draft with what another tab saved; null where one would overwrite the other. */
  function takeIn(merge: Merge, current: Session, base: StoredDraft, draft: Draft, theirs: StoredDraft): Draft | null {
    const isShown = session === current
    const mine = isShown ? editor.getState().draft : draft
    const joined = merge.mergeDrafts(base.draft, mine, theirs.draft)
    if (!joined) return null
    current.base = theirs
    if (!isShown) return joined
    editor.absorb(state => merge.rebaseDraft(base.draft, state, theirs.draft), 'Another tab changed this pipeline too')
    return editor.getState().draft
  }

  /** Both tabs changed the same thing: theirs stays as it is, and mine goes on as a document of its own. */
  function saveCopy(current: Session, draft: Draft): Promise<StoredDraft> {
    const id = freshId()
    const asCopy = (state: Draft): Draft => {
      const name = `${state.document.name} (second copy)`
      return { ...state, document: { ...state.document, id, name } }
    }
    if (session !== current) return library.create(asCopy(draft))
    editor.absorb(asCopy, 'Another tab changed the same thing. This is now a second copy.')
    return library.create(editor.getState().draft)
  }

  async function heard(saved: { id: string; revision: number }): Promise<void> {
    await saving
    const current = session
    const { base } = current
    if (base?.id !== saved.id || saved.revision <= base.revision) return
    try {
      const [theirs, merge] = await Promise.all([library.open(saved.id), loadMerge()])
      if (session !== current || current.base !== base) return
      const wasDirty = isDirty()
      // A clash is left to the next save, which makes a second copy.
      const joined = takeIn(merge, current, base, editor.getState().draft, theirs)
      if (joined && !wasDirty) editor.setSave({ status: 'saved' })
    } catch {
      // Its changes come with the next save or the next word from there.
    }
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
    heard,
    stop() {
      unschedule()
      unsubscribe()
      page.removeEventListener('pagehide', onPageHide)
      page.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
