import type { JsonObject } from '../../engine/json'
import { textsFor } from './pattern'

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
  if (!step) return Math.abs(clamped) < 1e15 ? Number(clamped.toPrecision(12)) : clamped
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

/** A plain example of each string format. The demo has no clock, so its date is always the same day. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  uri: ['https://example.com/', 'https://example.com/2', 'https://example.com/3'],
  'uri-reference': ['/', '/2'],
  url: ['https://example.com/'],
  iri: ['https://example.com/'],
  email: ['someone@example.com', 'someone.else@example.com'],
  'idn-email': ['someone@example.com'],
  date: ['2026-01-01', '2026-01-02', '2026-01-03'],
  'date-time': ['2026-01-01T12:00:00Z', '2026-01-02T12:00:00Z'],
  time: ['12:00:00Z', '13:00:00Z'],
  duration: ['PT1H', 'PT2H'],
  uuid: ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
  ipv4: ['192.0.2.1', '192.0.2.2'],
  ipv6: ['2001:db8::1', '2001:db8::2'],
  hostname: ['example.com', 'example.org'],
  'idn-hostname': ['example.com'],
  'json-pointer': ['/a', '/b'],
  regex: ['a', 'b'],
}

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
  if (typeof schema.format === 'string' && FORMATS[schema.format] && !FORMATS[schema.format]?.includes(text)) {
    if (!looksLike[schema.format]?.test(text)) return false
  }
  if (typeof schema.pattern !== 'string') return true
  try {
    return new RegExp(schema.pattern, 'u').test(text)
  } catch {
    return true
  }
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
  const shorter = cut.replace(/\s+\S*$/, '')
  return shorter.length > max / 2 ? shorter : cut
}

/** Texts made for a schema without any idea of what it is about. */
export function textsOf(schema: JsonObject): string[] {
  const [min, max] = [num(schema.minLength), num(schema.maxLength)]
  if (typeof schema.pattern === 'string') {
    return textsFor(schema.pattern, min, max).filter(text => isAllowedText(schema, text))
  }
  const plain = typeof schema.format === 'string' ? (FORMATS[schema.format] ?? []) : []
  const texts =
    plain.length > 0 ? plain : Array.from({ length: 30 }, (_, i) => (i === 0 ? 'something' : `something ${i + 1}`))
  return texts.flatMap(text => fitText(schema, text) ?? []).concat(max === 0 ? [''] : numbered(min ?? 1, max))
}

/** Short distinct texts, for lists that want no twins: "a", "b" … of the least length. */
const numbered = (min: number, max = 10_000): string[] =>
  'abcdefghijklmnopqrstuvwxyz'.split('').map(letter => letter.repeat(Math.max(1, Math.min(max, min))))
