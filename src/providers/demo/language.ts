import { tokenise } from './words'

/** The languages that the word lists know. */
export type Language = 'en' | 'de' | 'fr' | 'es'

const TELLTALES: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  de: new Set(
    'ich bin ist und der das ein eine einen mein meine nicht es wir du sie heute sehr mit auf für aber habe hat mir mich wie was auch zu im am dem den'.split(
      ' ',
    ),
  ),
  fr: new Set(
    "je suis est et le la les un une mon ma mes ne pas il elle nous vous aujourd'hui très avec pour mais j'ai c'est dans du des qui que au".split(
      ' ',
    ),
  ),
  es: new Set(
    'yo soy es y el la los las un una mi mis no estoy está hoy muy con para pero tengo en de que al del qué cómo me'.split(
      ' ',
    ),
  ),
}

/** English words that mean something else in these languages: "die Sonne" mourns nobody. */
const FALSE_FRIENDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(),
  de: new Set([
    'die',
    'war',
    'gift',
    'fast',
    'bald',
    'rat',
    'hat',
    'not',
    'also',
    'mist',
    'brave',
    'wand',
    'herd',
    'stern',
  ]),
  fr: new Set(['sale', 'pain', 'chat', 'pour', 'fin', 'sort', 'tire', 'rare']),
  es: new Set(['red', 'once', 'sin', 'pan', 'mate', 'sale', 'pie', 'rosa']),
}

/** The language of a text by its small words; English when nothing speaks for another. */
export function languageOf(text: string): Language {
  const words = tokenise(text).map(({ word }) => word)
  let best: Language = 'en'
  let most = Math.max(1, words.filter(word => /^(?:the|is|are|my|and|of|to|it|i'm|i|you)$/.test(word)).length)
  for (const language of ['de', 'fr', 'es'] as const) {
    const count = words.filter(word => TELLTALES[language].has(word)).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}

/** Whether a word of this language only looks like one on the English lists. */
export const isFalseFriend = (word: string, language: Language): boolean => FALSE_FRIENDS[language].has(word)
