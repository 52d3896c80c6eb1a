import { useEffect, useRef, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** Throttle interval in milliseconds. */
const PACE = 250

/**
 * A part of a store that may change every frame, throttled to four updates a second. `immediate` selects states
 * that update at once.
 */
export function useThrottled<State, Part>(
  store: StoreApi<State>,
  select: (state: State) => Part,
  immediate: (state: State) => boolean,
): Part {
  const [part, setPart] = useState(() => select(store.getState()))
  const asked = useRef({ select, immediate })
  asked.current = { select, immediate }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = undefined
      setPart(() => asked.current.select(store.getState()))
    }
    look()
    const unsubscribe = store.subscribe(state => {
      if (asked.current.immediate(state)) look()
      else timer ??= setTimeout(look, PACE)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [store])
  return part
}
