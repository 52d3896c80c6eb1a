import { patternsFor, withoutAccents, wordSet } from '../word-pattern'

/** Accents are often left out. */
export const foldSpanish = withoutAccents
export const spanishPatterns = patternsFor(foldSpanish)
export const spanishSet = (words: string) => wordSet(foldSpanish, words)

/** A word without gender, number and diminutive. */
export function spanishStem(word: string): string {
  const cut = word
    .replace(/(?:isimo|isima|isimos|isimas)$/, '')
    .replace(/(?:cito|cita|citos|citas|ito|ita|itos|itas)$/, '')
    .replace(/mente$/, '')
    .replace(/es$|s$/, '')
    .replace(/[aoe]$/, '')
  return cut.length < 3 ? word : cut
}

/** Spanish spellings of one sound: b and v, s, z and soft c, ll and y, j and soft g, and h, which has none. */
export const spanishSound = (word: string): string =>
  word
    .replace(/(?<!c)h/g, '')
    .replace(/qu|k|c(?![eih])/g, 'k')
    .replace(/[zc](?=[ei])|[zx]/g, 's')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1')
