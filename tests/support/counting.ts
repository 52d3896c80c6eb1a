/* Counts work instead of measuring time, which other programs affect. Each of these wraps a value, behaves like it,
   and counts how much of it is read. */

/** A wrapper, with the number of characters, bytes or items read so far. */
export interface Counted<T> {
  value: T
  looked(): number
}

const isIndex = (key: string | symbol) => typeof key === 'string' && /^\d+$/.test(key)

/**
 * Counts the characters that are read or searched; a substring counts with its length, a pattern match and anything
 * derived from the whole text with its whole length.
 */
export function countedText(text: string): Counted<string> {
  let looked = 0
  const value = new Proxy(Object(text), {
    get(_target, key) {
      if (isIndex(key)) {
        looked++
        return text[Number(key)]
      }
      const member = Reflect.get(String.prototype, key, text)
      if (typeof member !== 'function') return key === 'length' ? text.length : member
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, text, args)
        if (key === 'indexOf') looked += searched(result as number, args, text.length)
        else if (key === 'startsWith') looked += String(args[0]).length
        else if (key === 'charCodeAt' || key === 'codePointAt' || key === 'at') looked++
        else looked += key === 'slice' || key === 'substring' ? (result as string).length : text.length
        return result
      }
    },
  })
  return { value: value as string, looked: () => looked }
}

/** The number of items that a search from `args[1]` passed, until `result`. */
function searched(result: number, args: unknown[], length: number): number {
  return (result === -1 ? length : result + 1) - Math.min(length, Number(args[1] ?? 0))
}
