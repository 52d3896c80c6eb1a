import { type Action, run, set, stop } from '../actions'

/**
 * What students do in a step: ten natural ways to do the right thing, and ten to do a wrong one. Each begins where the
 * scripts of the steps before have left off.
 */
interface StepAttempts {
  right: readonly (readonly Action[])[]
  wrong: readonly (readonly Action[])[]
}

/** The attempts of a lesson by the number of the step, from 1. Steps that are only a question need none. */
export type LessonAttempts = Readonly<Record<number, StepAttempts>>

/** Edits without a run, and runs that do not come to their end. */
export const notRun = (...edits: Action[]): Action[][] => [
  [],
  ...edits.map(edit => [edit]),
  ...edits.slice(0, 1).map(edit => [edit, run(), stop]),
]

/** A run after each of these edits. */
export const runAfter = (...edits: Action[]): Action[][] => edits.map(edit => [edit, run()])

const labels = {
  learnFrom: 'Learns from',
  text: 'Text to learn from',
  order: 'Looks back',
  temperature: 'Temperature',
  seed: 'Seed',
  most: 'Pieces a run writes',
}

/** Sets a field of a Next word card. */
export const word = (at: keyof typeof labels, value: string | number, card = 'Next word'): Action =>
  set(card, labels[at], at, value)
