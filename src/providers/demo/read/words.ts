import { readingPack } from '../languages/active'
import { englishStem as stem } from '../languages/en/stem'
import type { LanguagePack } from '../languages/pack'

export { stem }

/** A word, a number or an emoji of a text. */
export interface Token {
  /** Lower case, straight apostrophes, in the spelling of the pack. */
  word: string
  /** As in the text. */
  raw: string
  /** The word under which the lists know it; empty where they do not. */
  key: string
  /** Counts the stretches between punctuation, so that "not" does not reach over a comma. */
  clause: number
}

const TOKEN =
  /#[0-9a-f]{6}\b|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|[\d٠-٩]+(?:[.,]\d+)?|\p{Extended_Pictographic}|[.,;:!?()\n،؛؟]/giu

/** The words, numbers and emoji of a text, in order. Reads the first 8,000 characters. */
export function tokenize(text: string, pack: LanguagePack = readingPack()): Token[] {
  const tokens: Token[] = []
  let clause = 0
  for (const [raw] of text.slice(0, 8000).matchAll(TOKEN)) {
    if (/^[.,;:!?()\n،؛؟]$/.test(raw)) clause++
    else {
      const whole = pack.fold(raw.toLowerCase().replaceAll('’', "'"))
      const words = pack.parts(whole)
      for (const word of words)
        tokens.push({ word, raw: word === whole ? raw : partOf(raw, word, pack), key: pack.keyOf(word), clause })
    }
  }
  return pack.longestPhrase > 1 ? joined(tokens, pack) : tokens
}

/** The end of a word that is one of its parts, as written; else the part. */
function partOf(raw: string, part: string, { fold }: LanguagePack): string {
  const isPart = (at: number) => fold(raw.slice(at).toLowerCase()) === part
  const at = Array.from(raw, (_, index) => index).find(isPart)
  return at === undefined ? part : raw.slice(at)
}

/** Tokens with the phrases of the lexicon as one token each. */
function joined(tokens: readonly Token[], pack: LanguagePack): Token[] {
  const found: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    let length = Math.min(pack.longestPhrase, tokens.length - at)
    for (; length > 1; length--) {
      const parts = tokens.slice(at, at + length)
      const [first] = parts
      const word = parts.map(token => token.word).join('_')
      if (!first || parts.some(({ clause }) => clause !== first.clause) || !pack.keyOf(word)) continue
      const raw = parts.map(token => token.raw).join(' ')
      found.push({ word, raw, key: pack.keyOf(word), clause: first.clause })
      at += length - 1
      break
    }
    if (length <= 1) found.push(tokens[at] as Token)
  }
  return found
}

const SUFFIXES: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ier$/, 'y'],
  [/iest$/, 'y'],
  [/ily$/, 'y'],
  [/iness$/, 'y'],
  [/'s$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ed$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ly$/, ''],
  [/ness$/, ''],
  [/er$/, ''],
  [/est$/, ''],
  [/y$/, ''],
  [/([b-df-hj-np-tv-z])\1(?:ed|ing|er|est|y)$/, '$1'],
]

/** The forms under which a list may hold a word: itself first, then without its endings, then without stretched letters. */
function forms(word: string): string[] {
  const found = [word]
  if (word.length > 3) {
    for (const [ending, instead] of SUFFIXES) {
      const form = word.replace(ending, instead)
      if (form !== word && form.length > 2) found.push(form)
    }
  }
  return [...found, ...unstretched(word)]
}

/** A word without its stretched letters: "sooo" as "soo", "so". */
export function unstretched(word: string): string[] {
  if (!/(.)\1\1/u.test(word)) return []
  return [word.replace(/(.)\1{2,}/gu, '$1$1'), word.replace(/(.)\1{2,}/gu, '$1'), word.replace(/(.)\1+/gu, '$1')]
}

/** Finds a word in a list by any of its forms. */
export function lookUp<T>(list: ReadonlyMap<string, T>, word: string): T | undefined {
  if (word === '') return undefined
  for (const form of forms(word)) {
    const value = list.get(form)
    if (value !== undefined) return value
  }
  return undefined
}

/** Whether a word says nothing about what a text is about. */
export const isStopword = (word: string, pack: LanguagePack = readingPack()): boolean =>
  pack.reading.stopwords.has(pack.fold(word))

/** One form for counting shared words: that of the word on the lists, else of the word itself. */
export const stemOf = ({ key, word }: Token, pack: LanguagePack = readingPack()): string =>
  key ? stem(key) : pack.stem(word)

/** The stems of the words that carry meaning. Splits names such as `display_mood_color` and `camelCase`. */
export function stems(text: string, pack: LanguagePack = readingPack()): Set<string> {
  const open = text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  const found = new Set<string>()
  for (const token of tokenize(open, pack))
    if (!isStopword(token.word, pack) && token.word.length > 1) found.add(stemOf(token, pack))
  return found
}

/** The words of a name such as `display_moodColor`, in lower case. */
export const nameWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** A steady number from a text, 0 up to, not including, 2³². For choices that must not change between two equal requests. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}
