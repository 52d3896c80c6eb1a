import { germanPack } from '../languages/de/german'
import { spanishPack } from '../languages/es/spanish'
import { frenchPack } from '../languages/fr/french'
import type { LanguagePack, ReadLanguage } from '../languages/pack'
import { type Token, tokenize } from './words'

const packs: readonly LanguagePack[] = [spanishPack, germanPack, frenchPack]

/** A unit behind a number, which is a small word of a language by chance: "12 °C", "3 h". */
const UNIT = /(?<=\d ?)(?:° ?)?[cfghlms](?!\p{L})/giu

/** How much of a text a language has: words on its lists, and small ones, which are rarely alike by chance. */
const knownWords = (text: string, pack: LanguagePack): number =>
  tokenize(text.replace(UNIT, ''), pack)
    .filter(({ word }) => /^\p{L}/u.test(word))
    .reduce((sum, token) => sum + weightOf(token, pack) * token.word.split('_').length, 0)

function weightOf({ word, key }: Token, { reading, has }: LanguagePack): number {
  if (reading.stopwords.has(word)) return 1.1
  // A misspelled word may be one of another language.
  return key === '' ? 0 : has?.(word) ? 1 : 0.5
}

/** The language whose lexicon knows most words of a text, and how many. */
export function languageByWords(text: string): { code: ReadLanguage; known: number } {
  const counts = packs.map(pack => ({
    code: pack.code,
    known: knownWords(text, pack),
  }))
  return counts.reduce((a, b) => (b.known > a.known ? b : a))
}
