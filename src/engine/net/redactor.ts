import type { JsonValue } from '../../model/json'

/** The placeholder of a redacted key. */
export const HIDDEN_KEY = '•••'

/** Takes keys out of what comes in, and puts dots in their place. */
export interface Redactor {
  /** Whether there is no key to take out. */
  readonly isIdle: boolean
  text(text: string): string
  /** Redacts all texts in a value, including names of fields. Returns the same value where nothing changes. */
  json<T>(value: T): T
  /** The error, with all that is shown of it redacted. */
  error(error: unknown): unknown
  /** Redacts text that comes in chunks. The last letters that could begin a key are held back until more comes. */
  stream(): { push(chunk: string): string; end(): string }
}

/** Shorter values are no keys, and ordinary text contains them. */
const SHORTEST_KEY = 8
/** What people type where a local server needs no key. */
const PLACEHOLDERS = ['lm-studio', 'llama.cpp', 'not-needed', 'no-key-required', 'sk-no-key-required']
/** What is shown of an error. Its cause is for the console. */
const ERROR_FIELDS = ['message', 'words', 'stack', 'details', 'outgoing']

/** Takes these keys out: as they are, escaped in JSON, encoded in an address, and in base64. */
export function redactorOf(keys: Iterable<string | null | undefined>): Redactor {
  const secrets = new Set(
    [...keys].map(key => key?.trim() ?? '').filter(key => key.length >= SHORTEST_KEY && !PLACEHOLDERS.includes(key)),
  )
  // The longest first, so that a form is found before another that it contains.
  const forms = [...new Set([...secrets].flatMap(formsOf))].sort((a, b) => b.length - a.length)
  const longest = forms[0]?.length ?? 0
  const pattern = new RegExp(forms.map(escapePattern).join('|') || '(?!)', 'g')

  function text(whole: string): string {
    return whole.replaceAll(pattern, HIDDEN_KEY)
  }

  function json<T>(value: T): T {
    const written = JSON.stringify(value)
    return written === undefined || text(written) === written ? value : (mapTexts(value as JsonValue, text) as T)
  }

  /** Where letters at the end begin that may be a part of a key. */
  function openFrom(whole: string): number {
    const found = Array.from(whole.matchAll(pattern), ({ 0: key, index }) => ({
      start: index,
      end: index + key.length,
    }))
    for (let start = Math.max(0, whole.length - longest + 1); start < whole.length; start++) {
      const isInside = found.some(key => key.start < start && start < key.end)
      const rest = whole.slice(start)
      if (!isInside && forms.some(form => form.length > rest.length && form.startsWith(rest))) return start
    }
    return whole.length
  }

  return {
    isIdle: forms.length === 0,
    text,
    json,
    error(error) {
      if (!(error instanceof Error)) return typeof error === 'string' ? text(error) : error
      for (const name of ERROR_FIELDS) {
        const before: unknown = Reflect.get(error, name)
        const after = typeof before === 'string' ? text(before) : json(before)
        if (after !== before) Object.defineProperty(error, name, { value: after, configurable: true })
      }
      return error
    },
    stream() {
      let held = ''
      return {
        push(chunk) {
          const whole = held + chunk
          const open = openFrom(whole)
          held = whole.slice(open)
          return text(whole.slice(0, open))
        },
        end: () => text(held),
      }
    },
  }
}

/** The forms in which a key comes back. */
function formsOf(key: string): string[] {
  const inBase64 = base64(key)
  return [
    key,
    JSON.stringify(key).slice(1, -1),
    encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(key))),
    inBase64,
    inBase64.replace(/=+$/, ''),
    ...[0, 1, 2].map(bytes => base64After(key, bytes)),
  ].flatMap(form => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** The digits of base64 that depend on the key alone, where this many other bytes precede it, such as `Bearer `. */
function base64After(key: string, bytes: number): string {
  const padded = base64('\0'.repeat(bytes) + key)
  const digits = padded.replace(/.=+$/, '')
  return digits.slice(bytes && bytes + 1)
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

function mapTexts(value: JsonValue, change: (text: string) => string): JsonValue {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(each => mapTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [change(name), mapTexts(each, change)]))
}
