import { packOf } from '../languages/packs'
import { detectLanguage, hasPack, isEnglish, type Language, languageOf } from './language'
import { tokenize } from './words'

/**
 * The language of the newest message. What says nothing by itself ("ok", "10 + 5", a name) has the language of what was
 * said before, newest first: of messages, then of the system prompt.
 */
export function conversationLanguage(said: string, before: readonly string[], system: string): Language {
  const detected = detectLanguage(said)
  if (detected) return detected
  const known = [...before]
    .reverse()
    .concat(system)
    .map(detectLanguage)
    .find(language => language !== null)
  if (!known || known === 'en' || !hasPack(known)) return languageOf(said)
  const pack = packOf(known)
  const isIts = tokenize(said, pack).some(({ key, word }) => key !== '' || pack.reading.stopwords.has(word))
  const alone = isIts || !/\p{L}/u.test(said) ? known : languageOf(said)
  // A word on no list is a name, more likely than English.
  return alone === 'en' && !isOnEnglishLists(said) ? known : alone
}

const isOnEnglishLists = (text: string) => tokenize(text).some(({ word }) => isEnglish(word))
