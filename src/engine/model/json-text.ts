import type { JsonValue } from './json'

/** Position of a syntax error, counted from 1, with its message. */
export interface JsonProblem {
  line: number
  column: number
  message: string
}

/** Parses JSON. The error has position and message, independent of the browser. */
export function parseJson(text: string): { value: JsonValue } | { problem: JsonProblem } {
  try {
    return { value: JSON.parse(text) }
  } catch {
    const { at, message } = new Reader(text).findProblem()
    const before = text.slice(0, at)
    const lineStart = before.lastIndexOf('\n') + 1
    return { problem: { line: before.split('\n').length, column: at - lineStart + 1, message } }
  }
}

class Stop extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message)
  }
}

const literal = /(?:true|false|null)(?![\w])/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y
const space = /[ \t\n\r]*/y
/** Characters that need no escape in a string: from the space on, without quote and backslash. */
const stringChunk = /[ !#-[\]-\uffff]*/y
const escapes = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** Finds the position of the syntax error. The depth was limited before. */
class Reader {
  #at = 0
  constructor(readonly text: string) {}

  findProblem(): { at: number; message: string } {
    try {
      this.#value()
      this.#skip(space)
      if (this.#at < this.text.length) this.#stop('something comes after the end')
    } catch (error) {
      if (error instanceof Stop) return error
      throw error
    }
    return { at: this.#at, message: 'it cannot be read' }
  }

  #value(): void {
    this.#skip(space)
    const next = this.text[this.#at]
    if (next === '{') this.#list('}', () => this.#field())
    else if (next === '[') this.#list(']', () => this.#value())
    else if (next === '"') this.#string()
    else if (!this.#skip(literal) && !this.#skip(number)) {
      this.#stop(next === undefined ? 'it ends too early' : 'a value is missing or misspelled')
    }
  }

  #list(end: string, item: () => void): void {
    const opened = this.#at++
    this.#skip(space)
    if (this.text[this.#at] === end) {
      this.#at++
      return
    }
    for (;;) {
      item()
      this.#skip(space)
      const next = this.text[this.#at]
      if (next === undefined) this.#stop(`it ends before the "${this.text[opened]}" is closed by "${end}"`)
      if (next !== ',' && next !== end) this.#stop(`a comma or "${end}" is missing before this`)
      this.#at++
      if (next === end) return
      this.#skip(space)
      if (this.text[this.#at] === end) this.#stop(`there is a comma too many before this "${end}"`)
    }
  }

  #field(): void {
    this.#skip(space)
    if (this.text[this.#at] !== '"') this.#stop('a field name in double quotes is missing')
    this.#string()
    this.#skip(space)
    if (this.text[this.#at] !== ':') this.#stop('a ":" is missing after the field name')
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
        throw new Stop(opened, 'this text has no closing quote')
      }
      if (next !== '\\') this.#stop('a text has a control character in it')
      if (!this.#skip(escapes)) this.#stop('a backslash comes before a letter that it cannot change')
    }
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    const length = pattern.exec(this.text)?.[0].length ?? 0
    this.#at += length
    return length > 0
  }

  #stop(message: string): never {
    throw new Stop(this.#at, message)
  }
}
