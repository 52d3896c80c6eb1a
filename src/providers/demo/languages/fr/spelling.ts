import { patternsFor, withoutAccents, wordSet } from '../word-pattern'

/** Short words and the verbs before which their apostrophe is left out: "jai", "cest", "taime". */
const GLUED =
  /(?<![\p{L}'])(?:(j)(?=(?:ai|en|y|m(?=['a])|avais|aurais|aime|aimerais|aimais|adore|adorais|etais|ecoute|habite|oublie|espere|arrive|attends|entends|ecris|invite|essaie|ose|etudie|apprends|ignore)(?!\p{L}))|(c)(?=(?:est|etait|etaient)(?!\p{L}))|([mts])(?=(?:aimes?|aiment|appelle|ennuie|enerve|enervent|embete|embetent|inquiete|amuse|amuses|insulte|insultent|est|etait|etais|ecoute|ignore|ignorent)(?!\p{L}))|(n)(?=(?:ai|est|etait|aime|as|ont|avait)(?!\p{L}))|(qu)(?=(?:il|ils|on|elles)(?!\p{L}))|(d)(?=(?:accord|abord|habitude)(?!\p{L}))|(aujourd)(?=hui(?!\p{L})))/giu
/** Small words as they are typed in haste. */
const SHORT: Readonly<Record<string, string>> = {
  bcp: 'beaucoup',
  bcq: 'beaucoup',
  koi: 'quoi',
  ki: 'qui',
  pk: 'pourquoi',
  pq: 'pourquoi',
  pcq: 'parce que',
  pck: 'parce que',
  parceque: 'parce que',
  tt: 'tout',
  tjs: 'toujours',
  tkt: "t'inquiete",
  jsuis: 'je suis',
  jpeux: 'je peux',
  jveux: 'je veux',
  jvais: 'je vais',
  jmappelle: "je m'appelle",
  keske: "qu'est-ce que",
  kel: 'quel',
  kelle: 'quelle',
  kan: 'quand',
  avc: 'avec',
  dla: 'de la',
}
const TYPED = new RegExp(`(?<![\\p{L}\\d'])(?:${Object.keys(SHORT).join('|')})(?![\\p{L}\\d'])`, 'giu')
const elided = (text: string): string =>
  text
    .replace(GLUED, found => `${found}'`)
    .replace(/(?<![\p{L}'])ya(?!\p{L})/giu, 'y a')
    .replace(TYPED, word => SHORT[word.toLowerCase()] ?? word)
    .replace(
      /(?<![\p{L}'])c(?= (?:quoi|le|la|les|un|une|mon|ma|trop|nul|pas|super|bien|bon|ça|combien|genial)(?!\p{L}))/giu,
      "c'est",
    )
    .replace(
      /(?<![\p{L}'])g(?= (?:peur|faim|mal|froid|chaud|envie|gagne|perdu|un|une|pas|eu|trop|fait|vu|mange|ete|rien|marre|hate)(?!\p{L}))/giu,
      "j'ai",
    )
    .replace(/(?<!\p{L})(?:ch?ui|chuis|jsuis)(?!\p{L})/giu, 'je suis')
    .replace(/(?<!\p{L})j(?=(?:veux|peux|vais|sais|fais|dois|suis|comprends)(?!\p{L}))/giu, 'je ')

/** "on ma poussé" is "on m'a poussé": a participle is no noun. */
const hasLeft = (text: string): string =>
  text
    .replace(/(?<=(?<!\p{L})(?:on|il|elle|qui) )([mt])(a)(?= \p{L})/giu, "$1'$2")
    .replace(/(?<=(?<!\p{L})(?:ils|elles) )([mt])(ont)(?= \p{L})/giu, "$1'$2")
    .replace(
      /(?<!\p{L})([mt])(a)(?= (?!sant|beaut|t[ée]l|moiti|cl[ée]|r[ée]cr|fiert|soci|soir)\p{L}{2,20}é(?:e|s|es)?(?!\p{L}))/giu,
      "$1'$2",
    )

/** Accents are often left out; "œ" is written in two letters. */
export const foldFrench = (text: string): string =>
  elided(withoutAccents(hasLeft(text)).replaceAll('œ', 'oe').replaceAll('Œ', 'Oe').replaceAll('’', "'"))
export const frenchPatterns = patternsFor(foldFrench)
export const frenchSet = (words: string) => wordSet(foldFrench, words)

/** A word without gender and number. */
export function frenchStem(word: string): string {
  const cut = word.replace(/(?:ees|ee|es|e|s|x)$/, '')
  return cut.length < 3 ? word : cut
}

const ELIDED = /^(n|c|d|j|l|m|s|t|qu|jusqu|lorsqu|puisqu|quelqu)'(.+)$/

/** "l'école" without its article; "n'est" with its negator. */
export function frenchParts(word: string): readonly string[] {
  const [, short = '', rest = ''] = ELIDED.exec(word) ?? []
  if (!short) return [word]
  return short === 'n' ? ['ne', rest] : [rest]
}

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:eraient|erais|erait|aient|erons|eront|ees|ais|ait|ons|ent|era|erai|ant|ee|es|ez|er|as|e|a)$/, ['er', '']],
  [/(?:issaient|issais|issait|issent|issons|isse|iront|irai|ira|ie|is|it|i)$/, ['ir']],
]

/** The verbs of which a word may be a form: "pleurait" has "pleurer", "réussissent" "réussir". */
export function frenchVerbs(word: string): readonly string[] {
  if (word.length < 5) return []
  return ENDINGS.flatMap(([ending, verbs]) => {
    const stem = word.replace(ending, '').replace(/(?<=g)e$/, '')
    return stem === word || stem.length < 3 ? [] : verbs.map(verb => stem + verb)
  })
}

/** French spellings of one sound: silent letters at the end, doubled letters, and the vowels of several letters. */
export const frenchSound = (word: string): string =>
  word
    .replace(/eau|au/g, 'o')
    .replace(/ai|ei/g, 'e')
    .replace(/(?<!i)e(?=[nm](?![nmaeiouy]))/g, 'a')
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/(?<!c)h/g, '')
    .replace(/qu|k|c(?![eihy])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/y/g, 'i')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)e$/, '')
