import { describe, expect, test } from 'vitest'
import { lessonsIn, writtenLessons } from '../../src/content/lessons'
import { languageByCode } from '../../src/language/languages'
import { loadMessages } from '../../src/language/messages'
import { messagesWithin } from '../../src/language/written'
import { scriptOf } from '../lessons/attempts'
import { createStudent } from '../lessons/student'
import type { PlayedLanguage } from '../lessons/words'

// The lessons in other languages, on the demo model: what a student of English is praised for is praised in each.

const codes: readonly PlayedLanguage[] = ['es', 'de', 'fr', 'ar']

describe.each(codes)('in %s', async code => {
  const language = languageByCode(code)
  const load = language?.load
  if (!load) throw new Error(`There is no language ${code}`)
  const catalogs = await Promise.all((['page', 'content'] as const).map(part => load(part)))
  const messages = await loadMessages(language)
  const isTranslated = (id: string) =>
    messagesWithin(writtenLessons.find(lesson => lesson.id === id))
      // Joined texts have no words of their own.
      .filter(({ values }) => values?.['0'] === undefined)
      .every(({ message, context }) => catalogs.some(catalog => catalog(message, context) !== undefined))

  test.each(lessonsIn(messages).map(lesson => [lesson.id, lesson] as const))('%s', async (id, lesson) => {
    expect(isTranslated(id), 'all words of the lesson are translated (npm run messages)').toBe(true)
    const student = createStudent(lesson, lesson, code)
    for (const [index, step] of lesson.steps.entries()) {
      student.begin()
      expect(student.verdict(step).passed, `before “${step.title}”`).toBe(false)
      for (const action of scriptOf(id, index)) await student.act(action, step)
      const { requirements } = student.verdict(step)
      const missing = requirements.filter(({ met }) => !met).map(({ say, why }) => messages.localize(why ?? say))
      expect(missing, `after “${step.title}”: ${student.newest()?.join(' | ')}`).toEqual([])
    }
  })
})
