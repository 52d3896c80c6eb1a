import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { builtApp, screens } from './harness'

const app = builtApp()

const bar = (page: Page) => page.getByRole('region', { name: 'Replay' })
const slider = (page: Page) => bar(page).getByRole('slider', { name: 'Event' })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const shown = (page: Page) => page.getByRole('region', { name: 'Pipeline' }).innerText()

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })
}

/** A kept document with one run, and its newest run in the replay bar, at its beginning and paused. */
async function replayLast(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Pipeline name' }).fill('To be seen again')
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
  await run(page)
  const runs = page.getByRole('button', { name: 'Runs', exact: true })
  // On a phone they are in the menu.
  if (!(await runs.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click()
  await runs.click()
  await page.getByRole('button', { name: 'Replay run 1' }).click()
  await bar(page).getByRole('button', { name: 'Pause' }).click()
  await slider(page).press('Home')
}

test('a kept run plays again to what it showed, event by event, forwards and backwards, and calls nobody', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await card(page, 'Color, mood').waitFor()
  await replayLast(page)
  expect(await card(page, 'Color, mood').innerText()).not.toMatch(/#[0-9a-f]{6}/)
  const last = Number(await slider(page).getAttribute('max'))
  expect(last).toBeGreaterThan(20)

  // Forwards, by the button and by the key.
  await bar(page).getByRole('button', { name: 'One event forward' }).click()
  await slider(page).press('ArrowRight')
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(new RegExp(`^2 of ${last}: `))
  // In the middle of a run nothing has failed to come yet.
  expect(await page.getByText('Nothing came here this time.').count()).toBe(0)
  // There and back shows the same, at any place.
  for (const place of [Math.floor(last / 3), Math.floor(last / 2), last - 2]) {
    await slider(page).fill(String(place))
    expect(await page.getByText('Nothing came here this time.').count()).toBe(0)
    const there = await shown(page)
    await slider(page).press('ArrowRight')
    await slider(page).press('ArrowRight')
    await slider(page).press('ArrowLeft')
    await bar(page).getByRole('button', { name: 'One event back' }).click()
    await expect.poll(() => shown(page)).toBe(there)
  }
  await slider(page).press('End')
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor()
  await expect.poll(() => card(page, 'Color, mood').innerText()).toMatch(/#[0-9a-f]{6}/)
  const atEnd = await shown(page)

  await bar(page).getByRole('button', { name: 'Close the replay' }).click()
  await bar(page).waitFor({ state: 'detached' })
  // The live run is shown again, and it looks just the same.
  expect(await shown(page)).toBe(atEnd)
  expectNoForeignRequests()
})

test('four times faster is faster', async () => {
  const { page } = await app.openPage()
  await card(page, 'Color, mood').waitFor()
  await replayLast(page)
  const time = async () => {
    const start = Date.now()
    await bar(page).getByRole('button', { name: 'Play', exact: true }).click()
    await bar(page).getByRole('button', { name: 'Again' }).waitFor()
    await slider(page).press('Home')
    return Date.now() - start
  }
  const ownPace = await time()
  await bar(page).getByRole('button', { name: '4× faster' }).click()
  expect(await time()).toBeLessThan(ownPace / 2)
})

test('running again ends the replay, and the new run is kept beside the old one', async () => {
  const { page } = await app.openPage()
  await card(page, 'Color, mood').waitFor()
  await replayLast(page)
  await run(page)
  expect(await bar(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Runs', exact: true }).click()
  const list = page.getByRole('list', { name: 'Runs' })
  await list.getByRole('button', { name: 'Replay run 2' }).waitFor()
  expect(await list.innerText()).toMatch(/Finished · 2 model calls/)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Delete run 1' }).click()
  await list.getByRole('button', { name: 'Replay run 1' }).waitFor({ state: 'detached' })
})

test('a recording goes out as a file and comes in elsewhere, marked as not verified', async () => {
  const { page } = await app.openPage()
  await card(page, 'Color, mood').waitFor()
  await replayLast(page)
  await slider(page).press('End')
  const result = await card(page, 'Color, mood').innerText()
  await page.getByRole('button', { name: 'Runs', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save run 1 as file' }).click()
  const file = await readFile(await (await downloading).path())

  const other = await app.openPage()
  await card(other.page, 'Color, mood').waitFor()
  await other.page.getByRole('button', { name: 'Library', exact: true }).click()
  await other.page
    .getByLabel('File to open')
    .setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: file })
  const dialog = other.page.getByRole('dialog', { name: 'Replay a run of “To be seen again”?' })
  await dialog.getByText('from a file, not verified').waitFor()
  await dialog.getByRole('button', { name: 'Replay' }).click()
  await bar(other.page).getByText('from a file, not verified').waitFor()
  await slider(other.page).press('End')
  await expect.poll(() => card(other.page, 'Color, mood').innerText()).toBe(result)
})

test('the replay bar is good to use on a phone', async () => {
  const { page } = await app.openPage({ viewport: screens.phone, reducedMotion: 'reduce' })
  await card(page, 'Color, mood').waitFor()
  await replayLast(page)
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const [barBox, runBox] = await Promise.all([
    bar(page).boundingBox(),
    page.getByRole('button', { name: 'Run', exact: true }).boundingBox(),
  ])
  expect(Number(barBox?.y) + Number(barBox?.height)).toBeLessThanOrEqual(Number(runBox?.y))
})
