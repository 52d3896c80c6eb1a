import { useState } from 'react'

/**
 * A list that is edited in one form and kept in another, where the kept form cannot hold every state of the typing: two
 * of the same name, one without a name yet. What cannot be kept stays on the screen until it can.
 */
export function useDraftList<Item, Kept>(
  kept: Kept,
  read: (kept: Kept) => Item[],
  write: (items: Item[]) => Kept,
): { items: Item[]; withItems(items: Item[]): Kept } {
  const written = JSON.stringify(kept)
  const [draft, setDraft] = useState({ items: read(kept), of: written })
  return {
    // A draft belongs to what it was typed over; when that changes from outside (undo), the draft is dropped.
    items: draft.of === written ? draft.items : read(kept),
    withItems(items) {
      const next = write(items)
      setDraft({ items, of: JSON.stringify(next) })
      return next
    },
  }
}

/** What is wrong with a name in a list, as a sentence, or undefined. */
export function nameProblem(name: string, all: readonly { name: string }[]): string | undefined {
  if (name.trim() === '') return 'Give it a name.'
  return all.filter(other => other.name === name).length > 1 ? 'This name is there twice.' : undefined
}
