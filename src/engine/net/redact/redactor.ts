import { HIDDEN_KEY } from '../../../model/hidden-key'
import type { JsonValue } from '../../../model/json'
import { encodingsOf, publicPrefixes, secretsAmong } from './patterns'
import { type RedactionPatterns, RedactionStream } from './redaction-stream'
import { Substrings } from './substrings'
import { hasNoEscapes, Unescape } from './unescape'

/** Redacts stored keys in any text, in any encoding, whole or in part. */
export interface Redactor {
  /** Whether there is no key to redact. */
  readonly isIdle: boolean
  text(text: string): string
  /** Redacts all texts in a value, including names of fields. Returns the same value where nothing changes. */
  json<T>(value: T): T
  /** The error with a redacted message. */
  error(error: unknown): unknown
  /**
   * For chunked text. An `eager` stream holds nothing back: up to 7 characters of a key may pass before it is detected.
   */
  stream(options?: { eager?: boolean }): Pick<RedactionStream, 'push' | 'end'>
}

const idle: Redactor = {
  isIdle: true,
  text: text => text,
  json: value => value,
  error: error => error,
  stream: () => ({ push: piece => piece, end: () => '' }),
}

let newest: { name: string; redactor: Redactor } = { name: '[]', redactor: idle }

/**
 * Creates a redactor for these keys. Values that are no secret, such as placeholders or fewer than 8 characters, are
 * ignored.
 */
export function redactorOf(keys: Iterable<string | null | undefined>): Redactor {
  const secrets = secretsAmong(keys)
  const name = JSON.stringify(secrets)
  // Cached: called per request, and keys rarely change.
  if (newest.name !== name) newest = { name, redactor: secrets.length === 0 ? idle : create(secrets) }
  return newest.redactor
}

/** Redacts own and foreign errors. The cause is for the console and never displayed. */
const ERROR_FIELDS = ['message', 'words', 'stack', 'details', 'outgoing']

/** Chunk size for long texts, to limit the buffer. */
const BLOCK = 16_384

function create(secrets: readonly string[]): Redactor {
  const shapes = secrets.flatMap(encodingsOf)
  const sought: RedactionPatterns = {
    secrets: new Substrings(new Set([...shapes, ...shapes.map(meaning)])),
    open: new Substrings(publicPrefixes(secrets)),
  }

  function text(whole: string): string {
    const stream = new RedactionStream(sought, { isPlain: hasNoEscapes(whole) })
    let redacted = ''
    for (let at = 0; at < whole.length; at += BLOCK) redacted += stream.push(whole.slice(at, at + BLOCK))
    return redacted + stream.end()
  }

  function json<T>(value: T): T {
    const written = JSON.stringify(value)
    if (written === undefined || text(written) === written) return value
    return mapTexts(value as JsonValue, text) as T
  }

  return {
    isIdle: false,
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
    stream: options => new RedactionStream(sought, options),
  }
}

/** A text without its escapes. */
function meaning(text: string): string {
  let meant = ''
  const reading = new Unescape(({ code }) => {
    meant += String.fromCharCode(code)
  })
  for (let index = 0; index < text.length; index++) reading.read(text.charCodeAt(index), index)
  reading.end()
  return meant
}

function mapTexts(value: JsonValue, change: (text: string) => string): JsonValue {
  if (typeof value === 'string') return change(value)
  if (typeof value === 'number') return change(String(value)) === String(value) ? value : HIDDEN_KEY
  if (Array.isArray(value)) return value.map(each => mapTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [change(name), mapTexts(each, change)]))
}
