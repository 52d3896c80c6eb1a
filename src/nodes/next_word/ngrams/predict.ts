import { type Chance, chancesOf, type Dice } from './chances'
import { tidy } from './cut'
import { EDGE, type Follower, type Learned } from './learned'

/** A text to go on from: what a person wrote, and the pieces that came after it, each as it is written there. */
export interface Beginning {
  begin: string
  taken: readonly string[]
}

/** A piece before the next one; without an id where it was never read. */
export interface Before {
  piece: string
  id: number | null
}

/** What can come next, and why. */
export interface Prediction {
  /** All that followed, with chances; the largest first. */
  chances: Chance[]
  /** The pieces that were looked up: of those right before, as many as have a place in the texts. */
  run: number[]
  /** How many pieces the order would look at. */
  wanted: number
  /** How often the run was found with something after it. */
  seen: number
  /** Pieces among those looked at that were never read. */
  unread: string[]
}

/** The pieces of a text so far, after the edge where it begins. */
export function piecesBefore(learned: Learned, { begin, taken }: Beginning): Before[] {
  const before: Before[] = [{ piece: '', id: EDGE }]
  for (const { piece, space } of learned.cutter(tidy(begin))) {
    before.push({ piece: space ? ` ${piece}` : piece, id: learned.idOf(piece) ?? null })
  }
  for (const piece of taken) {
    before.push({ piece, id: learned.idOf(piece) ?? learned.idOf(piece.trimStart()) ?? null })
  }
  return before
}

/** The chances of the next piece: of what followed the longest run of pieces right before that has a place in the texts. */
export function predict(learned: Learned, before: readonly Before[], order: number, dice: Dice): Prediction {
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

/** A piece as it is written after others: with a space before it, where the texts have one there. */
export function written(learned: Learned, before: readonly Before[], id: number): string {
  const piece = learned.vocabulary[id] as string
  return learned.hasSpace(before.at(-1)?.id ?? undefined, id) ? ` ${piece}` : piece
}

function total(followers: readonly Follower[]): number {
  return followers.reduce((sum, { count }) => sum + count, 0)
}
