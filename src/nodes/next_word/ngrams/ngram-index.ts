import { normalizeText, type Tokenizer } from './tokenize'

/** A training text. */
export interface Source {
  name: string
  text: string
}

/** Maximum n-gram length: the predicted token and the four before it. */
export const MAX_ORDER = 5

/** The boundary token of texts. */
export const EDGE = 0

/** A candidate by its id, with its count. */
export interface Continuation {
  id: number
  count: number
}

/** A position in the texts: the text, and the offset in its normalized form. */
interface TextPosition {
  source: number
  at: number
}

/**
 * The n-gram index: all tokens in sequence, and a suffix array sorted by the first five tokens. The positions of any
 * n-gram are adjacent and found by binary search, and continuations are counted on demand: one table serves all orders.
 */
export class NgramIndex {
  private constructor(
    readonly cutter: Tokenizer,
    readonly sources: readonly Source[],
    /** Tokens by id. */
    readonly vocabulary: readonly string[],
    private readonly ids: ReadonlyMap<string, number>,
    /** The sequence: a boundary before, between and after the texts. */
    readonly row: Int32Array,
    private readonly offsets: Int32Array,
    private readonly spaced: Uint8Array,
    /** Start of each text in the sequence. */
    private readonly begins: readonly number[],
    private readonly sorted: Int32Array,
  ) {}

  /** An empty index. */
  static empty(cutter: Tokenizer): NgramIndex {
    const none = new Int32Array(0)
    return new NgramIndex(
      cutter,
      [],
      [''],
      new Map(),
      Int32Array.of(EDGE),
      Int32Array.of(0),
      new Uint8Array(1),
      [],
      none,
    )
  }

  /** Adds texts. Adding A and then B is the same as adding both at once. */
  and(more: readonly Source[]): NgramIndex {
    const vocabulary = [...this.vocabulary]
    const ids = new Map(this.ids)
    const sources = [...this.sources]
    const begins = [...this.begins]
    const row = [...this.row]
    const offsets = [...this.offsets]
    const spaced = [...this.spaced]
    for (const { name, text } of more) {
      const tidied = normalizeText(text)
      if (tidied === '') continue
      sources.push({ name, text: tidied })
      begins.push(row.length)
      for (const { piece, space, at } of this.cutter(tidied)) {
        let id = ids.get(piece)
        if (id === undefined) {
          id = vocabulary.length
          ids.set(piece, id)
          vocabulary.push(piece)
        }
        row.push(id)
        offsets.push(at)
        spaced.push(space ? 1 : 0)
      }
      row.push(EDGE)
      offsets.push(tidied.length)
      spaced.push(0)
    }
    const tokens = Int32Array.from(row)
    return new NgramIndex(
      this.cutter,
      sources,
      vocabulary,
      ids,
      tokens,
      Int32Array.from(offsets),
      Uint8Array.from(spaced),
      begins,
      sortPlaces(tokens, vocabulary.length),
    )
  }

  /** Number of tokens, without boundaries. */
  get size(): number {
    return this.row.length - 1 - this.sources.length
  }

  /** The id of a token; for a word known only in other capitalization, that one's. Undefined when unknown. */
  idOf(piece: string): number | undefined {
    return this.ids.get(piece) ?? this.idsInAnyCase.get(piece.toLowerCase())
  }

  /** The continuations of an n-gram by descending count, then by first occurrence. */
  followers(run: readonly number[]): Continuation[] {
    const found: Continuation[] = []
    const { row, sorted } = this
    const [low, high] = this.range(run)
    for (let i = low; i < high; ) {
      const place = (sorted[i] as number) + run.length
      // The last position has no continuation.
      if (place >= row.length) {
        i++
        continue
      }
      const id = row[place] as number
      const end = this.boundary([...run, id], i, high, true)
      // The sequence starts with a boundary.
      const count = end - i - (run.length === 0 && id === EDGE ? 1 : 0)
      if (count > 0) found.push({ id, count })
      i = end
    }
    return found.sort((a, b) => b.count - a.count || a.id - b.id)
  }

  /** Positions of an n-gram of up to five tokens, in text order. */
  places(run: readonly number[], most: number): { places: number[]; total: number } {
    const [low, high] = this.range(run)
    const places = [...this.sorted.subarray(low, high)].sort((a, b) => a - b)
    return { places: places.slice(0, most), total: high - low }
  }

  /** The text of a position, and the offset in it. */
  spot(place: number): TextPosition {
    let low = 0
    for (let high = this.begins.length; low < high; ) {
      const middle = (low + high) >> 1
      if ((this.begins[middle] as number) <= place) low = middle + 1
      else high = middle
    }
    return { source: Math.max(0, low - 1), at: this.offsets[place] as number }
  }

  /** Whether a space separates two tokens: by majority where both occur together, else before the second. */
  hasSpace(before: number | undefined, id: number): boolean {
    if (before === undefined || before === EDGE || id === EDGE) return false
    const together = this.range([before, id])
    return together[0] < together[1] ? this.mostlySpaced(together, 1) : this.mostlySpaced(this.range([id]), 0)
  }

  private mostlySpaced([low, high]: readonly [number, number], ahead: number): boolean {
    // A sample of a thousand occurrences suffices.
    const end = Math.min(high, low + 1_000)
    let spaces = 0
    for (let i = low; i < end; i++) spaces += this.spaced[(this.sorted[i] as number) + ahead] ?? 0
    return spaces * 2 > end - low
  }

  private range(run: readonly number[]): [number, number] {
    const low = this.boundary(run, 0, this.sorted.length, false)
    return [low, this.boundary(run, low, this.sorted.length, true)]
  }

  /** Lower bound of the n-gram among the sorted positions; upper bound with `past`. */
  private boundary(run: readonly number[], from: number, to: number, past: boolean): number {
    let low = from
    for (let high = to; low < high; ) {
      const middle = (low + high) >> 1
      const compared = this.compare(this.sorted[middle] as number, run)
      if (compared < 0 || (past && compared === 0)) low = middle + 1
      else high = middle
    }
    return low
  }

  private compare(place: number, run: readonly number[]): number {
    for (let i = 0; i < run.length; i++) {
      const difference = (this.row[place + i] ?? -1) - (run[i] as number)
      if (difference !== 0) return difference
    }
    return 0
  }

  private inAnyCase: Map<string, number> | undefined

  private get idsInAnyCase(): ReadonlyMap<string, number> {
    if (!this.inAnyCase) {
      this.inAnyCase = new Map()
      for (const [piece, id] of this.ids) {
        const lower = piece.toLowerCase()
        if (!this.inAnyCase.has(lower)) this.inAnyCase.set(lower, id)
      }
    }
    return this.inAnyCase
  }
}

/** Positions sorted by their first five tokens, by radix sort in linear time. */
function sortPlaces(row: Int32Array, kinds: number): Int32Array {
  let places = Int32Array.from(row.keys())
  let next = new Int32Array(row.length)
  for (let depth = MAX_ORDER - 1; depth >= 0; depth--) {
    // Beyond the end sorts first.
    const keyAt = (place: number) => (row[place + depth] ?? -1) + 1
    const starts = new Int32Array(kinds + 2)
    for (const place of places) (starts[keyAt(place) + 1] as number)++
    for (let key = 1; key < starts.length; key++) (starts[key] as number) += starts[key - 1] as number
    for (const place of places) {
      const key = keyAt(place)
      next[starts[key] as number] = place
      ;(starts[key] as number)++
    }
    ;[places, next] = [next, places]
  }
  return places
}
