import { part } from '../parts'

/** Everything that is said but after tools: greetings, sums, translations, memories. */
export const talk = part(() => import('./reply'))
