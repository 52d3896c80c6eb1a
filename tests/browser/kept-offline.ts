import { expect, type Locator, type Page } from '@playwright/test'
import { openMore } from './stack-page'

/** Opens the part of the settings that says how much works offline. */
export async function openOffline(page: Page): Promise<Locator> {
  await openMore(page, 'Settings')
  await page.getByRole('tab', { name: 'Offline' }).click()
  return page.getByRole('tabpanel', { name: 'Offline' })
}

/** Waits until the page, which has run once, reports that it works offline. */
export async function keptOffline(page: Page): Promise<void> {
  const settings = await openOffline(page)
  // Downloads many files: limited by the test's timeout only.
  await expect(settings.getByText('Ready: the page, its starters and the demo work')).toBeVisible({ timeout: 0 })
  await page.keyboard.press('Escape')
}
