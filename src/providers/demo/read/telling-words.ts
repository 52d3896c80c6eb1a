import { germanPack } from '../languages/de/german'
import { spanishPack } from '../languages/es/spanish'
import { frenchPack } from '../languages/fr/french'
import type { LanguagePack, ReadLanguage } from '../languages/pack'
import { tokenize } from './words'

const packs: readonly LanguagePack[] = [spanishPack, germanPack, frenchPack]

/** The language whose lexicon knows most words of a text without small words, and how many. */
export function languageByWords(text: string): { code: ReadLanguage; known: number } {
  const counts = packs.map(pack => ({
    code: pack.code,
    known: tokenize(text, pack).filter(({ word, key }) => key !== '' && /^\p{L}/u.test(word)).length,
  }))
  return counts.reduce((a, b) => (b.known > a.known ? b : a))
}
