import { fold, LANGUAGES, type LanguageCode, type Words } from './lexicon'
import { looks } from './looks'

/** Small words by which a language is told before its file is loaded. */
const TELLING = Object.entries(looks.telling).map(([code, words]) => ({
  code: code as LanguageCode,
  words: new Set(words.split(' ')),
}))
/** Letters that only some languages have. */
const LETTERS: Partial<Record<LanguageCode, RegExp>> = { es: /[ñ¿¡áíóú]/iu, de: /[äöüß]/iu, fr: /[çœêèîù]/iu }
/** The most letters of a text that are looked at. */
const SAMPLE = 2000
/** How far a language may be behind the likeliest one to be likely as well. */
const CLOSE = 0.8

/** The languages that a text may be in, by its script and its small words, the likeliest first. Empty where nothing tells. */
export function likelyLanguages(text: string): LanguageCode[] {
  // "12 °C" has no French "c".
  const sample = text.slice(0, SAMPLE).replace(/°\s*[cf]/gi, '')
  if (/\p{Script=Arabic}/u.test(sample)) return ['ar']
  const parts = (sample.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []).flatMap(raw => {
    const word = fold(raw)
    // English words have no accents: "thé" is no "the".
    const codes = TELLING.filter(({ code }) => code !== 'en' || /^[a-z'’]*$/.test(raw))
    const forms = word.includes("'") ? [word, word.replaceAll("'", ''), ...word.split("'")] : [word]
    return forms.map(form => codes.flatMap(({ code, words }) => (words.has(form) ? [code] : [])))
  })
  const counts = TELLING.map(({ code }) => ({
    code,
    // A word of several languages tells them apart less than one of a single language.
    count: parts.reduce(
      (sum, codes) => sum + (codes.includes(code) ? 1 / codes.length : 0),
      LETTERS[code]?.test(sample) ? 0.3 : 0,
    ),
  })).sort((a, b) => b.count - a.count)
  const most = counts[0]?.count ?? 0
  return counts.flatMap(({ code, count }) => (count > 0 && count > most - CLOSE ? [code] : []))
}

/** The languages of a text, the likeliest first; where nothing tells them, any list may know its words. */
export const possibleLanguages = (text: string): readonly LanguageCode[] => {
  const likely = likelyLanguages(text)
  return likely.length > 0 || !text.trim().includes(' ') ? likely : LANGUAGES
}

/** Of some languages the one that knows most words of a text; the first of equals. */
export function mostKnowing(lexicons: readonly Words[], text: string): Words | undefined {
  const known = ({ tokens, isSmall, meanings }: Words) =>
    tokens(text).filter(word => word.length > 1 && (isSmall(word) || meanings(word).length > 0)).length
  return lexicons.reduce<Words | undefined>(
    (best, words) => (best === undefined || known(words) > known(best) ? words : best),
    undefined,
  )
}
