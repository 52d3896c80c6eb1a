import { part } from './parts'

/** Drawing, and looking at drawings: most answers have nothing to do with pictures. */
export const pictures = part(() => import('./fill/pictures'))
