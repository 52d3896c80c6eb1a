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
