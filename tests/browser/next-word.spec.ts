import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { card } from './stack-page'

test.use({ viewport: screens.phone })

test('the next word learns in a worker, by keyboard alone, and axe finds nothing serious', async ({
  page,
  monitor,
}) => {
  await expect(card(page, 'Color, mood')).toBeVisible()
  await page.getByRole('button', { name: 'Add card' }).click()
  await page.getByRole('button', { name: 'Next word', exact: true }).click()
  const words = card(page, 'Next word')
  await words.getByLabel('Begin with', { exact: true }).fill('Once upon a')
  const time = words.getByRole('button', { name: 'time, 100 percent, press to take' })
  await time.focus()
  await page.keyboard.press('Enter')
  await expect(words.getByRole('status').getByText('Took time.')).toBeVisible()
  await words.getByRole('button', { name: 'Until the period' }).press('Enter')
  await expect(words.getByRole('button', { name: /^period,.* press for what else could be here$/ })).toBeVisible()
  expect(page.workers().length).toBeGreaterThan(0)
  await expectAccessible(page)
  monitor.expectNoForeignRequests()
})
