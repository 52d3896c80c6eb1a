import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/**
 * Reads a store like `useStore`, but at most once an animation frame: for what changes with every token of a reply.
 * The selector must give the same value for the same state.
 */
export function useStoreByFrame<State, Value>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  selector: (state: State) => Value,
): Value {
  const seen = useRef<{ store: unknown; state: State }>(undefined)
  if (seen.current?.store !== store) seen.current = { store, state: store.getState() }

  const subscribe = useCallback(
    (onChange: () => void) => {
      let frame = 0
      const show = () => {
        frame = 0
        seen.current = { store, state: store.getState() }
        onChange()
      }
      // What changed between the first render and now has told nobody.
      if (seen.current?.state !== store.getState()) show()
      const unsubscribe = store.subscribe(() => {
        frame ||= requestAnimationFrame(show)
      })
      return () => {
        unsubscribe()
        cancelAnimationFrame(frame)
      }
    },
    [store],
  )

  const read = () => selector((seen.current as { state: State }).state)
  return useSyncExternalStore(subscribe, read)
}
