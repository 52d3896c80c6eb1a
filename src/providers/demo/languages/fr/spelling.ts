import { patternsFor, withoutAccents, wordSet } from '../word-pattern'

/** Short words and the verbs before which their apostrophe is left out: "jai", "cest", "taime". */
const GLUED =
  /(?<![\p{L}'])(?:(j)(?=(?:ai|en|y|avais|aurais|aime|aimerais|aimais|adore|adorais|etais|ecoute|habite|oublie|espere|arrive|attends|entends|ecris|invite|essaie|ose|etudie|apprends|ignore)(?!\p{L}))|(c)(?=(?:est|etait|etaient)(?!\p{L}))|([mts])(?=(?:aimes?|aiment|appelle|ennuie|enerve|enervent|embete|embetent|inquiete|amuse|amuses|insulte|insultent|est|etait|etais|ecoute|ignore|ignorent)(?!\p{L}))|(n)(?=(?:ai|est|etait|aime|as|ont|avait)(?!\p{L}))|(qu)(?=(?:il|ils|on|elles)(?!\p{L}))|(d)(?=(?:accord|abord|habitude)(?!\p{L}))|(aujourd)(?=hui(?!\p{L})))/giu
const elided = (text: string): string =>
  text
    .replace(GLUED, found => `${found}'`)
    .replace(/(?<![\p{L}'])ya(?!\p{L})/giu, 'y a')
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

/** French spellings of one sound: silent letters at the end, doubled letters, and the vowels of several letters. */
export const frenchSound = (word: string): string =>
  word
    .replace(/eau|au/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/(?<!c)h/g, '')
    .replace(/qu|k|c(?![eihy])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/y/g, 'i')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)e$/, '')
