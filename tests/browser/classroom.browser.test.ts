import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { model, openGateway, startProvider } from '../support/gateway'
import { expectAccessible } from './axe'
import { dist } from './build'
import { builtApp, laptop, screens } from './harness'

const app = builtApp()

/** A teacher's laptop: a gateway that hands out the page too, by plain http, to whoever is on the school's network. */
async function openLaptop() {
  const provider = await startProvider({ chunks: 3, usage: { input: 300, output: 120 } })
  const gateway = await openGateway(provider.origin, {}, { pageFolder: dist })
  onTestFinished(async () => {
    await Promise.all([gateway.close(), provider.stop()])
  })
  return { ...gateway, origin: gateway.origin.replace('127.0.0.1', laptop) }
}

async function expectNothingCut(page: Page) {
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `pixels beyond the edge at ${viewport.width}`).toBeLessThanOrEqual(0)
  }
}

async function run(student: Page) {
  await student.getByRole('banner').getByRole('button', { name: 'Run', exact: true }).click()
  await student
    .getByRole('status', { name: 'Run' })
    .getByText(/Finished|Failed/)
    .waitFor()
}

test('a teacher makes a class, students join by its link, and the teacher sees and stops what they use', async () => {
  const { origin, teacherCode } = await openLaptop()
  const opened = await app.openPage({ url: `${origin}/teacher` })
  const teacher = opened.page
  const press = (name: string) => teacher.getByRole('button', { name, exact: true }).click()
  await teacher.getByLabel('The teacher’s code').fill('not-the-code')
  await press('Come in')
  await teacher.getByText('This is not the teacher’s code.').waitFor()
  opened.expectProblem(/401/)
  await expectAccessible(teacher)
  await teacher.getByLabel('The teacher’s code').fill(teacherCode)
  await press('Come in')
  await teacher.getByRole('link', { name: 'New class' }).click()
  await teacher.getByLabel('Name', { exact: true }).fill('Year 7')
  await teacher.getByLabel('Models', { exact: true }).fill(model)
  const each = teacher.getByRole('group', { name: 'Each student' })
  await each.getByLabel('Tokens a day').fill('9000')
  await press('Save')
  await teacher.getByText(`What ${model} costs is not known here`).waitFor()
  await teacher.getByLabel('Prices that we do not know').fill(`${model}=1/5`)
  opened.expectProblem(/422/)
  await expectAccessible(teacher)
  await expectNothingCut(teacher)
  await press('Save')
  await teacher.getByRole('img', { name: 'QR code that opens the link to join Year 7' }).waitFor()
  expect(await teacher.getByLabel('Class code').innerText()).toMatch(/^(\w{4}-){3}\w{4}$/)
  await expectAccessible(teacher)
  await expectNothingCut(teacher)
  const link = (await teacher.getByRole('link', { name: `${origin}/#class:` }).getAttribute('href')) ?? ''
  await teacher.getByRole('link', { name: 'Done' }).click()
  const use = teacher.frameLocator('iframe[title="Use today"]')
  await use.getByRole('row', { name: /Year 7 0 of 40 seats/ }).waitFor()

  // A student's page came over plain http, so it asks, joins and runs with what such a page has.
  const joining = await app.openPage({ url: link, viewport: screens.phone })
  const student = joining.page
  expect(await student.evaluate(() => isSecureContext)).toBe(false)
  const dialog = student.getByRole('dialog', { name: 'Connect a model' })
  await dialog.getByText(new URL(origin).host).first().waitFor()
  await dialog.getByRole('button', { name: 'Join Year 7' }).click()
  await dialog.getByText(`${model} answers on this page.`).waitFor()
  await student.keyboard.press('Escape')
  await run(student)
  const card = student.getByRole('article', { name: 'Inference' }).first()
  await expect.poll(() => card.innerText()).toContain(model)
  await use.getByRole('row', { name: /Year 7 1 of 40 seats 1 420 / }).waitFor()
  await expectAccessible(teacher)
  await expectNothingCut(teacher)

  await press('Pause, Year 7')
  await teacher.getByText('Paused').waitFor()
  await run(student)
  await expect.poll(() => card.innerText()).toMatch(/paused/i)
  await press('Go on, Year 7')
  await run(student)
  await expect.poll(() => card.innerText()).not.toMatch(/paused/i)
  await teacher.getByRole('link', { name: 'Change, Year 7' }).click()
  await each.getByLabel('Tokens a day').fill('900')
  await press('Save')
  await run(student)
  await expect.poll(() => card.innerText()).toContain('more than what is left of your tokens for today')

  await use.getByRole('row', { name: /Seat 1 2 840 of 900/ }).waitFor()
  await expectAccessible(teacher)
  await expectNothingCut(teacher)
  await teacher.getByText('Free the seats, or end the class').click()
  await press('End the class')
  await teacher.getByText('Classes that are over (1)').waitFor()
  await run(student)
  await expect.poll(() => card.innerText()).toMatch(/class/i)
  joining.expectProblem(/403|429/)
  joining.expectNoForeignRequests()
})

test('what a page over plain http cannot have, it says; what it can have, works', async () => {
  const { origin } = await openLaptop()
  const opened = await app.openPage({ url: origin })
  const { page } = opened
  const choose = (way: string) =>
    page
      .getByRole('navigation', { name: 'Ways to connect' })
      .getByRole('button', { name: new RegExp(`^${way}`) })
      .click()
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Connect a model' }).click()
  await choose('Built into this browser')
  await page.getByText('browsers keep their own model from such pages').waitFor()
  await page.getByText('browsers let such pages keep no model').waitFor()
  await choose('OpenRouter')
  await page.getByText('Signing in does not work on a page that came over plain http').waitFor()
  await choose('OpenAI')
  await page.getByText('Paste no key of your own here').waitFor()
  await expectAccessible(page)
  opened.expectNoForeignRequests()
})
