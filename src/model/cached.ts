/** A function whose result is cached for as long as its argument exists. Arguments must not be changed in place. */
export function cached<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const perKey = cachedWith((key: Key, _: undefined) => make(key))
  return key => perKey(key, undefined)
}

/** The same for a function with a second argument, of which the newest is cached. */
export function cachedWith<Key extends object, More, Value>(
  make: (key: Key, more: More) => Value,
): (key: Key, more: More) => Value {
  const known = new WeakMap<Key, { more: More; value: Value }>()
  return (key, more) => {
    const before = known.get(key)
    if (before && before.more === more) return before.value
    const value = make(key, more)
    known.set(key, { more, value })
    return value
  }
}
