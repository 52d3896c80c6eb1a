import type { Dice } from './ngrams/chances'
import { copiedRuns } from './ngrams/copied'
import { cutWords, tidy } from './ngrams/cut'
import { EDGE, Learned, type Source } from './ngrams/learned'
import { learnPieces } from './ngrams/pieces'
import { type Before, type Beginning, type Prediction, piecesBefore, predict, written } from './ngrams/predict'
import { UnreadableError, whyUnreadable, withinLimit } from './ngrams/unreadable'
import { type Writing, write } from './ngrams/write'

/** Texts, and how they are cut. */
export interface Lesson {
  sources: readonly Source[]
  unit: 'words' | 'pieces'
}

/** What is known of a learner once it has read. */
export interface Facts {
  texts: { name: string; characters: number }[]
  /** Pieces read, and how many different ones. */
  read: number
  kinds: number
  /** Characters that did not fit in. */
  leftOut: number
}

/** A piece that can come next, as it is shown and taken. */
export interface Choice {
  /** As it is written there, with its space; empty for the end of the text. */
  text: string
  chance: number
  count: number
}

/** The bars of one prediction, and the reason for them. */
export interface Bars {
  choices: Choice[]
  /** All that is not among the choices: how many kinds, and their chance together. */
  others: { kinds: number; chance: number }
  /** The words before that were found, and how many the order would look at. */
  lookedAt: string[]
  wanted: number
  seen: number
  unread: string[]
}

/** A piece that was drawn, with the best others at that place. */
export interface WrittenPiece {
  text: string
  chance: number
  others: { text: string; chance: number }[]
}

/** A run of characters of a text that was read in the same words. */
export interface Copied {
  from: number
  to: number
  source: string
}

/** What a learner wrote after a beginning. */
export interface Written {
  pieces: WrittenPiece[]
  /** Whether it came to the end of a text of its own accord. */
  atEnd: boolean
}

/** A place in the texts, with what is around it. */
export interface Place {
  source: string
  before: string
  piece: string
  after: string
}

/** What the bars are asked for. */
export interface Question extends Beginning {
  order: number
  dice: Dice
}

/** A model that was trained here. Beside the page or in it, it answers the same. */
export interface Learner {
  facts: Facts
  bars(question: Question): Promise<Bars>
  write(writing: Writing): Promise<Written>
  /** Where the words before were followed by this piece. */
  places(question: Question, text: string): Promise<{ places: Place[]; total: number }>
  copied(beginning: Beginning): Promise<Copied[]>
}

const MOST_CHOICES = 12
const MOST_OTHERS = 5
const MOST_PLACES = 20
const AROUND = 60

/**
 * Learns at once, where it is called.
 * @throws UnreadableError
 */
export function learn({ sources, unit }: Lesson): Learner {
  const problem = whyUnreadable(sources)
  if (problem) throw new UnreadableError(problem)
  const { texts, leftOut } = withinLimit(sources)
  const cutter =
    unit === 'words'
      ? cutWords
      : learnPieces(
          texts.map(({ text }) => tidy(text)),
          cutWords,
        )
  const learned = Learned.empty(cutter).and(texts)
  const ask = (question: Question): [readonly Before[], Prediction] => {
    const before = piecesBefore(learned, question)
    return [before, predict(learned, before, question.order, question.dice)]
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
      const drawn = [...write(learned, writing)]
      return {
        atEnd: drawn.at(-1)?.id === EDGE,
        pieces: drawn.map(({ text, chance, before, prediction, id }) => ({
          text,
          chance,
          others: prediction.chances
            .filter(other => other.id !== id && other.chance > 0)
            .slice(0, MOST_OTHERS)
            .map(other => ({ text: textOf(learned, before, other.id), chance: other.chance })),
        })),
      }
    },
    async places(question, text) {
      const [before, { run, chances }] = ask(question)
      const id = chances.find(each => textOf(learned, before, each.id) === text)?.id
      if (id === undefined) return { places: [], total: 0 }
      const { places, total } = learned.places([...run, id], MOST_PLACES)
      // A text's beginning is an edge: it is not a place of the text before it.
      return { total, places: places.map(place => around(learned, place + run.length)) }
    },
    copied: async beginning => copiesIn(learned, beginning),
  }
}

function textOf(learned: Learned, before: readonly Before[], id: number): string {
  return id === EDGE ? '' : written(learned, before, id)
}

function barsOf(learned: Learned, before: readonly Before[], prediction: Prediction): Bars {
  const { chances, run, wanted, seen, unread } = prediction
  const rest = chances.slice(MOST_CHOICES)
  return {
    choices: chances
      .slice(0, MOST_CHOICES)
      .map(({ id, chance, count }) => ({ text: textOf(learned, before, id), chance, count })),
    others: {
      kinds: rest.filter(({ chance }) => chance > 0).length,
      chance: rest.reduce((sum, { chance }) => sum + chance, 0),
    },
    lookedAt: run.map(id => learned.vocabulary[id] as string),
    wanted,
    seen,
    unread,
  }
}

function around(learned: Learned, place: number): Place {
  const isEnd = learned.row[place] === EDGE
  // The edge after a text belongs to that text.
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

function copiesIn(learned: Learned, beginning: Beginning): Copied[] {
  const before = piecesBefore(learned, beginning)
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
