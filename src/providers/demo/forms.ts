/** What fills in a form from data that the text hands over. */
export { DataIdeas, firstOf } from './data-ideas'
export { readingOf, readMaterial } from './material'
