import { unstretched } from '../read/words'

/** Words of a language with the English ones under which the lists know them. */
interface Lexicon {
  keyOf(word: string): string
  nameOf(english: string): string | undefined
  longestPhrase: number
}

interface Spelling {
  fold(text: string): string
  stem(word: string): string
  /** Words that are no entries, whatever their stem is. */
  stopwords: ReadonlySet<string>
  /** The end of a compound that may be a word of its own. */
  lastOf?(word: string): readonly string[]
}

/** Parses lines of `english word word …`; "_" is a space. */
export function lexiconOf(source: string, { fold, stem, stopwords, lastOf }: Spelling): Lexicon {
  const words = new Map<string, string>()
  const stems = new Map<string, string>()
  const names = new Map<string, string>()
  let longestPhrase = 1
  for (const line of source.trim().split('\n')) {
    const [english = '', ...own] = line.split(' ')
    if (!names.has(english)) names.set(english, (own[0] ?? '').replaceAll('_', ' '))
    for (const each of own) {
      const word = fold(each.toLowerCase())
      longestPhrase = Math.max(longestPhrase, word.split('_').length)
      if (!words.has(word)) words.set(word, english)
      const end = stem(word)
      if (end.length > 2 && !word.includes('_') && !stems.has(end)) stems.set(end, english)
    }
  }
  const plain = (word: string) => words.get(word) ?? stems.get(stem(word))
  return {
    longestPhrase,
    nameOf: english => names.get(english.replaceAll(' ', '_')),
    keyOf(word) {
      if (!/^\p{L}/u.test(word)) return word
      if (stopwords.has(word)) return ''
      const exact = words.get(word)
      if (exact !== undefined) return exact
      if (word.includes('_')) return ''
      for (const form of [word, ...unstretched(word), ...(lastOf?.(word) ?? [])]) {
        const found = plain(form)
        if (found !== undefined) return found
      }
      return ''
    },
  }
}
