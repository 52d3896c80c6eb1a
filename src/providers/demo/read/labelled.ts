import { readingPack } from '../languages/active'
import { isStopword } from './words'

/** A number with what it belongs to: "3 apples", "Monday: 12 °C". */
export interface Labelled {
  label: string
  value: number
}

/** The labelled numbers of a text, in its order. */
export interface Data {
  /** What the text calls them as a whole: "Scores" of "Scores: Anna 3, Ben 5". */
  title?: string
  /** Where all of them count the same. */
  unit?: string
  values: Labelled[]
}

const UNIT =
  /^\s?(?:%|percent\b|prozent\b|por ciento\b|pour cent\b|بالمئة|في المئة|°\s?[CF]?\b|km\/h\b|(?:mm|cm|km|kg|mph|ml|g|m|l|h|min|s)\b|[€$£])/iu
const YEAR = /^(?:1[89]|20)\d\d$/

/** The numbers of a text that have a label, two at least; null where there are fewer. */
export function readLabelled(text: string): Data | null {
  const { title, rest } = withoutTitle(text.slice(0, 8000))
  const found = rest.split(readingPack().data().labelled.between).flatMap(part => readPart(part) ?? [])
  if (found.length < 2) return null
  const differ = (labels: string[]) => labels.every(Boolean) && new Set(labels).size === labels.length
  const [before, after] = [found.map(part => part.before), found.map(part => part.after)]
  // "Anna has 3 apples, Ben has 5 apples" compares people; "I have 3 apples and 5 pears" compares things.
  const takeBefore = !differ(after) && differ(before)
  const values = found.flatMap(({ value, ...part }) => {
    const label = takeBefore ? part.before : part.after || part.before
    return label ? [{ label, value }] : []
  })
  const units = new Set(found.map(part => part.unit || (takeBefore ? part.after : '')))
  const [unit] = units
  if (values.length < 2) return null
  return { values, ...(title && { title }), ...(units.size === 1 && unit && { unit }) }
}

/** "Scores: Anna 3, Ben 5" is about scores; "Anna: 3, Ben: 5" has no title. */
function withoutTitle(text: string): { title?: string; rest: string } {
  const [, title = '', rest = ''] = /^([^:,.\d\n]{2,60}):\s*(?!\s)(.+)$/su.exec(text.trim()) ?? []
  // A lone word after the colon is a value, and what precedes it its label.
  const first = readPart(rest.split(readingPack().data().labelled.between)[0] ?? '')
  if (!first?.before && !first?.after) return { rest: text }
  return { title: title.trim(), rest }
}

interface Part {
  before: string
  after: string
  value: number
  unit: string
}

function readPart(part: string): Part | null {
  const { number, link, leadsTo, over } = readingPack().data().labelled
  const numbers = [...part.matchAll(number)]
  const year = numbers.length === 2 ? numbers.find(([digits]) => YEAR.test(digits)) : undefined
  const [hit] = year ? numbers.filter(other => other !== year) : numbers.length === 1 ? numbers : []
  if (!hit) return null
  const value = numberOf(hit[0])
  if (!Number.isFinite(value)) return null
  let after = part.slice(hit.index + hit[0].length)
  const unit = UNIT.exec(after)?.[0] ?? ''
  after = after.slice(unit.length).replace(leadsTo, '').replace(over, '')
  const before = part.slice(0, hit.index)
  return {
    value,
    unit:
      unit.trim().replace(/^(?:percent|prozent|por ciento|pour cent|بالمئة|في المئة)$/i, '%') ||
      (/[€$£]/.exec(hit[0])?.[0] ?? ''),
    before: year ? year[0] : tidy(before.replace(link, '').replace(link, '')),
    after: year ? '' : tidy(after),
  }
}

function numberOf(text: string): number {
  const { fold, data } = readingPack()
  const spoken = data().labelled.spoken.indexOf(fold(text.toLowerCase()))
  if (spoken >= 0) return spoken
  return Number(
    fold(text)
      .replace(/[€$£\s]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  )
}

/** A label without the little words around it: "there are", "of the". At most three words. */
function tidy(text: string): string {
  const words = text.match(/[\p{L}\d][\p{L}\p{M}\d'’/-]*/gu) ?? []
  while (words.length > 0 && isStopword((words[0] ?? '').toLowerCase())) words.shift()
  while (words.length > 0 && isStopword((words.at(-1) ?? '').toLowerCase())) words.pop()
  return words.slice(-3).join(' ')
}
