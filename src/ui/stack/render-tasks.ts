import { createContext, use, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { nextFrame } from '../../host/page-host'

/** Cards out of sight that are updated with one frame. */
const CARDS_A_FRAME = 8

/** A card's place in the stack. What changes while it is out of sight is drawn when it is its turn. */
export interface RenderTask {
  isAway: boolean
  /** How many of them are updated with one frame. */
  aFrame: number
  /** Renders what has changed since. */
  stale: Set<() => void>
}

/** The turn of the card around a component; null outside of a stack. */
export const RenderTaskContext = createContext<RenderTask | null>(null)

const waiting = new Set<RenderTask>()
let isScheduled = false

function schedule(): void {
  if (isScheduled || waiting.size === 0) return
  isScheduled = true
  nextFrame(() => {
    isScheduled = false
    let used = 0
    for (const turn of waiting) {
      if (used >= 1) break
      used += 1 / turn.aFrame
      flushRender(turn)
    }
    schedule()
  })
}

/** Renders what a card has missed. */
export function flushRender(turn: RenderTask): void {
  waiting.delete(turn)
  const { stale } = turn
  turn.stale = new Set()
  for (const render of stale) render()
}

/** Lets `render` run when it is the turn. Call the result when it is no longer wanted. */
export function scheduleRender(turn: RenderTask, render: () => void): () => void {
  turn.stale.add(render)
  waiting.add(turn)
  schedule()
  return () => turn.stale.delete(render)
}

/** Makes the turn of a card. */
export const newRenderTask = (): RenderTask => ({ isAway: false, aFrame: CARDS_A_FRAME, stale: new Set() })

/**
 * As `useStore`, for cards: a run changes hundreds at once, and those out of sight are updated a few a frame, so that the
 * page stays at hand.
 */
export function useCardStore<State, Slice>(store: StoreApi<State>, select: (state: State) => Slice): Slice {
  const turn = use(RenderTaskContext)
  const selector = useRef(select)
  selector.current = select
  const spread = useMemo(
    () => (turn ? { ...store, subscribe: subscriber(store, turn, state => selector.current(state)) } : store),
    [store, turn],
  )
  return useStore(spread, select)
}

function subscriber<State>(
  store: StoreApi<State>,
  turn: RenderTask,
  select: (state: State) => unknown,
): StoreApi<State>['subscribe'] {
  return listener => {
    let known = select(store.getState())
    const render = () => listener(store.getState(), store.getState())
    const unsubscribe = store.subscribe(state => {
      const next = select(state)
      if (Object.is(next, known)) return
      known = next
      if (!turn.isAway) return render()
      scheduleRender(turn, render)
    })
    return () => {
      unsubscribe()
      turn.stale.delete(render)
    }
  }
}
