import { patternsFor, withoutAccents, wordSet } from '../word-pattern'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/** Umlauts written out, as they are where a keyboard has none. */
export const foldGerman = (text: string): string =>
  withoutAccents(text.normalize('NFC').replace(/[äöüÄÖÜß]/g, letter => UMLAUTS[letter] ?? letter))
export const germanPatterns = patternsFor(foldGerman)
export const germanSet = (words: string) => wordSet(foldGerman, words)

/** A word without the endings of case, number and person. */
export function germanStem(word: string): string {
  const cut = word.replace(/(?:sten|ste|stes|ster|ern|est|en|em|er|es|et|e|n|s|st|t)$/, '')
  return cut.length < 3 ? word : cut
}

const SHADE =
  /^(dunkel|hell|blass|pastell)(rot|blau|gruen|gelb|lila|rosa|braun|grau|violett|orange|tuerkis)(e[nmrs]?)?$/

/** "dunkelblaues" in two. */
export function germanParts(word: string): readonly string[] {
  const [, shade = '', color = '', ending = ''] = SHADE.exec(word) ?? []
  return shade ? [shade, color + ending] : [word]
}

/** The ends of a compound, the longest first: "lieblingsauto" has "auto". */
export const lastOfCompound = (word: string): readonly string[] =>
  word.length < 7 ? [] : Array.from({ length: word.length - 6 }, (_, i) => word.slice(3 + i))

/** German spellings of one sound: no silent h, doubled letter or long i; v as f, and endings spoken hard. */
export const germanSound = (word: string): string =>
  word
    .replace(/(?<=[aeiou])h(?![aeiou])/g, '')
    .replace(/ie/g, 'i')
    .replace(/aeu/g, 'eu')
    .replace(/ae/g, 'e')
    .replace(/ck|c(?!h)/g, 'k')
    .replace(/tz/g, 'z')
    .replace(/v|ph/g, 'f')
    .replace(/dt|d(?=s|$)/g, 't')
    .replace(/(.)\1+/g, '$1')
