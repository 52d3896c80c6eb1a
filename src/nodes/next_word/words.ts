/** A token as it is displayed: invisible characters get a name, and a leading space is visible. */
export function shownToken(text: string, unit: 'words' | 'pieces'): string {
  if (text === '') return 'the end'
  if (/^\n+$/.test(text)) return 'new line'
  return unit === 'pieces' ? text.replace(/^ /, '␣') : text.trim()
}

/** The same for a screen reader. */
export function spokenToken(text: string, unit: 'words' | 'pieces'): string {
  const shown = shownToken(text, unit)
  return spokenSigns[shown] ?? shown.replace('␣', 'space ')
}

const spokenSigns: Record<string, string> = {
  '.': 'full stop',
  ',': 'comma',
  '!': 'exclamation mark',
  '?': 'question mark',
  ':': 'colon',
  ';': 'semicolon',
  '“': 'opening quote',
  '”': 'closing quote',
  '-': 'dash',
  '(': 'opening bracket',
  ')': 'closing bracket',
}

/** "42%", never "0%" for what is possible. */
export function percent(chance: number): string {
  return chance > 0 && chance < 0.01 ? '<1%' : `${Math.round(chance * 100)}%`
}

/** "42 percent" */
export function spokenPercent(chance: number): string {
  return chance > 0 && chance < 0.01 ? 'less than 1 percent' : `${Math.round(chance * 100)} percent`
}

/** "1 time", "12 times" */
export function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en')} times`
}

/** Labels of the built-in texts and the other sources. */
export const learnFromLabels = [
  { value: 'fairy-tales', label: 'Fairy tales' },
  { value: 'recipes', label: 'Recipes' },
  { value: 'weather', label: 'Weather reports' },
  { value: 'football', label: 'Football' },
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
