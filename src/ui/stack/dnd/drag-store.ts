import { createContext, type SyntheticEvent, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dragged, DropTarget } from './drag-data'

/** Listeners that dnd-kit attaches to a draggable. */
export type DragListeners = Partial<Record<DragListener, (event: SyntheticEvent) => void>>
export type DragListener = 'onMouseDown' | 'onTouchStart' | 'onKeyDown'

/** A draggable or a drop target, with its element. */
export interface Registered<Data> {
  id: string
  node: HTMLElement
  data: Data
}

interface DragState {
  dragged: Dragged | null
  /** Id of the target under the item. */
  overGoal: string | null
  /** All registered draggables and targets. */
  sources: ReadonlyMap<string, Registered<Dragged>>
  goals: ReadonlyMap<string, Registered<DropTarget>>
}

/**
 * Connects cards, palette and pipes with the lazily loaded dnd-kit: components register here, and dnd-kit reads the
 * registry and attaches its listeners when it has loaded.
 */
interface DragStore extends StoreApi<DragState> {
  addSource(source: Registered<Dragged>): () => void
  addGoal(goal: Registered<DropTarget>): () => void
  /** Attaches the listeners of a source; returns a function that detaches them. */
  listen(sourceId: string, listeners: DragListeners): () => void
  /** Passes an event on a source to its listeners. */
  hand(sourceId: string, listener: DragListener, event: SyntheticEvent): void
}

/** Creates a store. */
export function createDragStore(): DragStore {
  const store = createStore<DragState>(() => ({ dragged: null, overGoal: null, sources: new Map(), goals: new Map() }))
  const sources = new Map<string, Registered<Dragged>>()
  const goals = new Map<string, Registered<DropTarget>>()
  const listening = new Map<string, DragListeners>()
  let isPublished = true
  /** A card that was picked up by keyboard before dnd-kit loaded is picked up on attach. */
  let missed: { sourceId: string; event: SyntheticEvent } | undefined

  /** A whole stack registers at once; subscribers are notified once. */
  function publish() {
    if (!isPublished) return
    isPublished = false
    queueMicrotask(() => {
      isPublished = true
      store.setState({ sources: new Map(sources), goals: new Map(goals) })
    })
  }

  function register<Data>(registry: Map<string, Registered<Data>>, entry: Registered<Data>): () => void {
    registry.set(entry.id, entry)
    publish()
    return () => {
      // A card that moved may have registered again under the same id.
      if (registry.get(entry.id) === entry) registry.delete(entry.id)
      publish()
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
 * The drag store of this page.
 * @throws Error outside of a `DragDeskContext`.
 */
export function useDragStore(): DragStore {
  const desk = use(DragStoreContext)
  if (!desk) throw new Error('useDragDesk needs a DragDeskContext above it')
  return desk
}
