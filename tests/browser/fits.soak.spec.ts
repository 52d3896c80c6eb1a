import type { Locator, Page } from '@playwright/test'
import { languages } from '../../src/language/languages'
import { expect, screens, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { misfits } from './misfits'
import { pageMessages } from './page-words'
import { card, openMore, run, showDeveloperTools } from './stack-page'

/* All sizes, browser zoom, fonts and languages. fits.spec.ts has the core. */

/** A phone, a tablet and a laptop. */
const devices = [screens.phone, { width: 820, height: 1180 }, screens.laptop]

const sizes = [
  { width: 320, height: 640 },
  screens.phone,
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 810, height: 1080 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  screens.laptop,
  { width: 1440, height: 900 },
  screens.projector,
  { width: 2560, height: 1440 },
]

/** A size with browser zoom, which reduces the page's CSS pixels; 320 is the minimum. The largest becomes one of the others. */
const zoomed = (zoom: number) =>
  sizes
    .filter(({ width }) => zoom === 1 || width < 2560)
    .map(({ width, height }) => ({ width: Math.round(width / zoom), height: Math.round(height / zoom) }))
    .filter(({ width, height }) => width >= 320 && height >= 256)

/** The narrowest and the widest fonts of other systems. What is wider fits less often. */
const [narrow, wide] = ['-0.03em', '0.06em']
const spacings = [narrow, wide]

/**
 * Polls, since off-screen elements have no layout until rendered (`content-visibility`): the first frame after a resize
 * may still have the previous layout.
 */
async function expectFits(page: Page, what: string, zooms: readonly number[]): Promise<void> {
  for (const zoom of zooms) {
    for (const viewport of zoomed(zoom)) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('heading', { level: 1, name: 'aili5' }), what).toBeInViewport({ ratio: 1 })
      for (const spacing of zoom === 1 ? spacings : [wide]) {
        await page.evaluate(spacing => document.documentElement.style.setProperty('letter-spacing', spacing), spacing)
        const where = `${what}, ${viewport.width} × ${viewport.height}, letters ${spacing}`
        await expect.poll(() => misfits(page), where).toEqual([])
      }
    }
  }
  await page.setViewportSize(screens.laptop)
}

test.beforeEach(({ context }) => showDeveloperTools(context))

test('on a phone, a tablet and a laptop, with wide letters, nothing of the stack and the graph is outside, covered or cut', async ({
  page,
}) => {
  await expect(card(page, 'Model')).toBeVisible()
  await expectFits(page, 'before a run', [1, 1.5, 2])
  await run(page)
  await expectFits(page, 'after a run', [1])
  await openStarter(page, 'Sales or support?')
  await openGraph(page)
  await expectFits(page, 'the graph', [1, 1.5])
  await page.getByRole('region', { name: 'Graph' }).getByRole('button', { name: 'Connect Sales to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect Sales' })
  await expect(dialog).toBeInViewport({ ratio: 0.99 })
  await expect.poll(() => misfits(page)).toEqual([])
})

/** Entries of the menu that list more, each with one of them. */
const doors = [
  ['Pipeline settings', 'Variables'],
  ['Teach', 'Locks'],
  ['Help', 'About the cards'],
] as const

/** The entries of the menu, or of a dialog that lists more; switches open no dialog. */
async function entriesOf(list: Locator, one: string): Promise<string[]> {
  await expect(list.getByRole('button', { name: one, exact: true })).toBeVisible()
  return list
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll(all => all.filter(each => each.ariaPressed === null).map(each => each.ariaLabel ?? ''))
}

test('every dialog is as large as what it holds, and inside of the screen', async ({ page }) => {
  await expect(card(page, 'Model')).toBeVisible()
  // A window that fills the screen cannot be resized.
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = async () => {}
  })
  const dialog = page.getByRole('dialog')
  const menu = page.getByRole('navigation', { name: 'More' })
  const openMenu = () => page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click()
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const expectLarge = async (what: string) => {
    await expect(dialog, what).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box?.width, `${what}: width`).toBeGreaterThan(280)
    expect(box?.height, `${what}: height`).toBeGreaterThan(100)
    await expect(dialog, what).toBeInViewport({ ratio: 0.99 })
    await expect(dialog.getByRole('heading').first(), what).toBeInViewport({ ratio: 1 })
    await expect.poll(() => misfits(page), what).toEqual([])
  }
  // All dialogs at one size before the next: another size lays out the whole page again.
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await openMenu()
    const inMenu = await entriesOf(menu, 'Run many')
    // What is not there is in the header, the settings or the help.
    expect(inMenu.length, `entries at ${viewport.width}`).toBeLessThanOrEqual(11)
    await expect.poll(() => misfits(page), `the menu at ${viewport.width}`).toEqual([])
    await page.keyboard.press('Escape')
    const inHeader = await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Share|Lessons|Library)$/ })
      .evaluateAll(all => all.map(each => each.ariaLabel ?? each.textContent ?? ''))
    for (const name of inHeader) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
      await expectLarge(`${name} at ${viewport.width}`)
      await close()
    }
    for (const name of inMenu.filter(name => name !== 'Graph' && name !== 'Redo')) {
      const [, inside] = doors.find(([door]) => door === name) ?? []
      await openMore(page, name)
      await expectLarge(`${name} at ${viewport.width}`)
      const entries = inside ? await entriesOf(dialog, inside) : []
      await close()
      for (const entry of entries) {
        await openMore(page, entry)
        await expectLarge(`${entry} at ${viewport.width}`)
        await close()
      }
    }
  }
})

/** The longest words, which only the address chooses, and the other direction. */
const languagesOfTest = ['en-XA', ...languages.map(({ code }) => code).filter(code => !code.startsWith('en'))]

test(`in other languages (${languagesOfTest.join(', ')}) nothing is outside, covered or cut`, async ({
  openPage,
  site,
}) => {
  const { page } = await openPage({ url: `${site.url}?lang=en-XA` })
  for (const [at, code] of languagesOfTest.entries()) {
    if (at > 0) await chooseLanguage(page, String(languagesOfTest[at - 1]), code)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expectPageFits(page, code)
    for (const viewport of devices) {
      await page.setViewportSize(viewport)
      await expectDialogsFit(page, code, viewport.width)
    }
    await page.setViewportSize(screens.laptop)
  }
})

/** Changes the language in the page, which keeps its run. */
async function chooseLanguage(page: Page, from: string, to: string): Promise<void> {
  const { t } = pageMessages(from)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('More'), exact: true })
    .click()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('Language'), exact: true })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: languages.find(({ code }) => code === to)?.name })
    .check()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The stack with a run, the column beside it, the menu and the graph. */
async function expectPageFits(page: Page, code: string): Promise<void> {
  const { t } = pageMessages(code)
  const fits = async (view: string) => {
    for (const viewport of devices) {
      await page.setViewportSize(viewport)
      await expect.poll(() => misfits(page), `${code}, ${view}, ${viewport.width}`).toEqual([])
    }
  }
  const header = page.getByRole('banner')
  const status = page.getByRole('status', { name: t({ message: 'Run', context: 'noun' }) })
  if ((await status.innerText()) !== t('Finished')) {
    await fits('before a run')
    await header.getByRole('button', { name: t('Run'), exact: true }).click()
  }
  await expect(status).toHaveText(t('Finished'))
  await fits('after a run')
  await expectTabsFit(page, `${code}, beside the stack`, page.getByRole('main').getByRole('tab'))
  await header.getByRole('button', { name: t('More'), exact: true }).click()
  await expect.poll(() => misfits(page), `${code}, the menu`).toEqual([])
  await page.keyboard.press('Escape')
  // One pipeline: it is in the menu until it is shown.
  await header.getByRole('button', { name: t('More'), exact: true }).click()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('Graph'), exact: true })
    .click()
  await expect(page.getByRole('region', { name: t('Graph'), exact: true })).toBeVisible()
  await expect.poll(() => misfits(page), `${code}, the graph`).toEqual([])
  await header.getByRole('button', { name: t('Graph'), exact: true }).click()
}

async function expectTabsFit(page: Page, where: string, tabs: Locator): Promise<void> {
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab, where).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => misfits(page), `${where}, ${await tab.innerText()}`).toEqual([])
  }
}

/** The largest dialogs with their tabs, and the ways to connect; of the other direction one with tabs and forms. */
async function expectDialogsFit(page: Page, code: string, width: number): Promise<void> {
  const { t } = pageMessages(code)
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
  const fits = (view: string) => expect.poll(() => misfits(page), `${code}, ${view}, ${width}`).toEqual([])
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const open = async (name: string) => {
    const inHeader = header.getByRole('button', { name, exact: true })
    if (await inHeader.isVisible()) await inHeader.click()
    else {
      await header.getByRole('button', { name: t('More'), exact: true }).click()
      const menu = page.getByRole('navigation', { name: t('More'), exact: true })
      await menu.getByRole('button', { name, exact: true }).click()
    }
    await expect(dialog.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  const names = [t('Share'), t('Lessons'), t('Library'), t('Runs'), t('Teach'), t('Help'), t('Run many')]
  for (const name of [t('Settings'), ...names]) {
    await open(name)
    const tabs = dialog.getByRole('tab')
    if ((await tabs.count()) === 0) await fits(name)
    else await expectTabsFit(page, `${code}, ${name}, ${width}`, tabs)
    await close()
  }
  await open(t('Settings'))
  await dialog.getByRole('tab').first().click()
  await press(t('Connect a model'))
  const ways = dialog.getByRole('navigation').getByRole('list').first().getByRole('button')
  // The dialog loads when it is first opened.
  await expect(ways.first()).toBeVisible()
  await fits('the ways to connect')
  for (let at = 0; at < (await ways.count()); at++) {
    await ways.nth(at).click()
    await fits(`way ${at} to connect`)
    const back = dialog.getByRole('button', { name: t('All ways') })
    if (await back.isVisible()) await back.click()
  }
  await close()
  await open(t('Teach'))
  await press(t('Lesson pages'))
  const pages = dialog.getByRole('combobox', { name: t('Page'), exact: true })
  const ids = await pages.locator('option').evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))
  for (const id of [ids.find(id => id.startsWith('plan ')), ids.findLast(id => !id.startsWith('plan '))]) {
    await pages.selectOption(id ?? null)
    await fits(`the page ${id}`)
  }
  await close()
}
