/** Counting as a learner of the card. */
import type { CopiedRange, Learner, Occurrence, PredictionQuery, TokenChances, TrainingData } from './learner'
import { trainBytePairs } from './ngrams/byte-pairs'
import { firstChoices, othersThan } from './ngrams/chances'
import { copiedRuns } from './ngrams/copied'
import { generate } from './ngrams/generate'
import { EDGE, NgramIndex, type Source } from './ngrams/ngram-index'
import {
  type ContextToken,
  contextTokens,
  type Prediction,
  type PromptSoFar,
  predictNext,
  tokenText,
} from './ngrams/predict'
import { normalizeText, tokenizeWords } from './ngrams/tokenize'
import { UnreadableError, unreadableReason, withinLimit } from './ngrams/unreadable'

const AS_COUNTED = { temperature: 1, topK: 0, topP: 1 }
const MOST_PLACES = 20
const AROUND = 60

/**
 * Trains in the calling thread.
 * @throws UnreadableError
 */
export function train({ sources, unit }: TrainingData): Learner {
  const problem = unreadableReason(sources)
  if (problem) throw new UnreadableError(problem)
  const { texts, leftOut } = withinLimit(sources)
  const cutter =
    unit === 'words'
      ? tokenizeWords
      : trainBytePairs(
          texts.map(({ text }) => normalizeText(text)),
          tokenizeWords,
        )
  const learned = NgramIndex.empty(cutter).and(texts)
  const ask = (question: PredictionQuery): [readonly ContextToken[], Prediction] => {
    const before = contextTokens(learned, question)
    return [before, predictNext(learned, before, question.order, question.dice)]
  }
  return {
    facts: {
      texts: learned.sources.map(({ name, text }) => ({ name, characters: text.length })),
      read: learned.size,
      kinds: learned.vocabulary.length - 1,
      leftOut,
    },
    bars: async question => barsOf(learned, ...ask(question)),
    async write(writing) {
      const drawn = [...generate(learned, writing)]
      return {
        atEnd: drawn.at(-1)?.id === EDGE,
        prompt: contextTokens(learned, writing).flatMap(({ piece }) => piece || []),
        pieces: drawn.map(({ text, before, prediction: { chances, seen }, id }) => {
          const ofDice = writing.asCounted ? chances.map(each => ({ ...each, chance: each.count / seen })) : chances
          return {
            text,
            chance: ofDice.find(each => each.id === id)?.chance ?? 0,
            others: othersThan(id, ofDice, other => textOf(learned, before, other)),
          }
        }),
      }
    },
    async places(question, text) {
      const [before, { run, chances }] = ask(question)
      const id = chances.find(each => textOf(learned, before, each.id) === text)?.id
      if (id === undefined) return { places: [], total: 0 }
      const { places, total } = learned.places([...run, id], MOST_PLACES)
      // The start of a text is a boundary: no position of the previous text.
      return { total, places: places.map(place => around(learned, place + run.length)) }
    },
    copied: async beginning => copiesIn(learned, beginning),
    async origins({ begin, taken }, order) {
      return taken.map((text, index) => {
        const [before, { run }] = ask({ begin, taken: taken.slice(0, index), order, dice: AS_COUNTED })
        const id = text === '' ? undefined : (learned.idOf(text) ?? learned.idOf(text.trimStart()))
        return id === undefined || before.length === 0 ? null : onlySource(learned, [...run, id])
      })
    },
  }
}

function textOf(learned: NgramIndex, before: readonly ContextToken[], id: number): string {
  return id === EDGE ? '' : tokenText(learned, before, id)
}

/** The one text that has this run of tokens; null where several have it. */
function onlySource(learned: NgramIndex, run: readonly number[]): string | null {
  const { places, total } = learned.places(run, MOST_PLACES)
  const sources = new Set(places.map(place => learned.spot(place + run.length - 1).source))
  const [source] = sources
  return source === undefined || sources.size > 1 || total > places.length
    ? null
    : (learned.sources[source] as Source).name
}

function barsOf(learned: NgramIndex, before: readonly ContextToken[], prediction: Prediction): TokenChances {
  const { chances, run, wanted, seen, unread } = prediction
  return {
    ...firstChoices(chances, id => textOf(learned, before, id)),
    lookedAt: run.map(id => learned.vocabulary[id] as string),
    wanted,
    seen,
    unread,
  }
}

function around(learned: NgramIndex, place: number): Occurrence {
  const isEnd = learned.row[place] === EDGE
  // The boundary after a text belongs to that text.
  const { source, at } = learned.spot(place)
  const { name, text } = learned.sources[source] as Source
  const piece = isEnd ? '' : (learned.vocabulary[learned.row[place] as number] as string)
  const begin = Math.max(0, at - AROUND)
  const end = at + piece.length + AROUND
  return {
    source: name,
    before: `${begin > 0 ? '…' : ''}${text.slice(begin, at)}`,
    piece,
    after: `${text.slice(at + piece.length, end)}${end < text.length ? '…' : ''}`,
  }
}

function copiesIn(learned: NgramIndex, beginning: PromptSoFar): CopiedRange[] {
  const before = contextTokens(learned, beginning)
  const ends: number[] = []
  let length = 0
  for (const { piece } of before.slice(1)) {
    length += piece.length
    ends.push(length)
  }
  return copiedRuns(learned, before).map(({ from, to, place }) => ({
    from: from === 0 ? 0 : (ends[from - 1] as number),
    to: ends[to - 1] as number,
    source: (learned.sources[learned.spot(place).source] as Source).name,
  }))
}
