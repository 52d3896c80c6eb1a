import { part } from '../parts'
import { englishPack } from './en/english'
import type { LanguagePack, ReadLanguage } from './pack'

const spanish = part(() => import('./es/spanish'))
const german = part(() => import('./de/german'))
const french = part(() => import('./fr/french'))
const arabic = part(() => import('./ar/arabic'))

const packs: Readonly<Record<ReadLanguage, () => LanguagePack>> = {
  en: () => englishPack,
  es: () => spanish().spanishPack,
  de: () => german().germanPack,
  fr: () => french().frenchPack,
  ar: () => arabic().arabicPack,
}

/** The pack of a language, loaded on demand. */
export const packOf = (language: ReadLanguage): LanguagePack => packs[language]()
