import type { Page } from '@playwright/test'
import { model } from '../support/gateway'
import { expectAccessible } from './axe'
import { expect, screens } from './fixtures'
import { schoolHost } from './launch'
import { test as base } from './model-servers'
import { card, openMore } from './stack-page'

const test = base.extend<{ origin: string }>({
  /** The gateway also serves the page over plain http, as a teacher's laptop does on a school's network. */
  origin: async ({ gateway }, use) => use(gateway.origin.replace('127.0.0.1', schoolHost)),
})

async function expectNothingCut(page: Page) {
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `pixels beyond the edge at ${viewport.width}`).toBeLessThanOrEqual(0)
  }
}

async function run(student: Page) {
  await student.getByRole('banner').getByRole('button', { name: 'Run', exact: true }).click()
  await expect(student.getByRole('status', { name: 'Run' }).getByText(/Finished|Failed/)).toBeVisible()
}

test('a teacher makes a class, students join by its link, and the teacher sees and stops what they use', async ({
  openPage,
  monitor,
  gateway: { teacherCode },
  origin,
}) => {
  const { page: teacher } = await openPage({ url: `${origin}/teacher` })
  const press = (name: string) => teacher.getByRole('button', { name, exact: true }).click()
  await teacher.getByLabel('The teacher’s code').fill('not-the-code')
  await press('Sign in')
  await expect(teacher.getByText('This is not the teacher’s code.')).toBeVisible()
  await monitor.expectProblem(/401/)
  await teacher.getByLabel('The teacher’s code').fill(teacherCode)
  await press('Sign in')
  await teacher.getByRole('link', { name: 'New class' }).click()
  await teacher.getByLabel('Name', { exact: true }).fill('Year 7')
  await teacher.getByLabel('Models', { exact: true }).fill(model)
  const each = teacher.getByRole('group', { name: 'Each student' })
  await each.getByLabel('Tokens a day').fill('9000')
  await press('Save')
  await expect(teacher.getByText(`The price of ${model} is not known here`)).toBeVisible()
  await teacher.getByLabel('Prices that we do not know').fill(`${model}=1/5`)
  await monitor.expectProblem(/422/)
  await expectAccessible(teacher)
  await press('Save')
  await expect(teacher.getByRole('img', { name: 'QR code that opens the link to join Year 7' })).toBeVisible()
  await expect(teacher.getByLabel('Class code')).toHaveText(/^[b-z]{4}-[b-z]{4}$/)
  // One link and one code join the class and begin a lesson.
  await teacher.getByLabel('Begin with a lesson').selectOption({ label: 'What a prompt is' })
  await press('Show its link')
  await expect(teacher.getByLabel('Class code')).toHaveText(/^[b-z]{4}-[b-z]{4}\/7$/)
  await expectNothingCut(teacher)
  const link = (await teacher.getByRole('link', { name: `${origin}/#class:` }).getAttribute('href')) ?? ''
  await teacher.getByRole('link', { name: 'Done' }).click()
  const use = teacher.frameLocator('iframe[title="Use today"]')
  await expect(use.getByRole('row', { name: /Year 7 0 of 40 seats/ })).toBeVisible()

  // A page over plain http is no secure context; joining and running works without one.
  const { page: student } = await openPage({ url: link, viewport: screens.phone })
  expect(await student.evaluate(() => isSecureContext)).toBe(false)
  const dialog = student.getByRole('dialog', { name: 'Connect a model' })
  await expect(dialog.getByText(new URL(origin).host).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Join Year 7' }).click()
  const asked = student.getByRole('dialog', { name: 'Begin the lesson “What a prompt is”?' })
  await asked.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(student.getByText('Your teacher can see which step you are at.')).toBeVisible()
  await run(student)
  const answer = card(student, 'Model')
  await expect(answer).toContainText(model)
  await expect(use.getByRole('row', { name: /Year 7 1 of 40 seats 1 420 / })).toBeVisible()

  await press('Pause, Year 7')
  await expect(teacher.getByText('Paused')).toBeVisible()
  await run(student)
  await expect(answer).toHaveText(/paused/i)
  await monitor.expectProblem(/403/)
  await press('Resume, Year 7')
  await run(student)
  await expect(answer).not.toHaveText(/paused/i)
  await teacher.getByRole('link', { name: 'Change, Year 7' }).click()
  await each.getByLabel('Tokens a day').fill('900')
  await press('Save')
  await run(student)
  await expect(answer).toContainText('more than what is left of your tokens for today')
  await monitor.expectProblem(/429/)

  const seat = use.getByRole('row', { name: /Seat 1 What a prompt is: step 1 of 6, 1 done 2 840 of 900/ })
  await expect(seat).toBeVisible()
  // Frames that refresh every few seconds would reload during an axe run.
  await teacher.getByRole('link', { name: 'Pause this table' }).click()
  await expect(teacher.getByRole('link', { name: 'Resume counting' })).toBeVisible()
  await expect(seat).toBeVisible()
  await expectAccessible(teacher)
  await expectNothingCut(teacher)
  await teacher.getByText('Free the seats, or end the class').click()
  await press('End the class')
  await expect(teacher.getByText('Classes that are over (1)')).toBeVisible()
  await run(student)
  await expect(answer).toHaveText(/class/i)
  await monitor.expectProblem(/403/)

  await test.step('what a page over plain http cannot have, it says; what it can have, works', async () => {
    await student.setViewportSize(screens.laptop)
    await student.getByRole('banner').getByRole('button', { name: 'Share' }).click()
    await student.getByRole('button', { name: 'Copy link' }).click()
    await expect(student.getByRole('button', { name: 'Copied' })).toBeVisible()
    await student.keyboard.press('Escape')
    await openMore(student, 'Connect a model')
    const ways = student.getByRole('navigation', { name: 'Ways to connect' })
    const choose = (way: string) => ways.getByRole('button', { name: new RegExp(`^${way}`) }).click()
    await choose('Built into this browser')
    await expect(student.getByText('browsers do not let such pages use their model')).toBeVisible()
    await expect(student.getByText('browsers do not let such a page keep a model')).toBeVisible()
    await choose('OpenRouter')
    await expect(student.getByText('Signing in does not work on a page that came over plain http')).toBeVisible()
    await choose('OpenAI')
    await expect(student.getByText('Do not paste your own key here')).toBeVisible()
  })
  // The teacher's page looks again, and the student's page tells its step, until they are closed; the class is over.
  await Promise.all([teacher.close(), student.close()])
  monitor.allowProblems(/403/)
  monitor.expectNoForeignRequests()
})
