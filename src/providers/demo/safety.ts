import { type MessageDescriptor, msg } from '../../language/message'
import type { Signs } from './families'
import type { Words } from './lexicon'
import { isOfKind } from './looks'
import { withoutNaming } from './names'

/**
 * A sentence may be about harm where it has a word of each of these lists: who does what to whom. The lists are families of
 * words in the files of words. When in doubt it is: a calm answer harms nobody.
 */
const RULES: readonly (readonly string[])[] = [
  ['alone'],
  ['deathwish'],
  // Harm to oneself.
  ['harm', 'self'],
  ['hate', 'self'],
  ['die', 'want'],
  ['wound', 'body', 'purpose'],
  ['pills', 'lots'],
  // Not eating, in order to be thin.
  ['noteat', 'thin'],
  ['noteat', 'proud'],
  ['crumb', 'proud'],
  // Violence and neglect.
  ['harm', 'me'],
  ['harm', 'kin'],
  ['kinpair', 'blood'],
  ['fear', 'kin'],
  ['fear', 'home'],
  ['leave', 'family'],
  ['want', 'harm', 'other'],
  ['threat', 'me'],
  ['weapon', 'school'],
  ['weapon', 'threat'],
  ['armed'],
  // Closeness and sexual matters.
  ['touch', 'me'],
  ['adult', 'close'],
  ['adult', 'bare'],
  ['adult', 'lure'],
  ['ask', 'photos'],
  ['ask', 'hush'],
  ['adult', 'hush'],
  // Bullying.
  ['mean', 'me'],
  ['expose', 'ofme', 'force'],
  // Drugs.
  ['kin', 'drug'],
  ['drug', 'use'],
  // Hatred of people.
  ['group', 'less'],
  ['folk', 'scum'],
]

/** What makes a rule harmless, by a list that it needs: a blow of a game, a cut of an accident, the secret of a party. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  harmless: ['harm', 'touch', 'bare', 'leave', 'threat', 'weapon', 'die', 'mean', 'want', 'deathwish', 'kinpair'],
  play: ['harm', 'touch', 'threat', 'weapon', 'die', 'mean', 'want', 'deathwish', 'kinpair'],
  // A painted apple is no meal.
  made: ['crumb'],
  accident: ['wound', 'pills', 'drug'],
  album: ['photos', 'hush', 'lure', 'ofme', 'close'],
}
const LONGEST = 8000

/**
 * What a text may be about: harm; something that no list shows to be harmless; or people with one sign of harm, which is no
 * text to name a feeling for.
 */
export type Concern = 'harm' | 'doubt' | 'unclear'

/** What a text may be about, by the lists of abuse, harm to oneself or others, bullying, sexual matters, drugs and hatred. */
export function concernIn(text: string, lexicons: readonly Words[]): Concern | undefined {
  const sentences = text
    .slice(0, LONGEST)
    // "K i l l", "k.y.s", "k*ll" and "k!ll".
    .replace(/(?<!\p{L})(?:\p{L}[ .\-_*]){2,}\p{L}(?!\p{L})/gu, spaced => spaced.replace(/[ .\-_*]/g, ''))
    .replace(/(?<=\p{L})[!*](?=\p{L})/gu, 'i')
    // "5 kms" are a way.
    .replace(/\d\s*kms?(?!\p{L})/giu, ' ')
    .split(/[.!?؟;\n]+/)
  const concerns = [...new Set(sentences)].flatMap(sentence => {
    const texts = [...new Set(['$1', '$1$1'].map(times => stretched(withLetters(sentence), times)))]
    return lexicons.flatMap(words => texts.map(each => concernOf(words.tokens(withoutNaming(each, words)), words)))
  })
  return (['harm', 'doubt', 'unclear'] as const).find(concern => concerns.includes(concern))
}

/** "k1ll" and "d1e" are typed to get around lists. */
const withLetters = (text: string) =>
  text.replace(
    /(?<=\p{L})(?:[013](?=\p{L})|[@$](?!\d))/gu,
    sign => ({ '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' })[sign] ?? sign,
  )

/** "kiiill" may be meant with one letter or with two. */
const stretched = (text: string, times: string) => text.replace(/(\p{L})\1{2,}/gu, times)

const NONE: ReadonlySet<string> = new Set()

function concernOf(tokens: readonly string[], words: Words): Concern | undefined {
  /** What the text has of each list, in the wording that has most of it. */
  const most = new Map<string, ReadonlySet<string>>()
  for (const signs of wordings(tokens, words))
    for (const [id, entries] of signs) if (entries.size > (most.get(id)?.size ?? 0)) most.set(id, entries)
  if (most.size === 0) return undefined
  const found = (id: string) => most.get(id) ?? NONE
  const has = (id: string) => most.has(id)
  const harmless = new Set(Object.entries(HARMLESS).flatMap(([id, lists]) => (has(id) ? lists : [])))
  if (RULES.some(rule => !rule.some(id => harmless.has(id)) && rule.every(has))) return 'harm'
  return signsIn(found)
}

/** Families of which one word is grave. */
const STRONG = [
  'abuse',
  'intimate',
  'suicide',
  'eating',
  'neglect',
  'outcast',
  'drugs',
  'danger',
  'blackmail',
  'forced',
]
/** What a game or an accident has as well. */
const PLAYFUL: ReadonlySet<string> = new Set(['abuse', 'outcast', 'drugs', 'danger'])

/** Families of small signs, which count beside people. */
const WEAK = ['rough', 'injury', 'fright', 'nearness', 'pressure', 'gone', 'insult', 'shun', 'dope']
/** People near to the writer, grown-ups, and others of the same age. */
const PERSON = ['near', 'grownup', 'peers']

/** What the signs of a sentence say. When in doubt nothing is claimed of it. */
function signsIn(found: (id: string) => ReadonlySet<string>): Concern | undefined {
  const has = (id: string) => found(id).size > 0
  const strong = STRONG.filter(has)
  // The "fun" of "make fun of me" is none.
  const grave = strong.flatMap(id => [...found(id)])
  const isHarmless = [...found('harmless')].some(word => !grave.some(sign => sign !== word && sign.includes(word)))
  if (has('minority')) return has('less') || has('insult') || strong.length > 0 ? 'harm' : 'doubt'
  if (strong.length > 0 && !isHarmless) return 'harm'
  if (strong.length > 1) return 'doubt'
  if (strong.length > 0) return PLAYFUL.has(strong[0] ?? '') && !has('near') ? undefined : 'doubt'
  if (isHarmless) return undefined
  if (has('injury') && has('reflexive')) return 'doubt'
  // "She opened the old door" is told of anybody: "she" is on each list of people.
  const grownups = [...found('grownup')].filter(word => !(found('near').has(word) && found('peers').has(word)))
  const isTold = found('nearness').size < 2 && !has('me') && grownups.length === 0
  if (has('nearness') && !isTold && (has('grownup') || (has('ask') && PERSON.some(has)))) return 'doubt'
  const weak = new Set(WEAK.filter(id => id !== 'nearness' || has('near')).flatMap(id => [...found(id)]))
  if (PERSON.some(has) && weak.size > 1) return 'doubt'
  return has('gone') || (PERSON.some(has) && weak.size > 0) ? 'unclear' : undefined
}

/**
 * What a text has of the lists in the ways that it may be written in: as it is, in full, and without what Arabic and French write together; each without
 * what is no harm, such as "dying of laughter".
 */
function wordings(tokens: readonly string[], words: Words): Signs[] {
  // A color of an animal or a thing is a color, of people it is none: "un gato negro".
  const means = (token: string | undefined, kind: string) =>
    token !== undefined &&
    words.meanings(token).some(meaning => meaning.kind === kind && !isOfKind(meaning.id, 'person'))
  const plain = tokens.filter(
    (token, at) => !(means(token, 'color') && [tokens[at - 1], tokens[at + 1]].some(next => means(next, 'thing'))),
  )
  // In Arabic "and", "the", and the "b" of spoken verbs are written together with the word that follows.
  const bare = plain.map(token => token.replace(/^[وف](?=[\u0600-\u06ff]{3})/u, ''))
  const texts = [
    plain,
    ...(words.code === 'ar'
      ? [
          bare,
          bare.map(token => token.replace(/^ال(?=[\u0600-\u06ff]{2})|(?<=[\u0600-\u06ff]{3})ا$/gu, '')),
          bare.map(token => token.replace(/^ب(?=[يتن][\u0600-\u06ff]{2})/u, '')),
          bare.map(token => token.replace(/^ب(?=[\u0600-\u06ff]{3})/u, 'ا')),
        ]
      : []),
    // French is typed without its apostrophes: "mappelle".
    ...(words.code === 'fr'
      ? [
          plain.flatMap(token =>
            words.meanings(token).length > 0 ? [token] : token.split(/(?<=^(?:[cdjlmnst]|qu))(?=[aeiouyh]\p{L}{2})/u),
          ),
        ]
      : []),
  ].map(each => words.spelledOut(each).join(' '))
  return [...new Set(texts)].map(text => {
    const signs = words.signs(text.split(' '))
    const idioms = [...(signs.get('idiom') ?? [])]
    const literal = idioms.reduce((left, idiom) => left.replaceAll(` ${idiom} `, ' '), ` ${text} `)
    return idioms.length > 0 ? words.signs(literal.trim().split(' ')) : signs
  })
}

/** The open line of a prompt whose other lines are examples with an arrow; else the whole text. */
export function judgedPart(text: string): string {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return lines.filter(line => /->|→|=>/.test(line)).length > 1 ? (lines.at(-1) ?? '') : text
}

/** The calm answer, with the help line of the operator where there is one. In doubt it only says what the demo cannot do. */
export function calmAnswer(concern: Concern, helpLine: string): MessageDescriptor[] {
  if (concern !== 'harm')
    return [
      msg('My lists are too small for this text, so I leave it plain.'),
      msg('I am only lists of words: somebody you like can listen better than I can.'),
    ]
  return [
    msg(
      'I am only lists of words, and this may be something that an adult you trust should hear: please tell one today.',
    ),
    ...(helpLine ? [msg('You can also reach: {helpLine}.', { helpLine })] : []),
  ]
}
