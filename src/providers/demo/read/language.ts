import { COLOR_NAMES } from '../data/colors'
import { englishPack } from '../languages/en/english'
import { READ_LANGUAGES, type ReadLanguage } from '../languages/pack'
import { part } from '../parts'
import { feelingOf } from './feeling-words'
import { thingOf } from './scene'
import { lookUp, tokenize } from './words'

/** The detected language of a text; `other` for the rest. */
export type Language = ReadLanguage | 'pt' | 'it' | 'nl' | 'other'

/** Whether there is a language pack. */
export const hasPack = (language: Language): language is ReadLanguage =>
  (READ_LANGUAGES as readonly string[]).includes(language)

const set = (words: string) => new Set(words.split(' '))

const SMALL_WORDS: Readonly<Record<Exclude<Language, 'ar' | 'other'>, ReadonlySet<string>>> = {
  en: set(
    "the is are my and of to it i'm i you we he she they have has this that for with do don't what was were be not in on so very your a an at me no his her can will but if or when there from",
  ),
  es: set(
    'yo soy he es y si el la los las un una mi mis no estoy está hoy muy con para pero tengo en de que al del qué cómo me se ha mucho mucha por lo le te tu su más mas porque cuando nos nada ya eres tienes quiero hay hace fue estaba era son cuánto cuanto cuál quién dónde sobre esta eso nunca siempre todo todos hola gracias entre mitad doble pon leyó a',
  ),
  de: set(
    'ich bin ist und der das ein eine einen mein meine meinen nicht es wir du sie heute sehr mit auf für aber habe hab hat mir mich wie was auch zu im am dem den die war so wer warum wann bist mal mein kein keine keinen vor von einem einer man viel oder dass noch hallo danke wenn sind hatte hälfte',
  ),
  fr: set(
    "je suis est et le la les un une mon ma mes ne pas il elle nous vous aujourd'hui très avec pour mais j'ai c'est dans du des qui que au tu a on sont n'est n'ai c'était j'étais j'aime j'adore il y bonjour merci trop en demain temps combien font ce cette mal ou quoi quel quelle es t'es comment ton ta moitié dessine",
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
  'me he eu no a o e en so as do da on in im am an was war dem den also and is het van zo te com sei ti con per un la le de que es el i gli son sur se ha due ma mes mon main par une die y mi lo tu su mas hay man es mal font ton ta ce il era todo entre quoi si ne at si pas te se lo le',
)

const LATIN = ['es', 'de', 'fr', 'pt', 'it', 'nl'] as const

/** Letters that only some languages have, for texts without a small word. */
const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[ãõ]|ção/iu, 'pt'],
  [/[ñ¿¡]/iu, 'es'],
  [/[äöß]|(?<!g)ü/iu, 'de'],
  [/[œèêëçîïùû]/iu, 'fr'],
]

/** The language of a text by its script, its small words and its letters; null where they say nothing. */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, 2000)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return null
  if ((sample.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 < letters)
    return /\p{Script=Arabic}/u.test(sample) ? 'ar' : 'other'
  const words = tokenize(sample, englishPack).map(({ word }) => word)
  const evidence = (language: keyof typeof SMALL_WORDS) =>
    words.reduce((sum, word) => sum + (SMALL_WORDS[language].has(word) ? (SHARED.has(word) ? 0.4 : 1) : 0), 0)
  const english = evidence('en')
  let best: Language | null = english > 0.5 ? 'en' : null
  let second = 0
  // One word of several languages says nothing.
  let most = Math.max(0.5, english)
  for (const language of LATIN) {
    const found = evidence(language)
    if (found > most) [best, second, most] = [language, most, found]
    else if (found > second) second = found
  }
  // Small words of several languages do not tell them apart.
  if (most - second < 0.5) best = null
  return best ?? LETTERS.find(([letter]) => letter.test(sample))?.[1] ?? null
}

const tellingWords = part(() => import('./telling-words'))

/** The language of a text; English when nothing speaks for another. */
export function languageOf(text: string): Language {
  const detected = detectLanguage(text)
  if (detected) return detected
  const words = tokenize(text, englishPack).filter(({ word }) => /^\p{L}/u.test(word))
  const english = words.filter(({ word }) => isEnglish(word)).length
  if (english * 3 >= words.length * 2) return 'en'
  const { code, known } = tellingWords().languageByWords(text)
  // A small word that English has too says less than words on lists.
  const isSmall = words.some(({ word }) => englishPack.reading.stopwords.has(word))
  return known > english + (isSmall ? 1.1 : 0) ? code : 'en'
}

/** Whether a word is on the English lists. */
export const isEnglish = (word: string) =>
  englishPack.reading.stopwords.has(word) ||
  feelingOf(word) !== undefined ||
  thingOf(word) !== undefined ||
  lookUp(COLOR_NAMES, word) !== undefined ||
  /^(?:hi|hello|hey|bye|thanks?|help|what|why|who|how|where|when|draw|dog|answer|yes|no|ok)$/.test(word)
