/** By family, the different words and phrases that a text has of it. */
export type Signs = ReadonlyMap<string, ReadonlySet<string>>

interface Entry {
  family: string
  parts: readonly string[]
  /** What its first word begins with, up to a `*`. */
  beginning: string
}

/** The most words that `_` stands for. */
const GAP = 3
const MOST_KNOWN = 4000

/**
 * Makes lists of words and phrases ready, by family: "hit*", "so sorry", "throws _ at me". In an entry `*` stands for any letters
 * of a word, and `_` for up to three words. What it gives finds all of them in the folded words of a text.
 */
export function signFinder(lists: Readonly<Record<string, string>>): (tokens: readonly string[]) => Signs {
  const exact = new Map<string, Entry[]>()
  const open: Entry[] = []
  for (const [family, list] of Object.entries(lists)) {
    for (const text of list.split(', ')) {
      const parts = text.split(' ')
      const [first = ''] = parts
      const isOpen = first.includes('*')
      const entries = isOpen ? open : (exact.get(first) ?? [])
      entries.push({ family, parts, beginning: isOpen ? first.slice(0, first.indexOf('*')) : first })
      if (entries !== open) exact.set(first, entries)
    }
  }
  const known = new Map<string, readonly Entry[]>()
  /** The entries that may begin with a word. */
  const beginningWith = (word: string) => {
    const found = known.get(word) ?? [
      ...(exact.get(word) ?? []),
      ...open.filter(({ parts: [first = ''], beginning }) => word.startsWith(beginning) && isOfPattern(word, first)),
    ]
    if (known.size < MOST_KNOWN) known.set(word, found)
    return found
  }
  return tokens => {
    const found = new Map<string, Set<string>>()
    for (const [at, word] of tokens.entries()) {
      for (const { family, parts } of beginningWith(word)) {
        const end = endOf(parts, 1, tokens, at + 1)
        if (end > 0) found.set(family, (found.get(family) ?? new Set<string>()).add(tokens.slice(at, end).join(' ')))
      }
    }
    return found
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
