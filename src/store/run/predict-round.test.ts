import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PredictState } from './predict'
import * as round from './predict-round'

const start: PredictState = {
  on: true,
  guessers: ['Ada', 'Ben'],
  guesses: {},
  revealed: false,
  runId: null,
}
const chain = (state: PredictState, ...steps: ((now: PredictState) => PredictState)[]) =>
  steps.reduce((now, step) => step(now), state)
const guess = (nodeId: string, who: string, value: string) => (now: PredictState) =>
  round.guess(now, nodeId, who, value)

it('nothing is revealed before each has guessed', () => {
  const who = fc.constantFrom('Ada', 'Ben', 'Cy', '')
  const node = fc.constantFrom('a', 'b')
  const step = fc.oneof(
    fc.tuple(node, who, fc.constantFrom('red', '', ' ')).map(([id, name, value]) => guess(id, name, value)),
    fc.constant((now: PredictState) => round.reveal(now, ['a', 'b'])),
    node.map(id => (now: PredictState) => round.guessAgain(now, id)),
    fc.constantFrom('1', '2').map(id => (now: PredictState) => round.beginRun(now, id)),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom([], ['Ada', 'Ben']), (steps, guessers) => {
      const end = chain({ ...start, guessers }, ...steps)
      for (const id of end.revealed ? ['a', 'b'] : []) {
        expect(round.stillToGuess(end, id)).toEqual([])
        // What is shown cannot be guessed about any more.
        expect(round.guess(end, id, 'Ada', 'late')).toBe(end)
      }
    }),
  )
})

it('asks one after the other, and a person alone without a name', () => {
  const one = chain(start, guess('a', 'Ada', 'red'))
  expect(round.stillToGuess(one, 'a')).toEqual(['Ben'])
  expect(round.stillToGuess(one, 'b')).toEqual(['Ada', 'Ben'])
  expect(round.stillToGuess({ ...start, guessers: [] }, 'a')).toEqual([''])
})

it('guesses made before a run are about it; the next run begins a round of its own', () => {
  const guessed = chain(start, guess('a', 'Ada', 'red'), now => round.beginRun(now, 'run 1'))
  expect(round.guessesAbout(guessed, 'a')).toEqual({ Ada: 'red' })
  expect(round.beginRun(guessed, 'run 1')).toBe(guessed)
  const next = round.beginRun(guessed, 'run 2')
  expect([next.guesses, next.revealed, next.runId]).toEqual([{}, false, 'run 2'])
})

it('reads names, or just how many', () => {
  expect(round.readGuessers(' Ada\nBen, Cy;Ada\n\n')).toEqual(['Ada', 'Ben', 'Cy'])
  expect(round.readGuessers(' 3 ')).toEqual(['Guess 1', 'Guess 2', 'Guess 3'])
  expect(round.readGuessers('999')).toHaveLength(round.MAX_GUESSERS)
  expect(round.readGuessers('')).toEqual([])
})
