import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openStarter } from './flow-page'
import { announced, card, expectCards } from './stack-page'

/** The tab of a pipeline, which also says how its run ended. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}(?! \\d)`) })

test('pipelines in tabs: chosen, renamed, duplicated, removed and brought back; a card goes to another one', async ({
  page,
}) => {
  await openStarter(page, 'Sales or support?')
  await tab(page, 'Sales').click()
  await test.step('a card is dropped on a tab, or sent by keys; each is one step of undo', async () => {
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
    await expectCards(page, ['Icon, trouble', 'System prompt', 'Gauge, interest', 'System prompt 2', 'Model 2'])
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expectCards(page, ['Icon, trouble', 'System prompt 2', 'Gauge, interest', 'Model 2'])
    await undo.click()
    await expectCards(page, ['Icon, trouble', 'System prompt 2', 'Model 2'])
  })
  await test.step('a pipeline is chosen by an arrow key, renamed, duplicated, removed and brought back', async () => {
    await tab(page, 'Front desk').click()
    await tab(page, 'Front desk').press('ArrowRight')
    await expect(tab(page, 'Sales')).toHaveAttribute('aria-selected', 'true')
    await expectCards(page, ['Gauge, interest', 'System prompt', 'Model'])
    await page.getByRole('textbox', { name: 'Name of this pipeline' }).fill('Shop')
    await expect(tab(page, 'Shop')).toBeVisible()
    await page.getByRole('button', { name: 'Duplicate pipeline' }).click()
    await expect(tab(page, 'Shop 2')).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Remove pipeline' }).click()
    await expect(tab(page, 'Shop 2')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tab(page, 'Shop 2')).toBeVisible()
  })
})
