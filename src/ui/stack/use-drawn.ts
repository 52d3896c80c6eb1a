import { useState } from 'react'
import { useStore } from 'zustand'
import type { Node } from '../../engine/document'
import { useScreen } from '../screen'

/** The most cards of a stack that are drawn at once: each costs the page time and memory, in sight or not. */
export const MOST_DRAWN = 200

/** The part of a stack that is drawn, from one index up to, not including, another. */
export interface DrawnPart {
  from: number
  to: number
}

/**
 * Which cards of a stack are drawn: all of them, or, where there are too many, a part that holds the card that is sought.
 * It moves only when that card is outside of it.
 */
export function useDrawn(nodes: readonly Node[]): DrawnPart {
  const sought = useStore(useScreen(), state => state.sought)
  const [start, setStart] = useState(0)
  const last = Math.max(0, nodes.length - MOST_DRAWN)
  const at = last > 0 ? nodes.findIndex(({ id }) => id === sought) : -1
  const before = Math.min(start, last)
  const isOutside = at !== -1 && (at < before || at >= before + MOST_DRAWN)
  const from = isOutside ? Math.min(Math.max(0, at - MOST_DRAWN / 2), last) : before
  if (from !== start) setStart(from)
  return { from, to: Math.min(nodes.length, from + MOST_DRAWN) }
}
