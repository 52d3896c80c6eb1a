import type { JsonObject } from '../../../engine/model/json'
import { patternTest } from '../../../engine/tools/schema-patterns'
import { part } from '../parts'

const patterns = part(() => import('./pattern'))

const num = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** The ends that a schema sets for a number; open where it sets none. Exclusive ends are moved by the least sensible step. */
export function boundsOf(schema: JsonObject): { low: number; high: number; step: number } {
  const integer =
    schema.type === 'integer' ||
    (Array.isArray(schema.type) && schema.type.includes('integer') && !schema.type.includes('number'))
  const step = num(schema.multipleOf) ?? (integer ? 1 : 0)
  const [min, above] = [num(schema.minimum), num(schema.exclusiveMinimum)]
  const [max, below] = [num(schema.maximum), num(schema.exclusiveMaximum)]
  const span = Math.abs((max ?? below ?? 0) - (min ?? above ?? 0)) || 1
  const nudge = step || Math.min(1, span / 1000)
  return {
    low: Math.max(min ?? Number.NEGATIVE_INFINITY, above === undefined ? Number.NEGATIVE_INFINITY : above + nudge),
    high: Math.min(max ?? Number.POSITIVE_INFINITY, below === undefined ? Number.POSITIVE_INFINITY : below - nudge),
    step: integer && step % 1 !== 0 ? 1 : step,
  }
}

/** The number nearest to the wanted one that the schema allows. */
export function fitNumber(schema: JsonObject, wanted: number): number {
  const { low, high, step } = boundsOf(schema)
  const clamped = Math.min(high, Math.max(low, wanted))
  if (!step) return readable(clamped, low, high)
  let times = Math.round(clamped / step)
  // With exclusive ends `low` is one step in already; only a whole multiple may be taken.
  const floor = num(schema.minimum) ?? num(schema.exclusiveMinimum)
  const ceiling = num(schema.maximum) ?? num(schema.exclusiveMaximum)
  if (floor !== undefined && times * step < floor - 1e-12) times = Math.ceil(floor / step - 1e-9)
  if (num(schema.exclusiveMinimum) !== undefined && times * step <= (num(schema.exclusiveMinimum) ?? 0)) {
    times = Math.floor((num(schema.exclusiveMinimum) ?? 0) / step + 1e-9) + 1
  }
  if (ceiling !== undefined && times * step > ceiling + 1e-12) times = Math.floor(ceiling / step + 1e-9)
  if (num(schema.exclusiveMaximum) !== undefined && times * step >= (num(schema.exclusiveMaximum) ?? 0)) {
    times = Math.ceil((num(schema.exclusiveMaximum) ?? 0) / step - 1e-9) - 1
  }
  return Number((times * step).toPrecision(12))
}

/** A number with few decimals: 6.8 of 10, not 6.77372196424. A number that has few decimals already is kept. */
function readable(value: number, low: number, high: number): number {
  if (Math.abs(value) >= 1e15) return value
  const tenth = Math.round(value * 10) / 10
  const isComputed = Math.abs(value * 1e4 - Math.round(value * 1e4)) > 1e-6
  const isRoom = Number.isFinite(high - low) && high - low >= 5 && tenth >= low && tenth <= high
  return isComputed && isRoom ? tenth : Number(value.toPrecision(12))
}

/** Plain examples of each string format, by number from 1. The demo has no clock, so its dates are always the same days. */
const FORMATS: Readonly<Record<string, (n: number) => string>> = {
  uri: n => `https://example.com/${n}`,
  url: n => `https://example.com/${n}`,
  iri: n => `https://example.com/${n}`,
  'uri-reference': n => `/${n}`,
  email: n => `someone${n}@example.com`,
  'idn-email': n => `someone${n}@example.com`,
  date: n => `2026-01-${two(n)}`,
  'date-time': n => `2026-01-${two(n)}T12:00:00Z`,
  time: n => `12:${two(n)}:00Z`,
  duration: n => `PT${n}H`,
  uuid: n => `00000000-0000-4000-8000-0000000000${two(n)}`,
  ipv4: n => `192.0.2.${n}`,
  ipv6: n => `2001:db8::${n}`,
  hostname: n => `host${n}.example.com`,
  'idn-hostname': n => `host${n}.example.com`,
  'json-pointer': n => `/${n}`,
  regex: n => `a{${n}}`,
}
const two = (n: number) => String(n).padStart(2, '0')
const EXAMPLES = Array.from({ length: 28 }, (_, i) => i + 1)

const looksLike: Readonly<Record<string, RegExp>> = {
  uri: /^[a-z][a-z\d+.-]*:\/\/[^\s<>"{}|\\^`]+$/i,
  url: /^https?:\/\/[^\s<>"{}|\\^`]+$/i,
  email: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/,
}

const length = (text: string) => [...text].length

/** Whether a text keeps a schema's own rules for texts: length, pattern, format. */
export function isAllowedText(schema: JsonObject, text: string): boolean {
  if (length(text) < (num(schema.minLength) ?? 0) || length(text) > (num(schema.maxLength) ?? Number.POSITIVE_INFINITY))
    return false
  const made = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined
  if (made && !looksLike[String(schema.format)]?.test(text) && !EXAMPLES.some(n => made(n) === text)) return false
  if (typeof schema.pattern !== 'string') return true
  return patternTest(schema.pattern)?.(text) ?? true
}

/** A text cut or filled up to the length that a schema asks for, or undefined when it cannot keep the other rules. */
export function fitText(schema: JsonObject, text: string): string | undefined {
  if (isAllowedText(schema, text)) return text
  const [min, max] = [num(schema.minLength) ?? 0, num(schema.maxLength) ?? Number.POSITIVE_INFINITY]
  let fitted = length(text) > max ? cutAtWord([...text], max) : text
  while (length(fitted) < min)
    fitted = [...`${fitted || 'so'} and so on`].slice(0, Math.max(min, Math.min(max, length(fitted) + 10))).join('')
  if (length(fitted) > max) fitted = [...fitted].slice(0, max).join('')
  return isAllowedText(schema, fitted) ? fitted : undefined
}

function cutAtWord(letters: string[], max: number): string {
  const cut = letters.slice(0, max).join('')
  const shorter = cut.replace(/(?<!\s)\s+\S*$/, '')
  return shorter.length > max / 2 ? shorter : cut
}

/** Texts made for a schema without any idea of what it is about. */
export function textValues(schema: JsonObject): string[] {
  const [min, max] = [num(schema.minLength), num(schema.maxLength)]
  if (typeof schema.pattern === 'string') {
    return patterns()
      .textsFor(schema.pattern, min, max)
      .filter(text => isAllowedText(schema, text))
  }
  const made = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined
  const plain = made ?? (n => (n === 1 ? 'something' : `something ${n}`))
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map(letter => letter.repeat(Math.max(1, min ?? 1)))
  const texts = EXAMPLES.flatMap(n => fitText(schema, plain(n)) ?? [])
  // Where the maximum length has no space for numbers, letters distinguish the items of a list.
  return [...new Set([...texts, ...letters, ''])].filter(text => isAllowedText(schema, text))
}
