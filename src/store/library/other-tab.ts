import type { Draft } from '../../documents/format/draft'
import type { StoredDraft } from '../../documents/library/library'
import { asCopy, mergeDrafts, rebaseDraft } from '../../documents/library/merge'
import { msg } from '../../language/message'
import type { Editor } from '../document/editor'

/* What another tab did to the document that is open here, brought into the editor. */

/**
 * Takes in what another tab saved over the same base. Gives false, and changes nothing, where one change would overwrite
 * the other.
 */
export function adoptDraft(editor: Editor, base: Draft, theirs: Draft): boolean {
  const now = editor.getState().draft
  const joined = mergeDrafts(base, now, theirs)
  if (joined)
    editor.absorb(
      state => (state === now ? joined : rebaseDraft(base, state, theirs)),
      msg('Another tab changed this pipeline too'),
    )
  return joined !== null
}

/**
 * Applies the result of a conflicting save: the merge, or this tab's draft as a copy.
 * @param met.sent the draft that was sent to be saved; the editor may be ahead of it
 * @returns the new base; null where the editor continues with a copy that is not saved yet
 */
export function adoptSaved(
  editor: Editor,
  met: { base: Draft; sent: Draft; theirs: StoredDraft; stored: StoredDraft },
  freshId: () => string,
): StoredDraft | null {
  const { base, sent, theirs, stored } = met
  const now = editor.getState().draft
  const becomeCopy = (id: string) =>
    editor.absorb(
      state => (state === sent && stored.id === id ? stored.draft : asCopy(state, id)),
      msg('Another tab changed the same thing. This is now a second copy.'),
    )
  if (stored.id !== theirs.id) {
    becomeCopy(stored.id)
    return stored
  }
  const joined = now === sent ? stored.draft : mergeDrafts(sent, now, stored.draft)
  if (!joined) {
    // What was typed since the save began would overwrite theirs.
    becomeCopy(freshId())
    return null
  }
  editor.absorb(
    state => (state === now ? joined : rebaseDraft(base, state, theirs.draft)),
    msg('Another tab changed this pipeline too'),
  )
  return stored
}
