import { afterEach, expect, it } from 'vitest'
import { activateLanguage, localize, needTranslations } from '../../src/language/active'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { msg } from '../../src/language/message'
import { loadMessages } from '../../src/language/messages'
import { errorOfAnswer } from '../../src/providers/wire/model-errors'

afterEach(() => activateLanguage(sourceLanguage))

const paused = msg('Your teacher has paused the class. Try again when it goes on.')
const refused = (isClass: boolean) =>
  errorOfAnswer(
    {
      status: 403,
      headers: new Headers(),
      body: JSON.stringify({ error: { message: paused.message, code: 'paused' }, words: paused }),
    },
    { label: 'School', origin: 'https://school.test', ...(isClass && { isClass }) },
  )

it('a refusal of the class gateway is said in the reader’s language', async () => {
  const german = languageByCode('de') ?? sourceLanguage
  await activateLanguage(german)
  const { message, words } = refused(true)
  await needTranslations('terminal')
  const { localize: inGerman } = await loadMessages(german, ['terminal'])
  expect(localize(words)).toContain(inGerman(paused))
  expect(message).toContain('Your teacher has paused the class.')
})

it('words of other servers are not translated', async () => {
  await activateLanguage(languageByCode('de') ?? sourceLanguage)
  const { words } = refused(false)
  await needTranslations('terminal')
  expect(localize(words)).toContain('Your teacher has paused the class.')
})
