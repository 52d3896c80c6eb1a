import { part } from '../../parts'
import type { LanguagePack } from '../pack'
import { englishNoun } from './noun'
import { englishReading } from './reading'
import { englishStem } from './stem'

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
  talking: () => talk().englishTalking,
  sentence: sentence => sentence,
}
