import * as v from 'valibot'
import { type Signs, signFinder } from './families'
import { looks } from './looks'

/** The languages that the demo reads and answers in. */
export const LANGUAGES = ['en', 'es', 'de', 'fr', 'ar'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/** A list of words: "cat, kitten"; an entry may have several words. */
const List = v.pipe(v.string(), v.minLength(1))
const Lists = v.record(v.string(), List)
const keysOf = <Table extends object>(table: Table) => Object.keys(table) as [keyof Table & string]
const Optional = v.optional(v.string(), '')

/** One file of words. A test holds every file against it. */
export const WordsFile = v.strictObject({
  code: v.picklist(LANGUAGES),
  /** Words that say nothing about what a text is about. */
  small: List,
  /** What may be left out at the end and at the beginning of a word to find it on a list. */
  endings: List,
  beginnings: Optional,
  /** The fewest letters that an ending of more than two letters leaves. */
  shortest: v.optional(v.number(), 3),
  /** "l'école" is two words. */
  elision: v.optional(v.boolean()),
  /** "Geburtstagskuchen" ends with a word of its own. */
  compounds: v.optional(v.boolean()),
  /** "ae a": spellings of one sound. */
  spellings: Optional,
  /** From zero on. */
  numbers: List,
  feelingNames: v.strictObject(v.entriesFromList(keysOf(looks.feelings), List)),
  /** By feeling and strength: "joy 2". 1 hints at it, 2 names it, 3 stresses it. */
  feelings: Lists,
  colors: v.record(v.picklist(keysOf(looks.colors)), List),
  shades: v.record(v.picklist(keysOf(looks.shades)), List),
  /** By what they are called in `looks.json`; the first word of each is its name. */
  things: v.record(v.picklist(keysOf(looks.things)), List),
  scales: v.record(
    v.picklist(keysOf(looks.scales)),
    v.strictObject({ names: v.string(), much: v.string(), little: v.string() }),
  ),
  /** Words that belong together, for routers and helpers. */
  topics: Lists,
  /** Words by what they do in a sentence, and requests. */
  marks: Lists,
  /**
   * Words of harm, folded and spelled out: `*` stands for any letters, `_` for up to three words. The list `forms` has what is
   * typed for a word, and the word: "wanna want to".
   */
  safety: Lists,
  /**
   * Signs of harm by their family, the people that they stand beside, and words that make them harmless: see `safety.ts`. Also
   * `gloom`, `weak`, `complaint` and `bag`, which are not spelled out.
   */
  signs: Lists,
})
export type WordsData = v.InferInput<typeof WordsFile>

export type MeaningKind =
  | 'feeling'
  | 'color'
  | 'shade'
  | 'thing'
  | 'number'
  | 'topic'
  | 'scale'
  | 'much'
  | 'little'
  | 'mark'
/** What a word means on a list. */
export interface Meaning {
  kind: MeaningKind
  id: string
  /** Of a feeling: its strength. Of a number: its value. */
  weight: number
}

/** Words of a language, ready to be looked up. */
export interface Words {
  code: LanguageCode
  /** The words of a text, folded. */
  tokens(text: string): string[]
  isSmall(word: string): boolean
  /** What a folded word, or several with spaces between, means; empty where it is on no list. */
  meanings(word: string): readonly Meaning[]
  /** The most words of an entry that begins with this word. */
  longest(first: string): number
  /** One form of a folded word for comparisons. */
  stem(word: string): string
  /** The entries of a list of marks as they are written. */
  list(mark: string): readonly string[]
  /** How a thing, a color or a feeling is called. */
  name(kind: 'thing' | 'color' | 'feeling' | 'scale', id: string): string
  /** Words as they are spelled in full: "dont" as "do not". */
  spelledOut(tokens: readonly string[]): string[]
  /** What words have of the families: of those of harm, the words are spelled out. */
  signs(tokens: readonly string[]): Signs
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' }

/** Lower case without accents, marks and stretched letters, with Latin digits. */
export const fold = (text: string): string =>
  // Most words of the lists are plain ones.
  /^[a-z, ]*$/.test(text) ? text.replace(/([a-z])\1{2,}/g, '$1') : foldLetters(text)

const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[ßœæىةؤئ]/g, letter => LETTERS[letter] ?? letter)
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/(\p{L})\1{2,}/gu, '$1')

/** A text as a pattern that matches it alone; and a pattern for any of some texts. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
export const anyOf = (texts: readonly string[]) => texts.map(literally).join('|')

export const listOf = (list: string): string[] => list.split(', ').filter(Boolean)

/** Makes the lists of a language ready. */
export function wordsOf(data: WordsData): Words {
  const { elision, compounds, shortest = 3 } = data
  const spellings = listOf(data.spellings ?? '').map(pair => pair.split(' ') as [string, string])
  const spelled = (word: string) => spellings.reduce((text, [from, to]) => text.replaceAll(from, to), word)
  const apart = (text: string) =>
    fold(text).replace(elision ? /(?<=\b\p{L}{1,2})'/gu : /(?<=\p{L})'(?=\p{L})/gu, elision ? ' ' : '')
  const split = (folded: string) => (folded.match(/[\p{L}\p{N}]+|[%€$°]/gu) ?? []).map(spelled)
  const tokens = (text: string) => split(apart(text))
  const keyOf = (entry: string) => tokens(entry).join(' ')
  // A list is folded as a whole, which is much quicker than its entries one by one.
  const keysOfList = (list: string) =>
    listOf(apart(list)).map(entry => (/^[a-z]+$/.test(entry) ? spelled(entry) : split(entry).join(' ')))

  const small = new Set(keysOfList(data.small))
  const entries = new Map<string, Meaning[]>()
  const lengths = new Map<string, number>()
  const add = (kind: MeaningKind, id: string, list: string, weight = 0) => {
    for (const key of keysOfList(list)) {
      if (key === '') continue
      const meanings = entries.get(key) ?? []
      const same = meanings.find(meaning => meaning.kind === kind && kind === 'feeling')
      // Of a word on several lists of feelings the strongest counts.
      if (same) Object.assign(same, weight > same.weight && { id, weight })
      else meanings.push({ kind, id, weight })
      entries.set(key, meanings)
      const [first = ''] = key.split(' ')
      lengths.set(first, Math.max(lengths.get(first) ?? 1, key.split(' ').length))
    }
  }
  for (const [key, list] of Object.entries(data.feelings)) {
    const [id = '', strength] = key.split(' ')
    add('feeling', id, list, Number(strength))
  }
  for (const kind of ['color', 'shade', 'thing', 'topic', 'mark'] as const)
    for (const [id, list] of Object.entries(data[`${kind}s`])) add(kind, id, list)
  // What says much of something does so by all of its names: "snowy" is as cold as "snow".
  const namesakes = new Map(
    Object.values(data.things)
      .reverse()
      .flatMap(names => listOf(names).map(name => [name, names] as const)),
  )
  const allNames = (list: string) =>
    listOf(list)
      .map(entry => namesakes.get(entry) ?? entry)
      .join(', ')
  for (const [id, { names, much, little }] of Object.entries(data.scales)) {
    add('scale', id, names)
    add('much', id, allNames(much))
    add('little', id, allNames(little))
  }
  for (const [value, word] of listOf(data.numbers).entries())
    for (const form of word.split('/')) add('number', form, form, value)

  const endings = new Set(listOf(data.endings).map(fold).map(spelled))
  const longestEnding = Math.max(...[...endings].map(({ length }) => length))
  const beginnings = listOf(data.beginnings ?? '')
    .map(fold)
    .sort((a, b) => b.length - a.length)
  const undoubled = (word: string) => word.replace(/([bdfgklmnprt])\1$/u, '$1')
  /** The beginnings of a word that are left without an ending: of a long ending more must be left. */
  const shorter = (word: string) => {
    const left: string[] = []
    for (let length = longestEnding; length > 0; length--)
      if (word.length - length >= (length > 2 ? shortest : 3) && endings.has(word.slice(-length)))
        left.push(word.slice(0, -length))
    return left
  }
  const stem = (word: string) => undoubled(shorter(word)[0] ?? word)
  const stems = new Map<string, string>()
  const byLetter = new Map<string, string[]>()
  for (const key of entries.keys()) {
    if (key.includes(' ') || small.has(key)) continue
    if (!stems.has(stem(key))) stems.set(stem(key), key)
    if (key.length > 4)
      byLetter
        .set(key.charAt(0), byLetter.get(key.charAt(0)) ?? [])
        .get(key.charAt(0))
        ?.push(key)
  }

  const plain = (word: string): string | undefined => {
    if (entries.has(word)) return word
    if (small.has(word) || word.length < 3) return undefined
    const exact = shorter(word)
      .flatMap(left => [`${left}e`, left])
      .find(form => entries.has(form) && !small.has(form))
    const alike = exact ?? stems.get(stem(word))
    // "Cut" is not "cute".
    return alike !== undefined && word.length < 5 && alike.length > word.length ? undefined : alike
  }
  const find = (word: string): string | undefined => {
    const found = plain(word)
    if (found !== undefined || small.has(word) || !/^\p{L}{3,}$/u.test(word)) return found
    for (const beginning of beginnings) {
      const inner =
        word.startsWith(beginning) && word.length - beginning.length > 2
          ? plain(word.slice(beginning.length))
          : undefined
      if (inner !== undefined) return inner
    }
    if (compounds) {
      for (let at = 3; at < word.length - 3; at++) {
        const end = word.slice(at)
        if (entries.get(end)?.some(({ kind }) => kind === 'thing' || kind === 'color')) return end
      }
    }
    return word.length > 5 ? byLetter.get(word.slice(0, 1))?.find(entry => isNear(word, entry)) : undefined
  }

  const { forms = '', ...harm } = data.safety
  const full = new Map(
    listOf(forms).map(pair => {
      const [typed = '', ...meant] = pair.split(' ')
      return [keyOf(typed), tokens(meant.join(' '))] as const
    }),
  )
  let finder: ReturnType<typeof signFinder> | undefined
  const cache = new Map<string, readonly Meaning[]>()
  const firstOf = (list: string | undefined, id: string) => listOf(list ?? '')[0] ?? id.replaceAll('_', ' ')
  return {
    code: data.code,
    tokens,
    isSmall: word => small.has(word),
    longest: first => lengths.get(first) ?? 1,
    stem,
    list: mark => listOf(data.marks[mark] ?? ''),
    spelledOut: list => list.flatMap(word => full.get(word) ?? [word]),
    signs(list) {
      // Made ready with the first text, to share the work between two tasks.
      finder ??= signFinder({ ...harm, ...data.signs })
      return finder(list)
    },
    name: (kind, id) =>
      kind === 'feeling'
        ? (data.feelingNames[id as keyof typeof data.feelingNames] ?? id)
        : kind === 'scale'
          ? firstOf(data.scales[id as keyof typeof data.scales]?.names, id)
          : firstOf((data[`${kind}s`] as Record<string, string>)[id], id),
    meanings(word) {
      if (word.includes(' ')) return entries.get(word) ?? []
      const known = cache.get(word)
      if (known) return known
      const found = find(word)
      const all = found === undefined ? [] : (entries.get(found) ?? [])
      // "te" is no tea, though "té" is.
      const meanings = small.has(word)
        ? all.filter(({ kind }) => kind !== 'thing' && kind !== 'color' && kind !== 'topic')
        : all
      if (cache.size < 5000) cache.set(word, meanings)
      return meanings
    },
  }
}

/**
 * Whether one letter is missing, added or swapped with its neighbor; of long words also exchanged. Short words with one letter
 * exchanged are other words.
 */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [x, y] = [a.slice(at), b.slice(at)]
  if (a.length !== b.length) return a.length > b.length ? x.slice(1) === y : y.slice(1) === x
  return (a.length > 7 && x.slice(1) === y.slice(1)) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
}

/** Without an import attribute: the package's bundler would leave such an import as it is, and the file out. */
const files: Readonly<Record<LanguageCode, () => Promise<{ default: unknown }>>> = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  de: () => import('./words/de.json'),
  fr: () => import('./words/fr.json'),
  ar: () => import('./words/ar.json'),
}
/** Files never change, so that all demos of a page share what is made of them. */
const loaded = new Map<LanguageCode, Promise<Words>>()

/**
 * Loads the words of a language; a second time they are at hand. They are made ready between two pauses, so that a page is not
 * blocked by this and by what comes after it at once.
 */
export function loadWords(code: LanguageCode, pause = async (): Promise<void> => {}): Promise<Words> {
  const words =
    loaded.get(code) ??
    files[code]().then(async file => {
      await pause()
      const ready = wordsOf(file.default as WordsData)
      await pause()
      return ready
    })
  loaded.set(code, words)
  // What could not be loaded is asked for again.
  words.catch(() => loaded.delete(code))
  return words
}
