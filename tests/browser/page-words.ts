import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileCatalog } from '../../build/messages/catalog'
import { languageByCode } from '../../src/language/languages'
import { messageKey } from '../../src/language/message'
import { type Messages, messagesIn } from '../../src/language/messages'
import { pseudoMessage } from '../../src/language/pseudo'

const catalogs = resolve(import.meta.dirname, '../../src/language/catalogs')

/**
 * The messages of the page in a language, with which a test finds buttons by their names in it.
 * @throws Error for an unknown language.
 */
export function pageMessages(code: string): Messages {
  const language = languageByCode(code)
  if (!language) throw new Error(`no language ${code}`)
  if (!language.load) return messagesIn(language)
  if (language.hidden) return messagesIn(language, pseudoMessage)
  const text = readFileSync(join(catalogs, `${code}.po`), 'utf8')
  const translations = { ...compileCatalog(text, 'content'), ...compileCatalog(text, 'page') }
  return messagesIn(language, (message, context) => translations[messageKey(message, context)])
}
