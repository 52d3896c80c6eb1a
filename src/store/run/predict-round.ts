import { t } from '../../language/active'
import type { PredictState } from './predict'

/* A round of guessing: everyone guesses about the cards, then the results are revealed. Each function returns a new
   state, or the same where nothing changes. */

/** How many may guess at one screen. */
export const MAX_GUESSERS = 40

/** The guesser of a person who is alone. */
const alone: readonly string[] = ['']

export function guessersOf({ guessers }: Pick<PredictState, 'guessers'>): readonly string[] {
  return guessers.length > 0 ? guessers : alone
}

/** Who has not guessed about a card yet, in the order in which they are asked. */
export function stillToGuess(state: PredictState, nodeId: string): readonly string[] {
  const given = guessesAbout(state, nodeId)
  return guessersOf(state).filter(guesser => !Object.hasOwn(given, guesser))
}

/** The guesses about a card, by guesser. */
export function guessesAbout(
  { guesses }: Pick<PredictState, 'guesses'>,
  nodeId: string,
): Readonly<Record<string, string>> {
  return (Object.hasOwn(guesses, nodeId) && guesses[nodeId]) || {}
}

/** Stores a guess. Guesses about visible results, empty ones, and those of unknown people are ignored. */
export function guess(state: PredictState, nodeId: string, guesser: string, value: string): PredictState {
  if (state.revealed || value.trim() === '' || !guessersOf(state).includes(guesser)) return state
  return { ...state, guesses: { ...state.guesses, [nodeId]: { ...guessesAbout(state, nodeId), [guesser]: value } } }
}

/** Takes back the guesses about a card, before results are shown. */
export function guessAgain(state: PredictState, nodeId: string): PredictState {
  if (state.revealed) return state
  const { [nodeId]: _, ...guesses } = state.guesses
  return { ...state, guesses }
}

/** Reveals the results of the run, once everyone has guessed about each of the given cards. */
export function reveal(state: PredictState, nodeIds: readonly string[]): PredictState {
  return nodeIds.some(id => stillToGuess(state, id).length > 0) ? state : { ...state, revealed: true }
}

/** Another run: what was guessed before it is about it, unless that was about the run before. */
export function beginRun(state: PredictState, runId: string): PredictState {
  if (state.runId === runId) return state
  return state.runId === null ? { ...state, runId } : { ...state, guesses: {}, revealed: false, runId }
}

/** Forgets the round: another document is open. */
export function forgetRound(state: PredictState): PredictState {
  return { ...state, guesses: {}, revealed: false, runId: null }
}

/** Reads who guesses from what a teacher typed: names, one a line, or just how many. */
export function readGuessers(text: string): string[] {
  const count = /^\s*(\d{1,3})\s*$/.exec(text)?.[1]
  if (count)
    return Array.from({ length: Math.min(Number(count), MAX_GUESSERS) }, (_, index) =>
      t('Guess {number, number}', { number: index + 1 }),
    )
  const names = text.split(/[\n,;]/).map(name => name.trim().slice(0, 40))
  return [...new Set(names.filter(Boolean))].slice(0, MAX_GUESSERS)
}
