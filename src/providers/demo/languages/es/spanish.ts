import { part } from '../../parts'
import { lexiconOf } from '../lexicon'
import { negatorBefore } from '../negated-phrase'
import type { LanguagePack } from '../pack'
import { SPANISH_LEXICON } from './lexicon'
import { spanishManners } from './manners'
import { SPANISH_PHRASES } from './phrases'
import { spanishReading } from './reading'
import { spanishSentences } from './sentences'
import { foldSpanish, spanishSound, spanishStem, spanishVerbs } from './spelling'

const dataRules = part(() => import('./data-rules'))
const routeRules = part(() => import('./route-rules'))
const talk = part(() => import('./talking'))

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
  data: () => dataRules().spanishData,
  routes: () => routeRules().spanishRoutes,
  manners: spanishManners,
  talking: () => talk().spanishTalking,
  sentence: english => spanishSentences[english],
}
