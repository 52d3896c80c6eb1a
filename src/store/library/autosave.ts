import type { Draft } from '../../documents/format/draft'
import type { Library, StoredDraft } from '../../documents/library/library'
import { asStorageError } from '../../documents/library/storage-error'
import { t } from '../../language/active'
import type { Editor } from '../document/editor'

/** Needed only where two tabs have the same document open. */
import { adoptDraft, adoptSaved } from './other-tab'

/** Milliseconds from the first unsaved edit to its save. */
export const saveDelay = 500
/** Milliseconds from a failed save to the next try. */
export const retryDelay = 10_000

/** Keeps the editor's draft in the library. */
export interface Autosave {
  /** The draft that was just opened is this record; null for one that is not saved until it is edited. */
  follow(stored: StoredDraft | null): void
  /** Saves now what is unsaved. Resolves true when nothing is left unsaved. */
  flush(): Promise<boolean>
  /** Another tab saved a document. When it is the one that is open here, its changes are shown. */
  heard(saved: { id: string; revision: number }): Promise<void>
  /** Ends all saving. */
  stop(): void
}

interface AutosaveParts {
  editor: Editor
  library: Library
  /** Where `pagehide` and `visibilitychange` come from. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden(): boolean
  /** An id that no document has, for a second copy. */
  freshId(): string
  /** Called after each save, for the list of documents and other tabs. */
  onSaved?(stored: StoredDraft): void
}

/** In brackets after the name of a second copy, which may be made in a worker. */
export const copyLabel = () => t({ message: 'second copy', note: 'In brackets after the name of a document.' })

/** What is open, and what the library holds of it as far as this tab knows. */
interface Session {
  base: StoredDraft | null
}

/**
 * Saves half a second after the first unsaved edit, and immediately when the page hides. A failed save keeps the edits,
 * is reported and retried.
 */
export function createAutosave({ editor, library, page, isHidden, freshId, onSaved }: AutosaveParts): Autosave {
  /** Another document is another object. */
  let session: Session = { base: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined
  /** What is being saved. */
  let sent: Draft | undefined
  /** The page was left. Should it come back, saves are only slower. */
  let isLeft = false

  const copy = () => ({ copyId: freshId(), copyLabel: copyLabel() })

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
    sent = draft
    editor.setSave({ status: 'saving' })
    try {
      const stored = current.base ? await saveOver(current, current.base, draft) : await create(current, draft)
      if (stored) onSaved?.(stored)
      if (session !== current) return
      const isNewest = editor.getState().draft === stored?.draft
      editor.setSave({ status: isNewest ? 'saved' : 'unsaved' }, stored?.id)
    } catch (error) {
      if (session !== current) return
      editor.setSave({ status: 'failed', message: asStorageError(error).words })
      schedule(retryDelay)
    }
  }

  async function create(current: Session, draft: Draft): Promise<StoredDraft> {
    current.base = await library.create(draft)
    return current.base
  }

  /** Saves over what this tab knows. What another tab saved meanwhile is joined with it, or a copy is kept beside it. */
  async function saveOver(current: Session, base: StoredDraft, draft: Draft): Promise<StoredDraft | null> {
    const outcome = await library.save(base.id, draft, base.revision, {
      base: base.draft,
      ...copy(),
      ...((isLeft || isHidden()) && { isLast: true }),
    })
    if (outcome.saved) {
      current.base = { id: base.id, draft, revision: outcome.revision }
      return current.base
    }
    const { theirs, stored = theirs } = outcome
    current.base =
      session === current ? adoptSaved(editor, { base: base.draft, sent: draft, theirs, stored }, freshId) : stored
    return current.base && stored
  }

  async function heard(saved: { id: string; revision: number }): Promise<void> {
    for (;;) {
      await saving
      const current = session
      const { base } = current
      if (base?.id !== saved.id || saved.revision <= base.revision) return
      const theirs = await library.open(saved.id).catch(() => null)
      // Its changes come with the next save or the next word from there.
      if (!theirs) return
      // What was saved or heard meanwhile comes first; then there may be nothing left to take in.
      if (saving || session !== current || current.base !== base) continue
      const wasDirty = isDirty()
      // A clash is left to the next save, which makes a second copy.
      if (!adoptDraft(editor, base.draft, theirs.draft)) return
      current.base = theirs
      if (!wasDirty) editor.setSave({ status: 'saved' })
      return
    }
  }

  /** The last moment of a page: nothing that waits for an answer happens any more. */
  function onPageHide(): void {
    isLeft = true
    const { base } = session
    const { draft } = editor.getState()
    if (!saving || !sent || draft === sent) void flush()
    // The result of the pending save is unknown: this one merges with whatever it left.
    else library.save(base?.id ?? draft.document.id, draft, null, { base: sent, ...copy() }).catch(() => {})
  }

  const unsubscribe = editor.subscribe(state => {
    if (state.save.status === 'unsaved') schedule(saveDelay)
  })
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
