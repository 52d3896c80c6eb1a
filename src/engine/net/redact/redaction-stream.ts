import { HIDDEN_KEY } from '../../../model/hidden-key'
import { MIN_RUN } from './patterns'
import type { Match, Substrings } from './substrings'
import { type DecodedCharacter, Unescape } from './unescape'

/** Patterns of a redaction stream. */
export interface RedactionPatterns {
  /** All encodings of all keys. */
  secrets: Substrings
  /** Public prefixes. */
  open: Substrings
}

/** A range of the text, in characters since the start of the stream. */
interface Stretch {
  start: number
  end: number
}

/**
 * A shorter run is not held back at the end of a chunk. Nearly every letter occurs in a key or its base64; so up to two
 * characters of a key may pass, and ordinary text streams without delay.
 */
const SHORTEST_HELD = 3

/** A reading of the text: raw or unescaped. */
class Reading {
  private readonly secret: Match = { state: 0, length: 0 }
  private readonly open: Match = { state: 0, length: 0 }
  /** Offsets of the current run that matches a part of a key. */
  private starts: number[] = []

  constructor(private readonly sought: RedactionPatterns) {}

  /** Start of the run that may still become part of a key; undefined where there is none. */
  get runFrom(): number | undefined {
    return this.starts.length < SHORTEST_HELD ? undefined : this.starts[0]
  }

  /** Reads a character and returns the start of the run that ends with it, if that is a part of a key. */
  read({ code, start }: DecodedCharacter): number | undefined {
    this.sought.secrets.read(this.secret, code)
    this.sought.open.read(this.open, code)
    this.starts.push(start)
    const surplus = this.starts.length - this.secret.length
    if (surplus > 0) this.starts.splice(0, surplus)
    const { length } = this.secret
    return length >= MIN_RUN && length > this.open.length ? this.starts[0] : undefined
  }
}

/**
 * Redacts keys in a chunked text. The end of a chunk is held back only as far as it may begin something to redact: a
 * run of a key's characters, or an escape.
 */
export class RedactionStream {
  private readonly asWritten: Reading
  private readonly asMeant: Reading
  private readonly unescape: Unescape
  /** Pending text, from `given` on. */
  private held = ''
  private given = 0
  /** Ranges to redact, sorted and disjoint. */
  private hidden: Stretch[] = []
  /** Escapes, which are redacted as a whole: half of one would break the JSON around it. */
  private escapes: Stretch[] = []
  /** Whether the last output is a redaction mark. */
  private endsHidden = false

  /** @param options `isPlain`: the text has no escapes, so one reading suffices. `eager`: nothing is held back. */
  constructor(
    sought: RedactionPatterns,
    private readonly options: { isPlain?: boolean; eager?: boolean } = {},
  ) {
    this.asWritten = new Reading(sought)
    this.asMeant = new Reading(sought)
    this.unescape = new Unescape(meant => {
      const { start, end } = meant
      if (end - start > 1) this.escapes.push({ start, end })
      const from = this.asMeant.read(meant)
      if (from !== undefined) this.hide(from, end)
    })
  }

  /** Takes the next chunk and returns the text that is decided by now. */
  push(piece: string): string {
    const before = this.given + this.held.length
    this.held += piece
    for (let index = 0; index < piece.length; index++) {
      const code = piece.charCodeAt(index)
      const offset = before + index
      if (!this.options.isPlain) this.unescape.read(code, offset)
      const from = this.asWritten.read({ code, start: offset, end: offset + 1 })
      if (from !== undefined) this.hide(this.startOfEscape(from), offset + 1)
    }
    return this.give(this.options.eager ? this.given + this.held.length : this.firstUndecided())
  }

  /** Ends the stream and returns the rest. */
  end(): string {
    this.unescape.end()
    return this.give(this.given + this.held.length)
  }

  private firstUndecided(): number {
    let first = this.given + this.held.length
    for (const from of [this.asWritten.runFrom, this.asMeant.runFrom])
      if (from !== undefined) first = Math.min(first, this.startOfEscape(from))
    first = Math.min(first, this.unescape.openFrom ?? first)
    return first
  }

  private startOfEscape(offset: number): number {
    for (let index = this.escapes.length - 1; index >= 0; index--) {
      const { start, end } = this.escapes[index] as Stretch
      if (end <= offset) break
      if (start < offset) return start
    }
    return offset
  }

  private hide(start: number, end: number): void {
    const stretch = { start, end }
    for (let last = this.hidden.at(-1); last && last.end >= stretch.start; last = this.hidden.at(-1)) {
      this.hidden.pop()
      stretch.start = Math.min(stretch.start, last.start)
      stretch.end = Math.max(stretch.end, last.end)
    }
    this.hidden.push(stretch)
  }

  /** Outputs everything before an offset; a range that begins before it is redacted as a whole. */
  private give(until: number): string {
    let text = ''
    let at = this.given
    let kept = 0
    for (const { start, end } of this.hidden) {
      if (start >= until && end > at) break
      kept += 1
      if (end <= at) continue
      if (start > at) {
        text += this.held.slice(at - this.given, start - this.given)
        this.endsHidden = false
      }
      if (!this.endsHidden) text += HIDDEN_KEY
      this.endsHidden = true
      at = end
    }
    this.hidden.splice(0, kept)
    if (until > at) {
      text += this.held.slice(at - this.given, until - this.given)
      this.endsHidden = false
      at = until
    }
    this.held = this.held.slice(at - this.given)
    this.given = at
    const passed = this.escapes.findIndex(({ end }) => end > at)
    this.escapes.splice(0, passed < 0 ? this.escapes.length : passed)
    return text
  }
}
