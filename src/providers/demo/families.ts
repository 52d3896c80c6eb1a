/** A list of words and phrases of one kind: "hit*", "so sorry", "throws _ at me". */
export interface Family {
  /** The different words and phrases of the list that a text of folded words has. */
  in(tokens: readonly string[]): Set<string>
}

/** The most words that `_` stands for. */
const GAP = 3
const MOST_KNOWN = 4000

/** Makes a list ready. In an entry `*` stands for any letters of a word, and `_` for up to three words. */
export function familyOf(list: string): Family {
  const exact = new Map<string, string[][]>()
  const open: string[][] = []
  for (const entry of list.split(', ')) {
    const parts = entry.split(' ')
    const [first = ''] = parts
    if (first.includes('*')) open.push(parts)
    else exact.set(first, [...(exact.get(first) ?? []), parts])
  }
  const known = new Map<string, readonly string[][]>()
  /** The entries that may begin with a word. */
  const beginningWith = (word: string) => {
    const found = known.get(word) ?? [
      ...(exact.get(word) ?? []),
      ...open.filter(([first = '']) => isOfPattern(word, first)),
    ]
    if (known.size < MOST_KNOWN) known.set(word, found)
    return found
  }
  return {
    in(tokens) {
      const found = new Set<string>()
      for (const [at, word] of tokens.entries()) {
        for (const parts of beginningWith(word)) {
          const end = endOf(parts, 1, tokens, at + 1)
          if (end > 0) found.add(tokens.slice(at, end).join(' '))
        }
      }
      return found
    },
  }
}

/** Where an entry ends in a text that has it from its part `index` on at the word `at`; 0 where it has not. */
function endOf(parts: readonly string[], index: number, tokens: readonly string[], at: number): number {
  const part = parts[index]
  if (part === undefined) return at
  if (part === '_') {
    for (let next = at; next <= Math.min(at + GAP, tokens.length); next++) {
      const end = endOf(parts, index + 1, tokens, next)
      if (end > 0) return end
    }
    return 0
  }
  return at < tokens.length && isOfPattern(tokens[at] as string, part) ? endOf(parts, index + 1, tokens, at + 1) : 0
}

/** Whether a word is a pattern's: "kick*", "*kick*". */
function isOfPattern(word: string, pattern: string): boolean {
  if (!pattern.includes('*')) return word === pattern
  const bits = pattern.split('*')
  let at = 0
  for (const [index, bit] of bits.entries()) {
    const found = index === 0 ? (word.startsWith(bit) ? 0 : -1) : word.indexOf(bit, at)
    if (found < 0) return false
    at = found + bit.length
  }
  return word.endsWith(bits.at(-1) ?? '')
}
