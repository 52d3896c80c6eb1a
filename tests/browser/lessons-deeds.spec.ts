import type { Lesson } from '../../src/lessons/lesson'
import type { Action } from '../lessons/actions'
import { deeds } from '../lessons/deeds'
import type { StepDeeds } from '../lessons/deeds/deeds'
import { createPageStudent } from '../lessons/page-student'
import { createQuickStudent, type ShownVerdict } from '../lessons/quick-hands'
import { scripts } from '../lessons/scripts'
import { createStudent } from '../lessons/student'
import { lessons } from '../support/english-content'
import { expect, test } from './fixtures'

/**
 * `npm run soak` plays all deeds of students, ten right and ten wrong ones for each step; `npm test` a wrong one, since
 * lessons.spec.ts plays a right one. All of them are played on the engine by tests/content/lessons-deeds.test.ts.
 */
const isWhole = Boolean(process.env.SOAK)

/** A step as a lesson of its own, with the document that the steps before have left. */
interface StepLesson extends Lesson {
  deeds: StepDeeds
}

/** The steps that are more than a question. */
async function stepsOf(lesson: Lesson): Promise<StepLesson[]> {
  const walker = createStudent(lesson)
  const steps: StepLesson[] = []
  for (const [index, step] of lesson.steps.entries()) {
    const found = deeds[lesson.id]?.[index + 1]
    if (found) {
      const { document, inputs } = structuredClone(walker.state())
      const id = `own-${lesson.id}-${index + 1}`
      const title = `${lesson.title}, step ${index + 1}`
      steps.push({ ...lesson, id, title, document, inputs, steps: [step], deeds: found })
    }
    walker.begin()
    for (const action of scripts[lesson.id]?.[index] ?? []) await walker.act(action, step)
  }
  return steps
}

/** What is said beside requirements without a tick. */
const reasons = ({ open }: ShownVerdict) => open.flatMap(({ said }) => said || [])

const runs = (deed: readonly Action[]) => deed.some(action => action.do === 'run')

/** The deeds to play: all of them, or the first wrong one with a run that is not stopped. */
function chosen({ right, wrong }: StepDeeds): { deed: readonly Action[]; isRight: boolean }[] {
  const lasting = wrong.filter(deed => runs(deed) && !deed.some(action => action.do === 'stop'))
  return [
    ...(isWhole ? right : []).map(deed => ({ deed, isRight: true })),
    ...(isWhole ? wrong : [...lasting, ...wrong].slice(0, 1)).map(deed => ({ deed, isRight: false })),
  ]
}

// Several lessons share a page load, except where one fills a test.
const size = isWhole ? 1 : 7
const groups = Array.from({ length: Math.ceil(lessons.length / size) }, (_, index) =>
  lessons.slice(size * index, size * index + size),
)

if (isWhole) test.setTimeout(60 * 60_000)

for (const group of groups) {
  const played = isWhole ? `“${group[0]?.title}”: right deeds are praised` : `from “${group[0]?.title}” on`
  test(`${played}, wrong deeds are not praised and have a reason`, async ({ openPage }) => {
    const steps = (await Promise.all(group.map(stepsOf))).flat()
    const own = JSON.stringify(steps.map(({ deeds: _, ...lesson }) => lesson))
    const { page } = await openPage({
      prepare: context =>
        context.addInitScript(own => {
          if (location.protocol.startsWith('http')) localStorage.setItem('aili5.ownLessons', own)
        }, own),
    })
    await expect(page.getByRole('article').first()).toBeVisible()
    const slow = createPageStudent(page)
    let quick = await createQuickStudent(page)

    async function perform(deed: readonly Action[]): Promise<void> {
      let rest = deed
      while (rest.length > 0) {
        const [first] = rest
        // Dragging by keyboard waits for what is announced.
        const until = rest.findIndex(action => action.do === 'lift')
        if (first && until === 0) {
          await slow.act(first)
          rest = rest.slice(1)
        } else {
          await quick.act(until === -1 ? rest : rest.slice(0, until))
          rest = until === -1 ? [] : rest.slice(until)
        }
      }
    }

    async function play(step: StepLesson, deed: readonly Action[], isRight: boolean): Promise<void> {
      await quick.begin({ title: step.title, step: step.steps[0]?.title ?? '' })
      await perform(deed)
      if (isRight) return expect(slow.praise).toBeVisible()
      if (runs(deed)) await expect.poll(async () => reasons(await quick.verdict())).not.toEqual([])
      expect(await quick.verdict()).toMatchObject({ praised: false })
    }

    const failed: string[] = []
    for (const step of steps) {
      for (const { deed, isRight } of chosen(step.deeds)) {
        const label = `${step.title}, ${isRight ? 'right' : 'wrong'}: ${JSON.stringify(deed)}`
        const playing = test.step(label, () => play(step, deed, isRight), { timeout: 5 * 60_000 })
        if (!isWhole) await playing
        // A soak continues with a new page after a failure, and lists all failures.
        else
          await playing.catch(async (error: Error) => {
            failed.push(`${label}\n${error.message}`)
            await page.reload()
            quick = await createQuickStudent(page)
          })
      }
    }
    expect(failed).toEqual([])
  })
}
