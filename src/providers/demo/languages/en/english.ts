import { part } from '../../parts'
import type { LanguagePack } from '../pack'
import { englishManners } from './manners'
import { englishNoun } from './noun'
import { englishReading } from './reading'
import { englishStem } from './stem'

const dataRules = part(() => import('./data-rules'))
const routeRules = part(() => import('./route-rules'))
const talk = part(() => import('./talking'))

/** English: the lists and the sentences of the code are in it. */
export const englishPack: LanguagePack = {
  code: 'en',
  fold: text => text,
  parts: word => [word],
  keyOf: word => word,
  longestPhrase: 1,
  stem: englishStem,
  nameOf: word => word,
  withArticle: englishNoun,
  phrases: '',
  shadeBehind: false,
  reading: englishReading,
  data: () => dataRules().englishData,
  routes: () => routeRules().englishRoutes,
  manners: englishManners,
  talking: () => talk().englishTalking,
  sentence: sentence => sentence,
}
