import { type Action, set } from '../actions'
import type { PlayedLanguage } from '../words'

/** Another right way to do a step, and a wrong one. Each begins where the scripts of the steps before have left off. */
export interface StepAttempts {
  right: readonly Action[]
  wrong: readonly Action[]
}

/** What students do in a lesson. */
export interface LessonAttempts {
  /** The shortest right way through each step. */
  script: readonly (readonly Action[])[]
  /** Other attempts, by the number of the step, from 1. Steps that are only a question need none. */
  steps: Readonly<Record<number, StepAttempts>>
  /**
   * What a student types in other languages, by its English words: as the hints of the translated lesson say it. What is
   * not here is the same in each language.
   */
  words?: Readonly<Record<string, Readonly<Record<PlayedLanguage, string>>>>
}

const labels = {
  learnFrom: 'Learns from',
  text: 'Text to learn from',
  unit: 'Cut words into smaller pieces',
  order: 'Looks back',
  temperature: 'Temperature',
  seed: 'Seed',
  most: 'Pieces to write in a run',
}

/** Sets a field of a Next word card. */
export const word = (at: keyof typeof labels, value: string | number, card = 'Next word'): Action =>
  set(card, labels[at], at, value)

/** Sets where a Next word card begins. */
export const begin = (text: string, card = 'Next word'): Action => ({
  do: 'fill',
  card,
  field: 'Begin with',
  at: 'input',
  text,
})

/** Sets the seed of a Next word card. */
export const seed = (value: number): Action => word('seed', value)
