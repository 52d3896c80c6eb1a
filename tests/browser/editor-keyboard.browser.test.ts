import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtApp } from './harness'

const app = builtApp()

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const names = (page: Page) => page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))
const said = (page: Page) => page.locator('[aria-live=polite]').innerText()
/** What has the focus, by the name that a screen reader says. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null
    return element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent
  })

/** Tabs forward to the control of a name; fails when it cannot be reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page))?.trim() === name) return
  }
  throw new Error(`Tab does not reach “${name}”.`)
}

const moodRing = ['Color, mood', 'Icon, mood', 'Gauge, mood', 'System prompt', 'User input', 'Inference']

test('by keyboard alone: build, type, move, undo, remove and run', async () => {
  const { page } = await app.openPage()
  await card(page, 'Inference').waitFor()
  expect(await names(page)).toEqual(moodRing)

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to the pipeline')

  await tabTo(page, 'Find a card')
  await page.keyboard.type('who it is')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Prompt')
  expect(await said(page)).toMatch(/Added System prompt 2, \d of 7/)
  await page.keyboard.type('Answer in rhymes.')
  expect(await card(page, 'System prompt 2').getByLabel('Prompt', { exact: true }).inputValue()).toBe(
    'Answer in rhymes.',
  )

  await card(page, 'Color, mood').getByRole('button', { name: 'Move Color, mood', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => said(page)).toMatch(/Picked up Color, mood/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => said(page)).toMatch(/Color, mood, to place 2 of 7/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => said(page)).toMatch(/to place 3 of 7/)
  await page.keyboard.press('Space')
  await expect.poll(() => said(page)).toMatch(/Moved Color, mood, 3 of 7/)
  expect((await names(page)).slice(0, 3)).toEqual(['Icon, mood', 'Gauge, mood', 'Color, mood'])
  await expect.poll(() => focused(page)).toBe('Move Color, mood')

  await page.keyboard.press('Control+z')
  expect((await names(page)).slice(0, 3)).toEqual(moodRing.slice(0, 3))
  expect(await said(page)).toMatch(/Undid: moved Color, mood/)
  await page.keyboard.press('Control+Shift+z')
  expect((await names(page))[2]).toBe('Color, mood')
  await page.keyboard.press('Control+z')

  await tabTo(page, 'Remove System prompt 2')
  await page.keyboard.press('Enter')
  expect(await names(page)).toEqual(moodRing)
  await expect.poll(() => focused(page)).toMatch(/User input|Inference/)

  await page.keyboard.press('Control+Enter')
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })
  await expect.poll(() => said(page)).toMatch(/Finished/)
})

test('Escape leaves a card where it was, and closes what lies over the page', async () => {
  const { page } = await app.openPage()
  await page.getByRole('button', { name: 'Move Gauge, mood', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => said(page)).toMatch(/Picked up/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => said(page)).toMatch(/to place 4/)
  await page.keyboard.press('Escape')
  await expect.poll(() => said(page)).toMatch(/Gauge, mood stays where it was/)
  expect(await names(page)).toEqual(moodRing)

  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.waitFor()
  await page.keyboard.press('Escape')
  await settings.waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Settings')
})

test('when the last card goes, the focus stays in the place, and a starter can follow', async () => {
  const { page } = await app.openPage()
  for (const name of moodRing) await page.getByRole('button', { name: `Remove ${name}`, exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.getByRole('button', { name: /^Simple chat/ }).press('Enter')
  await card(page, 'Inference').waitFor()
})
