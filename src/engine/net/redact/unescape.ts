/** A decoded character with its raw range: `start` inclusive to `end` exclusive. */
export interface DecodedCharacter {
  code: number
  start: number
  end: number
}

const BACKSLASH = 0x5c
const PERCENT = 0x25
const AMPERSAND = 0x26
/** Limit for nested escapes; longer sequences are taken literally. */
const LONGEST_OPEN = 96

/** Whether a text has no escapes. */
export function hasNoEscapes(text: string): boolean {
  return !/[\\%&]/.test(text)
}

/**
 * Decodes the escapes of JSON and JavaScript (`\u0041`, `\x41`, `\n`), of URLs (`%41`) and of HTML (`&#65;`), nested to
 * any depth: a decoded character may be part of another escape. A run of backslashes counts as one, since each level of
 * escaping doubles it. A text and its escaped forms decode to the same characters.
 */
export class Unescape {
  /** Characters that may begin an escape. */
  private readonly open: DecodedCharacter[] = []

  constructor(private readonly settled: (meant: DecodedCharacter) => void) {}

  /** Raw offset of the first undecided character. */
  get openFrom(): number | undefined {
    return this.open[0]?.start
  }

  read(code: number, offset: number): void {
    const meant = { code, start: offset, end: offset + 1 }
    if (this.open.length === 0 && !opens(code)) {
      this.settled(meant)
      return
    }
    const [first] = this.open
    const simple = this.open.length === 1 && first?.code === BACKSLASH ? plain[String.fromCharCode(code)] : undefined
    if (first && simple !== undefined && !opens(simple)) {
      this.open.pop()
      this.settled({ code: simple, start: first.start, end: offset + 1 })
      return
    }
    this.open.push(meant)
    // A decoded character may complete another escape.
    while (this.reduce()) {
      // Its character is the last pending one.
    }
    while (this.isTooLong(offset) || !this.isOpen()) this.settleFirst()
  }

  end(): void {
    while (this.open.length > 0) this.settleFirst()
  }

  private isTooLong(offset: number): boolean {
    return offset - (this.openFrom ?? offset) > LONGEST_OPEN
  }

  private settleFirst(): void {
    const first = this.open.shift()
    if (first) this.settled(first)
  }

  /** Replaces a complete escape at the end by its character; false where there is none. */
  private reduce(): boolean {
    const { open } = this
    const last = open.length - 1
    for (let start = last - 1; start >= 0; start--) {
      const first = open[start] as DecodedCharacter
      if (!opens(first.code)) continue
      const code = meaningOf(first.code, open, start + 1)
      if (code === undefined) return false
      const end = (open[last] as DecodedCharacter).end
      open.splice(start, open.length - start, { code, start: first.start, end })
      return true
    }
    return false
  }

  /** Whether all pending characters are nested beginnings of escapes. */
  private isOpen(): boolean {
    const { open } = this
    let index = 0
    while (index < open.length) {
      const { code } = open[index] as DecodedCharacter
      if (!opens(code)) return false
      index += 1 + begun(code, open, index + 1)
    }
    return true
  }
}

function opens(code: number): boolean {
  return code === BACKSLASH || code === PERCENT || code === AMPERSAND
}

const plain: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12, '"': 34, "'": 39, '/': 47, '\\': BACKSLASH }

/** The character of an escape that the last pending one completes. */
function meaningOf(opener: number, open: readonly DecodedCharacter[], from: number): number | undefined {
  const count = open.length - from
  const text = String.fromCharCode(...open.slice(from).map(({ code }) => code))
  if (opener === BACKSLASH) {
    if (count === 1) return plain[text]
    return /^(u[\da-f]{4}|x[\da-f]{2})$/i.test(text) ? Number.parseInt(text.slice(1), 16) : undefined
  }
  if (opener === PERCENT) return /^[\da-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : undefined
  const [, decimal, hexadecimal] = /^#(?:(\d{1,5})|x([\da-f]{1,4}));$/i.exec(text) ?? []
  if (decimal !== undefined) return Number(decimal)
  return hexadecimal === undefined ? undefined : Number.parseInt(hexadecimal, 16)
}

/** Number of pending characters from an index on that belong to an incomplete escape. */
function begun(opener: number, open: readonly DecodedCharacter[], from: number): number {
  const at = (index: number) => String.fromCharCode(open[from + index]?.code ?? 0)
  const hex = (start: number, most: number) => {
    let count = 0
    while (count < most && /[\da-f]/i.test(at(start + count))) count += 1
    return count
  }
  if (opener === PERCENT) return hex(0, 1)
  if (opener === BACKSLASH) {
    if (at(0) === 'u') return 1 + hex(1, 3)
    return at(0) === 'x' ? 1 + hex(1, 1) : 0
  }
  if (at(0) !== '#') return 0
  if (/x/i.test(at(1))) return 2 + hex(2, 4)
  return 1 + hex(1, 5)
}
