import { lessons } from '../../src/lessons'
import { createPagePupil, seedRandom } from '../lessons/page-pupil'
import { scripts } from '../lessons/scripts'
import { expect, test } from './fixtures'
import { card } from './stack-page'

test('every lesson can be played from its start to its end, each check failing before its action and passing after', async ({
  openPage,
  monitor,
}) => {
  const { page } = await openPage({ prepare: seedRandom, reducedMotion: 'reduce' })
  await expect(card(page, 'Color, mood')).toBeVisible()
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  const [first] = lessons
  await page.getByRole('button', { name: `Begin: ${first?.title}` }).click()
  const { dock, act, praise } = createPagePupil(page)

  for (const [number, lesson] of lessons.entries()) {
    for (const [index, step] of lesson.steps.entries()) {
      await test.step(`${lesson.title}: ${step.title}`, async () => {
        await expect(dock.getByRole('heading', { name: `${index + 1}. ${step.title}` })).toBeVisible()
        await expect(praise, 'before its action').toHaveCount(0)
        for (const action of scripts[lesson.id]?.[index] ?? []) await act(action)
        await expect(praise).toBeVisible()
        await dock.getByRole('button', { name: index === lesson.steps.length - 1 ? 'Finish' : 'Next' }).click()
      })
    }
    await expect(dock.getByRole('heading', { name: `You have finished “${lesson.title}”` })).toBeVisible()
    const next = lessons[number + 1]
    if (next) await dock.getByRole('button', { name: `Next lesson: ${next.title}` }).click()
  }

  // Nothing was lost, and the list remembers.
  await dock.getByRole('button', { name: 'Back to my own' }).click()
  await expect(card(page, 'Color, mood')).toBeVisible()
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await expect(page.getByText(`${lessons.length} of ${lessons.length} lessons finished`)).toBeVisible()
  monitor.expectNoForeignRequests()
})
