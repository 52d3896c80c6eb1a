import type { Page } from '@playwright/test'
import type { Lesson } from '../../src/lessons/lesson'
import type { Action } from '../lessons/actions'
import { scriptOf } from '../lessons/attempts'
import { createPageStudent, seedRandom } from '../lessons/page-student'
import { type Play, playsOf, runs } from '../lessons/plays'
import { createScriptedStudent, type ShownVerdict } from '../lessons/scripted-student'
import { lessons } from '../support/english-content'
import { expect, type OpenPageOptions, test } from './fixtures'
import { card } from './stack-page'

/* Every lesson from start to end in the page, and every attempt of students at each step. */

test.setTimeout(60 * 60_000)

/** Opens the page with the steps of plays as lessons of its own. */
const withLessonsOf = (plays: readonly Play[]): OpenPageOptions => ({
  prepare: context =>
    context.addInitScript(
      own => {
        if (location.protocol.startsWith('http')) localStorage.setItem('aili5.ownLessons', own)
      },
      JSON.stringify([...new Set(plays.map(({ lesson }) => lesson))].map(({ step: _, ...lesson }) => lesson)),
    ),
})

/** What is said beside requirements without a tick. */
const reasons = ({ open }: ShownVerdict) => open.flatMap(({ said }) => said || [])

/** Plays attempts in the page, each from the beginning of its step. */
async function createPlayer(page: Page) {
  await expect(page.getByRole('article').first()).toBeVisible()
  const slow = createPageStudent(page)
  const quick = await createScriptedStudent(page)
  const done = new Set<Action['do']>()

  /** Playwright's actions take ten times as long as those within the page, so it does the first of each kind. */
  async function perform(attempt: readonly Action[]): Promise<void> {
    for (const [index, action] of attempt.entries()) {
      const isStopped = action.do === 'run' && attempt[index + 1]?.do === 'stop'
      // Dragging by keyboard waits for what is announced.
      const isSlow = action.do === 'lift' || !done.has(action.do)
      if (isStopped) continue
      if (isSlow && action.do !== 'stop') await slow.act(action)
      else await quick.act([action])
      done.add(action.do)
    }
  }

  return async ({ lesson, attempt, isRight }: Play): Promise<void> => {
    await quick.begin({ title: lesson.title, step: lesson.step.title })
    expect(await quick.verdict(), 'before the attempt').toMatchObject({ praised: false })
    await perform(attempt)
    if (isRight) return expect(slow.praise).toBeVisible()
    if (runs(attempt)) await expect.poll(async () => reasons(await quick.verdict())).not.toEqual([])
    expect(await quick.verdict()).toMatchObject({ praised: false })
  }
}

const labelOf = ({ lesson, attempt, isRight }: Play) =>
  `${lesson.title}, ${isRight ? 'right' : 'wrong'}: ${JSON.stringify(attempt)}`

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
        await dock
          .getByRole('button', { name: index === lesson.steps.length - 1 ? 'Finish' : 'Next', exact: true })
          .click()
      })
    }
    await expect(dock.getByRole('heading', { name: `You have finished “${lesson.title}”` })).toBeVisible()
    const next = lessons[lessons.indexOf(lesson) + 1]
    if (next) await dock.getByRole('button', { name: `Next lesson: ${next.title}` }).click()
    if (number === played.length - 1 && next)
      await expect(dock.getByRole('heading', { name: `1. ${next.steps[0]?.title}` })).toBeVisible()
  }
  // The state is kept, and the list shows it.
  await dock.getByRole('button', { name: /^(Leave|Back to my own)$/ }).click()
  await expect(card(page, 'Color, mood')).toBeVisible()
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await expect(page.getByText(`${played.length} of ${lessons.length} lessons finished`)).toBeVisible()
}

/** Four lessons per test, so that the walks run in parallel. */
const walks = Array.from({ length: Math.ceil(lessons.length / 4) }, (_, index) =>
  lessons.slice(4 * index, 4 * index + 4),
)
for (const walk of walks) {
  test(`from “${walk[0]?.title}” on, ${walk.length} of the lessons are played from start to end, each check failing before its action and passing after`, async ({
    openPage,
    monitor,
  }) => {
    const { page } = await openPage({ prepare: seedRandom })
    await playThrough(page, walk)
    monitor.expectNoForeignRequests()
  })
}

for (const lesson of lessons) {
  test(`“${lesson.title}”: right attempts are praised, wrong attempts are not praised and have a reason`, async ({
    openPage,
  }) => {
    const plays = await playsOf(lesson)
    const { page } = await openPage(withLessonsOf(plays))
    let play = await createPlayer(page)
    const failed: string[] = []
    for (const each of plays) {
      // It continues with a new page after a failure, and lists all failures.
      await test
        .step(labelOf(each), () => play(each), { timeout: 5 * 60_000 })
        .catch(async (error: Error) => {
          failed.push(`${labelOf(each)}\n${error.message}`)
          await page.reload()
          play = await createPlayer(page)
        })
    }
    expect(failed).toEqual([])
  })
}
