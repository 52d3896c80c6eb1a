import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { builtApp, screens } from './harness'

const app = builtApp()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const status = (page: Page) => page.getByRole('status', { name: 'Run' })
const bar = (page: Page) => page.getByRole('banner')
const shown = (page: Page) => page.getByRole('region', { name: 'Pipeline' }).innerText()
const finished = (page: Page) => status(page).getByText('Finished').waitFor({ timeout: 30_000 })

/** Takes a step, forwards or backwards, to where the header says that the run then stands. */
async function go(page: Page, by: 'Step' | 'Back', place: string): Promise<string> {
  await button(page, by).click()
  await bar(page).getByText(place, { exact: true }).waitFor()
  return shown(page)
}

test('a run is stepped through, back and forth, live and afterwards; cards run to here and alone', async () => {
  const { page, expectNoForeignRequests } = await app.openPage({ reducedMotion: 'reduce' })
  await card(page, 'Color, mood').waitFor()
  expect(await button(page, 'Back').getAttribute('aria-disabled')).toBe('true')

  // Live: forwards to the first question, back to the beginning, and forwards again to where it waits.
  const places = [
    'Color, mood',
    'Icon, mood',
    'Gauge, mood',
    'System prompt',
    'User input',
    'Inference',
    'Inference asks',
  ]
  for (const place of places) await go(page, 'Step', `next: ${place}`)
  const seen = new Map<string, string>()
  for (const place of places.slice(0, -1).reverse()) seen.set(place, await go(page, 'Back', `before ${place}`))
  expect(new Set(seen.values()).size).toBeGreaterThan(3)
  for (const place of places.slice(1, -1)) {
    expect(await go(page, 'Step', `before ${place}`)).toBe(seen.get(place))
  }
  await go(page, 'Step', 'next: Inference asks')
  // Nobody was asked yet; from here it goes on.
  expect(await page.getByRole('group', { name: 'Which run' }).count()).toBe(0)
  await button(page, 'Step').click()
  await bar(page).getByText('next: Inference asks', { exact: true }).waitFor()
  await expect.poll(() => card(page, 'Color, mood').innerText()).toMatch(/#[0-9a-f]{6}/)
  await go(page, 'Back', 'before Inference asks')
  expect(await card(page, 'Color, mood').innerText()).not.toMatch(/#[0-9a-f]{6}/)
  await button(page, 'Run').click()
  await finished(page)

  // Afterwards.
  await card(page, 'Inference').getByRole('emphasis').first().waitFor()
  const end = await shown(page)
  await go(page, 'Back', 'before Inference asks')
  expect(await shown(page)).not.toBe(end)
  await button(page, 'Step').click()
  await finished(page)
  await expect.poll(() => shown(page)).toBe(end)

  // To here, by keyboard: it waits when the card is done, and what is below has not begun.
  await page.keyboard.press('Escape')
  await card(page, 'System prompt').hover()
  const ways = () => page.getByRole('group', { name: 'More ways to run' })
  await card(page, 'System prompt').getByRole('button', { name: 'More ways to run' }).focus()
  await page.keyboard.press('Enter')
  await ways().waitFor()
  await expectAccessible(page)
  await expect.poll(() => button(page, 'Run to here').evaluate(each => each === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await bar(page).getByText('next: User input', { exact: true }).waitFor()
  await button(page, 'Run').click()
  await finished(page)

  // Only this: the cards above keep what they have, and one inference is asked.
  await card(page, 'Inference').getByRole('button', { name: 'More ways to run' }).focus()
  await page.keyboard.press('Enter')
  await button(page, 'Run only this').click()
  await finished(page)
  expectNoForeignRequests()
}, 120_000)

test('the X-ray tells what changed, how long it took, what it cost, and gives the request as a line for a shell', async () => {
  const { page, context, expectNoForeignRequests } = await app.openPage({ reducedMotion: 'reduce' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await card(page, 'Color, mood').waitFor()
  await button(page, 'Run').click()
  await finished(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('A storm is coming, and I am afraid')
  await button(page, 'Run').click()
  await expect.poll(() => status(page).innerText()).not.toBe('Finished')
  await finished(page)
  const xray = page.getByRole('region', { name: 'X-ray' })
  await xray.getByRole('button', { name: 'Compare' }).click()
  const told = xray.getByRole('region', { name: 'What it was told' })
  await told.getByRole('insertion').filter({ hasText: 'storm' }).waitFor()
  await told.getByRole('deletion').first().waitFor()
  await xray.getByRole('region', { name: 'What it answered' }).getByRole('insertion').first().waitFor()
  await expectAccessible(page)
  await xray.getByRole('button', { name: 'This run' }).click()
  await xray.getByRole('tab', { name: 'Timeline' }).click()
  const row = xray.getByRole('list', { name: 'Timeline' }).getByRole('group', { name: 'Inference' })
  await row.getByText('Asked the model, round 2').waitFor()
  await row.hover()
  await expect.poll(() => card(page, 'Inference').getAttribute('data-pointed')).not.toBeNull()
  await expectAccessible(page)
  await xray.getByRole('tab', { name: 'Cost' }).click()
  expect(await xray.getByRole('row', { name: /^Whole run/ }).innerText()).toMatch(/free/)
  await xray.getByRole('tab', { name: 'Request' }).click()
  await xray.getByRole('button', { name: 'Copy: as curl' }).click()
  await xray.getByRole('button', { name: 'Copied: as curl' }).waitFor()
  const line = await page.evaluate(() => navigator.clipboard.readText())
  expect(line).toContain('"$ANTHROPIC_API_KEY"')
  expect(line).toContain('A storm is coming, and I am afraid')
  await expectAccessible(page)
  expectNoForeignRequests()
}, 120_000)

test('a recording is stepped through as a live run is', async () => {
  const { page } = await app.openPage({ viewport: screens.phone, reducedMotion: 'reduce' })
  await card(page, 'Color, mood').waitFor()
  await button(page, 'Run').click()
  await finished(page)
  await button(page, 'More').click()
  await button(page, 'Runs').click()
  await button(page, 'Replay the last run').click()
  const replay = page.getByRole('region', { name: 'Replay' })
  await replay.getByRole('button', { name: 'Pause' }).click()
  await replay.getByRole('slider', { name: 'Event' }).press('End')
  const foot = page.getByRole('banner')
  await button(page, 'Back').click()
  await foot.getByText('before Inference asks', { exact: true }).waitFor()
  const there = await shown(page)
  await button(page, 'Back').click()
  await expect.poll(() => shown(page)).not.toBe(there)
  await button(page, 'Step').click()
  await expect.poll(() => shown(page)).toBe(there)
  expect(await replay.getByRole('slider', { name: 'Event' }).getAttribute('aria-valuetext')).not.toMatch(
    /Before the run/,
  )
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
