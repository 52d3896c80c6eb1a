import { part } from '../../parts'
import { lexiconOf } from '../lexicon'
import { negatorBefore } from '../negated-phrase'
import type { LanguagePack } from '../pack'
import { ARABIC_LEXICON } from './lexicon'
import { arabicManners } from './manners'
import { ARABIC_PHRASES } from './phrases'
import { arabicReading } from './reading'
import { arabicSentences } from './sentences'
import { arabicForms, arabicSound, arabicStem, foldArabic } from './spelling'

const dataRules = part(() => import('./data-rules'))
const routeRules = part(() => import('./route-rules'))
const talk = part(() => import('./talking'))

export const arabicPack: LanguagePack = {
  code: 'ar',
  fold: foldArabic,
  parts: word => [word],
  ...lexiconOf(ARABIC_LEXICON, {
    fold: foldArabic,
    // Forms are looked up as they are: a stem of two letters means too many things.
    stem: word => word,
    stopwords: arabicReading.stopwords,
    sound: arabicSound,
    lastOf: arabicForms,
  }),
  stem: arabicStem,
  withArticle: noun => noun,
  phrases: ARABIC_PHRASES,
  negatorBefore: negatorBefore(arabicReading),
  shadeBehind: true,
  reading: arabicReading,
  data: () => dataRules().arabicData,
  routes: () => routeRules().arabicRoutes,
  manners: arabicManners,
  talking: () => talk().arabicTalking,
  sentence: english => arabicSentences[english],
}
