import type { Locator, Page } from '@playwright/test'
import { expect, screens, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { misfits } from './misfits'
import { pageMessages } from './page-words'
import { openMore, run, showDeveloperTools } from './stack-page'

/* fits.soak.spec.ts has all sizes, browser zoom, fonts and languages, and every dialog. */

/** The widest fonts of other systems. */
const widen = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('letter-spacing', '0.06em'))

async function expectFits(page: Page, what: string, viewports = [screens.laptop, screens.phone]): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('heading', { level: 1, name: 'aili5' }), what).toBeInViewport({ ratio: 1 })
    await expect.poll(() => misfits(page), `${what}, ${viewport.width}`).toEqual([])
  }
  await page.setViewportSize(screens.laptop)
}

test.beforeEach(({ context }) => showDeveloperTools(context))

test('on a phone and a laptop, with wide letters, nothing of the stack, the graph and the dialogs is outside, covered or cut', async ({
  page,
}) => {
  await run(page)
  await widen(page)
  await expectFits(page, 'after a run')
  const dialog = page.getByRole('dialog')
  const expectDialogFits = async (name: string) => {
    await expect(dialog.getByRole('heading').first(), name).toBeVisible()
    await expect.poll(() => misfits(page), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.setViewportSize(screens.phone)
  for (const name of ['Run many', 'Tool face', 'Predict first', 'Keyboard shortcuts', 'Settings']) {
    await openMore(page, name)
    await expectDialogFits(`${name}, on a phone`)
  }
  await page.setViewportSize(screens.laptop)
  for (const name of ['Share', 'Lessons', 'Library']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    await expectDialogFits(name)
  }
  await openStarter(page, 'Sales or support?')
  await openGraph(page)
  await expectFits(page, 'the graph')
})

test('in Arabic on a phone nothing is outside, covered or cut', async ({ openPage, site }) => {
  const { page } = await openPage({ url: `${site.url}?lang=ar`, viewport: screens.phone })
  const { t } = pageMessages('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: t('Run'), exact: true }).click()
  const status = page.getByRole('status', { name: t({ message: 'Run', context: 'noun' }) })
  await expect(status).toHaveText(t('Finished'))
  await expectFits(page, 'after a run', [screens.phone])
  await page.setViewportSize(screens.phone)
  const menu: Locator = page.getByRole('banner').getByRole('button', { name: t('More'), exact: true })
  await menu.click()
  await expect.poll(() => misfits(page), 'the menu').toEqual([])
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('Settings'), exact: true })
    .click()
  for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => misfits(page), await tab.innerText()).toEqual([])
  }
})
