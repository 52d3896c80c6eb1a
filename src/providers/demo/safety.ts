import { type MessageDescriptor, msg } from '../../language/message'
import type { Words } from './lexicon'

/**
 * A sentence may be about harm where it has a word of each of these lists. The lists are families of words in the files of
 * words; `*` stands for any ending. When in doubt it is: a calm answer harms nobody.
 */
const RULES: readonly (readonly string[])[] = [
  ['alone'],
  ['harm', 'me'],
  ['harm', 'kin'],
  ['harm', 'self'],
  ['hate', 'self'],
  ['die', 'want'],
  ['touch', 'me'],
  ['adult', 'close'],
  ['close', 'me', 'secret'],
  ['mean', 'me'],
  ['fear', 'kin'],
  ['fear', 'home'],
  ['leave', 'home'],
  ['threat', 'me'],
  ['weapon', 'school'],
  ['weapon', 'threat'],
  ['kin', 'drug'],
  ['drug', 'use'],
  ['group', 'less'],
  ['want', 'harm', 'other'],
]

/** Where a sentence has one of these, a blow is one of a game or an accident. */
const HARMLESS = 'play'
const OF_PLAY = new Set(['harm', 'touch', 'threat', 'weapon', 'die', 'mean', 'want'])
const LONGEST = 8000

/** Whether a text may be about abuse, harm to oneself or others, bullying, sexual matters, drugs or hatred. */
export function mayBeHarm(text: string, lexicons: readonly Words[]): boolean {
  return text
    .slice(0, LONGEST)
    .split(/[.!?؟;\n]+/)
    .some(sentence => lexicons.some(words => isHarm(words.tokens(withLetters(sentence)), words.safety)))
}

/** "k1ll" and "d!e" are typed to get around lists. */
const withLetters = (text: string) =>
  text.replace(
    /(?<=\p{L})[013@$](?=\p{L})/gu,
    sign => ({ '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' })[sign] ?? sign,
  )

function isHarm(tokens: readonly string[], lists: Words['safety']): boolean {
  // In Arabic "and" and "the" are written together with the word that follows.
  const bare = tokens.map(token => token.replace(/^[وف](?=[\u0600-\u06ff]{3})/u, ''))
  const texts = [
    tokens,
    bare,
    bare.map(token => token.replace(/^ال(?=[\u0600-\u06ff]{2})|(?<=[\u0600-\u06ff]{3})ا$/gu, '')),
  ].map(words => ` ${words.join(' ')} `)
  const has = (id: string) =>
    (lists[id] ?? []).some(entry =>
      texts.some(text => text.includes(entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `)),
    )
  const isPlay = has(HARMLESS)
  return RULES.some(rule => !(isPlay && rule.some(id => OF_PLAY.has(id))) && rule.every(has))
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

/** Names the displays that were left alone, since they have no neutral value. */
export const leftAlone = (names: string): MessageDescriptor =>
  msg('I did not use {names}: nothing neutral can be shown there.', { names })
