import type { Page } from '@playwright/test'
import { flow } from '../support/flows'
import { expect, test } from './fixtures'
import { openDocument, openGraph, openStarter } from './flow-page'
import { announced, card, expectCards, result, run, runButton, runStatus, untilDraggable } from './stack-page'

/** The tab of a pipeline, which also says how its run ended. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}(?! \\d)`) })

test('pipelines in tabs: chosen, renamed, duplicated, removed and brought back; a card goes to another one, or the run does', async ({
  page,
}) => {
  await openStarter(page, 'Sales or support?')
  await test.step('the router leads to the pipeline that ran', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
    await run(page)
    await expect(result(page, 'Router, fork').getByText('Sales', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^wants to buy: Sales.*Done/ }).click()
    await expect(page.getByRole('tab', { name: /^Sales/, selected: true })).toBeVisible()
    await expect(page.getByText('Comes after')).toBeVisible()
    await expect(card(page, 'Inference').getByText('Demo', { exact: true })).toBeVisible()
  })
  await test.step('a card is dropped on a tab, or sent by keys; each is one step of undo', async () => {
    await untilDraggable(page, 'Gauge, interest')
    await page.getByRole('button', { name: 'Move Gauge, interest', exact: true }).hover()
    await page.mouse.down()
    const goal = (await tab(page, 'Support').boundingBox())!
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 10 })
    await expect(announced(page)).toContainText('Gauge, interest, into Support')
    await page.mouse.up()
    await expect(announced(page)).toContainText('Moved Gauge, interest to Support.')
    await expect(card(page, 'Gauge, interest')).toHaveCount(0)
    await expect(card(page, 'System prompt')).toBeFocused()
    await page.getByRole('button', { name: 'Move System prompt to another pipeline' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Move System prompt to' })
    await expect(question.getByRole('button', { name: 'Support' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(question.getByRole('button', { name: 'Support' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(announced(page)).toContainText('Moved System prompt to Support.')
    await tab(page, 'Support').click()
    await expectCards(page, ['Icon, trouble', 'System prompt', 'Gauge, interest', 'System prompt 2', 'Inference 2'])
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expectCards(page, ['Icon, trouble', 'System prompt 2', 'Gauge, interest', 'Inference 2'])
    await undo.click()
    await expectCards(page, ['Icon, trouble', 'System prompt 2', 'Inference 2'])
  })
  await test.step('a pipeline is chosen by an arrow key, renamed, duplicated, removed and brought back', async () => {
    await tab(page, 'Front desk').click()
    await tab(page, 'Front desk').press('ArrowRight')
    await expect(tab(page, 'Sales')).toHaveAttribute('aria-selected', 'true')
    await expectCards(page, ['Gauge, interest', 'System prompt', 'Inference'])
    await page.getByRole('textbox', { name: 'Name of this pipeline' }).fill('Shop')
    await expect(tab(page, 'Shop')).toBeVisible()
    await page.getByRole('button', { name: 'Duplicate pipeline' }).click()
    await expect(tab(page, 'Shop 2')).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Remove pipeline' }).click()
    await expect(tab(page, 'Shop 2')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tab(page, 'Shop 2')).toBeVisible()
  })
  await test.step('cards are copied into another pipeline', async () => {
    await tab(page, 'Shop').click()
    await card(page, 'Gauge, interest').focus()
    await page.keyboard.press('Control+c')
    await expect(announced(page)).toContainText('Copied 1 card')
    await page.getByRole('button', { name: 'Add pipeline' }).click()
    await expect(page.getByText('Nothing in this pipeline yet.')).toBeVisible()
    await page.keyboard.press('Control+v')
    // The pipeline that was duplicated has the second of this name.
    await expectCards(page, ['Gauge, interest 3'])
    await tab(page, 'Shop').click()
    await expectCards(page, ['Gauge, interest', 'System prompt', 'Inference'])
  })
})

test('a pipeline says with what models call it; a question in one that is not shown brings it up; a tool agent asks the page', async ({
  page,
  monitor,
}) => {
  await test.step('a pipeline that models call shows no message box', async () => {
    await openStarter(page, 'Hotel call center')
    await page.getByRole('tab', { name: 'Reservations' }).click()
    await expect(page.getByText('{query}')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
    const xray = page.getByRole('region', { name: 'X-ray' })
    const empty = 'The question of the model that calls this pipeline will be here.'
    await expect(xray.getByText(empty)).toBeVisible()
    await expect(xray.getByText('consult_Room_list').first()).toBeVisible()
  })
  await test.step('a tool agent asks a web address of the page', async () => {
    await openStarter(page, 'Ask a web address')
    await run(page)
    await expect(card(page, 'Inference').getByText('24 hours 39 minutes').first()).toBeVisible()
    monitor.expectNoForeignRequests()
  })
  await test.step('a question brings its pipeline up, and the graph says where it waits', async () => {
    const document = flow(
      {
        hello: [['user_input', { defaultValue: 'Tea, coffee or juice?' }]],
        asks: [['survey'], ['inference']],
      },
      [['hello', 'next', 'asks']],
    )
    await openDocument(page, document)
    const graph = await openGraph(page)
    await runButton(page).click()
    await expect(page.getByRole('tab', { name: /^asks/, selected: true })).toBeVisible()
    await expect(graph.getByRole('group', { name: 'asks, 2 cards' })).toContainText('Waiting for you')
    await page.getByRole('button', { name: 'Tea', exact: true }).click()
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(page.getByRole('tab', { name: /^hello.*Done/ })).toBeVisible()
  })
})
