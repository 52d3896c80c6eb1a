import { useRef } from 'react'
import { isEqualJson } from '../../engine/model/equal-json'

/** Keeps the identity of lists whose content is unchanged, and of all of them, to avoid renders. */
export function useStableLists<Item>(lists: readonly Item[][]): Item[][] {
  const before = useRef<Item[][]>([])
  const steady = lists.map((list, index) => {
    const old = before.current[index]
    return old && isEqualJson(old, list) ? old : list
  })
  if (steady.length === before.current.length && steady.every((list, index) => list === before.current[index]))
    return before.current
  before.current = steady
  return steady
}

/** The same for a map of lists. */
export function useStableMap<Key, Item>(map: ReadonlyMap<Key, readonly Item[]>): Map<Key, readonly Item[]> {
  const before = useRef(new Map<Key, readonly Item[]>())
  const steady = new Map<Key, readonly Item[]>()
  let isSame = map.size === before.current.size
  for (const [key, list] of map) {
    const old = before.current.get(key)
    const stable = old && isEqualJson(old, list) ? old : list
    steady.set(key, stable)
    isSame &&= stable === old
  }
  if (isSame) return before.current
  before.current = steady
  return steady
}

/** The same for one value. */
export function useStable<Value>(value: Value): Value {
  const before = useRef(value)
  if (!isEqualJson(before.current, value)) before.current = value
  return before.current
}
