import { useEffect, useRef, useState } from 'react'

/**
 * A value as it was when the screen was last painted: what is costly to derive from it does not delay the answer to a
 * key or a press. Preact's `useDeferredValue` returns the new value at once.
 */
export function useDeferred<Value>(value: Value): Value {
  const [deferred, setDeferred] = useState(() => value)
  const newest = useRef(value)
  newest.current = value
  const isPending = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    if (isPending.current || Object.is(value, deferred)) return
    isPending.current = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        isPending.current = false
        if (!isGone.current) setDeferred(() => newest.current)
      }),
    )
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return deferred
}
