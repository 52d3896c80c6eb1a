import type { MessageDescriptor } from './message'
import type { Messages } from './messages'

/** Data whose texts may be messages: what a lesson or a starter is written as. Literal types stay as they are. */
export type Written<Data> = Data extends string
  ? string extends Data
    ? Data | MessageDescriptor
    : Data
  : Data extends object
    ? string extends keyof Data
      ? WrittenFields
      : { [Part in keyof Data]: Written<Data[Part]> }
    : Data

/** A value that is chosen by the language that the data is written in. */
interface ByLanguage {
  /** Values by the code of a language. */
  byLanguage: Readonly<Record<string, string>>
  /** That of every other language. */
  otherwise: string
}

/** Fields of any name, as in JSON. */
interface WrittenFields {
  [name: string]: WrittenValue
}
type WrittenValue =
  | MessageDescriptor
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly WrittenValue[]
  | WrittenFields

/** Marks that keep a value apart from a sentence of another direction. What is typed or sent has none. */
const isolates = /[\u2066-\u2069]/g

/** Written data in the language of a reader, with all of its messages said. */
export function inLanguage<Data>(
  written: Written<Data>,
  { localize, language }: Pick<Messages, 'localize' | 'language'>,
): Data {
  const visit = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(visit)
    if (isMessage(part)) return localize(part).replace(isolates, '')
    if (isByLanguage(part)) return part.byLanguage[language.code] ?? part.otherwise
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, visit(value)]))
  }
  return visit(written) as Data
}

const parts = new Set(['message', 'context', 'values'])

/** As `msg` makes it. A part of content that looks the same must be named differently. */
export function isMessage(part: object): part is MessageDescriptor {
  return 'message' in part && Object.keys(part).every(name => parts.has(name))
}

function isByLanguage(part: object): part is ByLanguage {
  return 'byLanguage' in part && 'otherwise' in part
}

/** Texts after one another, as one text. */
export const joined = (...texts: readonly Written<string>[]): MessageDescriptor => ({
  message: texts.map((text, at) => (typeof text === 'string' ? text : ([`${at}`] as const))),
  values: Object.fromEntries(texts.flatMap((text, at) => (typeof text === 'string' ? [] : [[`${at}`, text]]))),
})

/** All messages in written data, those in the values of others too. */
export function messagesWithin(written: unknown): MessageDescriptor[] {
  if (typeof written !== 'object' || written === null) return []
  const within = Object.values(written).flatMap(messagesWithin)
  return isMessage(written) ? [written, ...within] : within
}
