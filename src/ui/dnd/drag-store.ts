import { createContext, type SyntheticEvent, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dragged, Goal } from './drag-data'

/** What listens on a thing that can be dragged. */
export type DragListeners = Partial<Record<DragListener, (event: SyntheticEvent) => void>>
export type DragListener = 'onMouseDown' | 'onTouchStart' | 'onKeyDown'

/** A thing that can be dragged, or a place to drop it, with its element. */
export interface Registered<Data> {
  id: string
  node: HTMLElement
  data: Data
}

export interface DragState {
  dragged: Dragged | null
  /** The id of the goal that it would fall into. */
  overGoal: string | null
  /** Everything that takes part. */
  sources: ReadonlyMap<string, Registered<Dragged>>
  goals: ReadonlyMap<string, Registered<Goal>>
}

/**
 * Where cards, palette and pipes meet the dragging. The dragging itself comes later, when the page stands and has a
 * moment: it then finds here what can be dragged where, and hangs in its listeners.
 */
export interface DragStore extends StoreApi<DragState> {
  addSource(source: Registered<Dragged>): () => void
  addGoal(goal: Registered<Goal>): () => void
  /** Hangs in the listeners of a source; gives the way to take them off. */
  listen(sourceId: string, listeners: DragListeners): () => void
  /** Hands an event on a source to whoever listens. */
  hand(sourceId: string, listener: DragListener, event: SyntheticEvent): void
}

/** A new desk. */
export function createDragStore(): DragStore {
  const store = createStore<DragState>(() => ({ dragged: null, overGoal: null, sources: new Map(), goals: new Map() }))
  const sources = new Map<string, Registered<Dragged>>()
  const goals = new Map<string, Registered<Goal>>()
  const listening = new Map<string, DragListeners>()
  let told = true
  /** A card that was picked up by key before the dragging came: it is picked up then. */
  let missed: { sourceId: string; event: SyntheticEvent } | undefined

  /** A whole stack registers in one go, and is told of once. */
  function tell() {
    if (!told) return
    told = false
    queueMicrotask(() => {
      told = true
      store.setState({ sources: new Map(sources), goals: new Map(goals) })
    })
  }

  function register<Data>(registry: Map<string, Registered<Data>>, entry: Registered<Data>): () => void {
    registry.set(entry.id, entry)
    tell()
    return () => {
      // By then a newer one may have the id: a card that moved.
      if (registry.get(entry.id) === entry) registry.delete(entry.id)
      tell()
    }
  }

  return {
    ...store,
    addSource: source => register(sources, source),
    addGoal: goal => register(goals, goal),
    listen(sourceId, listeners) {
      listening.set(sourceId, listeners)
      const early = missed
      if (early?.sourceId === sourceId && document.activeElement === early.event.target) {
        missed = undefined
        setTimeout(() => listeners.onKeyDown?.(early.event))
      }
      return () => {
        if (listening.get(sourceId) === listeners) listening.delete(sourceId)
      }
    },
    hand(sourceId, listener, event) {
      const listeners = listening.get(sourceId)
      if (listeners) listeners[listener]?.(event)
      else if (listener === 'onKeyDown' && picksUp(event)) missed = { sourceId, event }
    },
  }
}

function picksUp({ nativeEvent }: SyntheticEvent): boolean {
  return nativeEvent instanceof KeyboardEvent && (nativeEvent.code === 'Space' || nativeEvent.code === 'Enter')
}

export const DragStoreContext = createContext<DragStore | null>(null)

/**
 * The desk of this page.
 * @throws Error outside of a `DragDeskContext`.
 */
export function useDragStore(): DragStore {
  const desk = use(DragStoreContext)
  if (!desk) throw new Error('useDragDesk needs a DragDeskContext above it')
  return desk
}
