/** The current match of an index: its state and its length in characters. */
export interface Match {
  state: number
  length: number
}

interface State {
  /** Length of the longest substring that ends in this state. */
  longest: number
  /** Suffix link: the state of the longest suffix that also ends elsewhere; -1 for the root. */
  suffix: number
  next: Map<number, number>
}

/**
 * A suffix automaton of some texts: for each character read, it yields in amortized constant time the longest suffix of
 * the input that is a substring of one of the texts. Memory and time are linear in the texts.
 *
 * Packages for multiple patterns (Aho-Corasick) match whole patterns. Here any part from a certain length on counts,
 * and a stream has to know how much of its end may still become one.
 */
export class Substrings {
  private readonly states: State[] = [{ longest: 0, suffix: -1, next: new Map() }]

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.add(text)
  }

  /** Reads one more character. Changes `match` in place. */
  read(match: Match, code: number): void {
    let state = this.at(match.state)
    let next = state.next.get(code)
    while (next === undefined && state.suffix >= 0) {
      match.length = this.at(state.suffix).longest
      state = this.at(state.suffix)
      next = state.next.get(code)
    }
    match.state = next ?? 0
    match.length = next === undefined ? 0 : match.length + 1
  }

  private add(text: string): void {
    let last = 0
    for (let index = 0; index < text.length; index++) last = this.extend(last, text.charCodeAt(index))
  }

  private extend(last: number, code: number): number {
    const { longest, next } = this.at(last)
    const known = next.get(code)
    // A transition of another text, or an earlier position of this one.
    if (known !== undefined) return this.at(known).longest === longest + 1 ? known : this.split(last, code, known)
    const added = this.states.push({ longest: longest + 1, suffix: 0, next: new Map() }) - 1
    let place = last
    while (place >= 0 && !this.at(place).next.has(code)) {
      this.at(place).next.set(code, added)
      place = this.at(place).suffix
    }
    const target = place < 0 ? undefined : this.at(place).next.get(code)
    if (target !== undefined) {
      const isWhole = this.at(target).longest === this.at(place).longest + 1
      this.at(added).suffix = isWhole ? target : this.split(place, code, target)
    }
    return added
  }

  /** Splits a state: its shorter substrings get a state of their own. */
  private split(place: number, code: number, target: number): number {
    const { suffix, next } = this.at(target)
    const copy = this.states.push({ longest: this.at(place).longest + 1, suffix, next: new Map(next) }) - 1
    this.at(target).suffix = copy
    for (let each = place; each >= 0 && this.at(each).next.get(code) === target; each = this.at(each).suffix)
      this.at(each).next.set(code, copy)
    return copy
  }

  private at(index: number): State {
    return this.states[index] as State
  }
}
