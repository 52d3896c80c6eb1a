import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flow } from '../support/flows'
import { openDocument, openStarter, runToEnd } from './flow-page'
import { builtApp } from './harness'

const app = builtApp()

const said = (page: Page, sentence: string) =>
  page.locator('[aria-live=polite]').filter({ hasText: sentence }).waitFor({ state: 'attached' })

test('pipelines in tabs: chosen by arrow keys, renamed, added, duplicated, removed and brought back', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Sales or support?')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('Front desk').focus()
  await page.keyboard.press('ArrowRight')
  expect(await tab('Sales').getAttribute('aria-selected')).toBe('true')
  await page.getByRole('article', { name: 'Gauge, interest' }).waitFor()

  await page.getByRole('textbox', { name: 'Name of this pipeline' }).fill('Shop')
  await tab('Shop').waitFor()
  await page.getByRole('button', { name: 'Duplicate pipeline' }).click()
  await tab('Shop 2').waitFor()
  expect(await tab('Shop 2').getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: 'Remove pipeline' }).click()
  await tab('Shop 2').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await tab('Shop 2').waitFor()

  await page.getByRole('button', { name: 'Add pipeline' }).click()
  await page.getByText('Nothing in this pipeline yet.').waitFor()
  await page
    .getByRole('region', { name: 'Palette' })
    .getByRole('button', { name: /^Color/ })
    .click()
  await page.getByRole('article', { name: 'Color' }).waitFor()
  await tab('Front desk').click()
  expect(await page.getByRole('article', { name: 'Color' }).count()).toBe(0)
})

test('a card goes to another pipeline: dropped on its tab, or sent by keys; each is one step of undo', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Sales or support?')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const card = (name: string) => page.getByRole('article', { name, exact: true })
  await tab('Sales').click()
  const handle = (await page.getByRole('button', { name: 'Move Gauge, interest', exact: true }).boundingBox())!
  const goal = (await tab('Support').boundingBox())!
  // The dragging comes when the page has a moment.
  await page.waitForLoadState('networkidle')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x + 30, handle.y + 20, { steps: 4 })
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 6 })
  await said(page, 'Gauge, interest, into Support')
  await page.mouse.up()
  await said(page, 'Moved Gauge, interest to Support.')
  await card('Gauge, interest').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('System prompt')

  await page.getByRole('button', { name: 'Move System prompt to another pipeline' }).press('Enter')
  await page.getByRole('dialog', { name: 'Move System prompt to' }).getByRole('button', { name: 'Support' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await said(page, 'Moved System prompt to Support.')
  await tab('Support').click()
  const cards = () => page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))
  await expect
    .poll(cards)
    .toEqual(['Icon, trouble', 'System prompt', 'Gauge, interest', 'System prompt 2', 'Inference 2'])
  for (let step = 1; step <= 2; step++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(cards).toEqual(['Icon, trouble', 'System prompt 2', 'Inference 2'])
  await tab('Sales').click()
  await expect.poll(cards).toEqual(['Gauge, interest', 'System prompt', 'Inference'])
})

test('a router offers the pipelines that it is joined to; its stack says where the run went', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Sales or support?')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
  await runToEnd(page)
  const router = page.getByRole('article', { name: 'Router, fork' })
  await router.getByRole('group', { name: 'Result' }).getByText('Sales', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^wants to buy: Sales.*Done/ }).click()
  await page.getByRole('tab', { name: /^Sales/, selected: true }).waitFor()
  await page.getByText('Comes after').waitFor()
  await page.getByRole('article', { name: 'Inference' }).getByText('Demo', { exact: true }).waitFor()
})

test('a pipeline that models call says with what, and shows no message box', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Hotel call centre')
  await page.getByRole('tab', { name: 'Reservations' }).click()
  await page.getByText('{query}').waitFor()
  expect(await page.getByRole('textbox', { name: 'Message' }).count()).toBe(0)
  const xray = page.getByRole('region', { name: 'X-ray' })
  await xray.getByText('What this pipeline is asked, when a model calls it, will be here.').waitFor()
  await xray.getByText('consult_Room_list').first().waitFor()
})

test('facts from the page itself: a tool agent asks a web address, and nothing else is called', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await openStarter(page, 'Ask a web address')
  await runToEnd(page)
  const reply = page.getByRole('article', { name: 'Inference' })
  await reply.getByText('24 hours 39 minutes').first().waitFor()
  expectNoForeignRequests()
})

test('variables: added, named, given JSON or text, and read by a template', async () => {
  const { page } = await app.openPage()
  const document = flow(
    { a: [['system_prompt', { prompt: 'Be {{vars.mood}}.' }], ['inference']], b: [['inference']] },
    [],
  )
  await openDocument(page, document)
  await page.getByRole('button', { name: 'Variables' }).click()
  const dialog = page.getByRole('dialog', { name: 'Variables' })
  await dialog.getByRole('button', { name: 'Add variable' }).click()
  await dialog.getByRole('textbox', { name: 'Name of the variable' }).fill('mood')
  await dialog.getByRole('textbox', { name: 'Value of mood' }).fill('[1, 2]')
  await dialog.getByText('a list of 2').waitFor()
  await dialog.getByRole('textbox', { name: 'Value of mood' }).fill('merry')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await runToEnd(page)
  await page.getByRole('region', { name: 'X-ray' }).getByText('Be merry.').waitFor()
})

test('a question in a pipeline that is not shown brings that pipeline up', async () => {
  const { page } = await app.openPage()
  const document = flow(
    {
      hello: [['user_input', { defaultValue: 'Tea, coffee or juice?' }]],
      asks: [['survey'], ['inference']],
    },
    [['hello', 'next', 'asks']],
  )
  await openDocument(page, document)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('tab', { name: /^asks/, selected: true }).waitFor()
  await page.getByRole('button', { name: 'Tea', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor()
  expect(await page.getByRole('tab', { name: /^hello.*Done/ }).count()).toBe(1)
})
