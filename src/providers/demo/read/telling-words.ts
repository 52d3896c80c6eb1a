import { germanPack } from '../languages/de/german'
import { spanishPack } from '../languages/es/spanish'
import { frenchPack } from '../languages/fr/french'
import type { LanguagePack, ReadLanguage } from '../languages/pack'
import { tokenize } from './words'

const packs: readonly LanguagePack[] = [spanishPack, germanPack, frenchPack]

/** How much of a text a language has: words on its lists, and small ones, which are rarely alike by chance. */
const knownWords = (text: string, pack: LanguagePack): number =>
  tokenize(text, pack)
    .filter(({ word }) => /^\p{L}/u.test(word))
    .reduce((sum, { word, key }) => sum + (pack.reading.stopwords.has(word) ? 1.1 : key === '' ? 0 : 1), 0)

/** The language whose lexicon knows most words of a text, and how many. */
export function languageByWords(text: string): { code: ReadLanguage; known: number } {
  const counts = packs.map(pack => ({
    code: pack.code,
    known: knownWords(text, pack),
  }))
  return counts.reduce((a, b) => (b.known > a.known ? b : a))
}
