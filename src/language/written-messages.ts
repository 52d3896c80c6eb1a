import type { MessageDescriptor } from './message'
import { isMessage, type Written } from './written'

// What only lessons need of written data: apart from the first load.

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
