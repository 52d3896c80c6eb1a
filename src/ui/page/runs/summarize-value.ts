import { shorten } from '../../../components/text'
import { t } from '../../../language/active'
import { isJsonObject, type JsonValue } from '../../../model/json'
import { listOfFacts } from '../../../nodes/kit/facts'

/** Number of fields or items that are listed of a value. */
const MOST = 6

/** Formats a text in a line. */
type Say = (text: string) => string

/** A value in one line: a text by `say`, an object by the names of its fields. */
export function summarizeValue(value: JsonValue, most: number, say: Say): string {
  return shorten(wordsOf(value, 0, say), most)
}

function wordsOf(value: JsonValue, depth: number, say: Say): string {
  if (value === null) return t('nothing')
  if (typeof value === 'string') return say(value)
  if (typeof value !== 'object') return String(value)
  if (depth > 1)
    return Array.isArray(value)
      ? t('{count, plural, one {# item} other {# items}}', { count: value.length })
      : t('{count, plural, one {# field} other {# fields}}', { count: Object.keys(value).length })
  if (isJsonObject(value)) {
    const fields = Object.entries(value)
    const shown = fields.slice(0, MOST).map(([name, field]) => `${name}: ${wordsOf(field, depth + 1, say)}`)
    return listOfFacts([...shown, ...(fields.length > MOST ? [more(fields.length)] : [])]) || t('nothing')
  }
  const shown = value.slice(0, MOST).map(item => wordsOf(item, depth + 1, say))
  return listOfFacts([...shown, ...(value.length > MOST ? [more(value.length)] : [])]) || t('nothing')
}

const more = (count: number) => t('{count, number} more', { count: count - MOST })
