import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { announced, card, expectCards, runStatus } from './stack-page'

/** The focused element by its accessible name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null
    return (element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent)?.trim()
  })

/** Tabs forward to the named control; fails when it cannot be reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === name) return
  }
  throw new Error(`Tab does not reach “${name}”.`)
}

const moodRing = ['User input', 'Color, mood', 'Icon, mood', 'Gauge, mood', 'System prompt', 'Inference']

test('by keyboard alone: build, type, move, undo, remove and run', async ({ page }) => {
  await expectCards(page, moodRing)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Skip to the pipeline')

  await tabTo(page, 'Find a card')
  await page.keyboard.type('who it is')
  const finding = page.getByRole('region', { name: 'Palette' })
  await expect(finding.getByRole('button', { name: 'Color', exact: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const prompt = card(page, 'System prompt 2').getByLabel('Prompt', { exact: true })
  await expect(prompt).toBeFocused()
  await expect(announced(page)).toContainText(/Added System prompt 2, \d of 7/)
  await page.keyboard.type('Answer in rhymes.')
  await expect(prompt).toHaveValue('Answer in rhymes.')

  const handle = page.getByRole('button', { name: 'Move Color, mood', exact: true })
  await handle.press('Space')
  await expect(announced(page)).toContainText('Picked up Color, mood')
  await page.keyboard.press('ArrowDown')
  await expect(announced(page)).toContainText('Color, mood, to place 3 of 7')
  await page.keyboard.press('ArrowDown')
  await expect(announced(page)).toContainText('to place 4 of 7')
  await page.keyboard.press('Space')
  await expect(announced(page)).toContainText('Moved Color, mood, 4 of 7')
  const three = () => page.getByRole('article').evaluateAll(all => all.slice(1, 4).map(each => each.ariaLabel))
  await expect.poll(three).toEqual(['Icon, mood', 'Gauge, mood', 'Color, mood'])
  await expect(handle).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect.poll(three).toEqual(moodRing.slice(1, 4))
  await expect(announced(page)).toContainText('Undid: moved Color, mood')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(three).toEqual(['Icon, mood', 'Gauge, mood', 'Color, mood'])
  await page.keyboard.press('Control+z')
  await expect.poll(three).toEqual(moodRing.slice(1, 4))

  await tabTo(page, 'Run from here, System prompt 2')
  for (const next of ['More ways to run', 'Duplicate', 'Remove']) {
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toMatch(new RegExp(`^${next},? System prompt 2$`))
  }
  await page.keyboard.press('Enter')
  await expectCards(page, moodRing)
  await expect.poll(() => focused(page)).toMatch(/User input|Inference/)

  await page.keyboard.press('Control+Enter')
  await expect(runStatus(page)).toHaveText('Finished')
  await expect(announced(page)).toContainText('Finished')
})

test('Escape leaves a card where it was, and closes what lies over the page; with the last card gone, a starter follows', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Move Gauge, mood', exact: true }).press('Space')
  await expect(announced(page)).toContainText('Picked up')
  await page.keyboard.press('ArrowDown')
  await expect(announced(page)).toContainText('to place 5')
  await page.keyboard.press('Escape')
  await expect(announced(page)).toContainText('Gauge, mood stays where it was')
  await expectCards(page, moodRing)

  const button = page.getByRole('button', { name: 'Settings', exact: true })
  await button.press('Enter')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(button).toBeFocused()

  for (const name of moodRing) await page.getByRole('button', { name: `Remove ${name}`, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.getByRole('button', { name: /^Simple chat/ }).press('Enter')
  await expect(card(page, 'Inference')).toBeVisible()
})
