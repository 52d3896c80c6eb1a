import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { catalogParts } from '../../src/language/catalog-parts'
import { languageByCode } from '../../src/language/languages'
import type { CompiledMessage } from '../../src/language/message'
import { messageKey } from '../../src/language/message-key'
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
  // As files: Node imports JSON only with an attribute, which the page's imports do not have.
  const translations: Record<string, CompiledMessage> = Object.assign(
    {},
    ...catalogParts.map(part => JSON.parse(readFileSync(join(catalogs, code, `${part}.json`), 'utf8'))),
  )
  return messagesIn(language, (message, context) => translations[messageKey(message, context)])
}
