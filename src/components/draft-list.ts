import { useState } from 'react'

/**
 * A list that is edited in one form and stored in another that cannot represent every state of editing: duplicate
 * names, a missing name. Invalid states remain a draft.
 */
export function useDraftList<Item, Stored>(
  stored: Stored,
  read: (kept: Stored) => Item[],
  write: (items: Item[]) => Stored,
): { items: Item[]; withItems(items: Item[]): Stored } {
  const written = JSON.stringify(stored)
  const [draft, setDraft] = useState({ items: read(stored), of: written })
  return {
    // The draft is dropped when the value changes from outside (undo).
    items: draft.of === written ? draft.items : read(stored),
    withItems(items) {
      const next = write(items)
      setDraft({ items, of: JSON.stringify(next) })
      return next
    },
  }
}
