import { lexiconOf } from '../lexicon'
import type { LanguagePack } from '../pack'
import { FRENCH_LEXICON } from './lexicon'
import { FRENCH_PHRASES } from './phrases'
import { frenchReading } from './reading'
import { frenchSentences } from './sentences'
import { foldFrench, frenchParts, frenchStem } from './spelling'
import { frenchTalking } from './talking'

export const frenchPack: LanguagePack = {
  code: 'fr',
  fold: foldFrench,
  parts: frenchParts,
  ...lexiconOf(FRENCH_LEXICON, { fold: foldFrench, stem: frenchStem, stopwords: frenchReading.stopwords }),
  stem: frenchStem,
  withArticle: noun => noun,
  phrases: FRENCH_PHRASES,
  shadeBehind: true,
  reading: frenchReading,
  talking: () => frenchTalking,
  sentence: english => frenchSentences[english],
}
