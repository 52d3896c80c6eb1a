import { part } from '../parts'

/** Answers that are not about tools: greetings, sums, translations, memories. */
export const talk = part(() => import('./reply'))

/** Answers that follow examples. */
export const examples = part(() => import('./examples'))
