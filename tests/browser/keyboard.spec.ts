import type { Page } from '@playwright/test'
import { lessons } from '../support/english-content'
import { expect, test } from './fixtures'
import { announced, card, expectCards, nameBox, runStatus } from './stack-page'

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

/** Tabs forward to the first stop of a card. */
async function tabInto(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.closest('article')?.ariaLabel)) === name) return
  }
  throw new Error(`Tab does not reach the card “${name}”.`)
}

const moodRing = ['Message', 'System prompt', 'Color, mood', 'Icon, mood', 'Gauge, mood', 'Model']

test('by keyboard alone: build, type, move, undo, remove and run; Escape leaves and closes; a starter follows the last card', async ({
  page,
}) => {
  await expectCards(page, moodRing)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Skip to the pipeline')

  await tabTo(page, 'Find a card')
  await page.keyboard.type('who it is')
  const finding = page.getByRole('region', { name: 'Palette' })
  await expect(finding.getByRole('button', { name: 'Color', exact: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(card(page, 'System prompt 2')).toBeFocused()
  await expect(announced(page)).toContainText(/Added System prompt 2, \d of 7/)
  const prompt = card(page, 'System prompt 2').getByLabel('Prompt', { exact: true })
  await tabInto(page, 'System prompt 2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Answer in rhymes.')
  await expect(prompt).toHaveValue('Answer in rhymes.')

  const handle = page.getByRole('button', { name: 'Move Color, mood', exact: true })
  await handle.press('Space')
  await expect(announced(page)).toContainText('Picked up Color, mood')
  await page.keyboard.press('ArrowDown')
  await expect(announced(page)).toContainText('Color, mood, to place 4 of 7')
  await page.keyboard.press('ArrowDown')
  await expect(announced(page)).toContainText('to place 5 of 7')
  await page.keyboard.press('Space')
  await expect(announced(page)).toContainText('Moved Color, mood, 5 of 7')
  const three = () => page.getByRole('article').evaluateAll(all => all.slice(2, 5).map(each => each.ariaLabel))
  await expect.poll(three).toEqual(['Icon, mood', 'Gauge, mood', 'Color, mood'])
  await expect(handle).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect.poll(three).toEqual(moodRing.slice(2, 5))
  await expect(announced(page)).toContainText('Undid: Moved Color, mood')

  await tabInto(page, 'System prompt 2')
  for (const next of ['Run from here', 'Duplicate', 'Remove']) {
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toMatch(new RegExp(`^${next},? System prompt 2$`))
  }
  await page.keyboard.press('Enter')
  await expectCards(page, moodRing)
  await expect.poll(() => focused(page)).toMatch(/Message|Model/)

  // On a handle these keys run, and pick nothing up.
  await page.getByRole('button', { name: 'Move Gauge, mood', exact: true }).press('Control+Enter')
  await expect(runStatus(page)).toHaveText('Finished')
  await expect(announced(page)).toContainText('Finished')
  await expectCards(page, moodRing)
  await page.getByRole('button', { name: 'Move Gauge, mood', exact: true }).press('Space')
  await expect(announced(page)).toContainText('Picked up')
  await page.keyboard.press('ArrowDown')
  await expect(announced(page)).toContainText('to place 6')
  await page.keyboard.press('Escape')
  await expect(announced(page)).toContainText('Gauge, mood stays where it was')
  await expectCards(page, moodRing)

  const button = page.getByRole('button', { name: 'Library', exact: true })
  await button.press('Enter')
  const library = page.getByRole('dialog', { name: 'Library' })
  await expect(library).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(library).toBeHidden()
  await expect(button).toBeFocused()

  for (const name of moodRing) await page.getByRole('button', { name: `Remove ${name}`, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Pick a card to begin/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.getByRole('button', { name: /^Simple chat/ }).press('Enter')
  await expect(card(page, 'Model')).toBeVisible()
})

test('Ctrl+K goes to a card, adds one and begins a lesson by a part of its name; ? lists the keys', async ({
  page,
}) => {
  await expect(card(page, 'Model')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  const choose = async (words: string, name: RegExp) => {
    // The keys work once the page has loaded the rest of its code; a second press changes nothing.
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(dialog).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await dialog.getByRole('combobox', { name: 'Find anything' }).fill(words)
    await expect(dialog.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await choose('gauge, mood', /^Gauge, mood/)
  await expect(card(page, 'Gauge, mood')).toBeFocused()
  await choose('add pixel', /^Add Pixel art/)
  await expect(card(page, 'Pixel art')).toBeVisible()
  const title = lessons[0]?.title ?? ''
  await choose(title, new RegExp(`^${title}`))
  await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toBeVisible()

  await page.getByRole('heading', { name: title, level: 2 }).first().click()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Find anything')).toBeVisible()
  await page.keyboard.press('Escape')
  await nameBox(page).fill('What')
  await nameBox(page).press('End')
  await page.keyboard.type('?')
  await expect(nameBox(page)).toHaveValue('What?')
  await expect(keys).toBeHidden()
})
