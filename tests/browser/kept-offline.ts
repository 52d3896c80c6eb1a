import type { Page } from 'playwright-core'

/** Waits until the page reports that it works offline. */
export async function keptOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('tab', { name: 'Offline' }).click()
  // Downloads many files: limited by the test's timeout only.
  await page.getByText('Ready: the page, its starters and the demo work').waitFor({ timeout: 0 })
  await page.keyboard.press('Escape')
}
