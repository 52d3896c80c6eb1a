import type { MessageDescriptor, Words } from './message'
import { englishMessages } from './messages'

/** An error whose words are said in the language of its reader. `message` has them in English, for models and logs. */
export class WordedError extends Error {
  constructor(
    readonly words: Words,
    options?: ErrorOptions,
  ) {
    super(englishMessages.say(words), options)
  }
}

/** The words of anything thrown: a message of ours, or what another library, browser or server says. */
export function thrownWords(error: unknown): Words {
  if (error instanceof WordedError) return error.words
  return error instanceof Error ? error.message : String(error)
}

/** An English text with its words: a run event, or a tool's result. Recordings of earlier versions have the text only. */
export interface Worded {
  message: string
  words?: MessageDescriptor | undefined
}

/** An English text and its words, as fields of an event. Plain words need no second field. */
export function worded(words: Words): Worded {
  return { message: englishMessages.say(words), ...(typeof words !== 'string' && { words }) }
}

/** What is said of an event: its words, or its text where it has none. */
export function wordsIn({ message, words }: Worded): Words {
  return words ?? message
}

/** Several phrases in one: "a; b; c". */
export function joinedWords(items: readonly Words[], separator = '; '): MessageDescriptor {
  const values = Object.fromEntries(items.map((item, index) => [`p${index}`, item]))
  const tokens = items.flatMap((_, index) => [...(index > 0 ? [separator] : []), [`p${index}`] as const])
  return { message: tokens, values }
}

/** Whether two texts are the same message with the same values. */
export function sameWords(a: Words, b: Words): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
