import { useEffect, useState } from 'react'

/**
 * What a promise gives: undefined until it does, null where it fails. `load` is called again when `deps` change; until it
 * gives, the value of the call before stays. A call that is outdated by then has no effect.
 */
export function useLoaded<Value>(load: () => Promise<Value>, deps: readonly unknown[]): Value | null | undefined {
  const [value, setValue] = useState<Value | null>()
  useEffect(
    () => {
      let isCurrent = true
      load().then(
        loaded => isCurrent && setValue(() => loaded),
        () => isCurrent && setValue(null),
      )
      return () => {
        isCurrent = false
      }
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what is loaded anew for.
    deps,
  )
  return value
}
