import { lexiconOf } from '../lexicon'
import type { LanguagePack } from '../pack'
import { SPANISH_LEXICON } from './lexicon'
import { SPANISH_PHRASES } from './phrases'
import { spanishReading } from './reading'
import { spanishSentences } from './sentences'
import { foldSpanish, spanishStem } from './spelling'
import { spanishTalking } from './talking'

export const spanishPack: LanguagePack = {
  code: 'es',
  fold: foldSpanish,
  parts: word => [word],
  ...lexiconOf(SPANISH_LEXICON, { fold: foldSpanish, stem: spanishStem, stopwords: spanishReading.stopwords }),
  stem: spanishStem,
  withArticle: noun => noun,
  phrases: SPANISH_PHRASES,
  shadeBehind: true,
  reading: spanishReading,
  talking: () => spanishTalking,
  sentence: english => spanishSentences[english],
}
