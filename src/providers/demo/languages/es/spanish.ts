import { lexiconOf } from '../lexicon'
import { negatorBefore } from '../negated-phrase'
import type { LanguagePack } from '../pack'
import { spanishData } from './data-rules'
import { SPANISH_LEXICON } from './lexicon'
import { spanishManners } from './manners'
import { SPANISH_PHRASES } from './phrases'
import { spanishReading } from './reading'
import { spanishRoutes } from './route-rules'
import { spanishSentences } from './sentences'
import { foldSpanish, spanishSound, spanishStem, spanishVerbs } from './spelling'
import { spanishTalking } from './talking'

export const spanishPack: LanguagePack = {
  code: 'es',
  fold: foldSpanish,
  parts: word => [word],
  ...lexiconOf(SPANISH_LEXICON, {
    fold: foldSpanish,
    stem: spanishStem,
    stopwords: spanishReading.stopwords,
    lastOf: spanishVerbs,
    sound: spanishSound,
  }),
  stem: spanishStem,
  withArticle: noun => noun,
  phrases: SPANISH_PHRASES,
  negatorBefore: negatorBefore(spanishReading),
  shadeBehind: true,
  reading: spanishReading,
  data: () => spanishData,
  routes: () => spanishRoutes,
  manners: spanishManners,
  talking: () => spanishTalking,
  sentence: english => spanishSentences[english],
}
