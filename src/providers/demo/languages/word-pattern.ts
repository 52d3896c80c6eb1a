/** Expressions of one language: whole words, in its folded spelling. */
interface WordPatterns {
  /** Anywhere. */
  words(source: string, flags?: string): RegExp
  /** At the beginning. */
  begins(source: string): RegExp
  /** Nothing else in the text than this. */
  whole(source: string): RegExp
}

/** Creates expressions from sources that are written in natural spelling. */
export function patternsFor(fold: (text: string) => string): WordPatterns {
  return {
    words: (source, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${fold(source)})(?!\\p{L})`, flags),
    begins: source => new RegExp(`^[^\\p{L}]*(?:${fold(source)})`, 'iu'),
    whole: source => new RegExp(`^[\\s¡]*(?:${fold(source)})[\\s!.,،👋]*$`, 'iu'),
  }
}

/** A set of words in the folded spelling. */
export const wordSet = (fold: (text: string) => string, words: string): ReadonlySet<string> =>
  new Set(fold(words).split(/\s+/))

/** Latin letters without their accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
