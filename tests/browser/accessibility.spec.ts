import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { pageMessages } from './page-words'
import { card, openMore, run, showDeveloperTools } from './stack-page'

/* Axe on the views that people spend most time in. The class's own pages are in classroom.spec.ts. */

test.beforeEach(({ context }) => showDeveloperTools(context))

test('axe finds nothing grave in the stack, the X-ray, the graph and the lesson, on a laptop', async ({ page }) => {
  await run(page)
  await page.getByRole('button', { name: 'Settings, Model' }).click()
  await expect(page.getByRole('slider', { name: 'Temperature' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'X-ray' }).click()
  const xray = page.getByRole('region', { name: 'X-ray' })
  await xray.getByText('Details', { exact: true }).click()
  await xray.getByText('The exact request').click()
  await expect(xray.getByText('messages').first()).toBeVisible()
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Begin: / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave' }).click()
  await openStarter(page, 'Sales or support?')
  await run(page)
  await openGraph(page)
  await expectAccessible(page)
})

for (const language of ['en', 'ar']) {
  test(`axe finds nothing grave in a run card by card, in two runs side by side, and in the graph after a run: ${language}`, async ({
    openPage,
    site,
  }) => {
    const { page } = await openPage({ url: `${site.url}?lang=${language}&starter=support-router` })
    const { t } = pageMessages(language)
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: t('Try') })
      .first()
      .click()
    const runs = page.getByRole('dialog', { name: t('Runs') })
    const status = page.getByRole('status', { name: t({ message: 'Run', context: 'noun' }) })
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: t('Run'), exact: true }).click()
      await expect(status, `run ${times}`).toHaveText(t('Finished'))
    }
    await page.getByRole('button', { name: t('Graph'), exact: true }).click()
    await expect(
      page
        .getByRole('region', { name: t('Graph') })
        .getByRole('group')
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('region', { name: t('Graph') })
      .getByRole('button', { name: t('Runs, card by card') })
      .click()
    await runs
      .getByText(/\d\/\d/)
      .first()
      .click()
    const row = runs
      .getByRole('row')
      .filter({ has: page.getByRole('button') })
      .first()
    await row.getByRole('button').press('Enter')
    await expect(runs.getByText(t('Events'), { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await runs.getByRole('tab', { name: t('Card by card') }).press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(runs.getByRole('table')).toBeVisible()
    await expectAccessible(page)
  })
}

async function expectDialogAccessible(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  await expect(dialog.getByRole('button').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('axe finds nothing grave in the dialogs', async ({ page }) => {
  await expect(card(page, 'Model')).toBeVisible()
  for (const name of ['Share', 'Library', 'Lessons']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    await expectDialogAccessible(page, name)
  }
  for (const name of ['Settings', 'Connect a model', 'Run many', 'Class gallery', 'Variables']) {
    await openMore(page, name)
    await expectDialogAccessible(page, name)
  }
})

test('axe finds nothing grave on a phone, with the palette open, and in an empty stack', async ({ openPage }) => {
  const { page } = await openPage({ viewport: screens.phone })
  await expect(card(page, 'Model')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Color', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const name of await page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel)))
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Pick a card to begin/ })).toBeVisible()
  await expectAccessible(page)
})
