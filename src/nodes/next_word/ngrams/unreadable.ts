import { LocalizedError } from '../../../language/localized-error'
import { type MessageDescriptor, msg } from '../../../language/message'
import { cutText } from '../../../model/characters'

/** Maximum characters of all texts. */
const MAX_CHARACTERS = 2_000_000

/** Minimum characters of a useful text. */
const LEAST_CHARACTERS = 20

/** Texts that cannot be used for training; the message says what to do. */
export class UnreadableError extends LocalizedError {
  override name = 'UnreadableError'
}

/** The problem of a text, as a sentence that says what to do; null when usable. */
export function unreadableReason(texts: readonly { text: string }[]): MessageDescriptor | null {
  if (texts.some(({ text }) => isBinary(text.slice(0, 20_000)))) {
    return msg('This is not a text that can be read. Choose a file of plain text, such as one that ends with .txt.')
  }
  const length = texts.reduce((sum, { text }) => sum + text.trim().length, 0)
  if (length === 0) return msg('There is nothing to learn from yet. Choose a text, or paste your own.')
  if (length < LEAST_CHARACTERS) return msg('That is too little to learn from. Add a few more sentences.')
  return null
}

/** Truncates texts to the limit, and returns the number of dropped characters. */
export function withinLimit<T extends { text: string }>(texts: readonly T[]): { texts: T[]; leftOut: number } {
  let room = MAX_CHARACTERS
  let leftOut = 0
  const kept = texts.flatMap(each => {
    const text = cutText(each.text, room)
    room -= text.length
    leftOut += each.text.length - text.length
    return text === '' ? [] : [{ ...each, text }]
  })
  return { texts: kept, leftOut }
}

function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: files that are no text have them.
  const unreadable = text.match(/[\0-\x08\x0e-\x1f\uFFFD]/g)?.length ?? 0
  return text.includes('\0') || unreadable * 20 > text.length
}
