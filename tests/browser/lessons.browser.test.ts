import { expect, test } from 'vitest'
import { lessons } from '../../src/lessons'
import { createPagePupil, hurry } from '../lessons/page-pupil'
import { scripts } from '../lessons/scripts'
import { builtApp } from './harness'

const app = builtApp()

test('every lesson can be played from its start to its end, each check failing before its action and passing after', async () => {
  const { page, expectNoForeignRequests } = await app.openPage({ prepare: hurry, reducedMotion: 'reduce' })
  await page.getByRole('article', { name: 'Color, mood' }).waitFor()
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  const [first] = lessons
  await page.getByRole('button', { name: `Begin: ${first?.title}` }).click()
  const { dock, act, isDone } = createPagePupil(page)

  for (const [number, lesson] of lessons.entries()) {
    for (const [index, step] of lesson.steps.entries()) {
      const where = `${lesson.title}: ${step.title}`
      await dock.getByRole('heading', { name: `${index + 1}. ${step.title}` }).waitFor()
      expect(await isDone(), `before “${where}”`).toBe(false)
      try {
        for (const action of scripts[lesson.id]?.[index] ?? []) await act(action)
        await dock.getByText('Well done!').waitFor({ timeout: 15_000 })
      } catch (error) {
        throw new Error(`In “${where}”: ${error instanceof Error ? error.message : error}`)
      }
      await dock.getByRole('button', { name: index === lesson.steps.length - 1 ? 'Finish' : 'Next' }).click()
    }
    await dock.getByRole('heading', { name: `You have finished “${lesson.title}”` }).waitFor()
    const next = lessons[number + 1]
    if (next) await dock.getByRole('button', { name: `Next lesson: ${next.title}` }).click()
  }

  // Nothing was lost, and the list remembers.
  await dock.getByRole('button', { name: 'Back to my own' }).click()
  await page.getByRole('article', { name: 'Color, mood' }).waitFor()
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await page.getByText(`${lessons.length} of ${lessons.length} lessons finished`).waitFor()
  expectNoForeignRequests()
}, 300_000)
