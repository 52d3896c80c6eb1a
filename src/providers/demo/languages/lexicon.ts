import { unstretched } from '../read/words'

/** Words of a language with the English ones under which the lists know them. */
interface Lexicon {
  keyOf(word: string): string
  nameOf(english: string): string | undefined
  /** Whether a word is an entry as it is, and not only near to one. */
  has(word: string): boolean
  longestPhrase: number
}

interface Spelling {
  fold(text: string): string
  stem(word: string): string
  /** Words that are no entries, whatever their stem is. */
  stopwords: ReadonlySet<string>
  /** The end of a compound that may be a word of its own. */
  lastOf?(word: string): readonly string[]
  /** A word as it is typed without what most keyboards lack. */
  bare?(word: string): string
  /** One form of spellings that sound the same. */
  sound(word: string): string
}

/** Letters of a word that is compared by sound, and of one that may have a letter less, more or exchanged. */
const HEARD = 4
const TYPED = 6

/** Words with their meaning. */
const MOST_FOUND = 2000

/** A word with one letter less, at any place between its first letter and its last two. */
const withoutALetter = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2))

/** A word with two letters exchanged. */
const withLettersExchanged = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 3) },
    (_, at) => word.slice(0, at + 1) + word[at + 2] + word[at + 1] + word.slice(at + 3),
  )

/** Finds words that are written as they sound; long ones also with one letter less, more or exchanged. */
function misspelled(
  words: ReadonlyMap<string, string>,
  stems: ReadonlyMap<string, string>,
  { sound, stem, lastOf, bare }: Spelling,
) {
  const sounds = new Map<string, string>()
  const shorter = new Map<string, string>()
  for (const [word, english] of words) {
    if (word.length < HEARD || word.includes('_')) continue
    const heard = sound(word)
    if (!sounds.has(heard)) sounds.set(heard, english)
    if (heard.length >= TYPED) for (const form of withoutALetter(heard)) shorter.set(form, english)
  }
  for (const [word, english] of bare ? words : []) {
    const heard = sound(bare?.(word) ?? word)
    if (word.length >= HEARD && !sounds.has(heard)) sounds.set(heard, english)
  }
  for (const [end, english] of stems) {
    const heard = sound(end)
    if (end.length >= HEARD && !sounds.has(heard)) sounds.set(heard, english)
  }
  return (word: string): string | undefined => {
    if (word.length < HEARD) return undefined
    const heard = sound(word)
    const longer = (lastOf?.(word) ?? []).filter(({ length }) => length > HEARD)
    const found = [word, stem(word), ...longer]
      .filter(({ length }) => length >= HEARD)
      .map(form => sounds.get(sound(form)))
      .find(english => english !== undefined)
    if (found !== undefined || heard.length < TYPED) return found
    const forms = [...withoutALetter(heard), ...withLettersExchanged(heard)]
    const near = forms.find(form => sounds.has(form))
    return near === undefined ? shorter.get(heard) : sounds.get(near)
  }
}

/** Parses lines of `english word word …`; "_" is a space. */
export function lexiconOf(source: string, spelling: Spelling): Lexicon {
  const { fold, stem, stopwords, lastOf } = spelling
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
  let nearTo: ReturnType<typeof misspelled> | undefined
  const plain = (word: string) => words.get(word) ?? stems.get(stem(word))
  const found = new Map<string, string>()
  const find = (word: string): string => {
    // A number before words is no phrase with them.
    if (!/^\p{L}/u.test(word)) return word.includes('_') ? (words.get(word) ?? '') : word
    if (stopwords.has(word)) return ''
    const exact = words.get(word)
    if (exact !== undefined) return exact
    if (word.includes('_')) return ''
    for (const form of [word, ...unstretched(word), ...(lastOf?.(word) ?? [])]) {
      const english = plain(form)
      if (english !== undefined) return english
    }
    nearTo ??= misspelled(words, stems, spelling)
    return nearTo(word) ?? ''
  }
  return {
    longestPhrase,
    has: word => plain(word) !== undefined,
    nameOf: english => names.get(english.replaceAll(' ', '_')),
    keyOf(word) {
      const key = found.get(word) ?? find(word)
      // Each reading of a text looks its words up again.
      if (found.size > MOST_FOUND) found.clear()
      found.set(word, key)
      return key
    },
  }
}
