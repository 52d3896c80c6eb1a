import { useRef } from 'react'

interface ItemIds {
  /** One per item. */
  ids: readonly number[]
  /** To be called as an item is taken out, so that those behind it keep their ids. */
  removeAt(index: number): void
  /** To be called as an item is moved. */
  move(from: number, to: number): void
}

/**
 * Ids for the items of an edited list that have none of their own. As keys they keep what a field holds while it is typed
 * in at its item, as others come and go.
 */
export function useItemIds(count: number): ItemIds {
  const ids = useRef<number[]>([])
  const next = useRef(0)
  const list = ids.current.slice(0, count)
  while (list.length < count) list.push(next.current++)
  ids.current = list
  return {
    ids: list,
    removeAt: index => {
      ids.current = ids.current.toSpliced(index, 1)
    },
    move: (from, to) => {
      const [moved] = ids.current.slice(from, from + 1)
      if (moved !== undefined) ids.current = ids.current.toSpliced(from, 1).toSpliced(to, 0, moved)
    },
  }
}
