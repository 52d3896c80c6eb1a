import { patternTest } from '../../../engine/tools/schema-patterns'

/** What a regular expression may be made of, as far as we can write texts for it. */
type Part =
  | { kind: 'char'; options: string }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'either'; branches: Part[] }
  | { kind: 'repeat'; part: Part; min: number; max: number }

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const WORD = `${LOWER}${LOWER.toUpperCase()}${DIGITS}_`
const ANY = `${LOWER}${LOWER.toUpperCase()}${DIGITS} -_.,:;!?#/@+*=()&%$'"~`
const CLASSES: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: WORD,
  s: ' ',
  D: LOWER,
  W: '-',
  S: LOWER,
  n: '\n',
  t: '\t',
}

/** Thrown inside the reader for what it does not know: look-around, back references, property classes. */
class Unknown extends Error {}

class Reader {
  private at = 0
  constructor(private readonly source: string) {}

  read(): Part {
    const part = this.either()
    if (this.at < this.source.length) throw new Unknown()
    return part
  }

  private next(): string {
    const letter = this.source[this.at++]
    if (letter === undefined) throw new Unknown()
    return letter
  }

  private skip(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  private either(): Part {
    const branches = [this.sequence()]
    while (this.skip('|')) branches.push(this.sequence())
    return branches.length === 1 && branches[0] ? branches[0] : { kind: 'either', branches }
  }

  private sequence(): Part {
    const parts: Part[] = []
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at] ?? '')) {
      if (this.skip('^') || this.skip('$')) continue
      parts.push(this.repeated(this.single()))
    }
    return { kind: 'sequence', parts }
  }

  private single(): Part {
    const letter = this.next()
    if (letter === '(') {
      this.skip('?:')
      if (this.source[this.at] === '?' && !/^\?<[a-z]/i.test(this.source.slice(this.at))) throw new Unknown()
      const name = /^\?<\w+>/.exec(this.source.slice(this.at))?.[0]
      if (name) this.skip(name)
      const part = this.either()
      if (!this.skip(')')) throw new Unknown()
      return part
    }
    if (letter === '[') return { kind: 'char', options: this.charClass() }
    if (letter === '.') return { kind: 'char', options: ANY }
    return { kind: 'char', options: letter === '\\' ? this.escaped() : letter }
  }

  private escaped(): string {
    const letter = this.next()
    if (/[bBpPkux1-9]/.test(letter)) throw new Unknown()
    return CLASSES[letter] ?? letter
  }

  private charClass(): string {
    const not = this.skip('^')
    let options = ''
    while (!this.skip(']')) {
      let letter = this.next()
      if (letter === '\\') {
        letter = this.escaped()
        if (letter.length > 1) {
          options += letter
          continue
        }
      }
      if (this.source[this.at] === '-' && this.source[this.at + 1] !== ']') {
        this.at++
        const end = this.next()
        const last = end === '\\' ? this.escaped() : end
        // 128 characters of a range are sufficient to represent all of Unicode.
        const to = Math.min(last.charCodeAt(0), letter.charCodeAt(0) + 128)
        for (let code = letter.charCodeAt(0); code <= to; code++) options += String.fromCharCode(code)
      } else options += letter
    }
    const allowed = not ? [...ANY].filter(other => !options.includes(other)).join('') : options
    if (!allowed) throw new Unknown()
    return allowed
  }

  private repeated(part: Part): Part {
    const count = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})/.exec(this.source.slice(this.at))
    if (!count) return part
    this.at += count[0].length
    this.skip('?')
    const [sign, from, comma = '', to = ''] = count
    const min = sign === '+' ? 1 : from ? Number(from) : 0
    const max = sign === '?' ? 1 : from && !comma ? min : to ? Number(to) : Number.POSITIVE_INFINITY
    return { kind: 'repeat', part, min, max }
  }
}

const LONGEST = 10_000

/** Writes one text. `longer` is how often to go beyond the least repetition; `turn` chooses among equals. */
function write(part: Part, longer: number, turn: () => number): string {
  if (part.kind === 'char') return part.options[turn() % part.options.length] ?? ''
  if (part.kind === 'sequence') return part.parts.map(each => write(each, longer, turn)).join('')
  if (part.kind === 'either') return write(part.branches[turn() % part.branches.length] as Part, longer, turn)
  const times = Math.min(part.max, part.min + longer, 300)
  let text = ''
  for (let time = 0; time < times; time++) {
    text += write(part.part, longer, turn)
    // Repetitions of repetitions grow with every level.
    if (text.length > LONGEST) throw new Unknown()
  }
  return text
}

/**
 * Texts that match a JSON Schema pattern, each tried against the pattern itself. Empty when the pattern uses what we cannot
 * read, or when nothing that we wrote matches.
 */
export function textsFor(pattern: string, minLength = 0, maxLength = LONGEST, count = 12): string[] {
  const found = new Set<string>()
  const matches = patternTest(pattern)
  if (!matches) return []
  try {
    const part = new Reader(pattern).read()
    for (let attempt = 0; attempt < 300 && found.size < count; attempt++) {
      let seed = attempt * 7919
      const turn = () => {
        if (attempt === 0) return 0
        seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
        return seed >> 8
      }
      // Longer ones come early where a least length asks for them.
      let text = write(part, minLength > 0 ? attempt % 40 : attempt % 4, turn)
      if (text.length < minLength && !pattern.endsWith('$')) text = text.padEnd(minLength, 'a')
      const length = [...text].length
      if (length >= minLength && length <= maxLength && matches(text)) found.add(text)
    }
  } catch (error) {
    if (!(error instanceof Unknown)) throw error
  }
  return [...found]
}
