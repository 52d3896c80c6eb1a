import { patternsFor, withoutAccents, wordSet } from '../word-pattern'

/** Accents are often left out; "œ" is written in two letters. */
export const foldFrench = (text: string): string =>
  withoutAccents(text).replaceAll('œ', 'oe').replaceAll('Œ', 'Oe').replaceAll('’', "'")
export const frenchPatterns = patternsFor(foldFrench)
export const frenchSet = (words: string) => wordSet(foldFrench, words)

/** A word without gender and number. */
export function frenchStem(word: string): string {
  const cut = word.replace(/(?:ees|ee|es|e|s|x)$/, '')
  return cut.length < 3 ? word : cut
}

const ELIDED = /^(n|c|d|j|l|m|s|t|qu|jusqu|lorsqu|puisqu|quelqu)'(.+)$/

/** "l'école" without its article; "n'est" with its negator. */
export function frenchParts(word: string): readonly string[] {
  const [, short = '', rest = ''] = ELIDED.exec(word) ?? []
  if (!short) return [word]
  return short === 'n' ? ['ne', rest] : [rest]
}

/** French spellings of one sound: silent letters at the end, doubled letters, and the vowels of several letters. */
export const frenchSound = (word: string): string =>
  word
    .replace(/eau|au/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/(?<!c)h/g, '')
    .replace(/qu|k|c(?![eihy])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/y/g, 'i')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)e$/, '')
