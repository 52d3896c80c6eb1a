import { patternsFor, withoutAccents, wordSet } from '../word-pattern'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/** Small words as they are spoken and typed in haste. */
const SHORT: Readonly<Record<string, string>> = {
  nich: 'nicht',
  ned: 'nicht',
  nix: 'nichts',
  is: 'ist',
  isch: 'ich',
  un: 'und',
  nen: 'einen',
  ne: 'eine',
  nem: 'einem',
  ner: 'einer',
  ham: 'haben',
  bissl: 'bisschen',
  bisschn: 'bisschen',
  iwie: 'irgendwie',
  vll: 'vielleicht',
  habs: 'habe es',
  wars: 'war es',
  ists: 'ist es',
  fur: 'fuer',
  mude: 'muede',
}
const TYPED = new RegExp(`(?<![\\p{L}\\d])(?:${Object.keys(SHORT).join('|')})(?![\\p{L}\\d])`, 'giu')

/** Vowels that only ever are umlauts, written without: "funfzehn", "hellgrun", "uberall". */
const BARE =
  /(?:(?<=f)u(?=nf|hl)|(?<=zw)o(?=lf)|(?<=gl)u(?=ck)|(?<=gr)u(?=n(?![dz]))|(?<!\p{L})(?:u(?=ber)|a(?=rger)))/giu

/** Umlauts written out, as they are where a keyboard has none. */
export const foldGerman = (text: string): string =>
  withoutAccents(text.normalize('NFC').replace(/[äöüÄÖÜß]/g, letter => UMLAUTS[letter] ?? letter))
    .replace(BARE, '$&e')
    .replace(TYPED, word => SHORT[word.toLowerCase()] ?? word)

/** A folded word with plain vowels for its umlauts, as it is often typed. */
export const withoutUmlauts = (word: string): string =>
  word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u')

export const germanPatterns = patternsFor(foldGerman)
export const germanSet = (words: string) => wordSet(foldGerman, words)

/** A word without the endings of case, number and person. */
export function germanStem(word: string): string {
  const cut = word.replace(/(?:sten|ste|stes|ster|ern|est|en|em|er|es|et|e|n|s|st|t)$/, '')
  return cut.length < 3 ? word : cut
}

const COLOR =
  '(rot|blau|gruen|gelb|lila|rosa|pink|braun|grau|violett|orange|tuerkis|schwarz|weiss)((?:n?e[nmrs]?|farben\\p{L}*)?)'
const SHADE = new RegExp(`^(dunkel|hell|blass|pastell|neon|zart|knall|leucht|quietsche?|grell|matt|tief)${COLOR}$`, 'u')
const LIKE = new RegExp(
  `^(?:feuer|blut|kirsch|tomaten|gras|gift|moos|frosch|tannen|zitronen|sonnen|dotter|himmels?|meer|kornblumen|enten|schoko|nuss|maus|asch|stein|kohl|raben|kohlraben|pech|tief|schnee|schweinchen|bonbon|kaugummi|rosen|ziegel|mittel|bunt)${COLOR}$`,
  'u',
)
const SHADES: Readonly<Record<string, string>> = { zart: 'blass', tief: 'dunkel', matt: 'blass' }

/** "dunkelblaues" in two, and "feuerrot" as its color. */
export function germanParts(word: string): readonly string[] {
  const [, shade = '', color = '', ending = ''] = SHADE.exec(word) ?? []
  if (shade)
    return [SHADES[shade] ?? (/^(?:knall|leucht|quietsch|grell)/.test(shade) ? 'leuchtend' : shade), color + ending]
  const [, like = '', end = ''] = LIKE.exec(word) ?? []
  return like ? [like + end] : [word]
}

/** A participle by the verb that it is a form of: "geweint" has "weint" and "weinen". */
const ofParticiple = (word: string): readonly string[] => {
  const stem = /^(?:ab|an|auf|aus|ein|vor|weg|zu|mit|hin|her)?ge(\p{L}{3,})t$/u.exec(word)?.[1]
  return stem === undefined ? [] : [`${stem}t`, `${stem}en`]
}

/** What ends an adjective, and is no light. */
const SUFFIX = /lich(?:e[nmrs]?)?$/

/** The ends of a compound, the longest first: "lieblingsauto" has "auto"; and the verb of a participle. */
export const lastOfCompound = (word: string): readonly string[] => [
  ...ofParticiple(word),
  ...(word.length < 7 || SUFFIX.test(word) ? [] : Array.from({ length: word.length - 6 }, (_, i) => word.slice(3 + i))),
]

/** German spellings of one sound: no silent h, doubled letter or long i; v as f, and endings spoken hard. */
export const germanSound = (word: string): string =>
  word
    .replace(/(?<=[aeiou])h(?![aeiou])/g, '')
    .replace(/ie/g, 'i')
    .replace(/aeu/g, 'eu')
    .replace(/ae/g, 'e')
    .replace(/ck|c(?!h)/g, 'k')
    .replace(/tz/g, 'z')
    .replace(/v|ph/g, 'f')
    .replace(/dt|d(?=s|$)/g, 't')
    .replace(/b(?=[st]?$)/g, 'p')
    .replace(/g(?=[st]?$)|ch(?=$)/g, 'k')
    .replace(/(.)\1+/g, '$1')
