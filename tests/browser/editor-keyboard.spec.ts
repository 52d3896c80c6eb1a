import type { Page } from '@playwright/test'
import { lessons } from '../support/english-content'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
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

/** Tabs forward to the first stop of a card. */
async function tabInto(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.closest('article')?.ariaLabel)) === name) return
  }
  throw new Error(`Tab does not reach the card “${name}”.`)
}

const moodRing = ['User input', 'Color, mood', 'Icon, mood', 'Gauge, mood', 'System prompt', 'Inference']

/** The tab stops from the top of the page to its end, with the card that each is in, and what covers it, if anything. */
async function tabStops(page: Page): Promise<{ name: string; card: string | null; cover: string | null }[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const stops: { name: string; card: string | null; cover: string | null }[] = []
  while (stops.length < 150) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(async () => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      // What scrolls into sight is there with the next frame.
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const box = element.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12))
      const isCovered = !top || !(top.contains(element) || element.contains(top))
      return {
        name: element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? '',
        card: element.closest('article')?.ariaLabel ?? null,
        cover: isCovered ? (top?.ariaLabel ?? top?.textContent?.slice(0, 40) ?? 'outside of the screen') : null,
      }
    })
    if (!stop) return stops
    stops.push(stop)
  }
  return stops
}

test('by Tab at most 20 stops before the first card and 4 in each, none of them covered, on a laptop, and on a phone in a lesson', async ({
  page,
}) => {
  await expectCards(page, moodRing)
  await page.setViewportSize(screens.projector)
  await expect(page.getByRole('searchbox', { name: 'Find a card' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'X-ray', exact: true }).getByRole('button').first()).toBeVisible()
  const stops = await tabStops(page)
  const first = stops.findIndex(({ card }) => card !== null)
  expect(first, JSON.stringify(stops)).toBeGreaterThan(0)
  expect(first, JSON.stringify(stops)).toBeLessThanOrEqual(20)
  for (const name of moodRing) {
    const own = stops.filter(({ card }) => card === name)
    expect(own.length, `${name}: ${JSON.stringify(own)}`).toBeGreaterThan(0)
    expect(own.length, `${name}: ${JSON.stringify(own)}`).toBeLessThanOrEqual(4)
  }
  expect(stops.filter(({ cover }) => cover !== null)).toEqual([])

  // On the first screen of a phone are the message and the place of the first result.
  await page.setViewportSize(screens.phone)
  await expect(page.getByRole('searchbox', { name: 'Find a card' })).toBeHidden()
  await page
    .getByRole('region', { name: 'Pipeline' })
    .evaluate(place => place.scrollTo({ top: 0, behavior: 'instant' }))
  const bar = await page.getByRole('button', { name: 'Run', exact: true }).boundingBox()
  const result = await card(page, 'Color, mood').boundingBox()
  await expect(card(page, 'User input').getByLabel('Message')).toBeInViewport({ ratio: 1 })
  expect((result?.y ?? 0) + (result?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  // The step of a lesson takes half of a phone's screen, and covers no focus either.
  await page.getByRole('button', { name: 'Lessons', exact: true }).first().click()
  await page.getByRole('button', { name: `Begin: ${lessons[1]?.title}` }).click()
  await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const inLesson = await tabStops(page)
  expect(inLesson.findIndex(({ card }) => card !== null)).toBeLessThanOrEqual(20)
  expect(inLesson.filter(({ card }) => card !== null)).not.toEqual([])
  expect(inLesson.filter(({ cover }) => cover !== null)).toEqual([])
})

test('by keyboard alone: build, type, move, undo, remove and run; Escape leaves and closes; a starter follows the last card', async ({
  page,
}) => {
  await expectCards(page, moodRing)
  await expectAccessible(page)
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
  await expect(announced(page)).toContainText('Undid: Moved Color, mood')

  await tabInto(page, 'System prompt 2')
  for (const next of ['Run from here', 'More ways to run', 'Duplicate', 'Remove']) {
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toMatch(new RegExp(`^${next},? System prompt 2$`))
  }
  await page.keyboard.press('Enter')
  await expectCards(page, moodRing)
  await expect.poll(() => focused(page)).toMatch(/User input|Inference/)

  // On a handle these keys run, and pick nothing up.
  await page.getByRole('button', { name: 'Move Gauge, mood', exact: true }).press('Control+Enter')
  await expect(runStatus(page)).toHaveText('Finished')
  await expect(announced(page)).toContainText('Finished')
  await expectCards(page, moodRing)
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
