/** "1 time", "12 times" */
export function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en')} times`
}

/** Labels of the built-in texts and the other sources. */
export const learnFromLabels = [
  { value: 'fairy-tales', label: 'Fairy tales' },
  { value: 'recipes', label: 'Recipes' },
  { value: 'weather', label: 'Weather reports' },
  { value: 'football', label: 'Soccer' },
  { value: 'letters', label: 'Letters' },
  { value: 'questions', label: 'Questions and answers' },
  { value: 'above', label: 'The texts of the cards above' },
  { value: 'own', label: 'My own text' },
] as const

/** Labels of context lengths. */
export const orders = [1, 2, 3, 4, 5].map(order => ({ value: String(order), label: sayOrder(order) }))

/** "2 words": the context of an order. */
export function sayOrder(order: number): string {
  return order === 1 ? 'at no word' : order === 2 ? 'at 1 word' : `at ${order - 1} words`
}
