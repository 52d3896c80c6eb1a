import type { Lesson } from '../../src/lessons/lesson'
import { lessonAttempts, scriptOf } from '../lessons/attempts'
import { createPageStudent, seedRandom } from '../lessons/page-student'
import { lessons } from '../support/english-content'
import { expect, screens, test } from './fixtures'
import { card, nameBox, run } from './stack-page'

/* lessons.soak.spec.ts plays all lessons; tests/content plays all attempts on the engine. */

/** The lesson with the fewest actions. */
const shortest = lessons.reduce((shortest, lesson) => {
  const lengthOf = ({ id }: Lesson) => (lessonAttempts[id]?.script ?? []).flat().length
  return lengthOf(lesson) < lengthOf(shortest) ? lesson : shortest
})

test('a link begins a lesson, which is played to its end on a phone, over a reload; leaving it brings back one’s own work', async ({
  openPage,
  monitor,
}) => {
  const { page } = await openPage({ prepare: seedRandom })
  const { dock, act, praise } = createPageStudent(page)
  const { title, steps, id } = shortest
  await nameBox(page).fill('My very own')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await page.evaluate(query => location.assign(query), `?lesson=${id}`)
  const question = page.getByRole('dialog', { name: `Begin the lesson “${title}”?` })
  await question.getByRole('button', { name: 'Begin', exact: true }).click()
  for (const [index, step] of steps.entries()) {
    await test.step(step.title, async () => {
      await expect(dock.getByRole('heading', { name: `${index + 1}. ${step.title}` })).toBeVisible()
      await expect(praise, 'before its action').toHaveCount(0)
      for (const action of scriptOf(id, index)) await act(action)
      await expect(praise).toBeVisible()
      await dock.getByRole('button', { name: index === steps.length - 1 ? 'Finish' : 'Next', exact: true }).click()
    })
    if (index > 0) continue
    // It goes on where it was; the lesson leaves a phone's screen to the cards when it is folded.
    await expect(dock.getByRole('heading', { name: `2. ${steps[1]?.title}` })).toBeVisible()
    await nameBox(page).fill('In the lesson')
    await page.setViewportSize(screens.phone)
    await expect(page.getByText('Saved', { exact: true })).toBeAttached()
    await page.reload()
    await expect(dock.getByRole('heading', { name: `2. ${steps[1]?.title}` })).toBeVisible()
    await dock.getByRole('button', { name: 'Fold the lesson' }).click()
    await expect(dock.getByText(new RegExp(`^Step 2 of ${steps.length}`))).toBeVisible()
    await dock.getByRole('button', { name: 'Unfold the lesson' }).click()
    await page.setViewportSize(screens.laptop)
  }
  await expect(dock.getByRole('heading', { name: `You have finished “${title}”` })).toBeVisible()
  await dock.getByRole('button', { name: 'Leave' }).click()
  await expect(nameBox(page)).toHaveValue('My very own')
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await expect(page.getByText(`1 of ${lessons.length} lessons finished`)).toBeVisible()
  monitor.expectNoForeignRequests()
})

test('a lesson is made of what is open, tried, shared by link, and played in a fresh profile', async ({
  page,
  openPage,
  monitor,
}) => {
  await expect(card(page, 'Message')).toBeVisible()
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await page.getByRole('button', { name: 'Make a lesson' }).click()
  const maker = page.getByRole('dialog', { name: 'Make a lesson' })
  await maker.getByLabel('Lesson title').fill('An angry ring')
  await maker.getByLabel('What it teaches').fill('The ring shows what it reads.')
  await maker.getByRole('button', { name: 'Add a step' }).click()
  const first = maker.getByRole('group', { name: 'Step 1' })
  await first.getByLabel('Title', { exact: true }).fill('Make it angry')
  await first.getByLabel('What to do').fill('Write an **angry** message, and press Run.')
  await first.getByLabel('Hint').fill('Try “furious”.')
  // What a step requires is taken from what was done on the page.
  await page.keyboard.press('Escape')
  await card(page, 'Message').getByRole('textbox').fill('angry')
  await run(page)
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await page.getByRole('button', { name: 'Edit “An angry ring”' }).click()
  await first.getByRole('button', { name: 'Use what I just did' }).click()
  await expect(first.getByRole('group', { name: 'Done when' })).toContainText('angry')
  await maker.getByRole('button', { name: 'Add a step' }).click()
  const last = maker.getByRole('group', { name: 'Step 2' })
  await last.getByLabel('Title', { exact: true }).fill('What did it read?')
  await last.getByRole('button', { name: 'Remove check 1' }).click()
  await last.getByLabel('Ask a question in this step').check()
  await last.getByLabel('Question', { exact: true }).fill('What made it red?')
  await last.getByLabel('Answer 1').fill('A word')
  await last.getByLabel('Answer 2').fill('My face')
  await last.getByLabel('Right answer').selectOption({ label: 'A word' })

  // It can be tried at once; leaving returns to the editor with its state.
  await maker.getByRole('button', { name: 'Try it' }).click()
  const { dock } = createPageStudent(page)
  await expect(dock.getByRole('heading', { name: '1. Make it angry' })).toBeVisible()
  await dock.getByRole('button', { name: 'Leave' }).click()
  await expect(first.getByRole('group', { name: 'Done when' })).toContainText('angry')
  const linkField = maker.getByLabel('Link', { exact: true })
  await expect(linkField).toBeVisible()

  const { page: visit } = await openPage({ url: await linkField.inputValue() })
  const arrival = visit.getByRole('dialog', { name: 'Begin the lesson “An angry ring”?' })
  await expect(arrival.getByText('The ring shows what it reads.')).toBeVisible()
  await arrival.getByRole('button', { name: 'Begin', exact: true }).click()
  const student = createPageStudent(visit)
  await student.dock.getByRole('button', { name: 'Give me a hint' }).click()
  await expect(student.dock.getByText('Try “furious”.')).toBeVisible()
  await expect(student.praise).toHaveCount(0)
  await card(visit, 'Message').getByLabel('Message', { exact: true }).fill('I am angry and furious!')
  await student.act({ do: 'run' })
  await expect(student.praise).toBeVisible()
  await student.dock.getByRole('button', { name: 'Next' }).click()
  await student.dock.getByRole('button', { name: 'Finish' }).click()
  await expect(student.dock.getByText('Choose an answer first.')).toBeVisible()
  await student.act({ do: 'guess', option: 'A word' })
  await student.dock.getByRole('button', { name: 'Finish' }).click()
  await student.dock.getByRole('button', { name: 'Back to my own' }).click()
  await expect(student.dock).toBeHidden()
  monitor.expectNoForeignRequests()
})
