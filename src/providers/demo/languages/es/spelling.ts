import { patternsFor, withoutAccents, wordSet } from '../word-pattern'

/** Small words as they are typed in haste. */
const SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  xq: 'porque',
  pq: 'porque',
  xk: 'porque',
  tb: 'tambien',
  tmb: 'tambien',
  mui: 'muy',
  muxo: 'mucho',
  muxa: 'mucha',
  toy: 'estoy',
  stoy: 'estoy',
  oy: 'hoy',
  ay: 'hay',
  aora: 'ahora',
}
const TYPED = new RegExp(`(?<![\\p{L}\\d])(?:${Object.keys(SHORT).join('|')})(?![\\p{L}\\d])`, 'giu')

/** Accents are often left out, and small words shortened. */
export const foldSpanish = (text: string): string =>
  withoutAccents(text).replace(TYPED, word => SHORT[word.toLowerCase()] ?? word)
export const spanishPatterns = patternsFor(foldSpanish)
export const spanishSet = (words: string) => wordSet(foldSpanish, words)

/** A word without gender, number and diminutive. */
export function spanishStem(word: string): string {
  const cut = word
    .replace(/(?:isimo|isima|isimos|isimas)$/, '')
    .replace(/(?:cito|cita|citos|citas|ito|ita|itos|itas)$/, '')
    .replace(/mente$/, '')
    .replace(/es$|s$/, '')
    .replace(/[aoe]$/, '')
  return cut.length < 3 ? word : cut
}

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?:aste|aron|abamos|aban|abas|aba|ando|ados|adas|ado|ada|amos|aria|are|ara|aran|arse|arme|arnos|as|an|en|es|e|o|a)$/,
    ['ar'],
  ],
  [
    /(?:iste|ieron|iamos|ian|ias|ia|iendo|yendo|yeron|idos|idas|ido|ida|imos|emos|eria|ere|era|eran|erse|erme|io|yo|es|en|as|an|a|e|i|o)$/,
    ['er', 'ir'],
  ],
]
const whole = (stem: string) => [stem, stem.replace(/ue(?=[^aeiou]+$)/, 'o').replace(/ie(?=[^aeiou]+$)/, 'e')]

/** The verbs of which a word may be a form: "pelee" has "pelear", "pierdo" "perder". */
export function spanishVerbs(word: string): readonly string[] {
  if (word.length < 5) return []
  return ENDINGS.flatMap(([ending, verbs]) => {
    const stem = word.replace(ending, '')
    if (stem === word || stem.length < 3) return []
    const hard = stem
      .replace(/qu$/, 'c')
      .replace(/gu$/, 'g')
      .replace(/(?<=[aeiourn])c$/, 'z')
    return [...new Set([...whole(stem), ...whole(hard)])].flatMap(each => verbs.map(verb => each + verb))
  })
}

/** Spanish spellings of one sound: b and v, s, z and soft c, ll and y, j and soft g, and h, which has none. */
export const spanishSound = (word: string): string =>
  word
    .replace(/(?<!c)h/g, '')
    .replace(/qu|k|c(?![eih])/g, 'k')
    .replace(/[zc](?=[ei])|[zx]/g, 's')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1')
