import { type MessageDescriptor, msg } from '../language/message'
import type { JsonValue } from './json'

/** Position of a syntax error, counted from 1, with a phrase that says what it is. */
interface JsonProblem {
  line: number
  column: number
  message: MessageDescriptor
}

/** Parses JSON. The error has position and message, independent of the browser. */
export function parseJson(text: string): { value: JsonValue } | { problem: JsonProblem } {
  try {
    return { value: JSON.parse(text) }
  } catch {
    const { at, words } = new Reader(text).findProblem()
    const before = text.slice(0, at)
    const lineStart = before.lastIndexOf('\n') + 1
    return { problem: { line: before.split('\n').length, column: at - lineStart + 1, message: words } }
  }
}

class Stop extends Error {
  constructor(
    readonly at: number,
    readonly words: MessageDescriptor,
  ) {
    super()
  }
}

const literal = /(?:true|false|null)(?![\w])/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y
const space = /[ \t\n\r]*/y
/** Characters that need no escape in a string: from the space on, without quote and backslash. */
const stringChunk = /[ !#-[\]-\uffff]*/y
const escapes = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** Lists inside of each other that are looked through: the reader calls itself for each. */
const DEEPEST = 500

/** Finds the position of the syntax error. */
class Reader {
  #at = 0
  #depth = 0
  constructor(readonly text: string) {}

  findProblem(): { at: number; words: MessageDescriptor } {
    try {
      this.#value()
      this.#skip(space)
      if (this.#at < this.text.length) this.#stop(msg('something comes after the end'))
    } catch (error) {
      if (error instanceof Stop) return error
      throw error
    }
    return { at: this.#at, words: msg('it cannot be read') }
  }

  #value(): void {
    this.#skip(space)
    const next = this.text[this.#at]
    if (next === '{') this.#list('}', () => this.#field())
    else if (next === '[') this.#list(']', () => this.#value())
    else if (next === '"') this.#string()
    else if (!this.#skip(literal) && !this.#skip(number)) {
      this.#stop(next === undefined ? msg('it ends too early') : msg('a value is missing or misspelled'))
    }
  }

  #list(end: string, item: () => void): void {
    if (++this.#depth > DEEPEST) this.#stop(msg('it cannot be read'))
    const opened = this.#at++
    this.#skip(space)
    if (this.text[this.#at] === end) {
      this.#at++
      this.#depth--
      return
    }
    for (;;) {
      item()
      this.#skip(space)
      const next = this.text[this.#at]
      if (next === undefined) {
        const open = this.text[opened] ?? ''
        this.#stop(msg('it ends before the "{open}" is closed by "{end}"', { open, end }))
      }
      if (next !== ',' && next !== end) this.#stop(msg('a comma or "{end}" is missing before this', { end }))
      this.#at++
      if (next === end) {
        this.#depth--
        return
      }
      this.#skip(space)
      if (this.text[this.#at] === end) this.#stop(msg('there is a comma too many before this "{end}"', { end }))
    }
  }

  #field(): void {
    this.#skip(space)
    if (this.text[this.#at] !== '"') this.#stop(msg('a field name in double quotes is missing'))
    this.#string()
    this.#skip(space)
    if (this.text[this.#at] !== ':') this.#stop(msg('a ":" is missing after the field name'))
    this.#at++
    this.#value()
  }

  #string(): void {
    const opened = this.#at++
    for (;;) {
      this.#skip(stringChunk)
      const next = this.text[this.#at]
      if (next === '"') {
        this.#at++
        return
      }
      if (next === undefined || next === '\n' || next === '\r') {
        throw new Stop(opened, msg('this text has no closing quote'))
      }
      if (next !== '\\') this.#stop(msg('a text has a control character in it'))
      if (!this.#skip(escapes)) this.#stop(msg('a backslash comes before a letter that it cannot change'))
    }
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    const length = pattern.exec(this.text)?.[0].length ?? 0
    this.#at += length
    return length > 0
  }

  #stop(words: MessageDescriptor): never {
    throw new Stop(this.#at, words)
  }
}
