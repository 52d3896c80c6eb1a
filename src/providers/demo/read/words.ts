/** A word, a number or an emoji of a text. */
export interface Token {
  /** Lower case, straight apostrophes. */
  word: string
  /** As in the text. */
  raw: string
  /** Counts the stretches between punctuation, so that "not" does not reach over a comma. */
  clause: number
}

const TOKEN =
  /#[0-9a-f]{6}\b|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\d+(?:[.,]\d+)?|\p{Extended_Pictographic}|[.,;:!?()\n]/giu

/** The words, numbers and emoji of a text, in order. Reads the first 8,000 characters. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let clause = 0
  for (const [raw] of text.slice(0, 8000).matchAll(TOKEN)) {
    if (/^[.,;:!?()\n]$/.test(raw)) clause++
    else tokens.push({ word: raw.toLowerCase().replaceAll('’', "'"), raw, clause })
  }
  return tokens
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
export function forms(word: string): string[] {
  const found = [word]
  if (word.length > 3) {
    for (const [ending, instead] of SUFFIXES) {
      const form = word.replace(ending, instead)
      if (form !== word && form.length > 2) found.push(form)
    }
  }
  if (/(.)\1\1/u.test(word)) {
    found.push(word.replace(/(.)\1{2,}/gu, '$1$1'), word.replace(/(.)\1{2,}/gu, '$1'), word.replace(/(.)\1+/gu, '$1'))
  }
  return found
}

/** Finds a word in a list by any of its forms. */
export function lookUp<T>(list: ReadonlyMap<string, T>, word: string): T | undefined {
  for (const form of forms(word)) {
    const value = list.get(form)
    if (value !== undefined) return value
  }
  return undefined
}

/** One form for counting shared words: "pricing", "prices" and "priced" meet. */
export function stem(word: string): string {
  const bare = word.toLowerCase().replace(/'s$/, '')
  if (bare.length <= 3) return bare
  const cut = bare
    .replace(/(?:ational|ations?|ions?|ments?|ness|ings?|ers?|ors?|edly|ed|ies|ied|ily|ly|es|s|al|ive|y|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
  return cut.length < 3 ? bare : cut
}

const STOPWORDS = new Set(
  `a an the and or but if so of to in on at by for from with without into onto about as is are was were be been being am do does did
  done have has had will would can could should shall may might must not no nor it its it's this that these those there here he she
  they them their his her him we us our you your yours i i'm i've me my mine what which who whom whose when where why how than then
  too very just also only own same such more most some any each all both few other into over under again once please let like get got
  use using used give given tell show make made want wants need needs one two will much many out up down off now well really thing
  things something anything ok okay yes im don't can't und oder der die das ein eine ist le la les un une et est el los las y es de`.split(
    /\s+/,
  ),
)

/** Whether a word says nothing about what a text is about. */
export const isStopword = (word: string): boolean => STOPWORDS.has(word)

/** The stems of the words that carry meaning. Splits names such as `display_mood_color` and `camelCase`. */
export function stems(text: string): Set<string> {
  const open = text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  const found = new Set<string>()
  for (const { word } of tokenize(open)) if (!isStopword(word) && word.length > 1) found.add(stem(word))
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
