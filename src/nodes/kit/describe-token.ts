import { activeMessages, localize, t } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'

/** A token as it is displayed: invisible characters get a name, and a leading space is visible. */
export function shownToken(text: string, unit: 'words' | 'pieces'): string {
  if (text === '') return t('the end')
  if (/^\n+$/.test(text)) return t('new line')
  return unit === 'pieces' ? text.replace(/^ /, '␣') : text.trim()
}

/** The same for a screen reader. */
export function spokenToken(text: string, unit: 'words' | 'pieces'): string {
  const shown = shownToken(text, unit)
  const sign = spokenSigns[shown]
  if (sign) return localize(sign)
  return shown.startsWith('␣') ? t('space {text}', { text: shown.slice(1) }) : shown
}

const spokenSigns: Record<string, LocalizedText> = {
  '.': msg('period'),
  ',': msg('comma'),
  '!': msg('exclamation mark'),
  '?': msg('question mark'),
  '،': msg('comma'),
  '؛': msg('semicolon'),
  '؟': msg('question mark'),
  '«': msg('opening quote'),
  '»': msg('closing quote'),
  '„': msg('opening quote'),
  ':': msg('colon'),
  ';': msg('semicolon'),
  '“': msg('opening quote'),
  '”': msg('closing quote'),
  '-': msg('dash'),
  '(': msg('opening bracket'),
  ')': msg('closing bracket'),
}

/** "In place of “sun”". */
export function describeAlternative(text: string): string {
  return t('In place of “{text}”', { text: text.trim() || t('new line') })
}

/** "42%", never "0%" for what is possible. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return t('<{share, number, percent}', { share: 0.01 })
  return activeMessages().number(chance, { style: 'percent' })
}

/** Shares of 1 as whole hundredths that add up to 1: what rounding down leaves goes to those that lost most by it. */
export function wholePercents(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0) || 1
  const exact = shares.map(share => (share / total) * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0)
  const lost = exact.map((share, index) => ({ index, loss: share - Math.floor(share) }))
  const up = new Set(
    lost
      .sort((one, other) => other.loss - one.loss)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return whole.map((share, index) => (share + (up.has(index) ? 1 : 0)) / 100)
}

/** "42 percent" */
export function spokenPercent(chance: number): string {
  if (chance > 0 && chance < 0.01) return t('less than 1 percent')
  return t('{share} percent', { share: Math.round(chance * 100) })
}
