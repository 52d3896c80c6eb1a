import { EMOTIONS, type Emotion } from '../data/emotions'
import { englishPack } from '../languages/en/english'
import type { LanguagePack, ReadingRules } from '../languages/pack'
import { packOf } from '../languages/packs'
import { assertedOf } from './asserted'
import { type Feeling, feelingOf, phrasesOf } from './feeling-words'
import { hasPack, type Language, languageOf } from './language'
import { doneToMe } from './said-of-me'
import { type Token, tokenize } from './words'

/** One feeling that a text has, with the words that showed it. */
interface Felt {
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
  const pack = hasPack(language) ? packOf(language) : englishPack
  const rules = pack.reading
  const spelled = pack.fold(text.slice(0, 8000).replaceAll('’', "'"))
  const hits: Hit[] = []
  const { found, rest: asserted } = doneToMe(assertedOf(spelled, pack), rules)
  hits.push(...found)
  let rest = ` ${asserted} `
  const but = [...rest.matchAll(/[\p{L}\p{M}'’-]+/gu)].findLast(([word]) => rules.turns.has(word.toLowerCase()))?.index
  for (const [phrase, feeling] of hasPack(language) ? phrasesOf(pack) : []) {
    const at = wordAt(rest.toLowerCase(), phrase)
    if (at < 0) continue
    const turned = but === undefined ? 1 : at > but ? 1.4 : 0.6
    const negator = pack.negatorBefore?.(phrase, rest.slice(0, at))
    const emotion = negator && (valenceOf(feeling) > 0 ? EMOTIONS.get(feeling.emotion)?.opposite : undefined)
    if (!negator || emotion)
      hits.push({
        emotion: emotion || feeling.emotion,
        strength: (feeling.strength + 0.5) * turned,
        shown: negator ? `${negator} ${phrase}` : phrase,
      })
    // A gap of the same length keeps the places of what follows.
    rest = `${rest.slice(0, at)},${' '.repeat(phrase.length - 1)}${rest.slice(at + phrase.length)}`
  }
  const tokens = tokenize(rest, pack)
  const isRead = hasPack(language)
  const turn = tokens.findLastIndex(({ word }) => rules.turns.has(word))
  for (const [i, token] of tokens.entries()) {
    const feeling = isRead || !/^\p{L}/u.test(token.key) ? feelingOf(token.key) : undefined
    // "It was super" says how it was, and "super boring" does not.
    if (!feeling || (rules.stronger.has(token.word) && tokens[i + 1]?.clause === token.clause)) continue
    const around = { before: tokens.slice(Math.max(0, i - 6), i), after: tokens.slice(i + 1, i + 4) }
    const hit = weigh(token, feeling, around, turn < 0 ? 1 : i > turn ? 1.4 : 0.6, rules)
    // "Not a good day" says more than "a good day".
    if (hit) hits.push({ isHint: feeling.strength < 1.5, ...hit })
  }
  const shown = withoutLooseHints(hits).map(hit => ({ ...hit, shown: asWritten(hit.shown, text, pack) }))
  return sumUp(shown, /!/.test(text) ? 1.15 : 1)
}

/** Words in the spelling of the text. */
function asWritten(shown: string, text: string, pack: LanguagePack): string {
  if (pack === englishPack) return shown
  const written = new Map(
    (text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).map(word => [pack.fold(word).toLowerCase(), word]),
  )
  return shown
    .split(' ')
    .map(word => written.get(word.toLowerCase()) ?? word)
    .join(' ')
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

/** The "not" that reaches a word, if one does. */
function negatorOf(near: readonly Token[], rules: ReadingRules): Token | undefined {
  for (let i = near.length - 1; i >= 0; i--) {
    const { word } = near[i] as Token
    if (rules.endsReach.has(word)) return undefined
    if (rules.and.test(word) && rules.subject.test(near[i + 1]?.word ?? '')) return undefined
    if (!rules.negators.has(word)) continue
    const between = near.slice(i + 1).map(token => token.word)
    // "Never been so happy" is as happy as can be.
    if (rules.never.test(word) && between.some(other => rules.soMuch.test(other))) return undefined
    // "Isn't it great!" says that it is.
    if (rules.rhetoricalNot.test(word) && rules.rhetoricalIt.test(between[0] ?? '')) return undefined
    return near[i]
  }
  return undefined
}

/** A "not" behind a word, before the next word with a feeling: "ich mag das nicht". */
function negatorBehind(after: readonly Token[], rules: ReadingRules): Token | undefined {
  const end = after.findIndex(({ key, word }) => rules.endsReach.has(word) || feelingOf(key) !== undefined)
  return (end < 0 ? after : after.slice(0, end)).find(({ word }) => rules.negatorsBehind.has(word))
}

/** The weight of a word with its modifiers; null where a "not" leaves no meaning. */
function weigh(
  token: Token,
  feeling: Feeling,
  { before, after }: { before: readonly Token[]; after: readonly Token[] },
  turned: number,
  rules: ReadingRules,
): Hit | null {
  let { emotion, strength } = feeling
  let shown = token.raw
  const isNear = ({ clause }: Token) => clause === token.clause
  const near = before.filter(isNear)
  const close = near.slice(-2)
  const isGood = token.key === 'good' || token.key === 'nice'
  if (close.some(({ word }) => rules.stronger.has(word))) strength *= 1.4
  if (close.some(({ word }) => rules.weaker.has(word))) strength *= 0.6
  if (token.raw.length > 3 && token.raw === token.raw.toUpperCase() && /\p{Lu}/u.test(token.raw)) strength *= 1.3
  if (/(.)\1\1/u.test(token.word)) strength *= 1.2
  if (rules.superlative.test(token.word)) strength *= 1.15
  const negator = negatorOf(near, rules) ?? negatorBehind(after.filter(isNear), rules)
  if (negator && !close.some(({ word }) => rules.keeps.has(word))) {
    // "Not happy" says how it is. "Not sad" does not: it may be anything else.
    if ((feeling.strength < 1.5 && !isGood) || valenceOf(feeling) < 0) return null
    emotion = EMOTIONS.get(emotion)?.opposite ?? emotion
    shown = `${negator.raw} ${token.raw}`
    return { emotion, strength: strength * turned * (isGood ? 1.5 : 0.75), shown, isHint: false }
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
