import { tokenize } from './words'

/** The languages that the word lists know. */
export type ReadLanguage = 'en' | 'de' | 'fr' | 'es'

/** The detected language of a text; `other` for the rest. */
export type Language = ReadLanguage | 'pt' | 'it' | 'nl' | 'ar' | 'other'

const READ: readonly Language[] = ['en', 'de', 'fr', 'es']

/** Whether there are word lists for a language. */
export const hasWordLists = (language: Language): language is ReadLanguage => READ.includes(language)

/** How a language without word lists is called in a sentence. */
export const LANGUAGE_NAMES: Readonly<Partial<Record<Language, string>>> = {
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  ar: 'Arabic',
}

const set = (words: string) => new Set(words.split(' '))

const TELLTALES: Readonly<Record<Exclude<Language, 'ar' | 'other'>, ReadonlySet<string>>> = {
  en: set(
    "the is are my and of to it i'm i you we he she they have has this that for with do don't what was were be not in on so very your",
  ),
  de: set(
    'ich bin ist und der das ein eine einen mein meine meinen nicht es wir du sie heute sehr mit auf für aber habe hat mir mich wie was auch zu im am dem den die war so',
  ),
  fr: set(
    "je suis est et le la les un une mon ma mes ne pas il elle nous vous aujourd'hui très avec pour mais j'ai c'est dans du des qui que au tu a on sont n'est n'ai",
  ),
  es: set(
    'yo soy es y el la los las un una mi mis no estoy está hoy muy con para pero tengo en de que al del qué cómo me se ha mucho mucha por',
  ),
  pt: set(
    'eu você é e o os as um uma meu minha não estou está hoje muito com para mas tenho em de que do da no na ele ela isso foi são ao pela também sou a me',
  ),
  it: set(
    'io sono è e il lo la gli i un una mio mia non mi oggi molto con per ma ho che di del della al ha questo si sei ti tu nel',
  ),
  nl: set(
    'ik ben is en de het een mijn niet wij je jij vandaag heel met op voor maar heb heeft mij van dat dit zijn zo ook te',
  ),
}

/** Small words of several languages, or that are English words too. */
const SHARED = set(
  'me no a o e so as do da on in im am an was war die dem den also and is het van zo te com sei ti con per con un la le de que es el i gli son sur se ha due ma mes mon main par une',
)

/** English words with another meaning in these languages: "die Sonne" is about no death. */
const FALSE_FRIENDS: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: set('die war gift fast bald rat hat not also mist brave wand herd stern bat tag see rock arm kind'),
  fr: set('sale pain chat pour fin sort tire rare four main or mince coin'),
  es: set('red once sin pan mate sale pie rosa ten ve'),
}

/** The language of a text: by its script, else by its small words; English when nothing speaks for another. */
export function languageOf(text: string): Language {
  const sample = text.slice(0, 2000)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 < letters) {
    return /\p{Script=Arabic}/u.test(sample) ? 'ar' : 'other'
  }
  const words = tokenize(sample).map(({ word }) => word)
  const count = (language: keyof typeof TELLTALES) => words.filter(word => TELLTALES[language].has(word)).length
  let best: Language = 'en'
  let most = Math.max(1, count('en'))
  for (const language of ['de', 'fr', 'es', 'pt', 'it', 'nl'] as const) {
    const found = count(language)
    if (found > most) [best, most] = [language, found]
  }
  // Where nothing speaks for English, one small word that English has not is enough.
  if (best === 'en' && count('en') === 0) {
    for (const language of ['de', 'fr', 'es', 'pt', 'it', 'nl'] as const)
      if (words.some(word => TELLTALES[language].has(word) && !SHARED.has(word))) return language
  }
  // A short text may have but one small word, and letters that English has not.
  if (best === 'en' && count('en') === 0) {
    if (/[ãõ]|ção|\bnão\b/iu.test(sample)) return 'pt'
    if (/[ñ¿¡]/u.test(sample)) return 'es'
    if (/[äöüß]/iu.test(sample)) return 'de'
  }
  return best
}

/** Whether a text has any small word of English. */
export const hasEnglish = (words: readonly string[]): boolean => words.some(word => TELLTALES.en.has(word))

/** Whether a word of this language only resembles one on the English lists. */
export const isFalseFriend = (word: string, language: Language): boolean => FALSE_FRIENDS[language]?.has(word) ?? false
