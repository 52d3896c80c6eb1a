import { expect, test } from './fixtures'
import { nameBox, openMore, run } from './stack-page'

test('a part that cannot be fetched is told once, with a reload that keeps the work', async ({ page, monitor }) => {
  await nameBox(page).fill('Kept')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.route('**/assets/dialogs-*.js', route => route.abort())
  await openMore(page, 'Settings')
  const notice = page.getByRole('complementary', { name: 'Missing part' })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await expect(notice).toHaveCount(1)
  await run(page)
  await monitor.expectProblem(/dialogs-|Dialog-/)
  await page.unroute('**/assets/dialogs-*.js')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(notice).toHaveCount(0)
  await expect(nameBox(page)).toHaveValue('Kept')
  await openMore(page, 'Settings')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})
