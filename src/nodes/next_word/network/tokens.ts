/** The tokens of a network: letters, or pieces of words, each with a number. */
import { trainBytePairs } from '../ngrams/byte-pairs'
import type { Source } from '../ngrams/ngram-index'
import { normalizeText, tokenizeWords } from '../ngrams/tokenize'

/** What a text is cut into. */
export type NetworkUnit = 'pieces' | 'characters'

/** The token between texts, and that of whatever is too rare for a number of its own. */
export const EDGE = 0
const RARE = 1
const FIRST = 2

/** More tokens would make the network slow. Scripts with thousands of signs keep the most frequent ones. */
const MOST_TOKENS = 800

/** Tokens with their numbers, and the way from a text to numbers. */
export interface TokenTable {
  /** Texts by number; empty for the edge and for rare tokens. */
  texts: readonly string[]
  /** The numbers of a text, without edges. */
  encode(text: string): number[]
  /** The number of a token's text. */
  idOf(text: string): number | undefined
}

/** Texts as one row of numbers, parted into what is learned from and what is kept apart. */
export interface NetworkText {
  table: TokenTable
  /** With an edge before, between and after the texts. */
  learned: Int32Array
  /** About every tenth paragraph. Empty where the text is too short. */
  keptApart: Int32Array
  /** Letters for each token, on average. */
  lettersPerToken: number
}

/** Cuts texts into tokens. */
export function networkText(sources: readonly Source[], unit: NetworkUnit): NetworkText {
  const texts = sources.map(({ text }) => normalizeText(text)).filter(text => text !== '')
  const cut = unit === 'characters' ? cutLetters : cutPieces(texts)
  const table = tokenTable(texts, cut)
  const { learned, keptApart } = keepApart(texts.map(table.encode), table)
  const letters = texts.reduce((sum, text) => sum + text.length, 0)
  const count = learned.length + keptApart.length
  return { table, learned, keptApart, lettersPerToken: letters / Math.max(1, count) }
}

type Cutter = (text: string) => string[]

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const cutLetters: Cutter = text => Array.from(segmenter.segment(text), ({ segment }) => segment)

function cutPieces(texts: readonly string[]): Cutter {
  const tokenize = trainBytePairs(texts, tokenizeWords)
  return text => Array.from(tokenize(text), ({ piece, space }) => (space ? ` ${piece}` : piece))
}

function tokenTable(texts: readonly string[], cut: Cutter): TokenTable {
  const counts = new Map<string, number>()
  for (const text of texts) for (const token of cut(text)) counts.set(token, (counts.get(token) ?? 0) + 1)
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_TOKENS)
  return withTexts(['', '', ...frequent.map(([token]) => token)], cut)
}

function withTexts(texts: readonly string[], cut: Cutter): TokenTable {
  const ids = new Map(texts.map((text, id) => [text, id]))
  ids.delete('')
  return {
    texts,
    idOf: text => ids.get(text),
    encode: text => cut(text).map(token => ids.get(token) ?? RARE),
  }
}

/** Whether a token can be written: rare ones and the numbers that fill the table up cannot. */
export function canBeWritten(id: number, { texts }: TokenTable): boolean {
  return id === EDGE || (id >= FIRST && id < texts.length)
}

const EACH = 10

/** Parts the texts at their paragraphs. A text of few paragraphs is parted before its last tenth. */
function keepApart(texts: readonly number[][], table: TokenTable): Pick<NetworkText, 'learned' | 'keptApart'> {
  const parts: number[][] = []
  for (const text of texts) {
    let part: number[] = [EDGE]
    let wasBreak = false
    for (const id of text) {
      const isBreak = table.texts[id]?.includes('\n') ?? false
      // After the last of several line breaks.
      if (wasBreak && !isBreak) {
        parts.push(part)
        part = []
      }
      part.push(id)
      wasBreak = isBreak
    }
    parts.push(part)
  }
  // One edge between two texts: after two of them, it would learn that an edge follows an edge, and write nothing.
  parts.at(-1)?.push(EDGE)
  if (parts.length >= EACH) {
    const isApart = (index: number) => index % EACH === EACH - 1
    return {
      learned: Int32Array.from(parts.filter((_, index) => !isApart(index)).flat()),
      keptApart: Int32Array.from(parts.filter((_, index) => isApart(index)).flat()),
    }
  }
  const row = parts.flat()
  const at = Math.floor(row.length * (1 - 1 / EACH))
  return { learned: Int32Array.from(row.slice(0, at)), keptApart: Int32Array.from(row.slice(at)) }
}
