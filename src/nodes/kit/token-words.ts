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
  '.': 'period',
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
