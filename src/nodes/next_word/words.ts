/** "1 time", "12 times" */
export function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en')} times`
}

/** Labels of context lengths. */
export const orders = [1, 2, 3, 4, 5].map(order => ({ value: String(order), label: sayOrder(order) }))

/** "2 words": the context of an order. */
export function sayOrder(order: number): string {
  return order === 1 ? 'at no word' : order === 2 ? 'at 1 word' : `at ${order - 1} words`
}
