/** A text as a list of harm is compared with it: its folded words. */
export interface Wording {
  tokens: readonly string[]
  /** The words with a space before, between and behind them. */
  text: string
}

/** A list of words of one kind: "hit*", "so sorry", "throws _ at me". */
export interface Family {
  /** The different words and phrases of the list that a text has. */
  in(wording: Wording): Set<string>
}

export const wordingOf = (tokens: readonly string[]): Wording => ({ tokens, text: ` ${tokens.join(' ')} ` })

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** `*` stands for any letters of a word, `_` for up to three words. */
const sourceOf = (word: string) => (word === '_' ? '(?:\\S+ ){0,3}' : word.split('*').map(literally).join('\\S*'))
const MOST_KNOWN = 4000

/** Makes a list ready; `partsOf` gives the words of an entry, in each spelling that it may have. */
export function familyOf(entries: readonly string[], partsOf: (entry: string) => readonly string[][]): Family {
  const exact = new Set<string>()
  const open: string[] = []
  const phrases: string[] = []
  for (const parts of entries.flatMap(partsOf)) {
    const [first = ''] = parts
    if (parts.length > 1)
      phrases.push(parts.map(part => (part === '_' ? sourceOf(part) : `${sourceOf(part)} `)).join(''))
    else if (first.includes('*')) open.push(sourceOf(first))
    else if (first) exact.add(first)
  }
  const word = open.length > 0 ? new RegExp(`^(?:${open.join('|')})$`, 'u') : undefined
  const phrase = phrases.length > 0 ? new RegExp(` (?:${[...new Set(phrases)].join('|')})`, 'gu') : undefined
  const known = new Map<string, boolean>()
  const has = (token: string) => {
    const found = known.get(token) ?? (exact.has(token) || (word?.test(token) ?? false))
    if (known.size < MOST_KNOWN) known.set(token, found)
    return found
  }
  return {
    in: ({ tokens, text }) =>
      new Set([
        ...tokens.filter(has),
        // A phrase that is found keeps its last space for the next one.
        ...(phrase ? [...text.matchAll(phrase)].map(([found]) => found.trim()) : []),
      ]),
  }
}
