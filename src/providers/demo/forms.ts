/** Fills in a form from data in the text. */
export { DataIdeas, firstOf } from './data-ideas'
export { readingOf, readMaterial } from './material'
