import type { CatalogPart, MessageLanguage } from './languages'
import { englishMessages, loadMessages, type Messages } from './messages'

// One language at a time for the page and the command line. A server has one for each request: `messagesIn`.

let active = englishMessages
let asked: MessageLanguage = active.language
/** The parts of catalogs that are loaded with each active language. */
const needed = new Set<CatalogPart>(['page'])
let loaded: readonly CatalogPart[] = []
const listeners = new Set<() => void>()

/** Translates a message into the active language. Its first argument is a literal in ICU MessageFormat. */
export const t: Messages['t'] = (...message) => active.t(...message)

/** Translates a deferred message into the active language. Plain text is returned unchanged. */
export const localize: Messages['localize'] = text => active.localize(text)

/** Messages and formats in the active language. */
export function activeMessages(): Messages {
  return active
}

/** Activates a language once its translations are loaded, unless another one was asked for by then. */
export async function activateLanguage(language: MessageLanguage): Promise<void> {
  asked = language
  const parts = [...needed]
  const isActive = (language: MessageLanguage) =>
    language === active.language && (!language.load || parts.every(part => loaded.includes(part)))
  const messages = isActive(language) ? active : await loadMessages(language, parts)
  if (asked !== language || active === messages || isActive(language)) return
  active = messages
  loaded = parts
  for (const listener of listeners) listener()
}

/**
 * Loads parts of the active language's translations, and from now on those of each language that is activated. Where they
 * cannot be loaded, their messages are in English, and the next call tries again.
 */
export async function needTranslations(...parts: CatalogPart[]): Promise<void> {
  const added = parts.filter(part => !needed.has(part))
  for (const part of added) needed.add(part)
  try {
    await activateLanguage(asked)
  } catch {
    for (const part of added) needed.delete(part)
  }
}

/** Calls back after another language was activated, or more of its translations. Returns a function that unsubscribes. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
