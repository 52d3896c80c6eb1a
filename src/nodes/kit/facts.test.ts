import { afterEach, expect, it } from 'vitest'
import { activateLanguage } from '../../language/active'
import { languageByCode, sourceLanguage } from '../../language/languages'
import { listOfFacts } from './facts'

afterEach(() => activateLanguage(sourceLanguage))

it.each([
  ['en', 'dial, 0 to 10'],
  ['fr', 'dial, 0 to 10'],
  ['es', 'dial, 0 to 10'],
  ['ar', 'dial، 0 to 10'],
])('facts are in one line without an “and” in %s', async (code, line) => {
  await activateLanguage(languageByCode(code) ?? sourceLanguage)
  expect(listOfFacts(['dial', '', '0 to 10'])).toBe(line)
})
