import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginHistory, closeStep, type History, MAX_STEPS, rebase, record, redo, undo } from './history'

const step = fc.record({ to: fc.nat(50), label: fc.string(), coalesce: fc.constantFrom(undefined, 'a', 'b') })
const states = (history: History<unknown>) => [
  ...history.past.map(past => past.state),
  history.present,
  ...history.future.map(future => future.state),
]

function play(steps: { to: number; label: string; coalesce?: string }[]): History<number> {
  return steps.reduce((history, { to, ...how }) => record(history, to, how), beginHistory(0))
}

test('undoing everything leads back to the beginning, redoing everything to the end', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const end = play(steps)
      let history = end
      for (const _ of steps) history = undo(history)
      expect(history.present).toBe(0)
      expect(history.past).toEqual([])
      for (const _ of steps) history = redo(history)
      expect(states(history)).toEqual(states(end))
      expect(history.present).toBe(end.present)
    }),
  )
})

test('redo takes back undo, and undo takes back redo', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), fc.nat(20), (steps, undos) => {
      let history = play(steps)
      for (let n = 0; n < undos; n++) history = undo(history)
      const closed = closeStep(history)
      if (history.past.length > 0) expect(redo(undo(history))).toEqual(closed)
      if (history.future.length > 0) expect(undo(redo(history))).toEqual(closed)
    }),
  )
})

test('a new step ends the future', () => {
  const history = record(undo(play([{ to: 1, label: 'one' }])), 2, { label: 'two' })
  expect(history.future).toEqual([])
  expect(redo(history)).toBe(history)
})

test('edits of one key are one step, until it is closed or another key comes', () => {
  const typed = (history: History<number>, to: number, key?: string) =>
    record(history, to, { label: 'l', coalesce: key })
  let history = typed(typed(beginHistory(0), 1, 'a'), 2, 'a')
  expect(history.past).toHaveLength(1)
  history = typed(closeStep(history), 3, 'a')
  history = typed(history, 4, 'b')
  history = typed(history, 5)
  history = typed(history, 6)
  expect(history.past.map(past => past.state)).toEqual([0, 2, 3, 4, 5])
  expect(typed(undo(history), 7, 'a').past).toHaveLength(5)
})

test('the oldest steps go when there are too many', () => {
  const history = play(Array.from({ length: MAX_STEPS + 10 }, (_, index) => ({ to: index + 1, label: '' })))
  expect(history.past).toHaveLength(MAX_STEPS)
  expect(history.past[0]?.state).toBe(10)
})

test('a change of every state cannot be undone', () => {
  const history = rebase(undo(play([1, 2, 3].map(to => ({ to, label: '' })))), state => state + 100)
  expect(states(history)).toEqual([100, 101, 102, 103])
  expect(undo(undo(undo(history))).present).toBe(100)
})

test('no edit is no step', () => {
  const history = play([{ to: 1, label: 'one' }])
  expect(record(history, 1, { label: 'again' })).toBe(history)
  expect(undo(beginHistory(0)).past).toEqual([])
})

test('a change of every state is made where that state is asked for, and once', () => {
  const history = play(Array.from({ length: 50 }, (_, index) => ({ to: index + 1, label: '' })))
  const changed: number[] = []
  const rebased = rebase(history, state => {
    changed.push(state)
    return state + 0.5
  })
  expect(changed).toEqual([50])
  expect(undo(undo(rebased)).present).toBe(48.5)
  expect(redo(undo(rebased)).present).toBe(50.5)
  expect(changed).toEqual([50, 49, 48])
})
