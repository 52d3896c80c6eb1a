/** One change of a text: removed and inserted text at a position. */
interface TextChange {
  at: number
  removed: string
  inserted: string
}

/**
 * Decides for each keystroke whether a new undo step starts in a text: at a new word, when typing turns to deleting,
 * when the caret was set elsewhere, and at a paste.
 */
export class WordSteps {
  #key: string | undefined
  #last: TextChange | undefined

  /** Whether this change of the field `key` begins a new step. */
  begins(key: string, before: string, after: string): boolean {
    const change = changeBetween(before, after)
    const last = key === this.#key ? this.#last : undefined
    this.#key = key
    this.#last = change
    if (!last) return true
    if (change.inserted.length > 1 && /\s/.test(change.inserted.trim())) return true
    if (change.inserted !== '' && change.removed === '') {
      const caret = last.at + last.inserted.length
      if (last.inserted === '' || change.at !== caret) return true
      return /^\S/.test(change.inserted) && /\s$/.test(before.slice(0, change.at))
    }
    if (change.inserted === '') {
      if (last.inserted !== '') return true
      const goesOn = change.at + change.removed.length === last.at || change.at === last.at
      return !goesOn || (/\s$/.test(change.removed) && !/^\s/.test(last.removed))
    }
    // An input method or autocorrection replaces what was just typed; that belongs to the same word.
    return change.at > last.at + last.inserted.length || change.at + change.removed.length < last.at
  }

  /** The field was left: whatever comes next begins a new step. */
  end(): void {
    this.#key = undefined
    this.#last = undefined
  }
}

function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && before[at] === after[at]) at++
  let tail = 0
  while (tail < shorter - at && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { at, removed: before.slice(at, before.length - tail), inserted: after.slice(at, after.length - tail) }
}
