import { createPageStudent, seedRandom } from '../lessons/page-student'
import { scripts } from '../lessons/scripts'
import { lessons } from '../support/english-content'
import { expect, test } from './fixtures'
import { card } from './stack-page'

/** Four lessons per test, so that the groups run in parallel. */
const groups = Array.from({ length: Math.ceil(lessons.length / 4) }, (_, index) =>
  lessons.slice(4 * index, 4 * index + 4),
)

for (const group of groups) {
  const [first] = group
  test(`lessons from “${first?.title}” on are played from start to end, each check failing before its action and passing after`, async ({
    openPage,
    monitor,
  }) => {
    const { page } = await openPage({ prepare: seedRandom })
    await expect(card(page, 'Color, mood')).toBeVisible()
    await page.getByRole('button', { name: 'Lessons', exact: true }).click()
    await page.getByRole('button', { name: `Begin: ${first?.title}` }).click()
    const { dock, act, praise } = createPageStudent(page)

    for (const [number, lesson] of group.entries()) {
      for (const [index, step] of lesson.steps.entries()) {
        await test.step(`${lesson.title}: ${step.title}`, async () => {
          await expect(dock.getByRole('heading', { name: `${index + 1}. ${step.title}` })).toBeVisible()
          await expect(praise, 'before its action').toHaveCount(0)
          for (const action of scripts[lesson.id]?.[index] ?? []) await act(action)
          await expect(praise).toBeVisible()
          await dock
            .getByRole('button', { name: index === lesson.steps.length - 1 ? 'Finish' : 'Next', exact: true })
            .click()
        })
      }
      await expect(dock.getByRole('heading', { name: `You have finished “${lesson.title}”` })).toBeVisible()
      const next = group[number + 1]
      if (next) await dock.getByRole('button', { name: `Next lesson: ${next.title}` }).click()
    }

    // The state is kept, and the list shows it.
    await dock.getByRole('button', { name: 'Back to my own' }).click()
    await expect(card(page, 'Color, mood')).toBeVisible()
    await page.getByRole('button', { name: 'Lessons', exact: true }).click()
    await expect(page.getByText(`${group.length} of ${lessons.length} lessons finished`)).toBeVisible()
    monitor.expectNoForeignRequests()
  })
}
