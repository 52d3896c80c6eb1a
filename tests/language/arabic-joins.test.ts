import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { compileCatalog } from '../../build/messages/catalog'
import { catalogParts } from '../../src/language/languages'

const catalog = readFileSync(resolve(import.meta.dirname, '../../src/language/catalogs/ar.po'), 'utf8')

/** The letters و, ف, ب, ل and ك are words that are written together with the next one, also with its quotation mark. */
const detached = /(?<![\p{L}\p{M}])[وفبلك]\s/u

/** Every text within a compiled message, each to where an argument begins. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap(textsOf) : []
}

it('a conjunction or preposition of one letter is joined to its word in the catalog', () => {
  const messages = catalogParts.flatMap(part => Object.values(compileCatalog(catalog, part)))
  expect(messages.flatMap(textsOf).filter(text => detached.test(text))).toEqual([])
})
