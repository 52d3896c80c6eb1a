import { patternsFor, wordSet } from '../word-pattern'

/** One spelling of each letter, without vowel signs and stretches; digits and punctuation as in Latin texts. */
export const foldArabic = (text: string): string =>
  text
    .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/(?<=\p{L}{3})ء(?!\p{L})/gu, '')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[٠-٩]/g, digit => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .replaceAll('؟', '?')
export const arabicPatterns = patternsFor(foldArabic)
export const arabicSet = (words: string) => wordSet(foldArabic, words)

const PREFIXES = ['', 'و', 'ف', 'ال', 'وال', 'فال', 'بال', 'كال', 'لل', 'ولل', 'ب', 'ل', 'ك', 'س', 'ي', 'ت', 'ن', 'ا']
const SUFFIXES = [
  '',
  'ا',
  'ه',
  'ها',
  'هم',
  'نا',
  'ك',
  'ي',
  'ني',
  'ات',
  'اتي',
  'ون',
  'ين',
  'ان',
  'تي',
  'ته',
  'تها',
  'تنا',
  'ت',
  'وا',
  'يه',
]

/** The forms under which a list may hold a word: without conjunctions, prepositions, article, and pronouns at its end. */
export function arabicForms(word: string): readonly string[] {
  const found: string[] = []
  for (const prefix of PREFIXES) {
    if (!word.startsWith(prefix)) continue
    for (const suffix of SUFFIXES) {
      if (!word.endsWith(suffix)) continue
      const bare = word.slice(prefix.length, word.length - suffix.length)
      if (bare.length < 2 || (bare.length < 3 && prefix + suffix !== '' && prefix !== 'ال' && prefix !== 'وال'))
        continue
      found.push(bare, `${bare}ه`)
      if (prefix.endsWith('ل') && prefix.length > 1) found.push(`ال${bare}`)
    }
  }
  return found
}

/** A word without article, conjunctions and the commonest endings. */
export function arabicStem(word: string): string {
  const bare = word.replace(/^(?:وال|فال|بال|كال|لل|ال|و|ف)/, '').replace(/(?:ات|ون|ين|ها|هم|نا|ه|ي|ا)$/, '')
  return bare.length < 2 ? word : bare
}

/** Letters that are confused in writing and in dialects, as one; long vowels may be missing within a word. */
export const arabicSound = (word: string): string =>
  word
    .replace(/[ظذ]/g, 'ض')
    .replace(/ث/g, 'ت')
    .replace(/ص/g, 'س')
    .replace(/ط/g, 'ت')
    .replace(/چ/g, 'ج')
    .replace(/گ/g, 'ك')
    .replace(/(.)\1+/g, '$1')
