import type { Meaning, Words } from './lexicon'
import { type FeelingId, isOfKind, looks, shaded } from './looks'
import { type FoundNumber, numbersOf } from './numbers'

/** A word, or several that belong together, with what the lists say of it. */
export interface Found {
  /** As the text has it. */
  text: string
  id: string
  /** Position of its first word in the text. */
  at: number
}
export interface FoundFeeling extends Found {
  id: FeelingId
  strength: number
  /** It is said by what it is not: "not happy", "not bad". */
  isDenial?: boolean
  /** It is named by a word that is often said in passing: "best", "birthday", "nice". */
  isWeak?: boolean
}
export interface FoundColor extends Found {
  hex: string
}

/** What the lists say of a text. */
export interface Reading {
  text: string
  words: Words
  /** Strongest first. */
  feelings: readonly FoundFeeling[]
  /** -1 to 1; 0 without a feeling. */
  valence: number
  arousal: number
  /** A good and a sad or bad word of a text that has both, and of which neither wins. Then no feeling is named. */
  mixed: readonly string[]
  colors: readonly FoundColor[]
  things: readonly Found[]
  numbers: readonly FoundNumber[]
  /** Feelings that the text says are not there: "not sad"; and things and colors. */
  denied: readonly string[]
  absent: ReadonlySet<string>
  /** By what they do in a sentence, and topics: see `marks` and `topics` of the files. */
  marks: ReadonlySet<string>
  topics: ReadonlySet<string>
  /** Words on no list that are not small, as the text has them. */
  unknown: readonly string[]
  isQuestion: boolean
  scaleWords(id: string): { much: string[]; little: string[] }
}

interface Token {
  raw: string
  word: string
  sentence: number
  clause: number
  meanings: readonly Meaning[]
  marks: ReadonlySet<string>
}

/** Letters of a text that are read; the rest of a longer one is not. */
const MOST_LETTERS = 4000
/** Meanings that a text can be told of; topics and scales are for comparisons only. */
const KNOWN: ReadonlySet<string> = new Set(['feeling', 'color', 'thing', 'shade', 'number', 'mark'])
/** Meanings that a "not" can deny. */
const NAMING: ReadonlySet<string> = new Set(['feeling', 'color', 'thing'])
/** How far a "not" reaches. */
const REACH = 4
/** How far it reaches across a noun and its small words: "I do not think your idea is bad". */
const FAR_REACH = 6

const TOKEN =
  /[:=]['’]?-?[()](?!\S)|#[0-9a-f]{6}\b|(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?(?![\p{L}\p{N}])|\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{EMod})*|[\p{L}\p{M}\p{N}'’]+|[.!?؟;:\n,،…]/giu
const signs = signTable()

/** By emoji: the feeling or the thing that it shows. */
function signTable(): ReadonlyMap<string, Meaning> {
  const bare = (sign: string) => sign.replaceAll('\uFE0F', '')
  const table = new Map<string, Meaning>()
  for (const [id, look] of Object.entries(looks.things)) {
    const [sign = ''] = look.split('|')
    if (sign && !table.has(bare(sign))) table.set(bare(sign), { kind: 'thing', id, weight: 0 })
  }
  for (const [key, list] of Object.entries(looks.signs)) {
    const [id = '', strength] = key.split(' ')
    for (const sign of list.split(' ')) table.set(bare(sign), { kind: 'feeling', id, weight: Number(strength) })
  }
  return table
}

const SAD_FACE: Meaning = { kind: 'feeling', id: 'sad', weight: 2 }
const GLAD_FACE: Meaning = { kind: 'feeling', id: 'good', weight: 1.5 }
const meaningOfSign = (raw: string) =>
  /^[:=].*[()]$/.test(raw) ? (raw.endsWith('(') ? SAD_FACE : GLAD_FACE) : signs.get(raw.replaceAll('\uFE0F', ''))

/** The words of a text, and the sentences that end with a question mark or an exclamation mark. */
function tokensOf(text: string, words: Words): { tokens: Token[]; ends: Map<number, '?' | '!'> } {
  const tokens: Token[] = []
  const ends = new Map<number, '?' | '!'>()
  let sentence = 0
  let clause = 0
  const add = (raw: string, word: string, meanings: readonly Meaning[]) => {
    const marks = new Set(meanings.flatMap(({ kind, id }) => (kind === 'mark' ? [id] : [])))
    tokens.push({ raw, word, sentence, clause, meanings, marks })
  }
  for (const [raw] of text.matchAll(TOKEN)) {
    const sign = meaningOfSign(raw)
    if (/^[.!?؟;\n…]$/u.test(raw)) {
      if (/[?؟!]/u.test(raw) && tokens.at(-1)?.sentence === sentence) ends.set(sentence, raw === '!' ? '!' : '?')
      sentence = ++clause
    } else if (/^[:,،]$/u.test(raw)) clause++
    else if (sign) add(raw, raw, [sign])
    else if (raw.startsWith('#')) add(raw, raw.toLowerCase(), [])
    else {
      const parts = words.tokens(raw)
      // "j'ai" is shown once.
      for (const [part, word] of parts.entries()) add(part === 0 ? raw : '', word, words.meanings(word))
    }
  }
  return { tokens, ends }
}

/** Reads a text by the lists of its language. */
export function read(given: string, words: Words): Reading {
  const text = given.slice(0, MOST_LETTERS)
  const { tokens, ends } = tokensOf(text, words)
  const marks = new Set<string>()
  const topics = new Set<string>()
  const feelings: FoundFeeling[] = []
  const colors: FoundColor[] = []
  const things: Found[] = []
  const denied: string[] = []
  const absent = new Set<string>()
  const unknown: string[] = []
  /** "Not bad" and "not sad": how much of what is not there is bad. */
  let deniedBad = 0
  const scales: { id: string; kind: string; text: string }[] = []
  const turn = tokens.findLastIndex(({ marks }) => marks.has('but'))
  const questions = questionsOf(tokens, ends, words)
  const firstWish = new Map<number, number>()
  for (const [at, token] of tokens.entries())
    if (token.marks.has('wish') && !firstWish.has(token.sentence)) firstWish.set(token.sentence, at)

  /** Each "not" that says what a feeling is not: it speaks of nothing else. */
  const usedNots = new Set<Token>()
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const { length, meanings } = unitAt(tokens, at, words)
    const shown =
      tokens
        .slice(at, at + length)
        .map(({ raw }) => raw)
        .filter(Boolean)
        .join(' ') || token.word
    // "Not gonna lie" denies nothing.
    if (length > 1 && meanings.some(({ id }) => id === 'plain'))
      for (let part = at; part < at + length; part++) tokens[part] = { ...(tokens[part] as Token), marks: new Set() }
    const negation = negatorOf(tokens, at, length, meanings)
    for (const { kind, id } of meanings) {
      if (kind === 'mark') marks.add(id)
      if (kind === 'topic' || kind === 'thing') topics.add(id)
      // "No wind" is little wind.
      if (kind === 'much' || kind === 'little')
        scales.push({
          id,
          kind: negation ? (kind === 'much' ? 'little' : 'much') : kind,
          text: negation ? writtenWith(negation, tokens, at, length) : shown,
        })
    }
    const feeling = isOnlyStress(tokens, at, length) ? undefined : meanings.find(({ kind }) => kind === 'feeling')
    const color = meanings.find(({ kind }) => kind === 'color')
    const thing = meanings.find(({ kind }) => kind === 'thing')
    const negator = feeling || color || thing ? negation : undefined
    if (feeling) for (const used of [negator, ...tokens.slice(at, at + length)]) if (used) usedNots.add(used)
    if (feeling) {
      const isUnsaid =
        (questions.has(token.sentence) && !isOfWriter(tokens, token.sentence)) ||
        at >= (firstWish.get(token.sentence) ?? Infinity)
      const found = isUnsaid ? undefined : weighed(feeling, { shown, at, length, negator, tokens })
      if (negator && looks.feelings[feeling.id as FeelingId].valence < 0) deniedBad++
      if (found === undefined && negator && !isUnsaid) denied.push(writtenWith(negator, tokens, at, length))
      if (found) {
        const isWeak = !negator && isPositive(found) && (feeling.weight < 2 || hasSign(words, 'weak', shown).length > 0)
        const strength = found.strength * (turn < 0 || isUnsaid ? 1 : at > turn ? 1.4 : 0.6)
        feelings.push({ ...found, strength, ...(isWeak && { isWeak }) })
      }
    }
    if (color && !negator) colors.push({ text: shown, id: color.id, at, hex: shadedColor(color.id, tokens, at) })
    else if (/^#[0-9a-f]{6}$/.test(token.word)) colors.push({ text: token.raw, id: token.word, at, hex: token.word })
    if (thing && !negator) {
      // In English the last of several nouns is the thing: a school bus is a bus.
      const last = things.at(-1)
      const isHead = words.code === 'en' && last && tokens[at - 1]?.meanings.some(({ id }) => id === last.id)
      const isOne = isHead && tokens[at - 1]?.clause === token.clause && !/s$/i.test(last.text)
      const text = isOne ? `${things.pop()?.text} ${shown}` : shown
      things.push({ text, id: thing.id, at })
    }
    if (negator) {
      for (const found of [color, thing]) if (found) absent.add(found.id)
      if (color ?? thing) denied.push(writtenWith(negator, tokens, at, length))
    }
    if (!meanings.some(({ kind }) => KNOWN.has(kind)) && !words.isSmall(token.word) && /^\p{L}{2,}/u.test(token.raw))
      unknown.push(token.raw)
    at += length
  }
  const numbers = numbersOf(text, words)
  // "Neither good nor bad" says nothing.
  const claimed = isNeither(feelings, deniedBad) ? feelings.filter(({ isDenial }) => !isDenial) : feelings
  // Tears of joy are no sadness.
  const stated = marks.has('glad') ? claimed.filter(isPositive) : claimed
  const gloom = hasSign(words, 'gloom', text)
  const nots = tokens.filter(token => token.marks.has('not') && !usedNots.has(token)).map(({ raw }) => raw)
  const choices = stated.slice(1).flatMap((feeling, index) => {
    const before = stated[index] as FoundFeeling
    const isChoice = tokens.slice(before.at, feeling.at).some(({ marks }) => marks.has('or'))
    return isChoice && isPositive(before) !== isPositive(feeling) ? [before.text, feeling.text] : []
  })
  const { kept, mixed } = choices.length > 0 ? { kept: [], mixed: choices } : weighedUp(stated, { gloom, nots, turn })
  const feast = things.find(({ id }) => isOfKind(id, 'feast'))
  if (feast && kept.length === 0 && mixed.length === 0 && gloom[0]) mixed.push(feast.text, gloom[0])
  // "I fell off my bike, haha."
  const laugh = tokens.find(({ marks }) => marks.has('laugh'))
  const [grief] = kept
  if (laugh && gloom.length === 0 && grief && isOfKind(grief.id, 'feelingOfOneself') && !kept.some(isPositive)) {
    mixed.push(grief.text, laugh.raw)
    kept.length = 0
  }
  const rated = numbers.find(({ outOf }) => outOf)
  const [rating] = rated?.outOf && questions.size === 0 ? ratedFeeling(rated.value, rated.outOf) : []
  const [first] = kept
  if (rating && !first && mixed.length === 0) kept.push(rating)
  // "I thought I failed, but I got 18 out of 20."
  if (rating && first && isPositive(rating) !== isPositive(first)) {
    mixed.push(first.text, rating.text)
    kept.length = 0
  }
  return {
    text,
    words,
    ...summedUp(kept),
    mixed,
    colors,
    things,
    numbers,
    denied,
    absent,
    marks,
    topics,
    unknown,
    isQuestion: questions.size > 0,
    scaleWords: id => ({
      much: scales.filter(scale => scale.id === id && scale.kind === 'much').map(({ text }) => text),
      little: scales.filter(scale => scale.id === id && scale.kind === 'little').map(({ text }) => text),
    }),
  }
}

/** "Super rude" is no praise: a word that stresses the feeling behind it. */
function isOnlyStress(tokens: readonly Token[], at: number, length: number): boolean {
  const token = tokens[at] as Token
  return (
    length === 1 &&
    token.marks.has('very') &&
    tokens
      .slice(at + 1, at + 3)
      .some(({ clause, meanings }) => clause === token.clause && meanings.some(({ kind }) => kind === 'feeling'))
  )
}

/** A "not" and what it reaches, with all words between them. */
function writtenWith(negator: Token, tokens: readonly Token[], at: number, length: number): string {
  const from = Math.min(at, tokens.indexOf(negator))
  const to = Math.max(at + length - 1, tokens.indexOf(negator))
  return tokens
    .slice(from, to + 1)
    .map(({ raw }) => raw)
    .filter(Boolean)
    .join(' ')
}

/** The longest entry that begins at a word. */
function unitAt(tokens: readonly Token[], at: number, words: Words): { length: number; meanings: readonly Meaning[] } {
  const { word, sentence, meanings: own } = tokens[at] as Token
  const requests: Meaning[] = []
  for (let length = words.longest(word); length > 1; length--) {
    const unit = tokens.slice(at, at + length)
    if (unit.length < length || unit.at(-1)?.sentence !== sentence) continue
    const meanings = words.meanings(unit.map(token => token.word).join(' '))
    // "Best friend" is no praise.
    const isContent = meanings.some(({ kind, id }) => (kind !== 'mark' && kind !== 'topic') || id === 'plain')
    // A request or a topic of several words is no reason to skip what its words mean.
    if (isContent) return { length, meanings: [...requests, ...meanings] }
    requests.push(...meanings)
  }
  return { length: 1, meanings: [...requests, ...own] }
}

/** The sentences that ask. "Isn't it great!" states. */
function questionsOf(tokens: readonly Token[], ends: ReadonlyMap<number, '?' | '!'>, words: Words): Set<number> {
  const questions = new Set([...ends].flatMap(([sentence, end]) => (end === '?' ? [sentence] : [])))
  for (const [at, { sentence }] of tokens.entries()) {
    if (tokens[at - 1]?.sentence === sentence || ends.get(sentence) === '!') continue
    const beginnings = [1, 2, 3].map(length => tokens.slice(at, at + length).map(({ word }) => word))
    const asks = beginnings.some(unit =>
      words.meanings(unit.join(' ')).some(({ kind, id }) => kind === 'mark' && id === 'ask'),
    )
    if (asks) questions.add(sentence)
  }
  return questions
}

const isOfWriter = (tokens: readonly Token[], sentence: number) =>
  tokens.some(token => token.sentence === sentence && token.marks.has('me'))

/** The "not" that reaches a word: up to four words before it in its clause, or in some languages behind it. */
function negatorOf(
  tokens: readonly Token[],
  at: number,
  length: number,
  meanings: readonly Meaning[],
): Token | undefined {
  const own = tokens[at] as Token
  const { clause } = own
  // In Arabic "and" is written together with the word that follows.
  if (/^و[\u0600-\u06ff]{3}/.test(own.word) && tokens[at - 1]?.meanings.length && !isAlike(tokens[at - 1], meanings))
    return undefined
  let isJoined = false
  for (let before = at - 1; before >= Math.max(0, at - (isJoined ? REACH : FAR_REACH)); before--) {
    const token = tokens[before] as Token
    if (token.clause !== clause || token.marks.has('but') || token.marks.has('stop')) return undefined
    // "I do not stop crying" is crying.
    // Who is trying not to cry is near to it.
    if (token.marks.has('not')) {
      const isEffort = tokens.slice(Math.max(0, before - 3), before).some(({ marks }) => marks.has('try'))
      return isEffort || tokens[before - 1]?.marks.has('stop') ? undefined : token
    }
    if (token.marks.has('subject')) break
    // "Not tired and happy" is happy; "not happy and excited" is neither.
    if (token.marks.has('and') && !isAlike(tokens[before - 1], meanings)) break
    isJoined ||= token.marks.has('and') || token.meanings.some(({ kind }) => kind === 'feeling')
  }
  for (const token of tokens.slice(at + length, at + length + 3)) {
    if (token.clause !== clause || token.marks.has('but') || token.marks.has('and')) return undefined
    // "The flowers are gone."
    const isGone = token.marks.has('gone') && !meanings.some(({ kind }) => kind === 'feeling')
    if (token.marks.has('notAfter') || isGone) return token
  }
  return undefined
}

/** Whether a word before an "and" is of the same kind as the one behind it: both good, both bad, or two colors. */
function isAlike(before: Token | undefined, meanings: readonly Meaning[]): boolean {
  const kindOf = ({ kind, id }: Meaning) =>
    kind === 'feeling' ? `feeling ${Math.sign(looks.feelings[id as FeelingId].valence)}` : kind
  const kinds = new Set(meanings.map(kindOf))
  return (before?.meanings ?? []).some(meaning => NAMING.has(meaning.kind) && kinds.has(kindOf(meaning)))
}

function weighed(
  { id, weight }: Meaning,
  {
    shown,
    at,
    length,
    negator,
    tokens,
  }: { shown: string; at: number; length: number; negator: Token | undefined; tokens: readonly Token[] },
): FoundFeeling | undefined {
  const feeling = looks.feelings[id as FeelingId]
  const near = tokens.slice(Math.max(0, at - 2), at)
  let strength = weight
  if (near.some(({ marks }) => marks.has('very'))) strength *= 1.4
  if (near.some(({ marks }) => marks.has('little'))) strength *= 0.6
  // A phrase may have its own "not": "cannot wait".
  const hasOwn = tokens.slice(at, at + length).some(({ marks }) => length > 1 && marks.has('not'))
  if (!negator || hasOwn) {
    const isDenial = hasOwn && (id === 'good' || id === 'bad')
    return { id: id as FeelingId, text: shown, at, strength, ...(isDenial && { isDenial }) }
  }
  // "Not happy" says how it is. "Not sad" says only what it is not, and so does "not surprised".
  if (!isOfKind(id, 'feelingWithOpposite')) return undefined
  const text = writtenWith(negator, tokens, at, length)
  return { id: feeling.opposite as FeelingId, text, at, strength: Math.max(strength, 2) * 0.9, isDenial: true }
}

const isPositive = ({ id }: FoundFeeling) => looks.feelings[id].valence > 0

/** The words of a family that a text has, as they are typed: what a person is told that the demo saw. */
export const hasSign = (words: Words, family: string, text: string): string[] => {
  const tokens = words.tokens(text)
  const bare = tokens.map(token => token.replace(/^[وف](?=[\u0600-\u06ff]{2})/u, ''))
  return [...(words.signs([...tokens, '|', ...bare]).get(family) ?? [])]
}

/** The strength of what a text says after "but", against what it says before, from which both halves count. */
const BOTH_HALVES = 0.35

/**
 * What is left of the feelings where a text has good and sad words. A weak good word ("best", "birthday") never decides beside
 * a sad sign: "it was my birthday and nobody came". Of two halves around a "but" none wins where both are strong.
 */
function weighedUp(
  stated: readonly FoundFeeling[],
  { gloom, nots, turn }: { gloom: readonly string[]; nots: readonly string[]; turn: number },
): { kept: FoundFeeling[]; mixed: string[] } {
  const sad = stated.filter(({ id }) => looks.feelings[id].valence < 0)
  const isPassing = ({ id, isWeak, strength }: FoundFeeling) =>
    isWeak === true &&
    (gloom.length > 0 || (sad.length > 0 && turn < 0) || (nots.length > 0 && (id !== 'good' || strength < 2)))
  const kept = stated.filter(feeling => !isPassing(feeling))
  const passing = stated.find(isPassing)
  if (kept.length === 0 && passing) return { kept, mixed: [passing.text, gloom[0] ?? nots[0] ?? ''].filter(Boolean) }
  const good = kept.filter(isPositive)
  const most = (found: readonly FoundFeeling[]) => Math.max(0, ...found.map(({ strength }) => strength))
  const areBoth =
    turn >= 0 &&
    sad.some(({ at }) => good.some(other => at > turn !== other.at > turn)) &&
    Math.min(most(good), most(sad)) >= BOTH_HALVES * Math.max(most(good), most(sad))
  if (!areBoth) return { kept, mixed: [] }
  return { kept: [], mixed: [...kept].sort((a, b) => a.at - b.at).map(({ text }) => text) }
}

const isNeither = (feelings: readonly FoundFeeling[], deniedBad: number) => {
  const denials = feelings.filter(({ isDenial }) => isDenial)
  return (
    denials.some(({ id }) => looks.feelings[id].valence < 0) &&
    (deniedBad > 0 || denials.some(({ id }) => id === 'good'))
  )
}

/** "9 out of 10" is good, "2 out of 10" is bad. */
function ratedFeeling(value: number, outOf: number): FoundFeeling[] {
  const share = value / outOf
  const id = share >= 0.7 ? 'good' : share <= 0.3 ? 'bad' : undefined
  return id ? [{ id, text: `${value}/${outOf}`, at: 0, strength: 2 }] : []
}

/** Feelings of one kind added up, strongest first, with their mean. */
export function summedUp(found: readonly FoundFeeling[]): Pick<Reading, 'feelings' | 'valence' | 'arousal'> {
  const sums = new Map<FeelingId, number>()
  for (const { id, strength } of found) sums.set(id, Math.max(sums.get(id) ?? 0, strength) + (sums.has(id) ? 0.3 : 0))
  const isPlain = (id: FeelingId) => (id === 'good' || id === 'bad' ? 1 : 0)
  const feelings = [...found].sort(
    (a, b) => (sums.get(b.id) ?? 0) - (sums.get(a.id) ?? 0) || isPlain(a.id) - isPlain(b.id) || a.at - b.at,
  )
  const total = [...sums.values()].reduce((sum, strength) => sum + strength ** 2, 0)
  const [strongest = 0] = [...sums.values()].sort((a, b) => b - a)
  // Strength 1 is half a feeling, 2 most of it, 3 nearly all.
  const depth = total === 0 ? 0 : (1 - Math.exp(-strongest / 1.2)) / total
  const mean = (axis: 'valence' | 'arousal') =>
    Math.max(
      -1,
      Math.min(
        1,
        [...sums].reduce((sum, [id, strength]) => sum + looks.feelings[id][axis] * strength ** 2, 0) * depth * 1.1,
      ),
    )
  return { feelings, valence: mean('valence'), arousal: mean('arousal') }
}

/** A color with the shade beside it: "dark blue", "azul claro", "dunkelblau". */
function shadedColor(id: string, tokens: readonly Token[], at: number): string {
  const hex = looks.colors[id as keyof typeof looks.colors]
  const beside = [tokens[at - 1], tokens[at + 1]].filter(token => token?.sentence === tokens[at]?.sentence)
  const shade = beside.flatMap(token => token?.meanings ?? []).find(({ kind }) => kind === 'shade')
  return shade ? shaded(hex, looks.shades[shade.id as keyof typeof looks.shades]) : hex
}
