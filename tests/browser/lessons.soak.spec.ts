import type { Page } from '@playwright/test'
import type { Lesson } from '../../src/lessons/lesson'
import { scriptOf } from '../lessons/attempts'
import { createPageStudent, seedRandom } from '../lessons/page-student'
import { lessons } from '../support/english-content'
import { expect, test } from './fixtures'
import { card } from './stack-page'

/* Every lesson from start to end in the page; what students get wrong is played on the engine, in tests/content. */

/** Plays lessons one after another, from the list to the end of the last. */
async function playThrough(page: Page, played: readonly Lesson[]): Promise<void> {
  await expect(card(page, 'Color, mood')).toBeVisible()
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await page.getByRole('button', { name: `Begin: ${played[0]?.title}` }).click()
  const { dock, act, praise } = createPageStudent(page)
  for (const [number, lesson] of played.entries()) {
    for (const [index, step] of lesson.steps.entries()) {
      await test.step(`${lesson.title}: ${step.title}`, async () => {
        await expect(dock.getByRole('heading', { name: `${index + 1}. ${step.title}` })).toBeVisible()
        await expect(praise, 'before its action').toHaveCount(0)
        for (const action of scriptOf(lesson.id, index)) await act(action)
        await expect(praise).toBeVisible()
        const isLast = index === lesson.steps.length - 1
        await dock.getByRole('button', { name: isLast ? 'Finish' : 'Next', exact: true }).click()
      })
    }
    await expect(dock.getByRole('heading', { name: `You have finished “${lesson.title}”` })).toBeVisible()
    const next = played[number + 1]
    if (next) await dock.getByRole('button', { name: `Next lesson: ${next.title}` }).click()
  }
}

/** Four lessons in a test, so that they are played side by side. */
const walks = Array.from({ length: Math.ceil(lessons.length / 4) }, (_, index) =>
  lessons.slice(4 * index, 4 * index + 4),
)
for (const walk of walks) {
  test(`from “${walk[0]?.title}” on, ${walk.length} lessons are played from start to end, each check failing before its action and passing after`, async ({
    openPage,
    monitor,
  }) => {
    const { page } = await openPage({ prepare: seedRandom })
    await playThrough(page, walk)
    monitor.expectNoForeignRequests()
  })
}
