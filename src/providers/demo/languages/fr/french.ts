import { part } from '../../parts'
import { lexiconOf } from '../lexicon'
import { negatorBefore } from '../negated-phrase'
import type { LanguagePack } from '../pack'
import { FRENCH_LEXICON } from './lexicon'
import { frenchManners } from './manners'
import { FRENCH_PHRASES } from './phrases'
import { frenchReading } from './reading'
import { frenchSentences } from './sentences'
import { foldFrench, frenchParts, frenchSound, frenchStem, frenchVerbs } from './spelling'

const dataRules = part(() => import('./data-rules'))
const routeRules = part(() => import('./route-rules'))
const talk = part(() => import('./talking'))

export const frenchPack: LanguagePack = {
  code: 'fr',
  fold: foldFrench,
  parts: frenchParts,
  ...lexiconOf(FRENCH_LEXICON, {
    fold: foldFrench,
    stem: frenchStem,
    stopwords: frenchReading.stopwords,
    lastOf: frenchVerbs,
    sound: frenchSound,
  }),
  stem: frenchStem,
  withArticle: noun => noun,
  phrases: FRENCH_PHRASES,
  negatorBefore: negatorBefore(frenchReading, frenchParts),
  shadeBehind: true,
  reading: frenchReading,
  data: () => dataRules().frenchData,
  routes: () => routeRules().frenchRoutes,
  manners: frenchManners,
  talking: () => talk().frenchTalking,
  sentence: english => frenchSentences[english],
}
