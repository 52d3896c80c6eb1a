import type { JsonObject, JsonValue } from '../../model/json'
import { caps } from '../format/caps'
import { frequentKeys, frequentValues } from './frequent'
import { damagedLink, tooLargeLink } from './link-error'

/*
 * A compact binary form of JSON, for compression. A value is one of
 *
 *   0x01 key value … 0x02     an object         0x05 text 0x00   a number
 *   0x03 value … 0x04         a list            0x06 0x07 0x08   null, true, false
 *   0x80 to 0xbf              a frequent value  text 0x00        a text, in UTF-8
 *   0xf8 byte                 a frequent value past the 64th
 *
 * and a key is a frequent key, counted the same way, or a text. No UTF-8 text begins with 0x80 to 0xbf or 0xf8. Inside of
 * texts 0x0f escapes what UTF-8 or the codes above cannot represent: itself, U+0000, lone surrogates, a code at the beginning.
 */
const objectStart = 0x01
const objectEnd = 0x02
const listStart = 0x03
const listEnd = 0x04
const numberStart = 0x05
const constants = new Map<number, null | boolean>([
  [0x06, null],
  [0x07, true],
  [0x08, false],
])
const textEnd = 0x00
const escapeMark = '\u000f'
const frequentStart = 0x80
const frequentPage = 0xf8

const keyCodes = new Map(frequentKeys.map((key, index) => [key, index]))
const valueCodes = new Map(frequentValues.map((value, index) => [value, index]))

/** Encodes JSON as compact bytes. */
export function toCompact(value: JsonValue): Uint8Array {
  const writer = new Writer()
  writer.value(value)
  return writer.bytes()
}

/**
 * Decodes compact bytes.
 * @throws LinkError for invalid or too much data.
 */
export function fromCompact(bytes: Uint8Array): JsonValue {
  const reader = new Reader(bytes)
  const value = reader.value(0)
  if (!reader.isAtEnd()) throw damagedLink()
  return value
}

class Writer {
  readonly #parts: (number | Uint8Array)[] = []
  readonly #encoder = new TextEncoder()

  value(value: JsonValue): void {
    const frequent = typeof value === 'object' ? undefined : valueCodes.get(value)
    if (frequent !== undefined) this.#frequent(frequent)
    else if (typeof value === 'string') this.#text(value)
    else if (typeof value === 'number')
      this.#parts.push(numberStart, this.#encoder.encode(JSON.stringify(value)), textEnd)
    else if (Array.isArray(value)) {
      this.#parts.push(listStart)
      for (const item of value) this.value(item)
      this.#parts.push(listEnd)
    } else if (value !== null && typeof value === 'object') this.#object(value)
    else for (const [code, constant] of constants) if (constant === value) this.#parts.push(code)
  }

  #object(fields: JsonObject): void {
    this.#parts.push(objectStart)
    for (const [key, field] of Object.entries(fields)) {
      const frequent = keyCodes.get(key)
      if (frequent === undefined) this.#text(key)
      else this.#frequent(frequent)
      this.value(field)
    }
    this.#parts.push(objectEnd)
  }

  #frequent(index: number): void {
    if (index < 64) this.#parts.push(frequentStart + index)
    else this.#parts.push(frequentPage, index - 64)
  }

  #text(text: string): void {
    const escaped = text
      .replaceAll(escapeMark, `${escapeMark}1`)
      .replaceAll('\u0000', `${escapeMark}0`)
      .replaceAll(/\p{Surrogate}/gu, half => `${escapeMark}s${half.charCodeAt(0).toString(16)}`)
    const first = escaped.charCodeAt(0)
    this.#parts.push(this.#encoder.encode(first > 0 && first <= 0x08 ? `${escapeMark}2${escaped}` : escaped), textEnd)
  }

  bytes(): Uint8Array {
    const length = this.#parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 1 : part.length), 0)
    const bytes = new Uint8Array(length)
    let at = 0
    for (const part of this.#parts) {
      if (typeof part === 'number') bytes[at++] = part
      else {
        bytes.set(part, at)
        at += part.length
      }
    }
    return bytes
  }
}

class Reader {
  #at = 0
  #valuesLeft: number = caps.values
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  constructor(readonly source: Uint8Array) {}

  isAtEnd(): boolean {
    return this.#at === this.source.length
  }

  value(depth: number): JsonValue {
    if (depth > caps.depth || --this.#valuesLeft < 0) throw tooLargeLink()
    const code = this.#peek()
    const constant = constants.get(code)
    if (constant !== undefined) {
      this.#at++
      return constant
    }
    if (code === listStart) return this.#list(depth)
    if (code === objectStart) return this.#object(depth)
    if (code === numberStart) return this.#number()
    const index = this.#frequentIndex()
    return index === null ? this.#text() : known(frequentValues[index])
  }

  #list(depth: number): JsonValue[] {
    this.#at++
    const items: JsonValue[] = []
    while (this.#peek() !== listEnd) items.push(this.value(depth + 1))
    this.#at++
    return items
  }

  #object(depth: number): JsonObject {
    this.#at++
    const fields: [string, JsonValue][] = []
    while (this.#peek() !== objectEnd) {
      const index = this.#frequentIndex()
      const key = index === null ? this.#text() : known(frequentKeys[index])
      fields.push([key, this.value(depth + 1)])
    }
    this.#at++
    return Object.fromEntries(fields)
  }

  #number(): number {
    this.#at++
    const number = Number(this.#text() || 'none')
    if (!Number.isFinite(number)) throw damagedLink()
    return number
  }

  #frequentIndex(): number | null {
    const code = this.#peek()
    if (code >= frequentStart && code < frequentStart + 64) {
      this.#at++
      return code - frequentStart
    }
    if (code !== frequentPage) return null
    this.#at++
    const index = 64 + this.#peek()
    this.#at++
    return index
  }

  #text(): string {
    const end = this.source.indexOf(textEnd, this.#at)
    if (end === -1) throw damagedLink()
    const bytes = this.source.subarray(this.#at, end)
    this.#at = end + 1
    let text: string
    try {
      text = this.#decoder.decode(bytes)
    } catch {
      throw damagedLink()
    }
    return unescaped(text)
  }

  #peek(): number {
    const code = this.source[this.#at]
    if (code === undefined) throw damagedLink()
    return code
  }
}

function unescaped(text: string): string {
  const [plain, ...marked] = text.split(escapeMark)
  return [
    plain,
    ...marked.map(piece => {
      const rest = piece.slice(1)
      if (piece.startsWith('0')) return `\u0000${rest}`
      if (piece.startsWith('1')) return escapeMark + rest
      if (piece.startsWith('2')) return rest
      const half = Number.parseInt(rest.slice(0, 4), 16)
      if (!piece.startsWith('s') || Number.isNaN(half)) throw damagedLink()
      return String.fromCharCode(half) + rest.slice(4)
    }),
  ].join('')
}

function known<T>(entry: T | undefined): T {
  if (entry === undefined) throw damagedLink()
  return entry
}
