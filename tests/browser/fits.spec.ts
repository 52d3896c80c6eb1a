import type { Locator, Page } from '@playwright/test'
import { languages } from '../../src/language/languages'
import { expectOutlined, expectStructured } from './axe'
import { misfits } from './fits'
import { expect, screens, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { pageMessages } from './page-words'
import { card, openMore, run } from './stack-page'

const sizes = [
  [320, 640],
  [390, 844],
  [600, 960],
  [768, 1024],
  [810, 1080],
  [844, 390],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

/** A size with browser zoom, which reduces the page's CSS pixels; 320 is the minimum. The largest becomes one of the others. */
const zoomed = (zoom: number) =>
  sizes
    .filter(([width]) => zoom === 1 || width < 2560)
    .map(([width, height]) => ({ width: Math.round(width / zoom), height: Math.round(height / zoom) }))
    .filter(({ width, height }) => width >= 320 && height >= 256)

/** The narrowest and the widest fonts of other systems. What is wider fits less often; the soak has both. */
const [narrow, wide] = ['-0.03em', '0.06em']
const spacings = process.env.SOAK ? [narrow, wide] : [wide]

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

test('from 320 to 2560 pixels, at every zoom and width of font, nothing is outside, covered or cut', async ({
  page,
}) => {
  await expect(card(page, 'Inference')).toBeVisible()
  await expectFits(page, 'before a run', [1, 1.5, 2])
  await expectOutlined(page)
  await run(page)
  await expectFits(page, 'after a run', [1])
  await expectOutlined(page)
  await openStarter(page, 'Sales or support?')
  await openGraph(page)
  await expectFits(page, 'the graph', [1, 1.5])
  await expectOutlined(page)
})

/** All dialogs of the page, opened as a person does. */
test('every dialog is as large as what it holds, and inside of the screen, on a laptop and on a phone', async ({
  page,
}) => {
  await expect(card(page, 'Inference')).toBeVisible()
  // A window that fills the screen cannot be resized.
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = async () => {}
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const outlines: string[] = []
  const expectLarge = async (what: string) => {
    for (const viewport of [screens.laptop, screens.phone]) {
      await page.setViewportSize(viewport)
      await expect(dialog, what).toBeVisible()
      const box = await dialog.boundingBox()
      expect(box?.width, `${what}: width`).toBeGreaterThan(300)
      expect(box?.height, `${what}: height`).toBeGreaterThan(100)
      await expect(dialog, what).toBeInViewport({ ratio: 0.99 })
      await expect(dialog.getByRole('heading').first(), what).toBeInViewport({ ratio: 1 })
      await expect.poll(() => misfits(page), what).toEqual([])
    }
    await expectOutlined(page).catch(problem => outlines.push(`${what}: ${problem}`))
    await page.keyboard.press('Escape')
    await expect(dialog, what).toHaveCount(0)
    await page.setViewportSize(screens.laptop)
  }

  for (const name of ['Share', 'Lessons', 'Library', 'Settings']) {
    await button(name).click()
    await expectLarge(name)
  }
  /** The entries of the menu, or of a dialog that lists more; switches open no dialog. */
  const entriesOf = async (list: Locator, one: string) => {
    await expect(list.getByRole('button', { name: one, exact: true })).toBeVisible()
    return list
      .getByRole('listitem')
      .getByRole('button')
      .evaluateAll(all => all.filter(each => each.ariaPressed === null).map(each => each.ariaLabel ?? ''))
  }
  const menu = page.getByRole('navigation', { name: 'More' })
  // At most nine at each size, and all that are not there are in the header, the settings or the help.
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await button('More').click()
    const entries = await entriesOf(menu, 'Run many')
    expect(entries.length, `entries at ${width}`).toBeLessThanOrEqual(9)
    await expect.poll(() => misfits(page), `the menu at ${width} × ${height}`).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize(screens.laptop)
  await button('More').click()
  const entries = await entriesOf(menu, 'Run many')
  await page.keyboard.press('Escape')
  for (const name of entries) {
    await button('More').click()
    await menu.getByRole('button', { name, exact: true }).click()
    await expectLarge(name)
  }
  for (const [door, one] of [
    ['Pipeline settings', 'Variables'],
    ['Teach', 'Locks'],
    ['Help', 'About the cards'],
  ] as const) {
    await button('More').click()
    await menu.getByRole('button', { name: door }).click()
    const more = await entriesOf(dialog, one)
    await page.keyboard.press('Escape')
    for (const name of more) {
      await openMore(page, name)
      await expectLarge(name)
    }
  }
  await openStarter(page, 'Sales or support?')
  await page.getByRole('button', { name: 'Connect to…' }).click()
  await expectLarge('Connect to…')
  const graph = await openGraph(page)
  await graph.getByRole('button', { name: 'Connect Sales to…' }).click()
  await expectLarge('Connect, in the graph')
  expect(outlines).toEqual([])
})

/** A phone, a tablet and a laptop. */
const devices = [screens.phone, { width: 820, height: 1180 }, screens.laptop]

/** On a tablet a dialog is as wide as on a laptop; the soak has both. */
const devicesOfDialogs = process.env.SOAK ? devices : [screens.phone, screens.laptop]

/** The longest words, which only the address chooses, and the other direction; the soak has all languages. */
const languagesOfTest = process.env.SOAK
  ? ['en-XA', ...languages.map(({ code }) => code).filter(code => !code.startsWith('en'))]
  : ['en-XA', 'ar']

test(`in other languages (${languagesOfTest.join(', ')}) nothing is outside, covered or cut, on three devices`, async ({
  openPage,
  site,
}) => {
  const { page } = await openPage({ url: `${site.url}?lang=en-XA` })
  for (const [at, code] of languagesOfTest.entries()) {
    if (at > 0) await chooseLanguage(page, String(languagesOfTest[at - 1]), code)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expectViewsFit(page, code)
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

/** How many tabs are in each of their rows. */
const tabsInRows = (tabs: Locator) =>
  tabs.evaluateAll(all => {
    const tops = all.map(tab => Math.round(tab.getBoundingClientRect().top))
    return [...new Set(tops)].map(row => tops.filter(top => top === row).length)
  })

/** The stack with a run, an open card, the X-ray, the menu, the largest dialogs with their tabs, and the graph. */
async function expectViewsFit(page: Page, code: string): Promise<void> {
  const { t } = pageMessages(code)
  const fits = async (view: string, on = devices) => {
    for (const viewport of on) {
      await page.setViewportSize(viewport)
      await expect.poll(() => misfits(page), `${code}, ${view}, ${viewport.width}`).toEqual([])
    }
    await page.setViewportSize(screens.laptop)
  }
  /** All tabs at one size before the next: another size lays out the whole page again. */
  const tabsFit = async (view: string, tabs: Locator, on: typeof devices) => {
    for (const viewport of on) {
      await page.setViewportSize(viewport)
      for (const tab of await tabs.all()) {
        await tab.click()
        const where = `${code}, ${view}, ${await tab.innerText()}, ${viewport.width}`
        await expect(tab, where).toHaveAttribute('aria-selected', 'true')
        await expect.poll(() => misfits(page), where).toEqual([])
      }
    }
    await page.setViewportSize(screens.laptop)
  }
  const header = page.getByRole('banner')
  const status = page.getByRole('status', { name: t({ message: 'Run', context: 'noun' }) })
  if ((await status.innerText()) !== t('Finished')) {
    await fits('before a run')
    await header.getByRole('button', { name: t('Run'), exact: true }).click()
  }
  await expect(status).toHaveText(t('Finished'))
  const adjust = page.getByRole('button', { name: t('Adjust {name}', { name: t('Inference') }), exact: true })
  if ((await adjust.getAttribute('aria-expanded')) === 'false') await adjust.click()
  await fits('after a run')
  await expectStructured(page)
  const tabsOfXRay = page.getByRole('region', { name: t('X-ray') }).getByRole('tab')
  await tabsFit('X-ray', tabsOfXRay, [screens.laptop])
  for (const viewport of [screens.laptop, screens.projector]) {
    await page.setViewportSize(viewport)
    expect(Math.min(...(await tabsInRows(tabsOfXRay))), `${code}, tabs in a row, ${viewport.width}`).toBeGreaterThan(1)
  }
  await page.setViewportSize(screens.laptop)

  await header.getByRole('button', { name: t('More'), exact: true }).click()
  await fits('the menu')
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog')
  for (const name of [t('Share'), t('Lessons'), t('Library'), t('Settings'), t('Runs')]) {
    await header.getByRole('button', { name, exact: true }).click()
    await expect(dialog.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    if (code !== 'en-XA') await expectStructured(page)
    const tabs = dialog.getByRole('tab')
    if ((await tabs.count()) === 0) await fits(name, devicesOfDialogs)
    else await tabsFit(name, tabs, devicesOfDialogs)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const openEntry = async (entry: string) => {
    await header.getByRole('button', { name: t('More'), exact: true }).click()
    await page
      .getByRole('navigation', { name: t('More'), exact: true })
      .getByRole('button', { name: entry, exact: true })
      .click()
    await expect(dialog.getByRole('heading', { level: 2, name: entry, exact: true })).toBeVisible()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  for (const entry of [t('Teach'), t('Help'), t('Run many'), t('Connect a model')]) {
    await openEntry(entry)
    const tabs = dialog.getByRole('tab')
    if ((await tabs.count()) === 0) await fits(entry)
    else await tabsFit(entry, tabs, devices)
    const ways = dialog.getByRole('navigation').getByRole('list').first().getByRole('button')
    for (const way of entry === t('Connect a model') ? await ways.all() : []) {
      await way.click()
      await fits(`${entry}, ${await way.innerText()}`, [screens.laptop])
    }
    await close()
  }
  await openEntry(t('Teach'))
  await dialog.getByRole('button', { name: t('Lesson pages'), exact: true }).click()
  const pages = dialog.getByRole('combobox', { name: t('Page'), exact: true })
  const ids = await pages.locator('option').evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))
  for (const id of [ids.find(id => id.startsWith('plan ')), ids.findLast(id => !id.startsWith('plan '))]) {
    await pages.selectOption(id ?? null)
    await fits(`the page ${id}`)
  }
  await close()
  const graph = header.getByRole('button', { name: t('Graph'), exact: true })
  await graph.click()
  await expect(page.getByRole('region', { name: t('Graph'), exact: true })).toBeVisible()
  await fits('the graph')
  await graph.click()
}
