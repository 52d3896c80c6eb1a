import { describe, expect, test } from 'vitest'
import { lessonsIn } from '../../src/content/lessons'
import { languageByCode } from '../../src/language/languages'
import { loadMessages } from '../../src/language/messages'
import { scriptOf } from '../lessons/attempts'
import { createStudent } from '../lessons/student'
import type { PlayedLanguage } from '../lessons/words'

// The lessons in other languages, on the demo model: what a student of English is praised for is praised in each.

const codes: readonly PlayedLanguage[] = ['es', 'de', 'fr', 'ar']

describe.each(codes)('in %s', async code => {
  const language = languageByCode(code)
  if (!language) throw new Error(`There is no language ${code}`)
  const messages = await loadMessages(language)
  // One whose words are not all translated yet is in English.
  const translated = lessonsIn(messages).filter(({ document }) => document.language === code)

  test.each(translated.map(lesson => [lesson.id, lesson] as const))('%s', async (id, lesson) => {
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
