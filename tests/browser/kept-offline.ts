import type { Page } from 'playwright-core'

/** Waits until the page says that it works without a network. */
export async function keptOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('tab', { name: 'Offline' }).click()
  // Many files are fetched, as fast as the machine can: the limit is that of the test.
  await page.getByText('Ready: the page, its starters and the demo work').waitFor({ timeout: 0 })
  await page.keyboard.press('Escape')
}
