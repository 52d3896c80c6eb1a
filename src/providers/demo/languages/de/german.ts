import { part } from '../../parts'
import { lexiconOf } from '../lexicon'
import { negatorBefore } from '../negated-phrase'
import type { LanguagePack } from '../pack'
import { GERMAN_LEXICON } from './lexicon'
import { germanManners } from './manners'
import { GERMAN_PHRASES } from './phrases'
import { germanReading } from './reading'
import { germanSentences } from './sentences'
import { foldGerman, germanParts, germanSound, germanStem, lastOfCompound, withoutUmlauts } from './spelling'

const dataRules = part(() => import('./data-rules'))
const routeRules = part(() => import('./route-rules'))
const talk = part(() => import('./talking'))

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
    bare: withoutUmlauts,
  }),
  stem: germanStem,
  withArticle: noun => noun,
  phrases: GERMAN_PHRASES,
  negatorBefore: negatorBefore(germanReading),
  shadeBehind: false,
  capitalNouns: true,
  reading: germanReading,
  data: () => dataRules().germanData,
  routes: () => routeRules().germanRoutes,
  manners: germanManners,
  talking: () => talk().germanTalking,
  sentence: english => germanSentences[english],
}
