import { useEffect, useRef, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** Calls back once the next frame is painted. */
export const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback))

/**
 * A value as it was when the screen was last painted: what is costly to derive from it does not delay the answer to a
 * key or a press. `initial` is the value before the first paint.
 */
export function useDeferred<Value>(value: Value, initial = value): Value {
  const [deferred, setDeferred] = useState(() => initial)
  const newest = useRef(value)
  newest.current = value
  const isPending = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    if (isPending.current || Object.is(value, deferred)) return
    isPending.current = true
    afterPaint(() => {
      isPending.current = false
      if (!isGone.current) setDeferred(() => newest.current)
    })
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return deferred
}

/** The same for a part of a store. A change renders the component once, after the paint. */
export function useDeferredStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  const [part, setPart] = useState(() => select(store.getState()))
  const selector = useRef(select)
  selector.current = select
  const known = useRef(part)
  known.current = part
  useEffect(() => {
    let isPending = false
    let isGone = false
    const look = () => {
      if (isPending || Object.is(selector.current(store.getState()), known.current)) return
      isPending = true
      afterPaint(() => {
        isPending = false
        if (!isGone) setPart(() => selector.current(store.getState()))
      })
    }
    look()
    const unsubscribe = store.subscribe(look)
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [store])
  return part
}
