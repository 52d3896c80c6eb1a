import { EMOTIONS, type Emotion } from '../data/emotions'
import { FEELING_EMOJI, FEELING_PHRASES, FEELING_WORDS } from '../data/feelings'
import { part } from '../parts'
import { assertedOf } from './asserted'
import { hasEnglish, hasWordLists, type Language, languageOf, type ReadLanguage } from './language'
import { doneToMe } from './said-of-me'
import { forms, lookUp, type Token, tokenize } from './words'

interface Feeling {
  emotion: string
  strength: number
}

/** One feeling that a text has, with the words that showed it. */
export interface Felt {
  key: string
  emotion: Emotion
  /** About 1 for a hint, 2 for a plain word, 3 and more for a strong one. */
  strength: number
  words: string[]
}

/** What a text feels like. `felt` is ranked, strongest first, and empty when no word is on the lists. */
export interface Mood {
  felt: Felt[]
  /** −1 to 1. */
  valence: number
  /** −1 to 1. */
  arousal: number
}

function parse(lists: string, split: (text: string) => string[]): Map<string, Feeling> {
  const table = new Map<string, Feeling>()
  for (const line of lists.trim().split('\n')) {
    const [head = '', words = ''] = line.split(': ')
    const [emotion = '', strength] = head.split(' ')
    for (const word of split(words)) {
      const feeling = { emotion, strength: Number(strength) }
      const known = table.get(word)
      if (!known || known.strength <= feeling.strength) table.set(word, feeling)
    }
  }
  return table
}

const bySpace = (text: string) => text.split(' ')
const words = parse(FEELING_WORDS, bySpace)
const wordsAbroad = part(() => import('../data/feelings-abroad'))
const parsedAbroad = new Map<string, ReadonlyMap<string, Feeling>>()

/** The list of a language other than English, parsed on first use. */
function abroad(language: Exclude<ReadLanguage, 'en'>): ReadonlyMap<string, Feeling> {
  const known = parsedAbroad.get(language)
  if (known) return known
  const parsed = parse(wordsAbroad().FEELING_WORDS_ABROAD[language], bySpace)
  parsedAbroad.set(language, parsed)
  return parsed
}
const phrases = [...parse(FEELING_PHRASES, text => text.split('|'))]
const emoji = parse(FEELING_EMOJI, text => [...text].filter(sign => sign.trim()))

const NEGATORS = new Set(
  `not no never neither nor without nothing nobody none noone hardly barely havent hasnt hadnt haven't hasn't hadn't don't doesn't didn't isn't aren't wasn't weren't won't can't cannot couldn't
  wouldn't shouldn't ain't aint dont isnt doesnt didnt arent wasnt werent wont cant couldnt wouldnt nicht kein keine keinen keiner nie niemals ne pas
  jamais aucun aucune sin no nunca nada nadie tampoco`.split(/\s+/),
)
const STRONGER = new Set(
  `very so really extremely absolutely totally completely incredibly super too utterly truly deeply terribly awfully insanely
  unbelievably such most sehr total très trop muy tan extremadamente richtig`.split(/\s+/),
)
const WEAKER = new Set(
  `slightly somewhat bit little kinda sorta rather fairly almost mildly quite bisschen etwas peu poco`.split(/\s+/),
)
/** Behind these a "not" turns nothing round: "cannot stop crying", "not only sad". */
const KEEPS = new Set(['stop', 'help', 'only', 'just', 'stopped'])
const TURNS = new Set(['but', 'however', 'yet', 'though', 'although', 'aber', 'mais', 'pero'])

/** The feeling of one word, in any of its forms, in English or in a language that is named. */
export const feelingOf = (word: string, language: Language = 'en'): Feeling | undefined =>
  emoji.get(word) ??
  (language === 'en' ? lookUp(words, word) : hasWordLists(language) ? abroad(language).get(word) : undefined)

/** A word on its own may be of any language that is read. */
const feelingAnywhere = (word: string): Feeling | undefined =>
  feelingOf(word) ?? abroad('de').get(word) ?? abroad('fr').get(word) ?? abroad('es').get(word)

/** Position of a phrase as whole words, or −1. */
function wordAt(text: string, phrase: string): number {
  const at = text.indexOf(phrase)
  const isLetter = (letter = '') => /[\p{L}\d]/u.test(letter)
  return at < 0 || isLetter(text[at - 1]) || isLetter(text[at + phrase.length]) ? -1 : at
}

interface Hit extends Feeling {
  shown: string
  /** Hints at a feeling and does not name it: "moon", "teacher". */
  isHint?: boolean
}

/**
 * Detects the feelings that a text states: first what was done to the writer, then phrases, then words with their
 * modifiers, then emoji. Questions, wishes and conditions state none, and neither does a language without a list.
 */
export function readMood(text: string, language: Language = languageOf(text)): Mood {
  const hits: Hit[] = []
  const { found, rest: asserted } = doneToMe(assertedOf(text.slice(0, 8000).replaceAll('’', "'")))
  hits.push(...found)
  let rest = ` ${asserted} `
  for (const [phrase, feeling] of hasWordLists(language) ? phrases : []) {
    const at = wordAt(rest.toLowerCase(), phrase)
    if (at < 0) continue
    hits.push({ ...feeling, strength: feeling.strength + 0.5, shown: phrase })
    rest = `${rest.slice(0, at)} , ${rest.slice(at + phrase.length)}`
  }
  const tokens = tokenize(rest)
  const isFew = language === 'en' && tokens.length <= 3 && !hasEnglish(tokens.map(({ word }) => word))
  const look = (word: string) => (isFew ? feelingAnywhere(word) : feelingOf(word, language))
  const turn = tokens.findLastIndex(({ word }) => TURNS.has(word))
  for (const [i, token] of tokens.entries()) {
    const feeling = look(token.word)
    if (!feeling || STRONGER.has(token.word)) continue
    const hit = weigh(token, feeling, tokens.slice(Math.max(0, i - 6), i), turn < 0 ? 1 : i > turn ? 1.4 : 0.6)
    if (hit) hits.push({ ...hit, isHint: feeling.strength < 1.5 })
  }
  return sumUp(withoutLooseHints(hits), /!/.test(text) ? 1.15 : 1)
}

const valenceOf = ({ emotion }: Feeling) => Math.sign(EMOTIONS.get(emotion)?.valence ?? 0)

/**
 * Hints count where a word that names a feeling agrees with them, or at least two of them agree and no other is against
 * them: a teacher is not trust, and a teacher who shouts less so.
 */
function withoutLooseHints(hits: readonly Hit[]): Hit[] {
  const plain = hits.filter(({ isHint }) => !isHint)
  const hints = hits.filter(({ isHint }) => isHint)
  const [strongest] = [...plain].sort((a, b) => b.strength - a.strength)
  if (strongest) return [...plain, ...hints.filter(hint => valenceOf(hint) === valenceOf(strongest))]
  const [good, bad] = [1, -1].map(sign => hints.filter(hint => valenceOf(hint) === sign)) as [Hit[], Hit[]]
  const [more, less] = good.length >= bad.length ? [good, bad] : [bad, good]
  const different = new Set(more.map(({ shown }) => shown.toLowerCase())).size
  return different >= 2 && more.length > 2 * less.length ? more : []
}

/** Ends what a "not" before it reaches. */
const ENDS_REACH = new Set([
  'but',
  'because',
  'although',
  'though',
  'while',
  'since',
  'however',
  'aber',
  'weil',
  'mais',
  'pero',
])
const SUBJECTS = /^(?:i|i'm|he|she|it|it's|we|they|you|the|my|ich|er|sie|wir|je|il|elle|yo|él|ella)$/

/** The "not" that reaches a word, if one does. */
function negatorOf(near: readonly Token[]): Token | undefined {
  for (let i = near.length - 1; i >= 0; i--) {
    const { word } = near[i] as Token
    if (ENDS_REACH.has(word)) return undefined
    if (/^(?:and|so|und|et|y)$/.test(word) && SUBJECTS.test(near[i + 1]?.word ?? '')) return undefined
    if (!NEGATORS.has(word)) continue
    const between = near.slice(i + 1).map(token => token.word)
    // "Never been so happy" is as happy as can be.
    if (
      /^(?:never|haven't|havent|hasn't|nunca|jamais|nie)$/.test(word) &&
      between.some(other => /^(?:so|such|more|this|tan|si|so)$/.test(other))
    )
      return undefined
    // "Isn't it great!" says that it is.
    if (/n't$/.test(word) && /^(?:it|this|that|he|she|they)$/.test(between[0] ?? '')) return undefined
    return near[i]
  }
  return undefined
}

/** The weight of a word with its modifiers; null where a "not" leaves no meaning. */
function weigh(token: Token, feeling: Feeling, before: Token[], turned: number): Hit | null {
  let { emotion, strength } = feeling
  let shown = token.raw
  const near = before.filter(({ clause }) => clause === token.clause)
  const close = near.slice(-2)
  if (close.some(({ word }) => STRONGER.has(word))) strength *= 1.4
  if (close.some(({ word }) => WEAKER.has(word))) strength *= 0.6
  if (token.raw.length > 3 && token.raw === token.raw.toUpperCase() && /\p{Lu}/u.test(token.raw)) strength *= 1.3
  if (/(.)\1\1/u.test(token.word)) strength *= 1.2
  if (/(?:est|ier)$/.test(token.word) && forms(token.word).length > 1) strength *= 1.15
  const negator = negatorOf(near)
  if (negator && !close.some(({ word }) => KEEPS.has(word))) {
    // "Not happy" says how it is. "Not sad" does not: it may be anything else.
    if (feeling.strength < 1.5 || valenceOf(feeling) < 0) return null
    emotion = EMOTIONS.get(emotion)?.opposite ?? emotion
    strength *= 0.75
    shown = `${negator.raw} ${token.raw}`
  }
  return { emotion, strength: strength * turned, shown }
}

function sumUp(hits: readonly Hit[], excitement: number): Mood {
  const sums = new Map<string, Felt>()
  for (const hit of hits) {
    const emotion = EMOTIONS.get(hit.emotion)
    if (!emotion) continue
    const felt = sums.get(hit.emotion) ?? { key: hit.emotion, emotion, strength: 0, words: [] }
    const [more, less] = [Math.max(felt.strength, hit.strength), Math.min(felt.strength, hit.strength)]
    // A second word of one feeling adds to it, but two weak words do not shout.
    felt.strength = more + less * 0.3
    if (!felt.words.includes(hit.shown)) felt.words.push(hit.shown)
    sums.set(hit.emotion, felt)
  }
  const felt = [...sums.values()].sort((a, b) => b.strength - a.strength || (isPlain(a) ? 1 : 0) - (isPlain(b) ? 1 : 0))
  const total = felt.reduce((sum, { strength }) => sum + strength ** 3, 0)
  if (total === 0) return { felt, valence: 0, arousal: 0 }
  const mean = (axis: 'valence' | 'arousal') =>
    felt.reduce((sum, { emotion, strength }) => sum + emotion[axis] * strength ** 3, 0) / total
  // Strength 1 is half a feeling, 2 most of it, 3 nearly all.
  const depth = 1 - Math.exp((-(felt[0]?.strength ?? 0) * excitement) / 1.5)
  const clamp = (x: number) => Math.max(-1, Math.min(1, x))
  return {
    felt,
    valence: clamp(mean('valence') * depth * 1.1),
    arousal: clamp(mean('arousal') * depth * 1.1 * excitement),
  }
}

/** "good" and "bad" say less than a feeling with a name. */
const isPlain = ({ key }: Felt) => key === 'good' || key === 'bad'

/** Whether a feeling is named, and not only hinted at. */
export const isNamed = ({ felt }: Mood): boolean => (felt[0]?.strength ?? 0) >= 1.5

/** What a bare "8 out of 10" feels like, when no word says more. */
export function moodOfShare(share: number, shown: string): Mood {
  const emotion = share > 0.75 ? 'joy' : share > 0.55 ? 'good' : share < 0.25 ? 'sad' : share < 0.45 ? 'bad' : null
  return sumUp(emotion ? [{ emotion, strength: 2, shown }] : [], 1)
}
