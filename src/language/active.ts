import type { MessageLanguage } from './languages'
import { englishMessages, loadMessages, type Messages } from './messages'

// One language at a time for the page and the command line. A server has one for each request: `messagesIn`.

let active = englishMessages
let asked: MessageLanguage = active.language
const listeners = new Set<() => void>()

/** Says a message in the active language. Its first argument is a literal in ICU MessageFormat. */
export const t: Messages['t'] = (...message) => active.t(...message)

/** Says a deferred message in the active language. Words that are no message are returned as they are. */
export const say: Messages['say'] = text => active.say(text)

/** Messages and formats in the active language. */
export function activeMessages(): Messages {
  return active
}

/** Activates a language once its translations are loaded, unless another one was asked for by then. */
export async function activateLanguage(language: MessageLanguage): Promise<void> {
  asked = language
  const messages = language === active.language ? active : await loadMessages(language)
  if (asked !== language || active === messages) return
  active = messages
  for (const listener of listeners) listener()
}

/** Calls back after another language was activated. Returns a function that unsubscribes. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
