import type { LocalizedText, MessageDescriptor } from './message'
import { englishMessages } from './messages'

/** An error with a message in the language of its reader. `message` is in English, for models and logs. */
export class LocalizedError extends Error {
  constructor(
    readonly words: LocalizedText,
    options?: ErrorOptions,
  ) {
    super(englishMessages.localize(words), options)
  }
}

/** The message of any thrown value: ours, or that of a library, browser or server. */
export function errorText(error: unknown): LocalizedText {
  if (error instanceof LocalizedError) return error.words
  return error instanceof Error ? error.message : String(error)
}

/** Several phrases in one: "a; b; c". */
export function joinTexts(items: readonly LocalizedText[], separator = '; '): MessageDescriptor {
  const values = Object.fromEntries(items.map((item, index) => [`p${index}`, item]))
  const tokens = items.flatMap((_, index) => [...(index > 0 ? [separator] : []), [`p${index}`] as const])
  return { message: tokens, values }
}

/** Whether two texts are the same message with the same values. */
export function isSameText(a: LocalizedText, b: LocalizedText): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
