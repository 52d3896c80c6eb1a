import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { pageMessages } from './page-words'
import { card, showDeveloperTools } from './stack-page'

/*
 * The twelve views in which people spend most time, by axe in English and in Arabic, in light and in dark: the first
 * picture, after a run, the settings of a card, the library, the list of lessons, a lesson, Share, connecting and settings,
 * runs with a run open, the graph, help, and the class. The teacher's own pages are in hand-in.spec.ts.
 */

for (const language of ['en', 'ar']) {
  const { t } = pageMessages(language)
  const runStatus = (page: Page) => page.getByRole('status', { name: t({ message: 'Run', context: 'noun' }) })

  test(`axe finds nothing grave in the stack, its settings, the X-ray and a lesson: ${language}`, async ({
    openPage,
    site,
  }) => {
    const { page } = await openPage({ url: `${site.url}?lang=${language}`, prepare: showDeveloperTools })
    const model = page.getByRole('article', { name: t('Model'), exact: true })
    await expect(model).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('Run'), exact: true }).click()
    await expect(runStatus(page)).toHaveText(t('Finished'))
    const xray = page.getByRole('region', { name: t('X-ray'), exact: true })
    await xray.getByText(t('Details'), { exact: true }).click()
    await xray.getByText(t('The exact request')).click()
    await expect(xray.getByText('messages').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('Settings, {name}', { name: t('Model') }), exact: true }).click()
    await expect(page.getByRole('slider').first()).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${site.url}?lang=${language}&lesson=the-next-word`)
    await page.getByRole('button', { name: t('Begin'), exact: true }).click()
    await expect(page.getByRole('region', { name: t('Lesson'), exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test(`axe finds nothing grave in the dialogs: ${language}`, async ({ openPage, site }) => {
    const { page } = await openPage({ url: `${site.url}?lang=${language}`, prepare: showDeveloperTools })
    const banner = page.getByRole('banner')
    const expectDialogAccessible = async (name: string) => {
      const dialog = page.getByRole('dialog', { name, exact: true })
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      await expect(dialog.getByRole('button').nth(1)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    for (const name of [t('Share'), t('Library'), t('Lessons')]) {
      await banner.getByRole('button', { name, exact: true }).click()
      await expectDialogAccessible(name)
    }
    const entries: [string, string?][] = [
      ...['Settings', 'Connect a model', 'Help', 'My class', 'Run many'].map((name): [string] => [t(name)]),
      [t('Teach'), t('Class gallery')],
      [t('Pipeline settings'), t('Variables')],
    ]
    for (const [name, within] of entries) {
      await banner.getByRole('button', { name: t('More'), exact: true }).click()
      await page
        .getByRole('navigation', { name: t('More') })
        .getByRole('button', { name, exact: true })
        .click()
      if (within) await page.getByRole('dialog', { name }).getByRole('button', { name: within, exact: true }).click()
      await expectDialogAccessible(within ?? name)
    }
  })

  test(`axe finds nothing grave in a run card by card, in two runs side by side, and in the graph after a run: ${language}`, async ({
    openPage,
    site,
  }) => {
    const { page } = await openPage({ url: `${site.url}?lang=${language}&starter=support-router` })
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: t('Try') })
      .first()
      .click()
    const runs = page.getByRole('dialog', { name: t('Runs') })
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: t('Run'), exact: true }).click()
      await expect(runStatus(page), `run ${times}`).toHaveText(t('Finished'))
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

test('axe finds nothing grave on a phone, with the palette open, in an empty stack, and in the graph', async ({
  openPage,
  site,
}) => {
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
  await page.goto(`${site.url}?starter=support-router`)
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Try' }).first().click()
  await page.getByRole('button', { name: 'Graph', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Graph' }).getByRole('group').first()).toBeVisible()
  await expectAccessible(page)
})
