import { expect, it } from 'vitest'
import { languageByCode, sourceLanguage } from '../language/languages'
import { loadMessages, messagesIn } from '../language/messages'
import { lessonsIn } from './lessons'
import { startersIn } from './starters'

const german = { code: 'de', name: 'Deutsch', direction: 'ltr' } as const

it('a lesson is in the language of its reader, and its document says so', async () => {
  const pseudo = await loadMessages(languageByCode('en-XA') ?? sourceLanguage)
  const [lesson] = lessonsIn(pseudo)
  expect(lesson?.title).toMatch(/[áéíóú]/)
  expect(lesson?.document.name).toBe(lesson?.title)
  expect(lesson?.document.language).toBe('en-XA')
  expect(startersIn(pseudo).starters[0]?.document.language).toBe('en-XA')
  expect(lessonsIn(pseudo)).toBe(lessonsIn(pseudo))
})

it('a lesson with a sentence that has no translation is in English', () => {
  const missing = 'The bars are chances, and for each word this card throws dice. Press **Run** two times, and compare.'
  const messages = messagesIn(german, message => (message === missing ? undefined : 'Wort'))
  const title = (id: string) => lessonsIn(messages).find(lesson => lesson.id === id)?.title
  expect(title('dice')).toBe('Dice')
  expect(title('tokens')).toBe('Wort')
  expect(lessonsIn(messages).find(({ id }) => id === 'dice')?.document.language).toBeUndefined()
})
