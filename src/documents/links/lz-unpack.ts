import { damagedLink, tooLargeLink } from './link-error'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$'
const letterValues = new Map([...alphabet].map((letter, value) => [letter.charCodeAt(0), value]))

/** The three control codes. */
const newByte = 0
const newChar = 1
const theEnd = 2

/**
 * Decompresses the output of lz-string's `compressToEncodedURIComponent`, with the limit `maxChars`, which lz-string
 * lacks. Every phrase of its dictionary is a part of the output, so only offsets and lengths are stored.
 * @throws LinkError when the payload is damaged or too large.
 */
export function unpackLz(payload: string, maxChars: number): string {
  const bits = new BitReader(payload)
  const output = new CharBuffer(maxChars)
  const starts: number[] = [0, 0, 0]
  const lengths: number[] = [0, 0, 0]
  let width = 2
  /** Phrases until codes need one more bit. */
  let roomLeft = 1

  /** Adds a phrase; its text is the output at `start`. */
  function remember(start: number, length: number): void {
    starts.push(start)
    lengths.push(length)
    if (--roomLeft === 0) {
      roomLeft = 2 ** width
      width++
    }
  }

  let before: { start: number; length: number } | null = null
  for (;;) {
    const code = bits.read(width)
    if (code === theEnd) return output.toString()
    const start = output.length
    let length = 1
    if (code === newByte || code === newChar) {
      output.push(bits.read(code === newByte ? 8 : 16))
      remember(start, 1)
    } else if (code < starts.length) {
      length = lengths[code] as number
      output.copy(starts[code] as number, length)
    } else {
      // The one phrase that is not known yet: the previous one and its own first character.
      if (code !== starts.length || !before) throw damagedLink()
      length = before.length + 1
      output.copy(before.start, before.length)
      output.copy(before.start, 1)
    }
    if (before) remember(before.start, before.length + 1)
    before = { start, length }
  }
}

/** Reads numbers from six-bit characters, lowest bit first. */
class BitReader {
  #at = 0
  #letter = 0
  #mask = 0
  constructor(readonly payload: string) {}

  read(width: number): number {
    let value = 0
    for (let bit = 0; bit < width; bit++) {
      if (this.#mask === 0) this.#nextLetter()
      if (this.#letter & this.#mask) value += 2 ** bit
      this.#mask >>= 1
    }
    return value
  }

  #nextLetter(): void {
    // NaN past the end is no valid character either.
    const letter = letterValues.get(this.payload.charCodeAt(this.#at++))
    if (letter === undefined) throw damagedLink()
    this.#letter = letter
    this.#mask = 32
  }
}

/** UTF-16 text with a size limit. */
class CharBuffer {
  #chars = new Uint16Array(1024)
  length = 0
  constructor(readonly cap: number) {}

  push(char: number): void {
    this.#reserve(1)
    this.#chars[this.length++] = char
  }

  copy(start: number, length: number): void {
    this.#reserve(length)
    this.#chars.copyWithin(this.length, start, start + length)
    this.length += length
  }

  toString(): string {
    const pieces: string[] = []
    for (let at = 0; at < this.length; at += 8192) {
      pieces.push(String.fromCharCode(...this.#chars.subarray(at, Math.min(at + 8192, this.length))))
    }
    return pieces.join('')
  }

  #reserve(more: number): void {
    const needed = this.length + more
    if (needed > this.cap) throw tooLargeLink()
    if (needed <= this.#chars.length) return
    const larger = new Uint16Array(Math.min(this.cap, Math.max(needed, this.#chars.length * 2)))
    larger.set(this.#chars)
    this.#chars = larger
  }
}
