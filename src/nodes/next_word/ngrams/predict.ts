import { type Chance, chancesOf, type Sampling } from './chances'
import { type Continuation, EDGE, type NgramIndex } from './ngram-index'
import { normalizeText } from './tokenize'

/** A text to continue: the prompt, and the tokens after it as text. */
export interface PromptSoFar {
  begin: string
  taken: readonly string[]
}

/** A context token; without an id when unknown. */
export interface ContextToken {
  piece: string
  id: number | null
}

/** Candidates for the next token, with their explanation. */
export interface Prediction {
  /** All candidates with chances, sorted. */
  chances: Chance[]
  /** The matched context: the longest suffix that occurs in the texts. */
  run: number[]
  /** The context length of the order. */
  wanted: number
  /** Occurrences of the context with a continuation. */
  seen: number
  /** Unknown tokens in the context. */
  unread: string[]
}

/** The tokens of a text so far, after the initial boundary. */
export function contextTokens(learned: NgramIndex, { begin, taken }: PromptSoFar): ContextToken[] {
  const before: ContextToken[] = [{ piece: '', id: EDGE }]
  for (const { piece, space } of learned.cutter(normalizeText(begin))) {
    before.push({ piece: space ? ` ${piece}` : piece, id: learned.idOf(piece) ?? null })
  }
  for (const piece of taken) {
    before.push({ piece, id: learned.idOf(piece) ?? learned.idOf(piece.trimStart()) ?? null })
  }
  return before
}

/** The chances of the next token: by the longest context that occurs in the texts. */
export function predictNext(
  learned: NgramIndex,
  before: readonly ContextToken[],
  order: number,
  dice: Sampling,
): Prediction {
  const wanted = Math.min(order - 1, before.length)
  const window = before.slice(before.length - wanted)
  const unread = window.flatMap(({ piece, id }) => (id === null ? [piece.trim()] : []))
  const known = window.slice(window.findLastIndex(({ id }) => id === null) + 1).map(({ id }) => id as number)
  for (let start = 0; ; start++) {
    const run = known.slice(start)
    const followers = learned.followers(run)
    if (followers.length > 0 || run.length === 0) {
      return { chances: chancesOf(followers, dice), run, wanted, seen: total(followers), unread }
    }
  }
}

/** A token's text after others: with a leading space where the texts have one. */
export function tokenText(learned: NgramIndex, before: readonly ContextToken[], id: number): string {
  const piece = learned.vocabulary[id] as string
  return learned.hasSpace(before.at(-1)?.id ?? undefined, id) ? ` ${piece}` : piece
}

function total(followers: readonly Continuation[]): number {
  return followers.reduce((sum, { count }) => sum + count, 0)
}
