import { lexiconOf } from '../lexicon'
import { negatorBefore } from '../negated-phrase'
import type { LanguagePack } from '../pack'
import { germanData } from './data-rules'
import { GERMAN_LEXICON } from './lexicon'
import { germanManners } from './manners'
import { GERMAN_PHRASES } from './phrases'
import { germanReading } from './reading'
import { germanRoutes } from './route-rules'
import { germanSentences } from './sentences'
import { foldGerman, germanParts, germanSound, germanStem, lastOfCompound } from './spelling'
import { germanTalking } from './talking'

export const germanPack: LanguagePack = {
  code: 'de',
  fold: foldGerman,
  parts: germanParts,
  ...lexiconOf(GERMAN_LEXICON, {
    fold: foldGerman,
    stem: germanStem,
    stopwords: germanReading.stopwords,
    sound: germanSound,
    lastOf: lastOfCompound,
  }),
  stem: germanStem,
  withArticle: noun => noun,
  phrases: GERMAN_PHRASES,
  negatorBefore: negatorBefore(germanReading),
  shadeBehind: false,
  capitalNouns: true,
  reading: germanReading,
  data: () => germanData,
  routes: () => germanRoutes,
  manners: germanManners,
  talking: () => germanTalking,
  sentence: english => germanSentences[english],
}
