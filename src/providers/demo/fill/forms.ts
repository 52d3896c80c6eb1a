/** Fills in a form from data in the text. */

export { readingOf, readMaterial } from '../read/material'
export { DataIdeas, firstOf } from './data-ideas'
