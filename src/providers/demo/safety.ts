import { type MessageDescriptor, msg } from '../../language/message'
import type { Words } from './lexicon'

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
  play: ['harm', 'touch', 'threat', 'weapon', 'die', 'mean', 'want', 'deathwish', 'kinpair'],
  accident: ['wound', 'pills', 'drug'],
  album: ['photos', 'hush', 'lure', 'ofme', 'close'],
}
const LONGEST = 8000
/** Things that are people: a color beside them is no color of a thing. */
const PERSONS: ReadonlySet<string> = new Set(['man', 'woman', 'boy', 'girl', 'child', 'baby', 'people', 'person'])

/** Whether a text may be about abuse, harm to oneself or others, bullying, sexual matters, drugs or hatred. */
export function mayBeHarm(text: string, lexicons: readonly Words[]): boolean {
  return text
    .slice(0, LONGEST)
    .replace(/(?<=\p{L})[!](?=\p{L})/gu, 'i')
    .split(/[.!?؟;\n]+/)
    .some(sentence => {
      const texts = [...new Set(['$1', '$1$1'].map(times => stretched(withLetters(sentence), times)))]
      return lexicons.some(words => texts.some(each => isHarm(words.tokens(each), words)))
    })
}

/** "k1ll" and "d1e" are typed to get around lists. */
const withLetters = (text: string) =>
  text.replace(
    /(?<=\p{L})[013@$](?=\p{L})/gu,
    sign => ({ '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' })[sign] ?? sign,
  )

/** "kiiill" may be meant with one letter or with two. */
const stretched = (text: string, times: string) => text.replace(/(\p{L})\1{2,}/gu, times)

function isHarm(tokens: readonly string[], words: Words): boolean {
  const { patterns, formed } = words.safety
  // A color of an animal or a thing is a color: "un gato negro".
  const means = (token: string | undefined, kind: string) =>
    token !== undefined && words.meanings(token).some(meaning => meaning.kind === kind && !PERSONS.has(meaning.id))
  const plain = tokens.filter(
    (token, at) => !(means(token, 'color') && [tokens[at - 1], tokens[at + 1]].some(next => means(next, 'thing'))),
  )
  // In Arabic "and", "the", and the "b" of spoken verbs are written together with the word that follows.
  const bare = plain.map(token => token.replace(/^[وف](?=[\u0600-\u06ff]{3})/u, ''))
  const texts = [
    plain,
    bare,
    bare.map(token => token.replace(/^ال(?=[\u0600-\u06ff]{2})|(?<=[\u0600-\u06ff]{3})ا$/gu, '')),
    bare.map(token => token.replace(/^ب(?=[يتن][\u0600-\u06ff]{2})/u, '')),
    bare.map(token => token.replace(/^ب(?=[\u0600-\u06ff]{3})/u, 'ا')),
    // French is typed without its apostrophes: "mappelle".
    ...(words.code === 'fr'
      ? [
          plain.flatMap(token =>
            words.meanings(token).length > 0 ? [token] : token.split(/(?<=^(?:[cdjlmnst]|qu))(?=[aeiouyh]\p{L}{2})/u),
          ),
        ]
      : []),
  ].flatMap(each => [` ${each.join(' ')} `, ` ${formed(each).join(' ')} `])
  const found = new Map<string, boolean>()
  const has = (id: string): boolean => {
    const known = found.get(id) ?? [...new Set(texts)].some(text => patterns[id]?.test(text) ?? false)
    found.set(id, known)
    return known
  }
  if (has('idiom')) return false
  const harmless = new Set(Object.entries(HARMLESS).flatMap(([id, lists]) => (has(id) ? lists : [])))
  return RULES.some(rule => !rule.some(id => harmless.has(id)) && rule.every(has))
}

/** The open line of a prompt whose other lines are examples with an arrow; else the whole text. */
export function judgedPart(text: string): string {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return lines.filter(line => /->|→|=>/.test(line)).length > 1 ? (lines.at(-1) ?? '') : text
}

/** The calm answer, with the help line of the operator where there is one. */
export function calmAnswer(helpLine: string): MessageDescriptor[] {
  return [
    msg(
      'I am only lists of words, and this may be something that an adult you trust should hear: please tell one today.',
    ),
    ...(helpLine ? [msg('You can also reach: {helpLine}.', { helpLine })] : []),
  ]
}
